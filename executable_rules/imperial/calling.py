"""Imperial, of what is called before the play: the point, and the imperials in hand."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_state
from executable_rules.imperial import facts
from executable_rules.imperial.terms import IMPERIAL_RANKS, Claim, honour_ranks
from executable_rules.mechanics.cards import Card, Suit
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.imperial.idea.10",
    "academie.imperial.idea.10",
    says=text("He calls a point of {:card}."),
)
def point_of(*, hand: facts.Hand) -> int:
    """How many cards a player's ``point`` has, which he calls: those of his longest suit."""
    return max(sum(card.suit is suit for card in hand) for suit in Suit)


@law(
    "bellecour.imperial.idea.12",
    "academie.imperial.idea.12",
    "bellecour.imperial.idea.18",
    "academie.imperial.idea.18",
    only={"was_named": ("bellecour.imperial.idea.18", "academie.imperial.idea.18")},
    says=yes_no("His imperial counts.", "His imperial does not count."),
)
def imperial_counts(
    *,
    claims_told: facts.ClaimsTold,
    was_named: of_state.WasNamed = True,
    has_shown: of_conduct.HasShown = True,
) -> bool:
    """Whether an imperial in hand counts: if it is shown down on the table, and called, before the
    point.

    ``was_named`` and ``has_shown`` are of the imperial. The books say that it must be called where
    they go on to the point. The eighth laws say something else of the order, and not the same in
    both books.
    """
    if len(set(claims_told)) < len(claims_told):
        raise ValueError("claims_told may name point and imperial once each")
    first = met(
        "before he names his Point",
        claims_told[:1] == (Claim.IMPERIAL,),
        "avant que d'accuser son point",
    )
    called = met("must be call'd", was_named, "& accusées")
    shown = met(
        "shown down on the board",
        has_shown,
        "qui doivent pour être bonne, être étalées sur la Table",
    )
    return first and called and shown


@law(
    "bellecour.imperial.idea.14",
    "academie.imperial.idea.14",
    "bellecour.imperial.idea.15",
    "academie.imperial.idea.15",
    says=text(
        "The hand has one imperial: {}.",
        several="The hand has these imperials: {}.",
        nothing="The hand has no imperial.",
    ),
)
def imperials_held(
    *, hand: facts.Hand, pack_size: facts.PackSize = 32
) -> tuple[tuple[Card, ...], ...]:
    """The imperials in a hand: four of one rank, or king, queen, knave and ace of one suit.

    The first sort are kings, queens, knaves, aces and the lowest rank of the pack.
    """
    fours = [tuple(Card(rank, suit) for suit in Suit) for rank in honour_ranks(pack_size)]
    runs = [tuple(Card(rank, suit) for rank in IMPERIAL_RANKS) for suit in Suit]
    return tuple(cards for cards in fours + runs if set(cards) <= set(hand))
