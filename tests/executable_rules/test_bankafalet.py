"""Bankafalet in both books."""

from __future__ import annotations

from functools import cmp_to_key

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.bankafalet import dealer_gains, superior
from executable_rules.mechanics.cards import Card, cards, pack


def in_order(dealt: tuple[Card, ...]) -> list[Card]:
    """Cards, best first."""

    def order(one: Card, two: Card) -> int:
        return -1 if superior(card=one, other_card=two) else 1

    return sorted(dealt, key=cmp_to_key(order))


@pytest.mark.quotes(
    "cotton.bankafalet.3",
    "The best Card is the Ace of Diamonds, the next to that the Ace of Hearts",
    "thirdly the Ace of Clubs, and lastly the Ace of Spades",
    "and so the rest of these suits in order according to their degree",
)
@pytest.mark.quotes(
    "seymour.bankafalet.3",
    "The best Card is the Ace of Diamonds, the next to that, the Ace of Hearts",
    "thirdly, the Ace of Clubs; and lastly, the Ace of Spades",
    "and so the rest of these Suits in order, according to their Degree",
)
def test_the_order_of_all_cards() -> None:
    order = in_order(pack())
    assert tuple(order[:5]) == cards("AD AH AC AS KD")
    assert tuple(order[-2:]) == cards("2C 2S")
    for place, card in enumerate(order):
        assert all(superior(card=card, other_card=lower) for lower in order[place + 1 :])
        assert not any(superior(card=card, other_card=higher) for higher in order[: place + 1])


@given(st.lists(st.sampled_from(pack()), min_size=2, max_size=9, unique=True), st.integers(1, 9))
def test_with_equal_money_the_place_in_the_order_decides(dealt: list[Card], money: int) -> None:
    dealer, *others = dealt
    place = in_order(tuple(dealt)).index(dealer)
    gains = dealer_gains(card=dealer, lots=dict.fromkeys(others, money))
    assert gains == money * (len(others) - 2 * place)
