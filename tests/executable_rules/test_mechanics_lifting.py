"""Lifting for the deal, in whatever order a game gives the cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.orders import ACE_HIGH

LIFTED = st.lists(st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit)), min_size=2)


def test_the_least_begins_with_the_ace_and_ends_with_the_king() -> None:
    assert (LEAST_FIRST[0], LEAST_FIRST[1], LEAST_FIRST[-1]) == (Rank.ACE, Rank.TWO, Rank.KING)
    assert carried_by(cards("KS AH 2C"), LEAST_FIRST) == 1
    assert carried_by(cards("KS AH 2C"), LEAST_FIRST[::-1]) == 0


def test_two_alike_matter_where_they_are_first() -> None:
    assert carried_by(cards("KS KH 2C"), LEAST_FIRST) == 2
    assert carried_by(cards("KS KH 2C"), ACE_HIGH) is None


def test_one_card_is_no_lifting() -> None:
    for few in ("", "KS"):
        with pytest.raises(ValueError, match="it is 2 or more"):
            carried_by(cards(few), ACE_HIGH)


@given(LIFTED, st.permutations(list(Rank)))
def test_who_carries_it_stands_before_all_others(lifted: list[Card], order: list[Rank]) -> None:
    place = carried_by(lifted, order)
    first = min(order.index(card.rank) for card in lifted)
    has = [seat for seat, card in enumerate(lifted) if order.index(card.rank) == first]
    assert ([place] == has) is (len(has) == 1)
    assert (place is None) is (len(has) > 1)
