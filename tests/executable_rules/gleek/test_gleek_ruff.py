"""Gleek: the Ruff."""

from __future__ import annotations

import pytest

from executable_rules.gleek.ruff import RuffWon, ruff_won, ruff_won_1754


@pytest.mark.example("gleek.a-stake-and-four")
@pytest.mark.quotes(
    "seymour.gleek.15",
    "wins a Stake, according to the Game of him that holds out longest",
    "and 4 of the other, who said he would see it, but after refused to meddle with it",
)
def test_a_stake_and_four_in_1754() -> None:
    won = ruff_won_1754()
    assert won == RuffWon(of_him_who_holds_out=1, of_the_other=4)
    assert won.of_him_who_holds_out < won.of_the_other
    assert ruff_won().of_him_who_holds_out > ruff_won().of_the_other
