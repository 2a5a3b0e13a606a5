"""Gleek: reckoning against two and twenty."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.gleek.counting import above_own, by_honours, every_card_wins, without_honours
from executable_rules.gleek.terms import GLEEK_PACK, HAND, OWN_CARDS, PLAYERS
from executable_rules.mechanics.cards import Card, Rank, Suit, cards


@pytest.mark.example("gleek.cards-dealt-alone")
@pytest.mark.quotes(
    "cotton.gleek.24",
    "twenty two are your Cards",
    "win nothing but the Cards that were dealt you, you lose ten",
)
@pytest.mark.quotes(
    "seymour.gleek.23",
    "22 are your Cards",
    "win nothing but the Cards that were dealt you, you lose 10",
)
def test_with_the_cards_dealt_alone_he_loses_ten() -> None:
    assert above_own(cards_won=12) == -10
    assert above_own(cards_won=12, honours=10) == 0
    assert above_own(cards_won=0) == -22
    assert above_own(cards_won=36) == 14
    for cards_won in (39, -3):
        with pytest.raises(ValueError, match="from 0 to 36"):
            above_own(cards_won=cards_won)
    with pytest.raises(ValueError, match="cards_won=13 cannot be: a trick is three cards"):
        above_own(cards_won=13)


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


@pytest.mark.example("gleek.thirty-by-honours")
@pytest.mark.quotes(
    "cotton.gleek.26",
    "if you have Tib, Tom, King, and Queen of Trumps in your hand, you have thirty by honours",
    "that is, eight above your own Cards",
)
@pytest.mark.quotes(
    "seymour.gleek.25",
    "if you have Tib, Tom, King, Queen of Trumps in your Hand, you have 30 by Honours",
    "that is 8 above your own Cards",
)
def test_thirty_by_honours_is_eight_above() -> None:
    hand = cards("AS JS KS QS 10S 9H AD")
    honours = by_honours(hand=hand, trump=Suit.SPADES)
    assert honours == 30
    assert above_own(cards_won=0, honours=honours) == 8
    assert by_honours(hand=hand, trump=Suit.DIAMONDS) == 15
    assert by_honours(hand=cards("4S 5S 6S"), trump=Suit.SPADES) == 15


@pytest.mark.example("gleek.tom-and-king")
@pytest.mark.quotes(
    "cotton.gleek.27",
    "If you have Tom only, which is Nine, and the King of Trumps, which is three",
    "till you come to two and twenty, and then every Card wins so many half-pence, pence",
    "if you are under two and twenty, you lose as many",
)
@pytest.mark.quotes(
    "seymour.gleek.26",
    "If you have Tom only, which is 9, and the King of Trumps, which is 3",
    "till you come to 22, and then every Card wins so many Half-pence, Pence",
    "if you are under 22, you lose as many",
)
@pytest.mark.quotes("cotton.gleek.26", "Tom, King, and Queen of Trumps in your hand")
def test_reckoned_from_twelve_with_tom_and_king() -> None:
    honours = by_honours(hand=cards("JH KH 9S"), trump=Suit.HEARTS)
    assert honours == 12
    assert [every_card_wins(honours=honours, cards_won=won) for won in (6, 9, 12)] == [-4, -1, 2]
    assert every_card_wins(honours=honours, cards_won=15, a_card=2) == 10
    assert every_card_wins(honours=honours, cards_won=0, a_card=4) == -40


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
        hand = tuple(it for it in dealt[seat * HAND :][:HAND] if it.rank in PLAIN_HONOURS)
        honours = by_honours(hand=hand, trump=Suit.CLUBS)
        gains += above_own(cards_won=3 * tricks.count(seat), honours=honours)
    stock = tuple(it for it in dealt[PLAYERS * HAND :] if it.rank in PLAIN_HONOURS)
    assert gains == -by_honours(hand=stock, trump=Suit.CLUBS)
