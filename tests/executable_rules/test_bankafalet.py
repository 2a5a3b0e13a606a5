"""Bankafalet in both books."""

from __future__ import annotations

from functools import cmp_to_key

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.bankafalet import dealer_gains, may_be_cut, may_lay_on, superior
from executable_rules.mechanics.cards import Card, cards, pack


def in_order(dealt: tuple[Card, ...]) -> list[Card]:
    """Cards, best first."""
    return sorted(dealt, key=cmp_to_key(lambda a, b: -1 if superior(card=a, other=b) else 1))


@pytest.mark.quotes(
    "cotton.bankafalet.1", "as many heaps as there are Players, or more if you please"
)
@pytest.mark.quotes(
    "seymour.bankafalet.1", "as many Heaps as there are Players, or more, if you please"
)
def test_as_many_heaps_as_players_or_more() -> None:
    assert [heaps for heaps in range(60) if may_be_cut(players=4, heaps=heaps)][:2] == [4, 5]
    assert may_be_cut(players=4, heaps=52)
    assert not may_be_cut(players=4, heaps=53)


@pytest.mark.quotes(
    "cotton.bankafalet.1",
    "every Man lays as much money on his own Card as he thinks fit, or on the supernumerary heaps",
)
@pytest.mark.quotes(
    "seymour.bankafalet.1",
    "every Man lays as much Money on his own Card as he thinks fit, or on the supernumerary Heaps",
)
def test_a_man_lays_on_his_own_card_or_on_the_supernumerary_heaps() -> None:
    for seat in (0, 1, 2):
        on = [it for it in range(5) if may_lay_on(heap=it, seat=seat, players=3, heaps=5)]
        assert on == [seat, 3, 4]
    assert [may_lay_on(heap=it, seat=0, players=2, heaps=2) for it in (0, 1)] == [True, False]
    for heap, seat, heaps in ((0, 0, 2), (-1, 0, 4), (4, 0, 4), (0, -1, 4), (0, 3, 4)):
        with pytest.raises(ValueError, match="cannot be"):
            may_lay_on(heap=heap, seat=seat, players=3, heaps=heaps)


@pytest.mark.quotes(
    "cotton.bankafalet.2",
    "So many as the Dealers Card is inferior to, so many he pays",
    "so many as his Card is superior to, so many he wins from",
)
@pytest.mark.quotes(
    "seymour.bankafalet.2",
    "So many as the Dealer's Card is inferior to, so many he pays",
    "so many as his Card is superior to, so many he wins from",
)
def test_the_dealer_pays_and_wins() -> None:
    king, laid = Card.parse("KC"), {Card.parse("KH"): 5, Card.parse("KS"): 2, Card.parse("2D"): 1}
    assert dealer_gains(card=king, laid=laid) == -2
    assert dealer_gains(card=Card.parse("AD"), laid=laid) == 8
    assert dealer_gains(card=Card.parse("2S"), laid=laid) == -8
    assert dealer_gains(card=king, laid={}) == 0


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
        assert all(superior(card=card, other=lower) for lower in order[place + 1 :])
        assert not any(superior(card=card, other=higher) for higher in order[: place + 1])


@given(st.lists(st.sampled_from(pack()), min_size=2, max_size=9, unique=True), st.integers(1, 9))
def test_with_equal_money_the_place_in_the_order_decides(dealt: list[Card], money: int) -> None:
    dealer, *others = dealt
    place = in_order(tuple(dealt)).index(dealer)
    gains = dealer_gains(card=dealer, laid=dict.fromkeys(others, money))
    assert gains == money * (len(others) - 2 * place)
