"""Fair dice: every throw with its exact chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

from executable_rules.mechanics.numbers import whole_number

FACES = range(1, 7)
"""The points of one die: ace, deuce, trey, quater, cinque, sice."""

Throw = tuple[int, ...]


def throws(dice: int = 2) -> Iterator[Throw]:
    """Every throw of this many fair dice, each as likely as the others.

    >>> len(list(throws(2))), len(list(throws(3)))
    (36, 216)
    """
    return product(FACES, repeat=dice)


def doublets(throw: Throw) -> bool:
    """Whether all dice of a throw are alike. Raises ValueError for points that no die has.

    >>> doublets((4, 4)), doublets((4, 5))
    (True, False)
    """
    for die in throw:
        whole_number("throw", die, FACES[0], FACES[-1])
    return len(set(throw)) == 1


def chance(event: Callable[[Throw], bool], dice: int = 2) -> Fraction:
    """The chance that a throw is such.

    >>> chance(lambda throw: sum(throw) == 7)
    Fraction(1, 6)
    """
    return Fraction(sum(event(throw) for throw in throws(dice)), len(FACES) ** dice)


def totals(dice: int = 2) -> dict[int, Fraction]:
    """The chance of every sum of points.

    >>> totals()[7], sum(totals().values())
    (Fraction(1, 6), Fraction(1, 1))
    """
    ways = Counter(sum(throw) for throw in throws(dice))
    return {points: Fraction(ways[points], len(FACES) ** dice) for points in sorted(ways)}


def odds(winning: Fraction) -> tuple[int, int]:
    """A chance as odds, for and against, in lowest terms.

    >>> odds(Fraction(3, 9))
    (1, 2)
    """
    if not 0 <= winning <= 1:
        raise ValueError(f"{winning} is not a chance; it lies between 0 and 1")
    return winning.numerator, winning.denominator - winning.numerator
