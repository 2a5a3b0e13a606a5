"""The Beast of the Academy: what is put down and drawn, the king's counters, the beasts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.staking import (
    beasted,
    draws,
    order_of_doubles,
    put_down_for_the_deal,
    put_down_for_the_game,
    single_beast,
)
from executable_rules.mechanics.results import Forfeit


@pytest.mark.example("beast.eleven-counters")
@pytest.mark.quotes("bellecour.beast.13", "he draws the Counters, and one Fish only")
@pytest.mark.quotes("academie.beast.13", "il tire ces jettons, avec une fiche seulement")
@pytest.mark.quotes("bellecour.beast.15", "as many Counters as he would have won")
@pytest.mark.quotes("academie.beast.15", "autant de jettons qu'il auroit pû gagner")
def test_the_eleven_of_the_example_are_not_what_he_would_have_won() -> None:
    for players in range(3, 8):
        counters = players * put_down_for_the_game() + put_down_for_the_deal(
            is_dealer=True, beast_goes=False
        )
        lost = draws(counters=counters, fishes=players)
        agree = [
            worth
            for worth in range(1, 30)
            if beasted(has_won=False, fishes=lost.fishes, counters=lost.counters, price=worth)
            == single_beast(players=players)
        ]
        assert agree == [players]
    assert beasted(has_won=False, fishes=1, counters=6, price=1) == Forfeit(7)
    assert single_beast(players=5) == Forfeit(11)


@given(st.lists(st.integers(1, 99), max_size=6))
def test_doubles_go_each_once_never_growing(beasts: list[int]) -> None:
    order = order_of_doubles(beasts=tuple(beasts))
    assert sorted(order) == sorted(beasts)
    assert all(first >= then for first, then in pairwise(order))
