"""Where the chapter on playing Quadrille decides otherwise than the laws or the dictionary.

These passages in prose have no address yet, so that no function here cites one.
"""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.vole import HAND, TO_WIN


class Outcome(Enum):
    """How a Game ends for them who stand it."""

    WON = "they win"
    REMISE = "they are beasted, and the stakes stay"
    CODILLE = "they are beasted, and those who defend the Poule draw the stakes"


def outcome_by_the_chapter(*, tricks: int) -> Outcome:
    """How the Game ends, by the chapter: a ``remise`` with five tricks or four, codille with less.

    Both books have it, *Bellecour* p. 39 and the *Académie* p. 10.

    >>> outcome_by_the_chapter(tricks=4).name, outcome_by_the_dictionary(tricks=4).name
    ('REMISE', 'CODILLE')
    """
    if whole_number("tricks", tricks, 0, HAND) >= TO_WIN:
        return Outcome.WON
    return Outcome.REMISE if tricks >= TO_WIN - 2 else Outcome.CODILLE


def outcome_by_the_dictionary(*, tricks: int) -> Outcome:
    """How the Game ends, by the dictionary: ``codille`` when the defenders make more tricks.

    *Bellecour* pp. 145 and 151: a remise is when they make no more, that is five each.
    """
    if whole_number("tricks", tricks, 0, HAND) >= TO_WIN:
        return Outcome.WON
    return Outcome.CODILLE if HAND - tricks > tricks else Outcome.REMISE


def beasts_by_the_chapter(*, renounces: int, perceived: int) -> int:
    """How many Beasts he makes who ``renounces``, by the chapter: as many as are perceived.

    Law XXII (``beast_laws.beasts_for_renouncing``) lets him off with one when the cards are mixed.
    """
    return whole_number("perceived", perceived, 0, whole_number("renounces", renounces, 0))


def replayed_by_the_chapter(*, finished: bool, renounces: int, mixed: bool) -> bool:
    """Whether the deal is played again from the renounce, by the chapter (*Bellecour* p. 42).

    If it is not finished; and when it is, for several renounces, unless the cards are mixed. Law
    XXIV never plays a finished deal again.
    """
    return not finished or (whole_number("renounces", renounces) > 1 and not mixed)
