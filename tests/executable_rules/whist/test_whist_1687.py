"""Whist in 1687: the Deuces out, twelve each, nine up."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import pack
from executable_rules.whist.rules import WithStock, three_handed_deal
from executable_rules.whist.rules_1687 import dealt_1687, pack_1687


@pytest.mark.example("whist.without-deuces")
def test_twelve_apiece_come_out_without_the_deuces_only() -> None:
    deal = dealt_1687(players=4)
    assert (4 * deal.hand, deal.stock) == (len(pack_1687()), 0)
    assert three_handed_deal() == WithStock(hand=12, stock=16, trump_place=52)
    assert 4 * three_handed_deal().hand == len(pack()) - 4
