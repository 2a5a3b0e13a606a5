"""Odds as a book prints them, compared with a chance."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from executable_rules.mechanics.numbers import whole_number

Odds = tuple[int, int]
"""For and against, as ``5 to 4``."""


class Judged(Enum):
    """What comes of printed odds: exact, the nearest in numbers as small, or neither."""

    RIGHT = "right"
    ROUNDED = "rounded"
    WRONG = "wrong"


def as_chance(printed: Odds) -> Fraction:
    """Printed odds as a chance.

    >>> as_chance((5, 4))
    Fraction(5, 9)
    """
    return Fraction(printed[0], sum(printed))


def nearest(chance: Fraction, *, most: int) -> Fraction:
    """The nearest chance to this one whose odds need no number above ``most``.

    >>> nearest(Fraction(403, 703), most=5)
    Fraction(4, 7)
    """
    numbers = range(1, whole_number("most", most) + 1)
    possible = {as_chance((one, other)) for one in numbers for other in numbers}
    return min(sorted(possible), key=lambda odds: abs(odds - chance))


def judged(printed: Odds, chance: Fraction) -> Judged:
    """Printed odds against the exact chance: rounded when no odds in numbers as small are nearer.

    >>> judged((5, 4), Fraction(32, 57)), judged((7, 2), Fraction(525, 703))
    (<Judged.ROUNDED: 'rounded'>, <Judged.WRONG: 'wrong'>)
    """
    if as_chance(printed) == chance:
        return Judged.RIGHT
    near = nearest(chance, most=max(printed))
    return Judged.ROUNDED if as_chance(printed) == near else Judged.WRONG
