"""Penneech in 1687, Peneech in 1754."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Suit, pack
from executable_rules.penneech import PENNEECH, reckons, wins_from

OTHER_SUITS = [suit for suit in Suit if suit is not Suit.DIAMONDS]


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
