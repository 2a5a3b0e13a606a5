"""What the casts are worth, by counting the 36 throws: every figure is an exact fraction."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_money, of_play
from executable_rules.hazard import facts
from executable_rules.hazard.cast import Cast, chances, checked_main, checked_sum, first_cast
from executable_rules.mechanics.dice import Throw, chance, throws, totals
from lawsofplay.rules import law, like
from lawsofplay.sentences import text

MAINS = range(5, 10)
"""The numbers that may be the Main (seymour.hazard.3)."""

ThrowKind = Annotated[Cast, like(of_play.ThrowKind)]


@law(
    "seymour.hazard.18",
    "seymour.hazard.19",
    "seymour.hazard.20",
    says=text("It is thrown, by the two dice, as {:bare}."),
)
def ways_by_faces(*, points: of_play.Points) -> frozenset[Throw]:
    """The ``Chances`` of a number as the book counts them: pairs of faces, whatever their order.

    >>> sorted(ways_by_faces(points=4))
    [(2, 2), (3, 1)]
    """
    checked_sum(points)
    return frozenset((a, b) for a, b in throws(2) if a >= b and a + b == points)


@law(
    "seymour.hazard.14",
    "seymour.hazard.18",
    "seymour.hazard.19",
    "seymour.hazard.22",
    says=text("It comes before the other in {:chance}."),
)
def comes_before(*, number: of_play.Number, other_number: of_play.OtherNumber) -> Fraction:
    """The chance that one number is thrown before another, both dice thrown on and on.

    >>> comes_before(number=4, other_number=7), comes_before(number=7, other_number=6)
    (Fraction(1, 3), Fraction(6, 11))
    """
    if number == other_number:
        raise ValueError(f"number={number} cannot come before itself")
    ways = totals()
    return ways[checked_sum(number)] / (ways[number] + ways[checked_sum(other_number)])


@law("seymour.hazard.14", "seymour.hazard.24", says=text("The Caster wins in {:chance}."))
def caster_wins(*, main: facts.Main) -> Fraction:
    """The chance that the Caster wins with a Main: the nicks, and every Chance before the Main.

    >>> [str(caster_wins(main=main)) for main in (5, 6, 7, 8, 9)]
    ['1396/2835', '6961/14256', '244/495', '6961/14256', '1396/2835']
    """
    ways = totals()
    nicked = first_throw_is(main=main, throw_kind=Cast.NICK)
    waited = (ways[it] * comes_before(number=it, other_number=main) for it in chances(main=main))
    return nicked + sum(waited, Fraction(0))


@law("seymour.hazard.14", says=text("The easiest Main is {:bare}."))
def easiest_main() -> int:
    """The Main that is likeliest to be thrown, whose throws are the most: seven."""
    ways = totals()
    return max(MAINS, key=lambda main: ways[main])


@law(
    "seymour.hazard.24",
    says=text("The first throw is so in {:chance}.", nothing="The first throw is never so."),
)
def first_throw_is(*, main: facts.Main, throw_kind: ThrowKind) -> Fraction:
    """The chance that the first throw nicks a Main, is out to it, or is a Chance.

    >>> [str(first_throw_is(main=7, throw_kind=it)) for it in (Cast.NICK, Cast.OUT)]
    ['2/9', '1/9']
    """
    checked_main(main)
    return chance(lambda throw: first_cast(main=main, points=sum(throw)) is throw_kind)


@law("seymour.hazard.21", says=text("It is thrown in {:chance}."))
def throw_chance(*, numbers: facts.Numbers) -> Fraction:
    """The chance of a throw by its two faces; a Doublet, two alike, has but half of another's.

    >>> throw_chance(numbers=(6, 2)), throw_chance(numbers=(4, 4))
    (Fraction(1, 18), Fraction(1, 36))
    """
    return chance(lambda throw: sorted(throw) == sorted(numbers))


@law("seymour.hazard.23", says=text("In all {:pound} are won.", nothing="Nothing is won."))
def won_in_all(*, days: facts.Days, price: of_money.Price) -> int:
    """Pounds won by this many days of a like sum."""
    return days * price
