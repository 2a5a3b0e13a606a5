"""Lanterloo (1687) and Lue (1754)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.loo import (
    SHORT_PACK,
    dealer_lays_down,
    dealer_looed_lays_down,
    divided,
    lays_down_another_way,
    looed_lays_down,
    pack_played_with,
)
from executable_rules.mechanics.results import Forfeit


@pytest.mark.example("loo.threes-to-sevens-laid-out")
@pytest.mark.quotes(
    "seymour.loo.3",
    "if three, four, five, or six Persons play",
    "lay out the Threes, Fours, Fives, Sixes, and Sevens",
)
def test_the_short_pack_for_three_to_six() -> None:
    played = {players: pack_played_with(players=players) for players in range(2, 9)}
    assert played == {2: 52, 3: 32, 4: 32, 5: 32, 6: 32, 7: 52, 8: 52}
    assert {card.rank.value for card in SHORT_PACK} == {1, 2, 8, 9, 10, 11, 12, 13}


@given(st.integers(0, 500), st.lists(st.integers(1, 5), min_size=1, max_size=5))
def test_what_is_divided_is_all(money: int, tricks: list[int]) -> None:
    assert sum(divided(pool=money, tricks_by_seat=tuple(tricks))) == money


@pytest.mark.example("loo.as-much-as-every-one-had-laid-down")
@pytest.mark.quotes(
    "cotton.loo.another-way.7",
    "as much money on the board as every one had laid down before, be it never so great a summ",
    "besides the like quantity for dealing, if he that was loo'd dealt",
)
@pytest.mark.quotes("cotton.loo.another-way.3", "so much for his loo as his five Cards amount to")
def test_the_loo_is_as_much_as_all_have_laid_down() -> None:
    first = dealer_lays_down(price=6)
    assert looed_lays_down(pool=first) == lays_down_another_way(is_beasted=True, price=6)
    assert looed_lays_down(pool=first, is_dealer=True) == dealer_looed_lays_down(price=6)
    assert looed_lays_down(pool=90) == Forfeit(90)
    assert looed_lays_down(pool=90, is_dealer=True) == Forfeit(180)
    assert looed_lays_down(pool=90) != lays_down_another_way(is_beasted=True, price=6)
