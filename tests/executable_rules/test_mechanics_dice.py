"""Chances by enumeration, against what is known in closed form."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.dice import chance, odds, throws, totals


def test_two_dice() -> None:
    # The triangle: 6 - |7 - n| ways of 36.
    assert totals(2) == {n: Fraction(6 - abs(7 - n), 36) for n in range(2, 13)}


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_totals_sum_to_one_and_are_symmetric(dice: int) -> None:
    chances = totals(dice)
    assert sum(chances.values()) == 1
    assert all(chances[n] == chances[7 * dice - n] for n in chances)


def test_throws_are_all_different() -> None:
    assert len(set(throws(3))) == 216


def test_in_and_in_chances() -> None:
    # A doublet on two dice; any pair on three: 1 - 6*5*4 / 216.
    assert chance(lambda throw: throw[0] == throw[1]) == Fraction(1, 6)
    assert chance(lambda throw: len(set(throw)) < 3, dice=3) == 1 - Fraction(120, 216)


@given(st.fractions(min_value=0, max_value=1))
def test_odds_give_the_chance_back(winning: Fraction) -> None:
    won, lost = odds(winning)
    assert Fraction(won, won + lost) == winning


@pytest.mark.parametrize("wrong", [Fraction(-1, 6), Fraction(7, 6)])
def test_what_is_no_chance(wrong: Fraction) -> None:
    with pytest.raises(ValueError, match="lies between 0 and 1"):
        odds(wrong)
