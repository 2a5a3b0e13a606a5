"""Ambigu, laws IX and X: shuffling, the discards taken up, a discard put on one side."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.ambigu.dealing import compleats


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(0, 24), st.integers(0, 40))
def test_the_number_wanted_is_compleated(wanted: int, stock: int) -> None:
    made = compleats(cards_short=wanted, stock_size=stock, cards_discarded=24)
    assert made.from_stock + made.from_discards == wanted
    assert made.from_discards == 0 or made.from_stock == stock
