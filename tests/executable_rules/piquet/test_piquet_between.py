"""Picket and Piquet: the sentences of 1687 and 1754 that stand between the other rules."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.piquet.before_play import takes_in_for
from executable_rules.piquet.customs import takes_it
from executable_rules.piquet.picket_play import Trick, may_begin_or_follow, of_a_trick
from executable_rules.piquet.terms import HAND, Hand
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

ELDER, YOUNGER = Hand.ELDER, Hand.YOUNGER
SEVEN_UP = ACE_HIGH[: ACE_HIGH.index(Rank.SEVEN) + 1]
CARD = st.sampled_from(PIQUET_PACK)


@pytest.mark.quotes(
    "seymour.piquet.rules.44",
    "the Ace wins the King, the King the Queen, and the Queen the Knave, the Knave the Ten, and so",
)
@pytest.mark.quotes("seymour.piquet.rules.52", "the highest Card of a Suit always wins the Trick")
def test_the_highest_of_a_suit_wins_from_the_ace_down() -> None:
    assert len(SEVEN_UP) == 8
    for suit, (higher, lower) in product(Suit, pairwise(SEVEN_UP)):
        high, low = Card(higher, suit), Card(lower, suit)
        assert takes_it(card_led=high, card_played=low) is ELDER
        assert takes_it(card_led=low, card_played=high) is YOUNGER


@pytest.mark.quotes("seymour.piquet.rules.53", "no Card under a 10 can count at this Game")
def test_no_card_under_a_ten_counts() -> None:
    ten, nine, other_king, ace = cards("10S 9S KH AS")
    assert of_a_trick(card_led=ten, card_played=nine) == Trick(1, 0, ELDER)
    assert of_a_trick(card_led=nine, card_played=ten) == Trick(0, 1, YOUNGER)
    assert of_a_trick(card_led=ten, card_played=ace) == Trick(1, 1, YOUNGER)
    assert of_a_trick(card_led=nine, card_played=other_king) == Trick(0, 0, ELDER)
    under = "no Card under a 10 can count"
    for led, played, said in (("9S", "8S", True), ("9S", "KH", False), ("10S", "9H", False)):
        call = explain(of_a_trick, card_led=Card.parse(led), card_played=Card.parse(played)).call
        assert Proviso(under, said) in call.steps


@given(CARD, CARD)
def test_whoever_wins_a_trick_has_it_towards_the_cards(led: Card, played: Card) -> None:
    trick = of_a_trick(card_led=led, card_played=played)
    assert trick.won_by is takes_it(card_led=led, card_played=played)
    assert trick.follower == 0 or trick.won_by is YOUNGER


@pytest.mark.quotes("seymour.piquet.accidents.48", "offer to lay out another", "the 5th")
def test_there_is_no_sixth_card_to_offer_for() -> None:
    for laid_out in ((), (0,), (6,), (5, 1), (4, 0), (5, -1)):
        with pytest.raises(ValueError, match=r"packets=|laid_out="):
            takes_in_for(packets=laid_out)
    again = "offer to lay out another in order to take it in"
    for laid_out in ((4,), (4, 1)):
        call = explain(takes_in_for, packets=laid_out).call
        assert (call.value, Proviso(again, len(laid_out) > 1) in call.steps) == (4, True)


@pytest.mark.quotes("cotton.piquet.32", "the elder begins, and younger follows")
def test_the_younger_does_not_begin() -> None:
    hand = cards("AS 7S KH 6D")
    for who, led in ((YOUNGER, None), (ELDER, Card.parse("9S")), (YOUNGER, Card.parse("AS"))):
        with pytest.raises(ValueError, match="cannot be: to a card that the elder led"):
            may_begin_or_follow(who=who, hand=hand, card_led=led)
    call = explain(may_begin_or_follow, who=ELDER, hand=hand[:HAND]).call
    assert Proviso("the elder begins", True) in call.steps
