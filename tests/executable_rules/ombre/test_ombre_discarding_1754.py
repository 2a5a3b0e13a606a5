"""Ombre in 1754, laws XXIV, XXX-XXXII and LVI: the stock, and cards above and under the due."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.discarding import Shortage, Surplus
from executable_rules.ombre.discarding_1754 import takes_above_his_due, takes_less
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

MAY_NOT, NONE, BEAST = Penalty.MAY_NOT_PLAY, Penalty.NONE, Penalty.BEAST


def test_both_seen_and_mixed_is_read_as_both() -> None:
    assert takes_above_his_due(card_count=2, was_seen=True, cards_mixed=True) == Surplus(
        0, 2, BEAST
    )


@pytest.mark.quotes(
    "seymour.ombre.laws.32",
    "He who takes less than his Number, may take the rest at any time while the Stock "
    "is upon the Table; but if they are all taken in, he must draw as many as he wants "
    "from among the Discard",
)
def test_cards_wanting_are_taken_or_drawn_at_any_time() -> None:
    assert takes_less(cards_short=2, stock_size=3) == Shortage(2, 0, NONE)
    assert takes_less(cards_short=2, stock_size=2) == Shortage(2, 0, NONE)
    assert takes_less(cards_short=2, stock_size=1) == Shortage(1, 1, NONE)
    assert takes_less(cards_short=2, stock_size=0) == Shortage(0, 2, NONE)
    for short, left in ((0, 3), (1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            takes_less(cards_short=short, stock_size=left)
    assert explained(left=1) == [False]
    assert explained(left=0) == [True]


def explained(left: int) -> list[bool]:
    """Whether the stock is told to be all taken in, when one card wants."""
    steps = explain(takes_less, cards_short=1, stock_size=left).call.steps
    return [step.met for step in steps if isinstance(step, Proviso)]
