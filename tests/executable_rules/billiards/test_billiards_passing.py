"""Pass, Port and King, in prose and in verse."""

from __future__ import annotations

import pytest

from executable_rules.billiards.hazards import hazards_other, kings_him
from executable_rules.billiards.passing import (
    Advantage,
    Allowance,
    advantages,
    passes_standing,
    passes_still_wanted,
    passes_to_the_bell,
    passes_twice,
    passes_twice_in_verse,
    touches_after_pass,
    touches_and_holes,
    touches_or_holes_after_pass,
)
from executable_rules.billiards.terms import LOSES_ONE, NOTHING, WINS_ONE, Ends, Touch

TWO = Ends(player=2)


@pytest.mark.quotes(
    "seymour.billiards.orders.3",
    "passes thro' the Port, has the Advantage of touching the King, which is 1",
    "if not thrown down",
)
def test_a_touch_after_a_pass_is_1() -> None:
    assert touches_after_pass(passed=True, touch=Touch.LIGHT) == WINS_ONE
    assert touches_after_pass(passed=True, touch=Touch.DOWN) == NOTHING
    assert touches_after_pass(passed=True, touch=Touch.MISSES) == NOTHING
    assert touches_after_pass(passed=False, touch=Touch.LIGHT) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.12",
    "He that can touch, being pass'd, or strike the other Into the Hazard, is allow'd another",
)
@pytest.mark.parametrize(
    ("passed", "touches", "holes", "allowed"),
    [
        (True, True, False, Allowance.ANOTHER),
        (True, False, True, Allowance.ANOTHER),
        (True, False, False, Allowance.NOTHING),
        (False, True, False, Allowance.NOTHING),
        (False, False, True, Allowance.NOTHING),
    ],
)
def test_he_is_allowed_another(
    passed: bool, touches: bool, holes: bool, allowed: Allowance
) -> None:
    assert touches_or_holes_after_pass(passed=passed, touches=touches, holes_other=holes) is allowed


@pytest.mark.quotes("seymour.billiards.orders.3", "which is 1")
@pytest.mark.quotes("seymour.billiards.orders.8", "winneth the End")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.12", "allow'd another")
def test_difference_the_verse_names_no_gain_and_wants_a_pass() -> None:
    another = touches_or_holes_after_pass(passed=True, touches=True, holes_other=False)
    assert touches_after_pass(passed=True, touch=Touch.LIGHT) == WINS_ONE
    assert another is Allowance.ANOTHER
    assert hazards_other(other_holed=True) == WINS_ONE  # passed or not
    without = touches_or_holes_after_pass(passed=False, touches=False, holes_other=True)
    assert without is Allowance.NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders.4",
    "passes twice, his Adversary having not passed at all",
    "touches the King without throwing him down, wins 2 Ends",
)
def test_two_passes_against_none() -> None:
    assert passes_twice(passes=2, adversary_passes=0, touch=Touch.LIGHT) == TWO
    for passes in (0, 1):
        assert passes_twice(passes=passes, adversary_passes=0, touch=Touch.LIGHT) == NOTHING
    assert passes_twice(passes=2, adversary_passes=1, touch=Touch.LIGHT) == NOTHING
    assert passes_twice(passes=2, adversary_passes=0, touch=Touch.MISSES) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.11",
    "If your Adversary has not passed",
    "touch the King, it is two; but if thrown down you lose",
)
def test_touched_it_is_two_thrown_down_it_is_lost() -> None:
    assert passes_twice(passes=2, adversary_passes=0, touch=Touch.LIGHT) == TWO
    assert passes_twice(passes=2, adversary_passes=0, touch=Touch.DOWN) == LOSES_ONE
    assert passes_twice(passes=2, adversary_passes=1, touch=Touch.DOWN) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.7",
    "he that twice has pass'd shall touch the King",
    "The other not pass'd at all shall two Ends win",
)
def test_two_passes_in_verse() -> None:
    assert passes_twice_in_verse(passes=2, adversary_passes=0, touches=True) == TWO
    for passes in (0, 1):
        assert passes_twice_in_verse(passes=passes, adversary_passes=0, touches=True) == NOTHING
    assert passes_twice_in_verse(passes=2, adversary_passes=1, touches=True) == NOTHING
    assert passes_twice_in_verse(passes=2, adversary_passes=0, touches=False) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.4", "without throwing him down")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.7", "shall touch the King")
def test_difference_the_verse_does_not_ask_that_the_king_stand() -> None:
    in_prose = passes_twice(passes=2, adversary_passes=0, touch=Touch.DOWN)
    in_verse = passes_twice_in_verse(passes=2, adversary_passes=0, touches=True)
    assert (in_prose, in_verse) == (LOSES_ONE, TWO)


@pytest.mark.quotes(
    "seymour.billiards.orders.5", "He that passes not, has no other Advantage than the Hazards"
)
def test_before_the_pass_nothing_but_hazards() -> None:
    assert advantages(passed=False) == {Advantage.HAZARDS}
    assert advantages(passed=True) == {Advantage.HAZARDS, Advantage.KING}


@pytest.mark.quotes("seymour.billiards.orders.5", "no other Advantage")
@pytest.mark.quotes("seymour.billiards.orders.8", "or makes it hit down the King, winneth the End")
def test_the_orders_contradict_themselves_on_the_king_before_the_pass() -> None:
    assert Advantage.KING not in advantages(passed=False)
    assert kings_him(others_ball_throws_king=True) == WINS_ONE  # passed or not


@pytest.mark.quotes(
    "seymour.billiards.orders.6",
    "passed thro' the Back of the Port, he must pass twice thro' the Fore-part",
    "cannot have the Advantage of passing that End",
)
def test_a_fornicator_must_pass_twice() -> None:
    wanted = [passes_still_wanted(fornicator=True, fore_passes=n) for n in (0, 1, 2, 3)]
    assert wanted == [2, 1, 0, 0]
    assert [passes_still_wanted(fornicator=False, fore_passes=n) for n in (0, 1, 2)] == [1, 0, 0]
    with pytest.raises(ValueError, match="0 or more"):
        passes_still_wanted(fornicator=True, fore_passes=-1)


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.14",
    "If any Pass be stricken back again, His Pass before shall be accounted vain",
)
def test_a_pass_stricken_back_is_vain() -> None:
    assert [passes_standing(passes=n, stricken_back=True) for n in (1, 2)] == [0, 1]
    assert [passes_standing(passes=n, stricken_back=False) for n in (0, 1, 2)] == [0, 1, 2]
    for passes, stricken_back in ((0, True), (-1, False)):
        with pytest.raises(ValueError, match="or more"):
            passes_standing(passes=passes, stricken_back=stricken_back)


@pytest.mark.quotes("seymour.billiards.orders.6", "must pass twice")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.14", "accounted vain")
def test_difference_put_back_he_owes_two_passes_or_one() -> None:
    standing = passes_standing(passes=1, stricken_back=True)
    in_verse = passes_still_wanted(fornicator=False, fore_passes=standing)
    assert (passes_still_wanted(fornicator=True, fore_passes=0), in_verse) == (2, 1)


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.17",
    "make his Ball the King light hit, And holes the other, scores two Ends for it",
)
def test_a_light_hit_and_a_hole_are_two_ends() -> None:
    assert touches_and_holes(touch=Touch.LIGHT, holes_other=True) == TWO
    assert touches_and_holes(touch=Touch.DOWN, holes_other=True) == NOTHING
    assert touches_and_holes(touch=Touch.MISSES, holes_other=True) == NOTHING
    assert touches_and_holes(touch=Touch.LIGHT, holes_other=False) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.3", "He that passes thro' the Port")
@pytest.mark.quotes("seymour.billiards.orders.8", "Hazards his Adversary's Ball")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.17", "scores two Ends")
@pytest.mark.parametrize(("passed", "in_prose"), [(True, 2), (False, 1)])
def test_difference_the_orders_come_to_two_after_a_pass_only(passed: bool, in_prose: int) -> None:
    touch = touches_after_pass(passed=passed, touch=Touch.LIGHT)
    assert touch.player + hazards_other(other_holed=True).player == in_prose
    assert touches_and_holes(touch=Touch.LIGHT, holes_other=True).player == 2


@pytest.mark.quotes(
    "seymour.billiards.12",
    "use a String and a Bell, and then you need not fear to have the End, if you can Pass",
)
def test_string_and_bell() -> None:
    assert passes_to_the_bell(passed=True) == WINS_ONE
    assert passes_to_the_bell(passed=False) == NOTHING
