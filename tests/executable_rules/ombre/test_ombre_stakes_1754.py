"""Ombre of 1754: three stakes for three deals, Beastes across them, passes into stakes."""

from __future__ import annotations

import pytest

from executable_rules.ombre.stakes_1754 import Won, wins_single_stake


@pytest.mark.example("ombre-1754.three-stakes")
@pytest.mark.quotes(
    "seymour.ombre.marking.2",
    "When you begin to play, every one is to stake a Fish, placing it just before him; "
    "these are Three Stakes, which are to be played for at three Deals: As for Example; "
    "when the Ombre wins his Game, he takes up a Fish; if the Ombre wins a second Game, "
    "he takes up another; then there remains one upon the Board; the Person who is "
    "Ombre the third time, though he wins his Game, takes up nothing, but plays to "
    "enrich the Board, and has only the Advantage of obliging the other two to lay down "
    "a Fish each, without laying down himself",
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
