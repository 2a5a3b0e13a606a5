"""Whist in 1687: the Deuces out, twelve each, nine up."""

from __future__ import annotations

from itertools import combinations

import pytest

from executable_rules.mechanics.cards import Rank, pack
from executable_rules.whist.rules import WithStock, is_up, three_handed_deal
from executable_rules.whist.rules_1687 import are_partners, dealt_1687, is_up_1687, pack_1687


@pytest.mark.quotes("cotton.whist.1", "they put out the Deuces, and take in no stock")
def test_the_deuces_are_put_out() -> None:
    assert set(pack()) - set(pack_1687()) == {it for it in pack() if it.rank is Rank.TWO}
    assert len(pack_1687()) == 48


@pytest.mark.quotes("cotton.whist.2", "playing four, two of a side")
def test_two_of_a_side() -> None:
    sides = [it for it in combinations(range(4), 2) if are_partners(seat=it[0], other=it[1])]
    assert sides == [(0, 2), (1, 3)]
    assert not are_partners(seat=1, other=1)
    assert are_partners(seat=3, other=1)
    for wrong in ((-1, 1), (4, 0), (0, 4), (1, -1)):
        with pytest.raises(ValueError, match="from 0 to 3"):
            are_partners(seat=wrong[0], other=wrong[1])


@pytest.mark.quotes(
    "cotton.whist.3", "they deal to each Twelve a piece, and the Trump is the bottom Card"
)
def test_twelve_apiece_and_the_bottom_card_is_trump() -> None:
    assert [dealt_1687(players=it) for it in (2, 3, 4)] == [
        WithStock(hand=12, stock=stock, trump_place=48) for stock in (24, 12, 0)
    ]
    for wrong in (1, 5):
        with pytest.raises(ValueError, match="from 2 to 4"):
            dealt_1687(players=wrong)


@pytest.mark.example("whist.without-deuces")
def test_twelve_apiece_come_out_without_the_deuces_only() -> None:
    deal = dealt_1687(players=4)
    assert (4 * deal.hand, deal.stock) == (len(pack_1687()), 0)
    assert three_handed_deal() == WithStock(hand=12, stock=16, trump_place=52)
    assert 4 * three_handed_deal().hand == len(pack()) - 4


@pytest.mark.quotes("cotton.whist.4", "the number of the Game Nine")
def test_nine_is_the_game() -> None:
    assert [is_up_1687(score=score) for score in (0, 8, 9, 10)] == [False, False, True, True]
    with pytest.raises(ValueError, match="score=-1"):
        is_up_1687(score=-1)


@pytest.mark.quotes("cotton.whist.4", "the number of the Game Nine")
@pytest.mark.quotes("seymour.whist.observations.10", "the Number of the Game 10")
def test_nine_in_1687_and_ten_in_1754() -> None:
    assert is_up_1687(score=9)
    assert not is_up(score=9)
