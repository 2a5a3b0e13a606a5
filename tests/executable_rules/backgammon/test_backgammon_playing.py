"""Backgammon before its laws: placing, the throw, entering, bringing home, bearing, what is won."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.backgammon.playing import forwardness, pips_played, placed, plays
from executable_rules.backgammon.tables import Tables, places
from executable_rules.mechanics.points import MEN


def tables(text: str) -> Tables:
    return Tables.parse(text)


def shown(text: str, throw: tuple[int, int]) -> set[str]:
    """The men of him who played, however he can play a throw."""
    return {str(play).split(" / ")[0] for play in plays(tables=tables(text), throw=throw)}


FAR = "25:15"
"""An adversary who is nowhere in the way."""


@pytest.mark.quotes(
    "seymour.irish.3",
    "2 of your Men on the Ace-Point; 5 on the Double Sice, or Sice-Cinque Point, 3 on the "
    "Cinque-Point in your Tables, and 5 on the Sice-Point at Home",
    "and all these pointed alike by your Adversary",
)
def test_the_men_are_placed() -> None:
    assert str(placed()) == "6:5 8:3 13:5 24:2 / 6:5 8:3 13:5 24:2"
    # Twelve from where a man enters is eleven from the Ace-Point.
    assert placed().own[25 - (6 + 6)] == placed().own[24 - (6 + 5)] == 5
    assert len(placed().own) == len(placed().his) == 26
    assert places({24: 2, 13: 5, 8: 3, 6: 5, 1: 0}) == placed().own
    for wrong in ({8: 16}, {26: 1}, {-1: 1}, {8: -1, 7: 2}):
        with pytest.raises(ValueError, match="places 0 to 25, not above 15"):
            places(wrong)


def test_men_go_enter_hit_and_are_borne() -> None:
    # A man taken up enters first, and a blot that he finds is taken up.
    after = plays(tables=tables("25:1 6:14 / 3:1 1:14"), throw=(3, 1))
    assert {str(it) for it in after} == {"5:1 6:13 22:1 / 1:14 25:1", "6:14 21:1 / 1:14 25:1"}
    assert shown("25:2 6:13 / 3:2 1:1 4:2 5:2 6:2 2:2", (3, 1)) == {"6:13 24:1 25:1"}
    # A single man leaves a blot open; two hold a point.
    assert Tables.parse("8:1 / 19:1").open(6) and not Tables.parse("8:1 / 19:2").open(6)
    # Men are borne when all are in; a greater number bears the farthest.
    assert shown(f"7:1 1:14 / {FAR}", (6, 1)) == {"1:14 0:1"}
    assert shown(f"5:1 3:1 / {FAR}", (6, 6)) == {"0:15"}
    assert shown(f"5:1 3:1 / {FAR}", (4, 1)) == {"3:1 0:14", "1:1 2:1 0:13"}


def test_tables_are_written_and_read() -> None:
    text = "6:1 24:2 0:12 / 1:1 25:2 0:12"
    assert str(tables(text)) == text
    assert tables("8:3 / 8:3") == Tables.parse("8:3 0:12 / 8:3")
    for wrong, told in (("8:3", "a stroke"), ("8:16 / 1:1", "above 15"), ("26:1 / 1:1", "0 to 25")):
        with pytest.raises(ValueError, match=told):
            tables(wrong)
    with pytest.raises(ValueError, match="above 15"):
        tables("8:-1 / 1:1")


@settings(max_examples=30)
@given(
    st.lists(st.integers(0, 25), min_size=15, max_size=15),
    st.lists(st.integers(0, 25), min_size=15, max_size=15),
    st.tuples(st.integers(1, 6), st.integers(1, 6)),
)
def test_no_man_is_lost_and_points_go_down_by_the_throw(
    own: list[int], his: list[int], throw: tuple[int, int]
) -> None:
    ours, theirs = Counter(own), Counter(his)
    for place in range(1, 25):
        if ours[place]:
            theirs[0] += theirs.pop(25 - place, 0)
    here = Tables(
        tuple(ours[place] for place in range(26)), tuple(theirs[place] for place in range(26))
    )
    most = sum(pips_played(throw=throw))
    for after in plays(tables=here, throw=throw):
        assert sum(after.own) == sum(after.his) == MEN
        assert 0 <= forwardness(tables=here) - forwardness(tables=after) <= most
        assert not any(after.own[place] and after.his[25 - place] for place in range(1, 25))
