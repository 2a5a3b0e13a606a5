"""Inn and Inn, Passage, and the blot of Back-Gammon: every throw counted."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_play, of_state
from executable_rules.mechanics.dice import FACES, chance, throws
from executable_rules.mechanics.numbers import whole_number
from executable_rules.odds import facts
from lawsofplay.rules import law, like
from lawsofplay.sentences import text


class Inn(Enum):
    """A throw of four dice: no doublet, one doublet, or doublets all."""

    OUT = "out"
    INN = "inn"
    INN_AND_INN = "inn and inn"


class Passage(Enum):
    """A throw of three dice; doublets of ten are not named by the book."""

    OUT = "out"
    PASSES = "passes"
    NO_DOUBLETS = "no doublets"
    TEN = "doublets of ten"


Reading = Annotated[Passage, like(of_play.Reading)]
ThrowKind = Annotated[Inn, like(of_play.ThrowKind)]


@law(
    "seymour.in-and-in.1",
    says={
        Inn.OUT: "The throw is “out”: no two dice are alike.",
        Inn.INN: "The throw is “inn”: it has one doublet, a pair alike.",
        Inn.INN_AND_INN: "The throw is “inn and inn”: it is doublets all, two and two alike.",
    },
)
def inn(*, throw: facts.Throw) -> Inn:
    """What a throw of four dice is: two doublets ``Inn and Inn``, one ``Inn``, none ``Out``.

    Three alike and one other are but one doublet.
    """
    whole_number("dice", len(throw), 4, 4)
    doublets = sum(number // 2 for number in Counter(throw).values())
    return (Inn.OUT, Inn.INN, Inn.INN_AND_INN)[doublets]


@law(
    "seymour.in-and-in.1",
    says=text("A throw has {:chance} to be “{throw_kind}”."),
)
def inn_chance(*, throw_kind: ThrowKind) -> Fraction:
    """The chance of a throw of each kind."""
    return chance(lambda throw: inn(throw=throw) is throw_kind, 4)


@law(
    "seymour.passage.1",
    says={
        Passage.OUT: "The caster is “out”: he has thrown doublets under ten.",
        Passage.PASSES: "The caster “passes”: he has thrown doublets above ten.",
        Passage.NO_DOUBLETS: "There are no doublets: the caster throws again.",
        Passage.TEN: "What doublets of ten are, the law does not say.",
    },
)
def passage(*, throw: facts.Throw) -> Passage:
    """A throw of ``Passage``: doublets, two dice alike or all three, are under ten or above it."""
    whole_number("dice", len(throw), 3, 3)
    if len(set(throw)) == len(throw):
        return Passage.NO_DOUBLETS
    if sum(throw) < 10:
        return Passage.OUT
    return Passage.PASSES if sum(throw) > 10 else Passage.TEN


@law(
    "seymour.passage.1",
    says=text("The caster has {:chance} to “pass”, that is to win in the end."),
)
def caster_passes(*, reading: Reading = Passage.NO_DOUBLETS) -> Fraction:
    """The chance that the Caster, who ``throws continually``, wins in the end.

    Doublets of ten are thrown over again, as if no doublets, unless ``reading`` says that they
    lose or win. Raises ValueError where it says nothing of them.
    """
    if reading is Passage.TEN:
        raise ValueError("reading may be out, passes or no doublets: what doublets of ten count as")
    ways = Counter(passage(throw=throw) for throw in throws(3))
    ways[reading] += ways[Passage.TEN]
    return Fraction(ways[Passage.PASSES], ways[Passage.PASSES] + ways[Passage.OUT])


@law(
    "seymour.backgammon.bearing.3",
    says=text("The adversary has {:chance} to hit the “blot”, the man alone on its point."),
)
def blot_hit(*, number: of_play.Number, by_doublets: of_state.ByDoublets) -> Fraction:
    """The chance that a blot is hit by a certain number: upon its doublets only, or by either die.

    Two dice that make the number together are not counted, because five points are made before it.
    """
    whole_number("number", number, FACES[0], FACES[-1])
    needed = 2 if by_doublets else 1
    return chance(lambda throw: throw.count(number) >= needed)
