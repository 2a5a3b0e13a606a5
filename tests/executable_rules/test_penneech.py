"""Penneech in 1687, Peneech in 1754."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.penneech import PENNEECH, reckons, turned_up_reckons, wins_from

COATS = {Rank.ACE: 5, Rank.KING: 4, Rank.QUEEN: 3, Rank.KNAVE: 2}
OTHER_SUITS = [suit for suit in Suit if suit is not Suit.DIAMONDS]


@pytest.mark.quotes(
    "cotton.penneech.4",
    "if it be an Ace turn'd up, then he reckons five, if a King four, if a Queen three",
)
@pytest.mark.quotes(
    "seymour.penneech.4", "if it be an Ace turned up, then he reckons 5, if a King 4, if a Queen 3"
)
@pytest.mark.quotes(
    "cotton.penneech.5", "if it prove Ace, King, Queen, or Knave, he reckons for it"
)
@pytest.mark.quotes(
    "seymour.penneech.5", "if it proves Ace, King, Queen, or Knave, he reckons for it"
)
def test_what_is_turned_up_is_reckoned() -> None:
    for card in pack():
        if card != PENNEECH:
            assert turned_up_reckons(card=card) == COATS.get(card.rank, 0)


@pytest.mark.quotes(
    "cotton.penneech.7",
    "if it be Trump, it is the highest Card, and wins all others",
    "if it be not Trump, it wins all Diamonds",
)
@pytest.mark.quotes(
    "seymour.penneech.7",
    "If it be Trump, it is the highest Card, and wins all others",
    "if it be not Trump, it wins all Diamonds",
)
def test_penneech_wins_all_or_all_diamonds() -> None:
    others = [card for card in pack() if card != PENNEECH]
    for other in others:
        assert wins_from(card=PENNEECH, other_card=other, trump=Suit.DIAMONDS)
        for trump in OTHER_SUITS:
            diamond = other.suit is Suit.DIAMONDS
            assert wins_from(card=PENNEECH, other_card=other, trump=trump) is diamond
            taken = wins_from(card=other, other_card=PENNEECH, trump=trump)
            assert taken is (other.suit is trump)
    assert wins_from(card=Card.parse("AS"), other_card=Card.parse("KS"), trump=Suit.HEARTS)


@given(st.integers(0, 7))
def test_one_of_the_two_has_cards_above_his_own(tricks: int) -> None:
    ours, theirs = reckons(cards_won=2 * tricks), reckons(cards_won=14 - 2 * tricks)
    assert ours + theirs == abs(2 * tricks - 7)
    assert min(ours, theirs) == 0
