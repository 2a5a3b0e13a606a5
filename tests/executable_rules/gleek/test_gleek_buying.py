"""Gleek: buying the stock, Gleeks and Mournivals, and faults in them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from executable_rules.gleek.buying import Odd, buys_stock, odd_money
from executable_rules.gleek.dealing import next_bid


@given(st.integers(12, 400))
def test_the_price_is_all_paid(bid: int) -> None:
    purchase = buys_stock(bid=bid)
    assert purchase is not None
    assert 2 * purchase.to_each + (odd_money(bid=bid) is not Odd.NOBODY) == bid
    assert next_bid(bid=bid) == bid + 1
