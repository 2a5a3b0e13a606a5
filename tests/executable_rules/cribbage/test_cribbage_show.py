"""Cribbage: what hand and crib count, the hands that the books work, and who may know it."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.show import games_in_hand
from executable_rules.cribbage.values import fifteens, pairs, sequences
from executable_rules.mechanics.cards import Card, cards

NINE_AND_TWO_SIXES = cards("9S 6H 6D")
FOUR_FIVE_SIX = cards("4S 5H 6D")
SIX = Card.parse("6C")


@pytest.mark.example("cribbage.nine-and-two-sixes")
@pytest.mark.quotes(
    "cotton.cribbage.15",
    "that makes you six Games, because there is two fifteens and a pair",
    "if a Six chance to be turn'd up, then you have twelve Games in your hand",
)
@pytest.mark.quotes(
    "cotton.cribbage.17",
    "the three Sixes makes you six, being a Pair-Royal",
    "the Nine added to every Six makes three fifteens",
)
def test_nine_and_two_sixes_are_six_and_with_a_six_twelve() -> None:
    assert games_in_hand(hand=NINE_AND_TWO_SIXES) == 6
    assert fifteens(cards=NINE_AND_TWO_SIXES) == 2 * 2
    assert pairs(cards=NINE_AND_TWO_SIXES) == 2
    assert games_in_hand(hand=NINE_AND_TWO_SIXES, turned_card=SIX) == 12
    assert pairs(cards=(*NINE_AND_TWO_SIXES, SIX)) == 6
    assert fifteens(cards=(*NINE_AND_TWO_SIXES, SIX)) == 3 * 2


@pytest.mark.example("cribbage.four-five-six-1687")
@pytest.mark.quotes(
    "cotton.cribbage.20",
    "it is four, five, and six; again, taking in the counting six that is turn'd up",
    "that is in all four; then there is fifteen and fifteen",
    "which makes eight Games",
)
@pytest.mark.quotes("cotton.cribbage.10", "A Pair is two")
def test_four_five_six_and_a_six_told_at_eight_make_ten() -> None:
    counted = (*FOUR_FIVE_SIX, SIX)
    assert sequences(cards=counted) == 2 + 2
    assert fifteens(cards=counted) == 2 + 2
    told = 8
    forgotten = pairs(cards=counted)
    assert games_in_hand(hand=FOUR_FIVE_SIX, turned_card=SIX) == 10 == told + forgotten
    # Before a card was turned up.
    assert games_in_hand(hand=FOUR_FIVE_SIX) == 4


@pytest.mark.example("cribbage.four-five-six-1754")
@pytest.mark.quotes(
    "seymour.cribbage.19",
    "that is 3, because of Sequences of Three; then it is 2 more",
    "that is in all 4, then there is 15 and 15",
    "which makes 8 Games",
)
@pytest.mark.quotes("seymour.cribbage.10", "Sequences of 3, is 3")
def test_in_1754_told_at_eight_they_make_twelve() -> None:
    counted = (*FOUR_FIVE_SIX, SIX)
    by_the_rule = laws_1754.sequences(cards=counted)
    in_its_words, in_all, told = 3 + 2, 4, 8
    assert by_the_rule == 3 + 3 and by_the_rule > in_its_words > in_all
    assert laws_1754.games_in_hand(hand=FOUR_FIVE_SIX, turned_card=SIX) == 12
    assert told == in_all + fifteens(cards=counted)
    assert told + (by_the_rule - in_all) + pairs(cards=counted) == 12


def test_bilkt_is_the_same_in_both_books() -> None:
    hands = [cards(it) for it in ("2S 4H 6D", "4S 5H 6D", "AS 2H 3D", "QS KH 9D")]
    assert [bool(games_in_hand(hand=it)) for it in hands] == [
        bool(laws_1754.games_in_hand(hand=it)) for it in hands
    ]
