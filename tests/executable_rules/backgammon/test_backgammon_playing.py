"""Backgammon before its laws: placing, the throw, entering, bringing home, bearing, what is won."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.backgammon.playing import (
    entering_points,
    forwardness,
    men_each,
    odds_against_doublets,
    pips_played,
    placed,
    placed_by_tables,
    plays,
    stages,
    won,
)
from executable_rules.backgammon.tables import Tables, places
from executable_rules.mechanics.points import MEN


def tables(text: str) -> Tables:
    return Tables.parse(text)


def shown(text: str, throw: tuple[int, int]) -> set[str]:
    """The men of him who played, however he can play a throw."""
    return {str(it).split(" / ")[0] for it in plays(tables=tables(text), throw=throw)}


FAR = "25:15"
"""An adversary who is nowhere in the way."""


@pytest.mark.quotes(
    "seymour.irish.1", "The Men, which are 30 in Number, are equally divided between you and your"
)
def test_each_has_fifteen_men() -> None:
    assert men_each(men=30) == 15 == MEN == sum(placed().own) == sum(placed().his)
    assert men_each(men=28) == 14
    for wrong in (29, 0, -2):
        with pytest.raises(ValueError, match="men"):
            men_each(men=wrong)


@pytest.mark.quotes(
    "seymour.irish.3",
    "2 of your Men on the Ace-Point; 5 on the Double Sice, or Sice-Cinque Point, 3 on the "
    "Cinque-Point in your Tables, and 5 on the Sice-Point at Home",
    "all these pointed alike by your Adversary",
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


@pytest.mark.quotes("seymour.backgammon.1", "YOUR Men are placed as at Irish")
def test_they_are_placed_as_at_irish() -> None:
    assert placed() == tables("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5")


@pytest.mark.quotes(
    "seymour.irish.2",
    "2 on the Ace-Point, and 5 on the Side of your Left-Hand Table, and 3 on the Cinque, and 5 on "
    "the Ace-Point of your Right-Hand Table",
)
@pytest.mark.quotes("seymour.irish.3", "2 of your Men on the Ace-Point")
def test_both_tellings_place_them_alike() -> None:
    assert placed_by_tables() == placed()
    assert placed_by_tables(double=1).own[24] == 1


@pytest.mark.quotes("seymour.irish.2", "answered on the like Points, by your Adversary's Men")
def test_the_adversary_answers_on_the_like_points() -> None:
    assert placed_by_tables().turned == placed_by_tables()


@pytest.mark.quotes(
    "seymour.backgammon.1",
    "this Game differs but very little from That, but in Doublets; which, at Back-Gammon, is "
    "played four-fold",
)
def test_doublets_are_played_four_fold() -> None:
    assert pips_played(throw=(3, 3)) == (3, 3, 3, 3)
    assert pips_played(throw=(3, 5)) == (3, 5)
    assert pips_played(throw=(3, 3), irish=True) == (3, 3)
    assert pips_played(throw=(6, 1)) == (6, 1)
    for wrong in ((0, 3), (3, 7)):
        with pytest.raises(ValueError, match="throw="):
            pips_played(throw=wrong)


@pytest.mark.quotes(
    "seymour.backgammon.5",
    "the high or forward Points being supplied, you must enter, if at all, upon the low Points",
)
def test_a_man_enters_upon_the_points_that_are_open() -> None:
    shut = tables("25:1 6:14 / 6:2 5:2 4:2 3:1")
    assert entering_points(tables=shut) == {1, 2, 3}
    assert entering_points(tables=placed()) == {1, 2, 3, 4, 5}
    assert entering_points(tables=tables("25:1 / 1:2 2:2 3:2 4:2 5:2 6:2")) == frozenset()


@pytest.mark.quotes(
    "seymour.backgammon.bearing.1",
    "you would, in all Probability, have been forced at last to play those Fives and Fours to "
    "your great Disadvantage",
)
def test_he_is_forced_to_play_what_he_can() -> None:
    assert shown(f"6:2 / {FAR}", (5, 4)) == {"1:1 2:1 0:13"}
    assert shown(f"1:2 / {FAR}", (2, 1)) == {"0:15"}
    # Only one of the two can be played; which, the book does not say.
    assert shown("20:1 / 16:2 24:2", (6, 5)) == {"14:1 0:14", "15:1 0:14"}
    # Nothing can be played: the tables stay.
    assert shown("20:1 / 11:2 10:2", (6, 5)) == {"20:1 0:14"}
    # Both can, in one order only.
    assert shown("20:1 / 10:2", (6, 5)) == {"9:1 0:14"}


@pytest.mark.quotes(
    "seymour.backgammon.bearing.1",
    "by throwing two Fives or two Fours, your Size and Cinque Points will be relieved",
)
def test_doublets_relieve_the_size_and_cinque_points() -> None:
    assert shown(f"6:2 5:2 / {FAR}", (5, 5)) == {"1:2 0:13"}
    assert shown(f"6:2 5:2 / {FAR}", (4, 4)) == {"1:2 2:2 0:11"}


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


@pytest.mark.quotes(
    "seymour.backgammon.bringing-home.1",
    "the Place where his 5 Men are first placed out of his Tables, which is six Points farther",
    "the next Stage after, is upon the six Point in your own Tables",
)
def test_the_stages_home_are_six_points_apart() -> None:
    assert stages(farthest=24) == (18, 12, 6)
    # The adversary's Barr Point is his seventh, and his five men stand on his thirteenth.
    assert [25 - point for point in stages(farthest=24)[:2]] == [7, 13]
    assert placed().his[25 - stages(farthest=24)[1]] == 5
    assert stages(farthest=18) == (12, 6) and stages(farthest=6) == ()
    assert stages(farthest=7) == (6,) and stages(farthest=13) == (12, 6)
    for wrong in (5, 25):
        with pytest.raises(ValueError, match="from 6 to 24"):
            stages(farthest=wrong)


@pytest.mark.quotes(
    "seymour.backgammon.cautions.1",
    "First reckon how many Points off your farthest Man is from your Size Point, and so of every "
    "other Man that is abroad",
    "Six for every Man on the Size Point, Five for every Man on the Cinque Point",
)
def test_who_is_forwarder_is_reckoned() -> None:
    assert forwardness(tables=placed()) == 2 * 24 + 5 * 13 + 3 * 8 + 5 * 6 == 167
    assert forwardness(tables=tables(f"6:1 5:1 1:1 / {FAR}")) == 12
    assert forwardness(tables=tables(f"7:1 / {FAR}")) == 7
    assert forwardness(tables=tables(f"25:1 / {FAR}")) == 25
    assert forwardness(tables=tables(f"0:15 / {FAR}")) == 0


@pytest.mark.quotes(
    "seymour.backgammon.bearing.2",
    "'tis a Bett of Five to One against him, that such a Chance will happen",
)
def test_it_is_five_to_one_against_double_dice() -> None:
    assert odds_against_doublets() == (5, 1)


@pytest.mark.quotes(
    "seymour.backgammon.2",
    "If both bear together, he who is first off without Doublets, wins 1",
)
@pytest.mark.quotes(
    "seymour.backgammon.3", "If both bear, and one goes off with Doublets, he wins 2"
)
def test_who_is_first_off_wins_one_or_with_doublets_two() -> None:
    both_bear = tables("0:15 / 6:1 1:2")
    assert won(tables=both_bear) == 1
    assert won(tables=both_bear, doublets=True) == 2
    # All his men are come in, though he has borne none.
    assert won(tables=tables("0:15 / 6:15")) == 1
    with pytest.raises(ValueError, match="borne all his men"):
        won(tables=tables("1:1 / 6:15"))


@pytest.mark.quotes(
    "seymour.backgammon.4",
    "If your Table be clear before your Adversary's Men be come in, that is a Back-Gammon, which "
    "is 3; but if you thus go off with Doublets, it is 4",
)
def test_a_back_gammon_is_three_or_with_doublets_four() -> None:
    for out in ("7:1 1:14", "25:1 1:14", "24:15", "7:1"):
        assert won(tables=tables(f"0:15 / {out}")) == 3
        assert won(tables=tables(f"0:15 / {out}"), doublets=True) == 4


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
