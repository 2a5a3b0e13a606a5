"""Verquere: placing, points, entering, the double called John."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.backgammon.playing import pips_played
from executable_rules.backgammon.playing import placed as placed_at_backgammon
from executable_rules.verquere import (
    entered,
    johned,
    lets_adversary_throw,
    loses_double,
    may_make_point,
    placed,
)


@pytest.mark.quotes(
    "seymour.verquere.1",
    "All the Table-Men are placed on the Ace-Point, where you set the two Men at Back-Gammon",
)
def test_all_men_stand_where_two_stand_at_backgammon() -> None:
    assert placed().men == {24: 15}
    assert placed_at_backgammon().own[24] == 2


@pytest.mark.quotes(
    "seymour.verquere.2",
    "not allowed to make a Point in either of your Tables, next your Adversary, the farther "
    "Ace-Point excepted",
)
@pytest.mark.quotes(
    "seymour.verquere.3", "you may take as many Points in your own Tables as you think good"
)
def test_points_are_made_in_ones_own_tables() -> None:
    may = {point for point in range(1, 25) if may_make_point(point=point)}
    assert may == {*range(1, 13), 24}
    for wrong in (0, 25):
        with pytest.raises(ValueError, match="point"):
            may_make_point(point=wrong)


@pytest.mark.example("verquere.seven-men")
@pytest.mark.quotes(
    "seymour.verquere.4",
    "you have more Men than you can enter upon six Points, that is to say, 7 Men, which is 1 more "
    "than your Points will bear; and in such a Case you must yield the Double",
)
def test_seven_men_to_enter_are_one_too_many() -> None:
    assert [number for number in range(16) if johned(to_enter=number)] == list(range(7, 16))
    assert 7 - entered(to_enter=7, open_points=6) == 1
    for wrong in (-1, 16):
        with pytest.raises(ValueError, match="to_enter"):
            johned(to_enter=wrong)


@pytest.mark.quotes("seymour.verquere.5", "you cannot enter two Men upon any Point")
def test_one_man_enters_upon_a_point() -> None:
    for men, points in product(range(16), range(7)):
        assert entered(to_enter=men, open_points=points) == min(men, points)
    for wrong in (-1, 7):
        with pytest.raises(ValueError, match="open_points"):
            entered(to_enter=1, open_points=wrong)
    for wrong in (-1, 16):
        with pytest.raises(ValueError, match="to_enter"):
            entered(to_enter=wrong, open_points=6)


@pytest.mark.quotes("seymour.verquere.6", "You play Doublets", "as at Back-Gammon")
def test_doublets_are_played_as_at_backgammon() -> None:
    assert pips_played(throw=(4, 4)) == (4, 4, 4, 4) and pips_played(throw=(4, 3)) == (4, 3)


@pytest.mark.quotes(
    "seymour.verquere.7",
    "when you have more Men to enter, than you have opened Points to receive them, you are to let "
    "your Adversary throw",
)
def test_the_adversary_throws_while_there_is_no_room() -> None:
    for men, points in product(range(16), range(7)):
        assert lets_adversary_throw(to_enter=men, open_points=points) is (men > points)
    # He who is John'd waits, whatever is open.
    assert all(lets_adversary_throw(to_enter=men, open_points=6) for men in range(7, 16))


@pytest.mark.quotes(
    "seymour.verquere.8",
    "if there be not Room for you to enter in his Tables, nor for him to perfect the Advantage of "
    "his Throw to enter in your's",
    "you must lose it double, you being the first to throw",
)
def test_who_hit_first_and_is_hit_loses_double_when_neither_can_enter() -> None:
    for facts in product((True, False), repeat=4):
        you, he, room, his_room = facts
        told = loses_double(you_hit=you, he_hits_again=he, room_for_you=room, room_for_him=his_room)
        assert told is (facts == (True, True, False, False))
