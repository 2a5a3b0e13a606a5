"""Quadrille, laws I-IV: the deal and the pack."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.quadrille.dealing import may_deal_by


@pytest.mark.quotes(
    "bellecour.quadrille.laws.1",
    "The Cards are to be dealt by Four and Threes, and no otherwise",
    "the Dealer is at liberty to begin by Four or Three",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.1",
    "not permitted to deal the Cards any otherwise than by 4 and 3",
    "at Liberty to begin with which of those Numbers he please",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.1",
    "autrement que par quatre & trois",
    "de commencer par quatre ou par trois",
)
@pytest.mark.example("deals.quadrille")
def test_the_cards_are_dealt_by_four_and_threes_and_no_otherwise() -> None:
    packets = [
        dealt
        for number in range(1, 6)
        for dealt in itertools.product(range(1, 6), repeat=number)
        if may_deal_by(packets=dealt)
    ]
    assert sorted(packets) == [(3, 3, 4), (3, 4, 3), (4, 3, 3)]
    assert not may_deal_by(packets=(4, 4, 3))
    assert not may_deal_by(packets=())
