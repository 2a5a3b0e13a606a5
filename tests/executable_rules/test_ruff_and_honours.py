"""Ruff and Honours: tests that quote the rules of 1687, and those of 1754 where they part."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import pack
from executable_rules.ruff_and_honours import calls_can_ye
from executable_rules.whist.rules import by_honours, game_by_calling, ruff_and_honours_deal


@pytest.mark.example("ruff-and-honours.stock")
def test_with_the_deuces_four_times_twelve_leave_four() -> None:
    deal = ruff_and_honours_deal()
    assert 4 * deal.hand + deal.stock == len(pack()) == 52
    assert 4 * deal.hand == len([card for card in pack() if card.rank.value != 2]) == 48


@pytest.mark.example("ruff-and-honours.by-cards")
def test_eight_by_cards_are_two_tricks() -> None:
    assert [4 * by_honours(honours_held=held) for held in (3, 4)] == [8, 16]


@pytest.mark.example("ruff-and-honours.called-at-eight")
def test_eight_and_three_honours_are_ten() -> None:
    together = 8 + by_honours(honours_held=2, other_honours=1)
    assert together == 10 == game_by_calling(points=8, honours_held=2, other_honours=1)
    assert together == calls_can_ye(points=8, honours_held=2, other_honours=1) + 1
