"""Gleek: dealing, buying, and counting."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.gleek.buying import Odd, buys_stock, odd_money
from executable_rules.gleek.counting import above_own, by_honours, without_honours
from executable_rules.gleek.dealing import next_bid, tiddy_turned_up, turned_up_as_printed, useful
from executable_rules.gleek.terms import GLEEK_PACK, HAND, OWN_CARDS, PLAYERS
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.results import NOTHING

ACE, KING, QUEEN, KNAVE = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE
FOUR, FIVE, SIX = Rank.FOUR, Rank.FIVE, Rank.SIX


@pytest.mark.quotes("cotton.gleek.1", "DEuces and Treys must be cast out as useless")
@pytest.mark.quotes("seymour.gleek.1", "DUCES and Trays must be cast out as useless")
def test_deuces_and_treys_are_useless() -> None:
    out = {card.rank for card in pack() if not useful(card=card)}
    assert out == {Rank.TWO, Rank.THREE}
    assert sum(useful(card=card) for card in pack()) == 44


@pytest.mark.example("gleek.the-ace-turned-up")
@pytest.mark.quotes("cotton.gleek.6", "and the Ace is turned up")
@pytest.mark.quotes("cotton.gleek.7", "if it be Tiddy turn'd up")
@pytest.mark.quotes("seymour.gleek.5", "and the Ace is turned up")
@pytest.mark.quotes("seymour.gleek.6", "if it be Tiddy turned up")
def test_the_ace_is_turned_up_and_yet_tiddy_may_be() -> None:
    assert turned_up_as_printed() is ACE
    assert tiddy_turned_up(rank=turned_up_as_printed()) == NOTHING
    assert tiddy_turned_up(rank=FOUR) != NOTHING


@given(st.integers(12, 400))
def test_the_price_is_all_paid(bid: int) -> None:
    purchase = buys_stock(bid=bid)
    assert purchase is not None
    assert 2 * purchase.to_each + (odd_money(bid=bid) is not Odd.NOBODY) == bid
    assert next_bid(bid=bid) == bid + 1


@pytest.mark.example("gleek.no-honours")
@pytest.mark.quotes(
    "cotton.gleek.25", "nor Gleek, you lose, because you count as many Cards as you had in tricks"
)
@pytest.mark.quotes(
    "seymour.gleek.24", "nor Gleek, you lose because you count as many Cards as you had in Tricks"
)
def test_without_honours_he_loses_up_to_seven_tricks() -> None:
    assert [without_honours(tricks=tricks) for tricks in (0, 4, 7, 8)] == [-22, -10, -1, 2]
    assert [tricks for tricks in range(13) if without_honours(tricks=tricks) < 0] == list(range(8))


PLAIN_HONOURS = (Rank.ACE, Rank.KNAVE, Rank.KING, Rank.QUEEN)


@pytest.mark.example("gleek.twenty-two-a-third")
def test_two_and_twenty_is_a_third_of_all() -> None:
    hand = tuple(Card(rank, Suit.CLUBS) for rank in PLAIN_HONOURS)
    honours = by_honours(hand=hand, trump=Suit.CLUBS)
    assert PLAYERS * OWN_CARDS == PLAYERS * HAND + honours == 66


@given(st.permutations(GLEEK_PACK), st.lists(st.integers(0, 2), min_size=12, max_size=12))
def test_what_is_won_is_lost_where_all_four_honours_are_held(
    dealt: list[Card], tricks: list[int]
) -> None:
    """Tiddy, Towser and Tumbler left out: the three reckon together what their own cards are."""
    gains = 0
    for seat in range(PLAYERS):
        hand = tuple(card for card in dealt[seat * HAND :][:HAND] if card.rank in PLAIN_HONOURS)
        honours = by_honours(hand=hand, trump=Suit.CLUBS)
        gains += above_own(cards_won=3 * tricks.count(seat), points=honours)
    stock = tuple(card for card in dealt[PLAYERS * HAND :] if card.rank in PLAIN_HONOURS)
    assert gains == -by_honours(hand=stock, trump=Suit.CLUBS)
