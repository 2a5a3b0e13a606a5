"""Cribbage: the play, with the play that the books work."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.playing import (
    can_come_in,
    sequences_in_play,
)
from executable_rules.cribbage.terms import points_told
from executable_rules.mechanics.cards import cards

WORKED = cards("6S 9H 4D 6C 5H")
"""His six, your nine, his four, your six, his five."""


@pytest.mark.example("cribbage.swapped-five-and-six")
@pytest.mark.quotes(
    "cotton.cribbage.26", "which were his four after the fifteen, your five and his six"
)
@pytest.mark.quotes("seymour.cribbage.24", "which were his 4, after the 15, your 5 and his 6")
@pytest.mark.quotes("cotton.cribbage.25", "you a six, twenty five; and he a five, that is thirty")
@pytest.mark.quotes("seymour.cribbage.23", "you a 6, which is 25, and he a 5, that is 30")
def test_five_and_six_are_swapped_in_both_books() -> None:
    turns = ("his", "your") * 3
    whose = {card.rank.value: who for card, who in zip(WORKED[2:], turns, strict=False)}
    assert whose == {4: "his", 6: "your", 5: "his"}
    assert sequences_in_play(cards_played=WORKED) == 2
    assert laws_1754.sequences_in_play(cards_played=WORKED) == 3
    # By the print, told in the order of its words, you had played the five: not twenty-five then.
    assert points_told(WORKED[:4]) == 25 and points_told((*WORKED[:3], WORKED[4])) == 24
    assert can_come_in(hand=cards("6D"), cards_played=WORKED) == ()
