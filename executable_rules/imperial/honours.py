"""Imperial, of the order of the cards and of what honours count, with the one turned up."""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.imperial import facts
from executable_rules.imperial.terms import POINTS, honour_ranks, ranks
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.imperial.idea.8",
    "academie.imperial.idea.8",
    says=yes_no("The card wins the other.", "The card does not win the other."),
)
def wins(*, rank: of_cards.Rank, other_rank: of_cards.OtherRank) -> bool:
    """Whether a card wins another of its suit: king, queen, knave, ace, ten and down to six.

    Raises ValueError for a rank below six, which is in no pack of this game.
    """
    order = ranks(36)
    if rank not in order or other_rank not in order:
        raise ValueError("rank and other_rank may be from the six up")
    higher = order.index(rank) < order.index(other_rank)
    return met("the higher Card in the same Suit", higher, "le plus fort de la même couleur")


@law(
    "bellecour.imperial.idea.7",
    "academie.imperial.idea.7",
    says=text("The card counts {:point} as an honour.", nothing="The card is no honour."),
)
def honour_counts(
    *, card: of_cards.Card, trump: of_cards.Trump, pack_size: facts.PackSize = 32
) -> int:
    """Points of a card as an ``honour``: four for king, queen, knave, ace and the lowest of trumps.

    They belong to the player who has the card; by law IX to the player who wins it.

    Raises ValueError for a card that the pack does not have.
    """
    if card.rank not in ranks(pack_size):
        raise ValueError(f"card={card} is not in a pack of {pack_size}")
    trumps = met(
        "provided it is Trumps",
        card.suit is trump,
        "il faut pour qu'ils vaillent qu'ils soient de triomphe",
    )
    honour = met(
        "Cards that are called Honours",
        card.rank in honour_ranks(pack_size),
        "des cartes que l'on apelle Honneurs",
    )
    return POINTS if trumps and honour else 0


@law(
    "bellecour.imperial.marking.2",
    "academie.imperial.marking.2",
    says=text("The dealer marks {:counter}.", nothing="The dealer marks nothing."),
)
def dealer_marks(*, turned_card: of_cards.TurnedCard, pack_size: facts.PackSize = 32) -> int:
    """Counters that the dealer marks when he turns up an honour: one, which is four points."""
    points = honour_counts(card=turned_card, trump=turned_card.suit, pack_size=pack_size)
    return (
        1
        if met("turns up an Honour", points == POINTS, "Celui qui ayant mêlé tourne un Honneur")
        else 0
    )
