"""The Lottery of lots and tickets: the packs, the fund, the lots, and who draws them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.loterie import (
    back_to_the_fund,
    deal_again,
    draws,
    fund,
    fund_left,
    paid,
)
from executable_rules.mechanics.cards import Card, pack


def by_card(text: str) -> Mapping[Card, int]:
    """Cards with a number each: ``KS:3 2H:0``."""
    pairs = (word.split(":") for word in text.split())
    return {Card.parse(card): int(number) for card, number in pairs}


def drawn_on_average(*, lots: tuple[int, ...], tickets: int) -> Fraction:
    """Counters drawn in a deal on average, each player having so many tickets of the pack's 52."""
    return Fraction(sum(lots) * len(lots) * tickets, len(pack()))


@pytest.mark.example("loterie.party-shortened")
def test_more_tickets_and_larger_lots_draw_more_of_the_fund() -> None:
    lots = by_card("KS:7 2H:3")
    won = [
        sum(draws(lots=lots, tickets_held={first: 0, second: 1}))
        for first, second in permutations(pack(), 2)
    ]
    once = drawn_on_average(lots=(7, 3), tickets=1)
    assert Fraction(sum(won), len(won)) == once == Fraction(10 * 2, 52)
    assert drawn_on_average(lots=(7, 3), tickets=4) == 4 * once
    assert drawn_on_average(lots=(14, 6), tickets=1) == 2 * once


@pytest.mark.example("loterie.loss-confined")
@given(st.lists(st.integers(1, 30), min_size=2, max_size=12), st.data())
def test_nobody_loses_more_than_his_counters(stakes: list[int], data: st.DataObject) -> None:
    """Deals of the whole fund until it is drawn out, what is undrawn going back every time."""
    players, whole = len(stakes), fund(stakes=tuple(stakes))
    left, total = whole, [0] * players
    for _ in range(3):
        if not deal_again(pool=left):
            break
        dealt = data.draw(st.permutations(pack()))
        prized = dict.fromkeys(dealt[:players], left // players)
        owners = dict(zip(dealt[1 : players + 1], range(players), strict=True))
        left = fund_left(pool=left, prices=tuple(prized.values()))
        won = draws(lots=prized, tickets_held=owners)
        left += back_to_the_fund(lots=prized, tickets_held=owners)
        total = [had + more for had, more in zip(total, won, strict=True)]
        assert sum(total) + left == whole
    total[0] += left
    money = paid(counters_by_seat=tuple(total), price=Fraction(1), pool=whole)
    assert all(gain >= 0 for gain in money)
    assert sum(money) == sum(stakes)
