"""Médiateur, of the tours, rounds of four deals: who marks them, how many, and which are double."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_play
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from executable_rules.mediateur.distributing import Dealer
from executable_rules.mediateur.favourite import Seat
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from executable_rules.quadrille.terms import TOURS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text


class Custom(Enum):
    """Which tours are double in a place."""

    LAST = "the last tour is double"
    TWO_LAST = "the two last tours are double"
    SIXTH_AND_LAST = "the sixth tour and the last are double"
    BY_TURNS = "a single tour and a double one follow each other"


TOLD_OF = {Custom.LAST: (10, 11), Custom.TWO_LAST: (12,), Custom.SIXTH_AND_LAST: (12,)}
"""Of how many tours the book tells each custom; by turns they are of any number."""

SIXTH = 6

MOST_TOURS = 100
"""The most tours that are asked about: no evening has as many."""

WayAgreed = Annotated[Custom, like(of_play.WayAgreed)]


@law(
    "academie.mediateur.dealing.13",
    says=text(
        "The {:seat} player marks the tour before he settles what is due: he turns down a corner"
        " of a card that was given to him for it.",
        none="No tour is marked: the first dealer’s turn has not come round.",
    ),
)
def marks_the_tour(*, seat: Seat, dealer: Dealer) -> int | None:
    """The seat that marks a ``tour``: the player who dealt first (``seat``), when he deals
    again.
    """
    return seat if met("chaque fois que le sien revient", dealer == seat) else None


@law(
    "academie.mediateur.dealing.14",
    says=text(
        "He says that the {:nth} tour begins, before he turns down the corner.",
        none="No tour begins with this deal.",
    ),
)
def tour_announced(*, place: of_play.Place) -> int | None:
    """Which tour a player announces before he marks it (*corner*): the one that begins now.

    ``place``: that of the deal in the party; four deals make a tour.
    """
    tour, deal = divmod(place - 1, PLAYERS)
    return tour + 1 if met("tel tour commence", deal == 0) else None


@law(
    "academie.mediateur.dealing.15",
    "academie.mediateur.dealing.16",
    "academie.mediateur.dealing.17",
    says=text(
        "The {:nth} tour counts double.",
        several="The {:nth} tours count double.",
        nothing="No tour counts double.",
    ),
)
def double_tours(
    *, tours: of_play.Tours = TOURS, way_agreed: WayAgreed = Custom.LAST
) -> tuple[int, ...] | Silence:
    """Which tours count double, of ten, eleven or twelve, as the custom of the place is.

    Of ten and of eleven it is the last; of twelve the sixth and the last, or the two last. Some
    play one single and one double by turns.
    """
    if met("alternativement un tour simple un double", way_agreed is Custom.BY_TURNS):
        return tuple(range(2, whole_number("tours", tours, 1, MOST_TOURS) + 1, 2))
    if tours not in TOLD_OF[way_agreed]:
        return Silence.NOT_SAID
    before = {Custom.TWO_LAST: (tours - 1,), Custom.SIXTH_AND_LAST: (SIXTH,)}
    return (*before.get(way_agreed, ()), tours)
