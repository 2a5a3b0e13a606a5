"""Irish and Backgammon: the men as the book places them twice, and who is the forwardest."""

from __future__ import annotations

import pytest

from executable_rules.backgammon.playing import (
    forwardness,
    men_each,
    pips_played,
    placed,
    placed_by_tables,
    plays,
)
from executable_rules.mechanics.points import MEN


@pytest.mark.example("backgammon.men-placed")
def test_the_two_tellings_agree_only_as_read() -> None:
    assert placed() == placed_by_tables()
    for men in (placed().own, placed().his):
        assert sum(men) == men_each(men=30) == MEN
        assert sorted(number for number in men if number) == [2, 3, 5, 5]
    assert {place: number for place, number in enumerate(placed().own) if number} == {
        **{24: 2, 13: 5},
        **{8: 3, 6: 5},
    }
    # The name Ace-Point stands for two points, on which two men and five are placed.
    assert placed().own[24] != placed().own[13]


@pytest.mark.example("backgammon.forwardest")
def test_both_are_as_forward_at_first_and_a_throw_is_taken_off() -> None:
    start = placed()
    by_points = sum(place * number for place, number in enumerate(start.own))
    assert forwardness(tables=start) == forwardness(tables=start.turned) == by_points == 167
    for throw in ((3, 1), (6, 5), (2, 2)):
        gone = sum(pips_played(throw=throw))
        assert {forwardness(tables=after) for after in plays(tables=start, throw=throw)} == {
            167 - gone
        }
