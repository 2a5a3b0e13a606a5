"""Tick-Tack: placing, hits, going in, the full table, and what is overlooked."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.backgammon.playing import men_each
from executable_rules.mechanics.points import Points, facing
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.tick_tack import (
    boveries,
    can_still_fill,
    fills_second_table,
    flyers,
    goes_in,
    hit,
    not_gone_in,
    placed,
    plays_to,
    toots,
    touched_man,
    why_not,
)

START = placed()
NOBODY = Points.parse("1:15")
ONE, TWO = (Forfeit(number, Unit.GAME, Payee.ADVERSARY) for number in (1, 2))


def men(text: str) -> Points:
    return Points.parse(text)


@pytest.mark.quotes(
    "seymour.tick-tack.1", "ALL your Men must stand on the Ace-Point, and from thence play forward"
)
def test_all_men_start_from_the_ace_point_and_go_forward() -> None:
    assert placed().men == {1: 15}
    assert START.at(1) == men_each(men=30)
    for pips in range(1, 7):
        assert plays_to(yours=START, his=NOBODY, start=1, pips=pips) == 1 + pips
    assert plays_to(yours=START, his=NOBODY, start=2, pips=1) is None
    # Beyond the last point no man goes, nor where the adversary's are bound.
    assert plays_to(yours=men("18:1"), his=men(""), start=18, pips=6) == 24
    assert plays_to(yours=men("19:1"), his=men(""), start=19, pips=6) is None
    assert plays_to(yours=men("18:1"), his=NOBODY, start=18, pips=6) is None
    assert plays_to(yours=START, his=men("20:1"), start=1, pips=4) == 5
    assert plays_to(yours=START, his=men("20:2"), start=1, pips=4) is None
    for wrong in ({"start": 0, "pips": 1}, {"start": 25, "pips": 1}):
        with pytest.raises(ValueError, match="start"):
            plays_to(yours=START, his=NOBODY, **wrong)
    for pips in (0, 7):
        with pytest.raises(ValueError, match="pips"):
            plays_to(yours=START, his=NOBODY, start=1, pips=pips)


@pytest.mark.quotes(
    "seymour.tick-tack.2",
    "your Adversary's 11th Point standing open",
    "going in with two of your Men, and then you win a double Game",
)
def test_going_in_wins_a_double_game() -> None:
    near = men("1:11 8:2 9:1 13:1")
    assert goes_in(yours=near, his=NOBODY, throw=(6, 5)) == 2
    assert goes_in(yours=near, his=NOBODY, throw=(1, 6)) == 2
    assert goes_in(yours=near, his=NOBODY, throw=(6, 6)) == 2
    # A doublet wants two men on the one point.
    assert goes_in(yours=near, his=NOBODY, throw=(5, 5)) == 0
    assert goes_in(yours=near, his=NOBODY, throw=(6, 4)) == 0
    for number in (1, 2):
        shut = men(f"1:13 11:{number}")
        assert goes_in(yours=near, his=shut, throw=(6, 5)) == 0
    for throw in ((0, 5), (5, 7)):
        with pytest.raises(ValueError, match="throw"):
            goes_in(yours=near, his=NOBODY, throw=throw)


@pytest.mark.quotes(
    "seymour.tick-tack.3",
    "A Hit is but 1",
    "some one of your Men will reach your Adversary's unbound",
)
def test_a_hit_is_one() -> None:
    his = men("1:12 20:1 18:2")
    assert hit(yours=START, his=his, throw=(4, 6)) == 1
    assert hit(yours=START, his=his, throw=(6, 4)) == 1
    # By both dice together too.
    assert hit(yours=START, his=his, throw=(3, 1)) == 1
    assert hit(yours=START, his=his, throw=(2, 2)) == 1
    # His men on the point 18, your seventh, are bound.
    assert hit(yours=START, his=his, throw=(6, 1)) == 0
    assert hit(yours=START, his=NOBODY, throw=(6, 6)) == 0


@pytest.mark.quotes(
    "seymour.tick-tack.3",
    "tho' it hits it, will not pass, by Reason of a Stop in the Way; and then it is nothing",
)
def test_a_hit_that_will_not_pass_is_nothing() -> None:
    blot = "1:10 16:1"
    assert hit(yours=START, his=men(blot), throw=(5, 3)) == 1
    assert hit(yours=START, his=men(f"{blot} 19:2"), throw=(5, 3)) == 1
    assert hit(yours=START, his=men(f"{blot} 19:2 21:2"), throw=(5, 3)) == 0
    assert hit(yours=START, his=men(f"{blot} 21:2"), throw=(5, 3)) == 1
    # A single man in the way is no stop: he is hit himself.
    assert hit(yours=START, his=men(f"{blot} 19:1 21:2"), throw=(5, 3)) == 1


@pytest.mark.quotes(
    "seymour.tick-tack.5",
    "if you fill up all the Points of your second Table with your own Men, you win 2",
)
def test_a_second_table_filled_wins_two() -> None:
    full = men("7:2 8:2 9:2 10:2 11:2 12:2 1:3")
    assert fills_second_table(yours=full) == 2
    assert fills_second_table(yours=men("7:2 8:2 9:2 10:2 11:2 12:2")) == 2
    for point in range(7, 13):
        other = {**full.men, point: 1, 1: 4}
        assert fills_second_table(yours=Points.of(other)) == 0
        assert fills_second_table(yours=Points.of(other), men=1) == 2
        assert fills_second_table(yours=Points.of({**other, point: 0}), men=1) == 0


@pytest.mark.quotes(
    "seymour.tick-tack.6",
    "make a vacant Point in his Tables, and it is impossible for him to do it",
)
def test_a_point_made_in_his_table_stops_him() -> None:
    his = men("7:2 8:2 9:2 10:2 12:2 1:5")
    assert can_still_fill(yours=NOBODY, his=his) is True
    # His eleventh is your fourteenth.
    assert can_still_fill(yours=men("1:13 14:2"), his=his) is False
    assert can_still_fill(yours=men("1:14 14:1"), his=his) is True
    for outside in (facing(6), facing(13)):
        assert can_still_fill(yours=Points.of({1: 13, outside: 2}), his=men("1:15")) is True
    for point in range(7, 13):
        assert can_still_fill(yours=Points.of({facing(point): 2}), his=men("1:15")) is False


@pytest.mark.quotes(
    "seymour.tick-tack.7", "if you touch a Man you must play him, tho' to your Loss"
)
def test_a_man_touched_is_played() -> None:
    his = men("1:11 20:2 19:2")
    assert touched_man(yours=START, his=NOBODY, touched=1, throw=(4, 6)) == {5, 7}
    assert touched_man(yours=START, his=his, touched=1, throw=(4, 6)) == {7}
    assert touched_man(yours=START, his=his, touched=1, throw=(4, 5)) == frozenset()
    with pytest.raises(ValueError, match="no man of yours stands there"):
        touched_man(yours=START, his=his, touched=2, throw=(4, 5))


@pytest.mark.quotes(
    "seymour.tick-tack.8",
    "if you hit your Adversary, and neglect the Advantage, you are taken with a Why-not, which is "
    "the Loss of 1",
)
def test_a_hit_neglected_is_a_why_not() -> None:
    his = men("1:14 20:1")
    assert why_not(yours=START, his=his, throw=(4, 6), taken=False) == ONE
    assert why_not(yours=START, his=his, throw=(4, 6), taken=True) == NOTHING
    assert why_not(yours=START, his=NOBODY, throw=(4, 6), taken=False) == NOTHING


@pytest.mark.quotes(
    "seymour.tick-tack.9",
    "you may also go into your Adversary's 11th Point, by 2 other Men, and you see it not, either "
    "by Carelessness or eager Prosecution of a Hit",
    "you lose 2 irrecoverably",
)
def test_who_does_not_see_that_he_may_go_in_loses_two() -> None:
    near = men("1:11 8:2 9:1 13:1")
    assert not_gone_in(yours=near, his=NOBODY, throw=(6, 5), seen=False) == TWO
    assert not_gone_in(yours=near, his=NOBODY, throw=(6, 5), seen=True) == NOTHING
    assert not_gone_in(yours=near, his=NOBODY, throw=(5, 5), seen=False) == NOTHING


@pytest.mark.quotes(
    "seymour.tick-tack.10",
    "Toots is when you fill up your Tables at Home",
    "if you get over with a Sice, you have no Benefit of Toots",
)
def test_toots_are_the_tables_at_home_filled() -> None:
    full = men("1:2 2:2 3:2 4:2 5:2 6:2 7:3")
    assert toots(yours=full) is True
    assert toots(yours=men("1:2 2:2 3:2 4:2 5:2 6:2")) is True
    assert toots(yours=full, over_with_sice=True) is False
    for point in range(1, 7):
        other = {**full.men, point: 1, 7: 4}
        assert toots(yours=Points.of(other)) is False
        assert toots(yours=Points.of(other), men=1) is True
    assert toots(yours=men("7:2 8:2 9:2 10:2 11:2 12:2")) is False


@pytest.mark.quotes(
    "seymour.tick-tack.11",
    "a Man in the 11th Point of your own Tables, and another in the same Point of your "
    "Adversary's, directly answering",
)
def test_boveries_are_men_directly_answering() -> None:
    for one, other in product(range(7, 13), range(13, 19)):
        told = boveries(yours=Points.of({1: 13, one: 1, other: 1}))
        assert told is ((one, other) == (11, facing(11)))
    assert boveries(yours=men("11:1 14:1")) is True
    assert boveries(yours=men("11:2")) is False


@pytest.mark.quotes(
    "seymour.tick-tack.12",
    "when you bring a Man round the Tables before your Adversary hath got over his first Table",
)
def test_flyers_are_a_man_brought_round() -> None:
    assert flyers(yours=men("1:14 24:1"), his=men("6:1")) is True
    assert flyers(yours=men("1:14 24:1"), his=men("6:1 7:1")) is False
    assert flyers(yours=men("1:14 23:1"), his=men("6:1")) is False
