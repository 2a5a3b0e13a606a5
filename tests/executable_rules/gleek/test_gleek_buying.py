"""Gleek: buying the stock, Gleeks and Mournivals, and faults in them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.gleek.buying import Odd, buys_stock, odd_money, of_a_rank, of_a_rank_1754
from executable_rules.gleek.dealing import next_bid
from executable_rules.gleek.terms import Held
from executable_rules.mechanics.cards import Rank

ACE, KING, QUEEN, KNAVE = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE


@given(st.integers(12, 400))
def test_the_price_is_all_paid(bid: int) -> None:
    purchase = buys_stock(bid=bid)
    assert purchase is not None
    assert 2 * purchase.to_each + (odd_money(bid=bid) is not Odd.NOBODY) == bid
    assert next_bid(bid=bid) == bid + 1


@pytest.mark.example("gleek.what-a-gleek-is")
@pytest.mark.quotes(
    "cotton.gleek.23",
    "A Mournival is either all the Aces, the four Kings, Queens, or Knaves",
    "and a Gleek is three of any of the aforesaid",
)
def test_three_are_a_gleek_in_1687() -> None:
    said = [of_a_rank(rank=KING, card_count=held) for held in range(5)]
    assert said == [Held.NEITHER] * 3 + [Held.GLEEK, Held.MOURNIVAL]
    with pytest.raises(ValueError, match="rank=nine"):
        of_a_rank(rank=Rank.NINE, card_count=3)
    for wrong in (-1, 5):
        with pytest.raises(ValueError, match=f"card_count={wrong} cannot be: it is from 0 to"):
            of_a_rank(rank=ACE, card_count=wrong)


@pytest.mark.example("gleek.what-a-gleek-is")
@pytest.mark.quotes(
    "seymour.gleek.22",
    "A Murnival, is either all the Aces, the 4 Kings, Queens, or Knaves",
    "and a Gleek is 5 of any of the aforesaid",
)
def test_five_are_a_gleek_in_1754_and_no_pack_has_them() -> None:
    said = [of_a_rank_1754(rank=KING, card_count=held) for held in range(6)]
    assert said == [Held.NEITHER] * 4 + [Held.MOURNIVAL, Held.GLEEK]
    with pytest.raises(ValueError, match="rank=nine"):
        of_a_rank_1754(rank=Rank.NINE, card_count=5)
    with pytest.raises(ValueError, match="card_count=-1"):
        of_a_rank_1754(rank=ACE, card_count=-1)
