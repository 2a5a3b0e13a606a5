"""The points of the tables as one player counts them."""

from __future__ import annotations

import pytest

from executable_rules.backgammon.tables import ENTERS
from executable_rules.mechanics.points import FIRST_TABLE, SECOND_TABLE, Points, facing


def test_points_face_each_other() -> None:
    assert [facing(point) for point in (1, 6, 7, 11, 12, 24)] == [24, 19, 18, 14, 13, 1]
    assert all(facing(facing(point)) == point for point in range(1, 25))
    assert facing(1) + 1 == ENTERS
    for wrong in (0, 25):
        with pytest.raises(ValueError, match="point"):
            facing(wrong)


def test_men_on_points() -> None:
    men = Points.parse("11:1 1:13 14:1 5:0")
    assert str(men) == "1:13 11:1 14:1"
    assert men.held() == {1, 11, 14} and men.held(2) == {1}
    assert men.at(1) == 13 and men.at(2) == 0
    assert Points.parse("") == Points.of({})
    for wrong in ("0:1", "25:1", "1:16", "1:8 2:8", "1:-1"):
        with pytest.raises(ValueError, match="cannot be"):
            Points.parse(wrong)


def test_the_two_tables_of_a_player() -> None:
    assert (*FIRST_TABLE, *SECOND_TABLE) == tuple(range(1, 13))
