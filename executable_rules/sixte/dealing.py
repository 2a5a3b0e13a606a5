"""Sixte: players, pack, deal and the card turned up, with laws I, II and III."""

from __future__ import annotations

from enum import Enum

from executable_rules.facts import of_cards, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.deals import next_player, packets_make
from executable_rules.mechanics.results import NOTHING, Ruling, Verdict
from executable_rules.sixte import facts
from executable_rules.sixte.terms import ONE_GAME, SIX
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

SMALL = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)
"""The small cards, without which the pack has thirty-six."""


class Settled(Enum):
    """What the players settle before they deal."""

    PLAYED_FOR = "what they play for"
    WHO_DEALS = "who deals"


@law(
    "bellecour.sixte.1",
    "academie.sixte.1",
    says=yes_no("So many may play.", "So many do not play: it is played by six."),
)
def may_play(*, players: of_people.Players) -> bool:
    """Whether this many players may play: six, of whom each plays for himself."""
    return met("played by six Persons", players == SIX, "à cause qu'on y joue six")


@law(
    "bellecour.sixte.4",
    "academie.sixte.4",
    says=text("Before the cards are dealt it is settled, in this order: {}."),
)
def settled_first() -> tuple[Settled, ...]:
    """What is settled before the deal, in its order: what they play for, and who deals.

    The English cut for the deal; the French see who shall deal and do not say how. Whether the
    highest card deals or the lowest neither says.
    """
    return Settled.PLAYED_FOR, Settled.WHO_DEALS


@law(
    "bellecour.sixte.5",
    "academie.sixte.5",
    says=text(
        "The {:seat} player cuts the cards.", none="Nobody cuts yet: the dealer shuffles first."
    ),
)
def cuts(*, dealer: facts.Dealer, cards_mixed: of_state.CardsMixed = True) -> int | None:
    """The seat of the player who cuts: the player on the dealer's left, when the cards are
    shuffled.

    Seats go to the right, from 0 to 5. None as long as the dealer has not shuffled.
    """
    shuffled = met("has well shuffled the Cards", cards_mixed, "aïant battu les cartes")
    return next_player(dealer, SIX, SIX - 1) if shuffled else None


@law(
    "bellecour.sixte.1",
    "academie.sixte.1",
    "bellecour.sixte.5",
    "academie.sixte.5",
    says=yes_no(
        "The cards may be dealt so.", "The cards may not be dealt so: each has six, by twice three."
    ),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Whether a hand may be dealt by packets of this many cards: six cards, three and three."""
    six = met("six Cards", packets_make(SIX, packets), "six cartes")
    return (
        met(
            "by twice three",
            set(packets) <= {3},
            "donne ensuite six cartes à chacune par deux fois trois",
        )
        and six
    )


@law(
    "bellecour.sixte.6",
    "academie.sixte.6",
    "bellecour.sixte.7",
    "academie.sixte.7",
    says=text("The pack they play with has {:pack}."),
)
def plays_with(*, is_agreed: of_state.IsAgreed = False) -> tuple[Card, ...]:
    """The pack: thirty-six cards, as it commonly is; with the small ones too for a ``stock``.

    A stock (*talon*), cards left over, there is when the players wish it. The thirty-six are those
    from the six up, for the small ones are added to them.
    """
    stock = met("choose to have a Stock", is_agreed, "lorsqu'on veut qu'il y ait un talon")
    return pack() if stock else pack(SMALL)


@law(
    "bellecour.sixte.6",
    "academie.sixte.6",
    "bellecour.sixte.7",
    "academie.sixte.7",
    says=text("{} is turned up, and its suit is trumps."),
)
def makes_trump(*, pack: facts.Pack) -> Card:
    """The card that the dealer turns up: of thirty-six the last, his own; else that on the stock.

    ``pack`` are the cards as they lie to be dealt. Raises ValueError for another pack than one of
    the two that are played with.
    """
    held = frozenset(pack)
    packs = [plays_with(is_agreed=stock) for stock in (False, True)]
    if held not in map(frozenset, packs) or len(held) < len(pack):
        raise ValueError("pack may be of the thirty-six cards from the six up, or of all fifty-two")
    commonly = met(
        "of thirty-six Cards only",
        len(pack) == len(packs[0]),
        "Lorsque le jeu n'est composé que de trente-six cartes",
    )
    return pack[-1] if commonly else pack[SIX * SIX]


@law("bellecour.sixte.laws.1", "academie.sixte.laws.1")
def deals_wrong(*, dealt_wrong: of_state.DealtWrong, games_marked: of_play.GamesMarked) -> Ruling:
    """What follows when the dealer ``deals wrong`` (*donne mal*): he loses a game and deals again.

    It is set off (*démarqué*) if he has any; the law does not say that it is owed if he has none.
    """
    if not met("deals wrong", dealt_wrong, "donne mal"):
        return Ruling(Verdict.NOTHING_FOLLOWS)
    has = met("if he has any Marks", games_marked > 0, "s'il en a")
    return Ruling(Verdict.DEAL_AGAIN, ONE_GAME if has else NOTHING)


@law("bellecour.sixte.laws.2")
def false_pack(
    *,
    deals_after: of_play.DealsAfter = 0,
    is_finished: of_state.IsFinished = False,
    cards_mixed: of_state.CardsMixed = False,
) -> Verdict:
    """What becomes of the deal where a ``false`` pack is discovered, or of one this many before it.

    The preceding one remains good. The English says nothing of those before that; the French,
    ``jeu_faux``, lets all stand.
    """
    if deals_after == 0:
        over = met("quite finished", is_finished) or met("the Cards are mixed", cards_mixed)
        return Verdict.STANDS if over else Verdict.VOID
    one = met("the preceding one remains good", deals_after == 1)
    return Verdict.STANDS if one else Verdict.NOT_SAID


@law("academie.sixte.laws.2")
def jeu_faux(
    *,
    deals_after: of_play.DealsAfter = 0,
    is_finished: of_state.IsFinished = False,
    cards_mixed: of_state.CardsMixed = False,
) -> Verdict:
    """What becomes of the deal (*coup*) where a false pack is discovered, or of one before it.

    All that precede are good (*les précédens*); the English, ``false_pack``, speaks of one.
    """
    precede = met("les précédens sont bons", deals_after > 0)
    over = met("si le coup étoit fini de jouer", is_finished) or met(
        "ou les cartes broüillées", cards_mixed
    )
    return Verdict.STANDS if precede or over else Verdict.VOID


@law(
    "bellecour.sixte.laws.3",
    "academie.sixte.laws.3",
    says=text("The dealer marks {:counter}.", nothing="The dealer marks nothing."),
)
def turns_up(*, card: of_cards.Card) -> int:
    """Counters that the dealer marks for the card he turns up (*tourne*): one for an Ace."""
    return 1 if met("turns up an Ace", card.rank is Rank.ACE, "tourne un as") else 0
