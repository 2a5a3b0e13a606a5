"""Ombre of 1754: three stakes for three deals, Beastes across them, passes into stakes."""

from __future__ import annotations

import pytest

from executable_rules.ombre.stakes_1754 import (
    Passed,
    Stakes,
    Won,
    passes_make,
    stakes_after_beastes,
    wins_single_stake,
)


@pytest.mark.example("ombre-1754.three-stakes")
@pytest.mark.quotes(
    "seymour.ombre.marking.2",
    "these are Three Stakes, which are to be played for at three Deals",
    "though he wins his Game, takes up nothing",
    "obliging the other two to lay down a Fish each, without laying down himself",
)
def test_the_third_game_enriches_the_board() -> None:
    won = [wins_single_stake(stakes_left=it) for it in (3, 2, 1)]
    assert won == [Won(1, 0), Won(1, 0), Won(0, 1)]
    board = 3
    for game in won:
        board += 2 * game.others_lay - game.takes_up
    assert board == 3
    for wrong in (0, 4):
        with pytest.raises(ValueError, match="stakes_left"):
            wins_single_stake(stakes_left=wrong)


@pytest.mark.example("ombre-1754.double-stakes")
@pytest.mark.quotes("seymour.ombre.marking.3", "There it is called a double Stake")
@pytest.mark.quotes("seymour.ombre.marking.4", "there will be as many double Stakes")
def test_each_beaste_makes_a_single_stake_double() -> None:
    assert [stakes_after_beastes(beastes=it) for it in range(4)] == [
        *(Stakes(3, 0), Stakes(2, 1)),
        *(Stakes(1, 2), Stakes(0, 3)),
    ]
    assert stakes_after_beastes(beastes=1, single=1) == Stakes(0, 1)
    for beastes, single in ((4, 3), (-1, 3), (0, 0), (0, 4), (2, 1)):
        with pytest.raises(ValueError, match=r"beastes|single"):
            stakes_after_beastes(beastes=beastes, single=single)


@pytest.mark.example("ombre-1754.passes")
@pytest.mark.quotes("seymour.ombre.marking.7", "every one must lay down a single Counter")
@pytest.mark.quotes(
    "seymour.ombre.marking.8",
    "so many of them must be put together as will make a Stake, either Ten, or Twelve",
)
def test_passes_are_put_together_into_stakes() -> None:
    assert [passes_make(times=it) for it in (0, 3, 4, 10)] == [
        *(Passed(0, 0), Passed(0, 9)),
        *(Passed(1, 2), Passed(3, 0)),
    ]
    assert passes_make(times=4, fish=12) == Passed(1, 0)
    with pytest.raises(ValueError, match="times"):
        passes_make(times=-1)
    with pytest.raises(ValueError, match="fish"):
        passes_make(times=1, fish=0)
