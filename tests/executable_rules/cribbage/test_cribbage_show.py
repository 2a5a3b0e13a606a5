"""Cribbage: what hand and crib count, the hands that the books work, and who may know it."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.show import games_in_hand
from executable_rules.cribbage.values import fifteens, pairs
from executable_rules.mechanics.cards import Card, cards

FOUR_FIVE_SIX = cards("4S 5H 6D")
SIX = Card.parse("6C")


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
