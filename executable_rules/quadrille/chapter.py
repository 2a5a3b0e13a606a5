"""Where the chapter on playing Quadrille decides otherwise than the laws or the dictionary."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.vole import HAND, TO_WIN
from lawsofplay.rules import law, met


class Outcome(Enum):
    """How a Game ends for them who stand it."""

    WON = "they win"
    REMISE = "they are beasted, and the stakes stay"
    CODILLE = "they are beasted, and those who defend the Poule draw the stakes"


@law("bellecour.quadrille.play.14", "academie.quadrille.play.14")
def outcome_by_the_chapter(*, tricks: int) -> Outcome:
    """How the Game ends, by the chapter: a ``remise`` with five tricks or four, codille with less.

    The dictionary of the same books, ``outcome_by_the_dictionary``, has codille with four.

    >>> outcome_by_the_chapter(tricks=4).name, outcome_by_the_dictionary(tricks=4).name
    ('REMISE', 'CODILLE')
    """
    if whole_number("tricks", tricks, 0, HAND) >= TO_WIN:
        return Outcome.WON
    less = met("if they make less", tricks < TO_WIN - 2)
    return Outcome.CODILLE if less else Outcome.REMISE


@law(
    "bellecour.quadrille.dictionary.8",
    "bellecour.quadrille.dictionary.39",
    "academie.quadrille.dictionary.13",
    "academie.quadrille.dictionary.74",
)
def outcome_by_the_dictionary(*, tricks: int) -> Outcome:
    """How the Game ends, by the dictionary: ``codille`` when the defenders make more tricks.

    A ``remise`` is when they who stand the Game make no more than the others, that is five each.
    """
    if whole_number("tricks", tricks, 0, HAND) >= TO_WIN:
        return Outcome.WON
    more = met("make more Tricks than they who stand the Game", HAND - tricks > tricks)
    return Outcome.CODILLE if more else Outcome.REMISE


@law("bellecour.quadrille.play.34", "academie.quadrille.play.37")
def beasts_by_the_chapter(*, renounces: int, perceived: int) -> int:
    """How many Beasts he makes who ``renounces``, by the chapter: as many as are perceived.

    Law XXII (``beast_laws.beasts_for_renouncing``) lets him off with one when the cards are mixed.
    """
    return whole_number("perceived", perceived, 0, whole_number("renounces", renounces, 0))


@law("bellecour.quadrille.play.35", "academie.quadrille.play.38")
def replayed_by_the_chapter(
    *, finished: bool, renounces: int, mixed: bool, prejudicial: bool = True
) -> bool:
    """Whether the deal is played again from the renounce.

    If it is not finished and the renounce did harm; and when it is finished, for several
    renounces, unless the cards are mixed. Law XXIV never plays a finished deal again.
    """
    several = met("there should be several renounces", whole_number("renounces", renounces) > 1)
    if met("if the Cards are all played", finished):
        return several and not met("unless the Cards should be mixed", mixed)
    return met("it has prejudiced the Game", prejudicial)
