"""The example of Hazard, and what nick, out and Chance pay."""

from __future__ import annotations

import pytest

from executable_rules.hazard.cast import SUMS, Cast, Term, chances, high_outs, nicks
from executable_rules.hazard.play import (
    cast_to_seven,
    decided_at_once,
    gains_at_six_or_eight,
    gains_by_chance,
    hath,
    nicked_only_by_itself,
    swept,
)

MAINS = (5, 6, 7, 8, 9)


@pytest.mark.quotes("seymour.hazard.10", "7 is the Main; the Caster throws 5", "and so hath 5 to 7")
def test_he_hath_5_to_7() -> None:
    assert hath(main=7, points=5) == (5, 7)
    assert hath(main=8, points=4) == (4, 8)


@pytest.mark.quotes("seymour.hazard.10", "that is his Chance")
def test_after_a_nick_or_an_out_he_hath_nothing() -> None:
    assert hath(main=7, points=11) is None
    assert hath(main=7, points=12) is None


@pytest.mark.quotes("seymour.hazard.11", "throws his own Chance, he wins all the Money set him")
def test_his_chance_wins_all_the_money_set() -> None:
    assert gains_by_chance(main=7, chance=5, throws=(5,), set_him=30) == 30
    assert gains_by_chance(main=7, chance=5, throws=(4, 12, 5, 7), set_him=40) == 40


@pytest.mark.quotes(
    "seymour.hazard.11",
    "if he throws 7, which was the Main, he must pay as much Money as is on the Table",
)
def test_the_main_costs_as_much() -> None:
    assert gains_by_chance(main=7, chance=5, throws=(7,), set_him=30) == -30
    assert gains_by_chance(main=7, chance=5, throws=(4, 11, 7, 5), set_him=40) == -40


@pytest.mark.quotes("seymour.hazard.11", "his own Chance")
def test_other_throws_decide_nothing() -> None:
    assert gains_by_chance(main=7, chance=5, throws=(2, 3, 11, 12), set_him=30) is None
    with pytest.raises(ValueError, match="no Chance"):
        gains_by_chance(main=7, chance=11, throws=(5,), set_him=30)
    with pytest.raises(ValueError, match="from 2 to 12"):
        gains_by_chance(main=7, chance=5, throws=(13,), set_him=30)


@pytest.mark.quotes(
    "seymour.hazard.12",
    "the Caster throws 11, that is a Nick, and sweeps away all the Money on the Table",
)
def test_a_nick_sweeps_the_table() -> None:
    assert swept(main=7, points=11, on_table=30) == 30
    assert swept(main=6, points=11, on_table=30) == 0


@pytest.mark.quotes("seymour.hazard.12", "if he throws a Chance, he must wait")
def test_a_chance_must_wait() -> None:
    waits = {points for points in SUMS if swept(main=7, points=points, on_table=30) is None}
    assert waits == {4, 5, 6, 8, 9, 10}


@pytest.mark.quotes(
    "seymour.hazard.13", "Ames-Ace, Duce-Ace, or 12, he is out", "if he throw from 4 to 10"
)
def test_the_sentence_on_seven() -> None:
    assert {it for it in SUMS if it != 11 and cast_to_seven(points=it) is Cast.OUT} == {2, 3, 12}
    told = {it for it in SUMS if it != 11 and cast_to_seven(points=it) is Cast.CHANCE}
    assert told == {4, 5, 6, 7, 8, 9, 10}
    with pytest.raises(ValueError, match="11 is not told"):
        cast_to_seven(points=11)


@pytest.mark.quotes("seymour.hazard.13", "from 4 to 10, he hath a Chance")
@pytest.mark.quotes("seymour.hazard.7", "7 and 7")
def test_the_book_contradicts_itself_on_7_to_7() -> None:
    assert cast_to_seven(points=7) is Cast.CHANCE
    assert 7 in nicks(main=7)


@pytest.mark.quotes(
    "seymour.hazard.15", "either 4, 5, 7, 9, or 10", "if he throws first, he wins, otherwise loseth"
)
@pytest.mark.parametrize("main", [8, 6])
def test_chances_to_8_or_6(main: int) -> None:
    for chance in (4, 5, 7, 9, 10):
        assert gains_at_six_or_eight(main=main, chance=chance, first=Term.CHANCE) == 1
        assert gains_at_six_or_eight(main=main, chance=chance, first=Term.MAIN) == -1


@pytest.mark.quotes("seymour.hazard.15", "8 or 6, if either of them be the Main")
def test_of_no_other_main() -> None:
    for main in (5, 7, 9):
        with pytest.raises(ValueError, match="not told here"):
            gains_at_six_or_eight(main=main, chance=4, first=Term.CHANCE)


@pytest.mark.quotes("seymour.hazard.15", "throws either 4, 5, 7, 9, or 10")
@pytest.mark.quotes("seymour.hazard.6", "6, 7, 8, 9, and 10, are Chances to any Main")
@pytest.mark.parametrize(("main", "left_out"), [(8, 6), (6, 8)])
def test_the_list_leaves_one_chance_out(main: int, left_out: int) -> None:
    assert chances(main=main) - {4, 5, 7, 9, 10} == {left_out}
    with pytest.raises(ValueError, match="not told here"):
        gains_at_six_or_eight(main=main, chance=left_out, first=Term.CHANCE)


@pytest.mark.quotes(
    "seymour.hazard.16", "if he throw 12 to 8, or 6 to the same Cast with the Main, he wins"
)
def test_what_wins_at_once() -> None:
    for main in MAINS:
        wins = {it for it in SUMS if decided_at_once(main=main, points=it) is Cast.NICK}
        assert wins == ({main, 12} if main in (8, 6) else {main})


@pytest.mark.quotes(
    "seymour.hazard.16",
    "if Ames-Ace, or Duce-Ace to all, he loseth",
    "or if 12, when the Main is either 5 or 9",
)
def test_what_loses_at_once() -> None:
    for main in MAINS:
        loses = {it for it in SUMS if decided_at_once(main=main, points=it) is Cast.OUT}
        assert loses == ({2, 3, 12} if main in (5, 9) else {2, 3})


@pytest.mark.quotes("seymour.hazard.16", "12, when the Main is either 5 or 9")
@pytest.mark.quotes("seymour.hazard.8", "12 is out to 9, 7, and 5")
def test_twelve_to_seven_is_passed_over_here() -> None:
    assert decided_at_once(main=7, points=12) is None
    assert 12 in high_outs(main=7)


@pytest.mark.quotes("seymour.hazard.17", "nothing nicks 5 but 5, nor nothing 9 but 9")
def test_5_and_9_are_nicked_by_themselves_alone() -> None:
    assert [main for main in MAINS if nicked_only_by_itself(main=main)] == [5, 9]
