"""Mains, Chances, nicks and outs, as the prose of 1754 names them."""

from __future__ import annotations

import pytest

from executable_rules.hazard.cast import (
    SUMS,
    Cast,
    Party,
    Term,
    chances,
    chances_named,
    first_cast,
    high_outs,
    may_be_main,
    nicks,
    out_to_all,
    persons_engaged,
    points_thrown,
    wins_by,
    within_chances_and_nicks,
)
from executable_rules.mechanics.dice import throws

MAINS = (5, 6, 7, 8, 9)


@pytest.mark.quotes("seymour.hazard.1", "It is played but with Two Dice")
def test_two_dice_and_no_others() -> None:
    assert points_thrown(throw=(6, 5)) == 11
    for throw in ((6,), (6, 5, 4), (0, 5), (7, 1)):
        with pytest.raises(ValueError, match="two dice"):
            points_thrown(throw=throw)


@pytest.mark.quotes("seymour.hazard.1", "20 Persons may be engaged, or as many as will")
def test_twenty_is_no_limit() -> None:
    assert [persons_engaged(willing=n) for n in (2, 20, 21, 50)] == [2, 20, 21, 50]
    with pytest.raises(ValueError, match="a Setter"):
        persons_engaged(willing=1)


@pytest.mark.quotes("seymour.hazard.2", "The Chance is the Caster's, and the Main the Setter's")
def test_chance_and_main_have_their_owners() -> None:
    assert wins_by(term=Term.CHANCE) is Party.CASTER
    assert wins_by(term=Term.MAIN) is Party.SETTER


@pytest.mark.quotes(
    "seymour.hazard.3",
    "no Main thrown above 9, nor under 5",
    "5, 6, 7, 8, and 9, are all the Mains",
)
def test_the_mains() -> None:
    assert tuple(points for points in SUMS if may_be_main(points=points)) == MAINS


@pytest.mark.quotes("seymour.hazard.4", "Chances and Nicks, are from 4 to 10")
def test_chances_and_nicks_lie_from_4_to_10() -> None:
    within = [points for points in SUMS if within_chances_and_nicks(points=points)]
    assert within == [4, 5, 6, 7, 8, 9, 10]


@pytest.mark.quotes("seymour.hazard.4", "from 4 to 10")
@pytest.mark.quotes("seymour.hazard.7", "6 and 12, 7 and 11, 8 and 12")
def test_the_book_contradicts_itself_on_nicks_above_10() -> None:
    beyond = {
        (main, points)
        for main in MAINS
        for points in nicks(main=main)
        if not within_chances_and_nicks(points=points)
    }
    assert beyond == {(6, 12), (7, 11), (8, 12)}


@pytest.mark.quotes(
    "seymour.hazard.5",
    "4 is a Chance to 9, 5 to 8, 6 to 7, 7 to 6, 8 to 5",
    "and 9 and 10 a Chance to 5, 6, 7, and 8",
)
def test_the_chances_named_one_by_one() -> None:
    assert {main: chances_named(main=main) for main in MAINS} == {
        5: {8, 9, 10},
        6: {7, 9, 10},
        7: {6, 9, 10},
        8: {5, 9, 10},
        9: {4},
    }


@pytest.mark.quotes("seymour.hazard.5", "4 is a Chance to 9")
@pytest.mark.quotes("seymour.hazard.6", "are Chances to any Main")
def test_every_chance_named_is_a_chance() -> None:
    assert all(chances_named(main=main) < chances(main=main) for main in MAINS)


@pytest.mark.quotes(
    "seymour.hazard.6",
    "4, 5, 6, 7, 8, 9, and 10, are Chances to any Main, if any of these nick it not",
)
def test_chances_are_what_nicks_not() -> None:
    assert {main: chances(main=main) for main in MAINS} == {
        5: {4, 6, 7, 8, 9, 10},
        6: {4, 5, 7, 8, 9, 10},
        7: {4, 5, 6, 8, 9, 10},
        8: {4, 5, 6, 7, 9, 10},
        9: {4, 5, 6, 7, 8, 10},
    }


@pytest.mark.quotes(
    "seymour.hazard.7",
    "when the Chance is the same with the Main, as 5 and 5, 6 and 6, 7 and 7, and so on",
    "or 6 and 12, 7 and 11, 8 and 12",
)
def test_nicks() -> None:
    assert {main: nicks(main=main) for main in MAINS} == {
        5: {5},
        6: {6, 12},
        7: {7, 11},
        8: {8, 12},
        9: {9},
    }


@pytest.mark.quotes("seymour.hazard.7", "the same with the Main")
@pytest.mark.parametrize("main", [4, 10])
def test_no_other_main_can_be_nicked(main: int) -> None:
    with pytest.raises(ValueError, match="the Mains are 5, 6, 7, 8 and 9"):
        nicks(main=main)


@pytest.mark.quotes(
    "seymour.hazard.8", "12 is out to 9, 7, and 5", "and 11 is out to 9, 8, 6, and 5"
)
def test_eleven_and_twelve_are_out() -> None:
    assert {main for main in MAINS if 12 in high_outs(main=main)} == {9, 7, 5}
    assert {main for main in MAINS if 11 in high_outs(main=main)} == {9, 8, 6, 5}
    assert all(high_outs(main=main) <= {11, 12} for main in MAINS)


@pytest.mark.quotes("seymour.hazard.9", "Ames-Ace, and Duce-Ace, are out to all Mains whatever")
def test_ames_ace_and_duce_ace() -> None:
    assert {throw for throw in throws(2) if out_to_all(throw=throw)} == {(1, 1), (1, 2), (2, 1)}


@pytest.mark.quotes("seymour.hazard.6", "if any of these nick it not")
@pytest.mark.quotes("seymour.hazard.7", "Nicks are either")
@pytest.mark.quotes("seymour.hazard.8", "11 is out to 9")
@pytest.mark.quotes("seymour.hazard.9", "are out to all Mains")
@pytest.mark.parametrize("main", MAINS)
def test_every_throw_is_one_thing_and_only_one(main: int) -> None:
    for throw in throws(2):
        points = sum(throw)
        out = points in high_outs(main=main) or out_to_all(throw=throw)
        kinds = {
            Cast.NICK: points in nicks(main=main),
            Cast.CHANCE: points in chances(main=main),
            Cast.OUT: out,
        }
        assert [kind for kind, holds in kinds.items() if holds] == [
            first_cast(main=main, points=points)
        ]
