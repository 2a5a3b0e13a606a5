"""Ombre, of the course of a deal: who cuts, whose each card is, taking in, where the stock lies."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.results import Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.packs import PACKET, may_deal_by_threes
from executable_rules.ombre.terms import HAND, PLAYERS, STOCK
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, text, yes_no

DemandsBySeat = Annotated[
    tuple[int, ...],
    like(of_cards.DemandsBySeat, least=0, most=HAND, fewest=PLAYERS, size=PLAYERS),
]
Place = Annotated[int, like(of_play.Place, least=1, most=len(OMBRE_PACK))]


class Heap(Enum):
    """Cards that are in no hand."""

    STOCK = "the stock, before the Ombre takes in"
    DISCARDS = "the cards laid out"
    REMAINDER = "what the Ombre left of the stock"
    LEFT = "what the last player left of the stock"


class Where(Worded):
    """Where cards lie that are in no hand."""

    RIGHT = "it lies on the right hand of the dealer"
    MIDDLE = "it lies on the middle of the table"
    PLAYER = "it lies on the right hand of him who lays it out"


Thing = Annotated[Heap, like(of_play.Thing)]

OF_REMAINDER = (
    "bellecour.ombre.dealing.7",
    "academie.ombre.dealing.7",
    "seymour.ombre.dealing.8",
)
"""The laws that say where the Ombre puts what he leaves of the stock."""

OF_LEFT = ("bellecour.ombre.dealing.8", "academie.ombre.dealing.8")
"""The laws that say where the last player puts what he leaves."""

OF_DISCARDS = ("seymour.ombre.terms.5", "academie.quadrille.dictionary.30")
"""The words for the discards alone."""


@law(
    "bellecour.ombre.dealing.4",
    "academie.ombre.dealing.4",
    "seymour.ombre.dealing.2",
    says=text("The {:seat} player cuts."),
)
def who_cuts(*, dealer: facts.Dealer) -> int:
    """The seat of the player who cuts: on the dealer's left, while play and deal go to the
    right.
    """
    return (dealer - 1) % PLAYERS


@law(
    "bellecour.ombre.dealing.4",
    "academie.ombre.dealing.4",
    "seymour.ombre.dealing.3",
    says=text(
        "It goes to the {:seat} player, counted from the eldest hand.",
        none="It remains in the stock.",
    ),
)
def whose_card(*, place: Place) -> int | None:
    """The player to whom the card at this place in the pack comes; none if it stays in the stock.

    They are dealt by threes, until each player has nine.
    """
    dealt = met(
        "till each Player has nine",
        place <= PLAYERS * HAND,
        "jusqu'au nombre de neuf, que chacun doit avoir",
        "till he has dealt 9 a-piece",
    )
    return (place - 1) // PACKET % PLAYERS if dealt else None


@law("bellecour.ombre.dealing.5", "academie.ombre.dealing.5", "seymour.ombre.dealing.3")
def dealt_otherwise(*, packets: facts.Packets, by_chance: of_state.ByChance) -> Verdict:
    """What becomes of a deal not made by threes, by mistake or not: it is void and made again.

    The numbered law only forbids any but threes: ``packs.may_deal_by_threes``.
    """
    whether(
        "whether by mistake or not",
        by_chance,
        "par mégarde ou autrement",
        "by Mistake, or otherwise",
    )
    right = may_deal_by_threes(packets=packets)
    return Verdict.NOTHING_FOLLOWS if right else Verdict.DEAL_AGAIN


@law(
    "bellecour.ombre.dealing.6",
    "academie.ombre.dealing.6",
    "seymour.ombre.dealing.7",
    "seymour.ombre.sans-prendre.4",
    says=yes_no("He may discard and take in.", "He may not discard and take in."),
)
def may_take_in(
    *, asked_leave: of_conduct.AskedLeave, another_plays: of_conduct.AnotherPlays
) -> bool:
    """May the eldest hand, who has a good game, discard and take in?

    He may when he has asked whether the others play ``sans prendre``, without taking in, and they
    say no.
    """
    asked = met(
        "he asks if others play Sans Prendre",
        asked_leave,
        "il demande aux autres: jouez-vous sans prendre?",
        "he asks this Question",
    )
    return asked and met(
        "they say no", not another_plays, "ils répondent que non", "they answer, Pass"
    )


@law(
    "bellecour.ombre.dealing.7",
    "academie.ombre.dealing.7",
    "seymour.ombre.dealing.4",
    "seymour.ombre.dealing.8",
    "cotton.ombre.18",
    says=text("In the stock remain {:card}.", nothing="Nothing remains of the stock."),
)
def left_of_the_stock(*, demands_by_seat: DemandsBySeat) -> int:
    """Cards left of the stock of thirteen when Ombre, second player and last have taken in.

    Each takes as many as he discards. Raises ValueError for more than there are.
    """
    left = STOCK - sum(demands_by_seat)
    if left < 0:
        raise ValueError(f"demands_by_seat may be {STOCK} cards together: the stock has no more")
    return left


@law(
    "bellecour.ombre.dealing.7",
    "bellecour.ombre.dealing.8",
    "academie.ombre.dealing.7",
    "academie.ombre.dealing.8",
    "seymour.ombre.dealing.4",
    "seymour.ombre.dealing.8",
    "seymour.ombre.terms.5",
    "academie.quadrille.dictionary.30",
    only={
        "thing=stock": (*OF_REMAINDER, "seymour.ombre.dealing.4"),
        "thing=discards": (*OF_REMAINDER, *OF_LEFT, *OF_DISCARDS),
        "thing=remainder": OF_REMAINDER,
        "thing=left": OF_LEFT,
    },
)
def where_it_lies(*, thing: Thing) -> Where:
    """Where stock and discards lie: on the dealer's right, what the Ombre leaves in the middle."""
    return Where.MIDDLE if thing is Heap.REMAINDER else Where.RIGHT


@law(
    "bellecour.ombre.dealing.8",
    "academie.ombre.dealing.8",
    says=yes_no(
        "He must show the others the cards that he left.",
        "He need not show the others the cards that he left.",
    ),
)
def must_show_what_he_left(*, has_looked: of_conduct.HasLooked) -> bool:
    """Must the last player show the others what he left of the stock? Only if he has seen it
    himself.
    """
    return met("after seeing them if he chuses it", has_looked, "aprés les avoir vues s'il veut")


@law(
    "bellecour.ombre.dealing.8",
    "academie.ombre.dealing.8",
    "bellecour.ombre.playing.5",
    "academie.ombre.playing.5",
    "seymour.ombre.playing.1",
    "seymour.ombre.dealing.20",
    says=text("The {:seat} player plays first."),
)
def who_leads(*, dealer: facts.Dealer, winner: facts.Winner | None = None) -> int:
    """The seat that plays first to a trick: the eldest hand, then the winner of the last trick.

    The eldest sits on the dealer's right, and has the discard on his left hand.
    """
    return (dealer + 1) % PLAYERS if winner is None else winner
