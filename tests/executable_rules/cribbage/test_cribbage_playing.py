"""Cribbage: the play, with the play that the books work."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.playing import (
    can_come_in,
    flush_in_play,
    pairs_in_play,
    sequences_in_play,
)
from executable_rules.cribbage.terms import points_told
from executable_rules.mechanics.cards import cards

WORKED = cards("6S 9H 4D 6C 5H")
"""His six, your nine, his four, your six, his five."""


@pytest.mark.quotes(
    "cotton.cribbage.25",
    "you being not able to come in, having a six in your hand",
    "it is one and thirty you aim at in playing the Cards",
)
@pytest.mark.quotes(
    "seymour.cribbage.23", "you being not able to come in, having a 6", "it is 31 you aim at"
)
def test_a_card_comes_in_that_does_not_pass_one_and_thirty() -> None:
    assert points_told(WORKED) == 30
    assert can_come_in(hand=cards("6D"), cards_played=WORKED) == ()
    assert can_come_in(hand=cards("6D AS 2S"), cards_played=WORKED) == cards("AS")
    assert can_come_in(hand=cards("6D 7D"), cards_played=WORKED[:4]) == cards("6D")
    assert can_come_in(hand=cards("KS AS"), cards_played=()) == cards("KS AS")
    assert can_come_in(hand=cards("AS"), cards_played=cards("KS QS JS AH")) == ()
    with pytest.raises(ValueError, match="hand cannot be"):
        can_come_in(hand=cards("6S"), cards_played=WORKED)


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


@pytest.mark.quotes(
    "cotton.cribbage.28",
    "in this playing of the Cards you may make Pairs, Sequences, Flush, Fifteens, Pair-Royals, "
    "and double Pair-Royals",
)
@pytest.mark.quotes("seymour.cribbage.26", "you may make Pairs, Sequents, Flushes, Fifteens")
def test_pairs_and_flush_are_made_in_play() -> None:
    assert pairs_in_play(cards_played=cards("6S 6H")) == 2
    assert pairs_in_play(cards_played=cards("6S 6H 6D")) == 6
    assert pairs_in_play(cards_played=cards("6S 6H 6D 6C")) == 12
    assert pairs_in_play(cards_played=cards("6S 6H 9S")) == 0
    assert pairs_in_play(cards_played=cards("6S 9S 6H")) == 0
    assert pairs_in_play(cards_played=cards("6S")) == 0
    assert flush_in_play(cards_played=cards("6S 9S 2S")) == 3
    assert flush_in_play(cards_played=cards("6S 9S 2S AS")) == 4
    assert flush_in_play(cards_played=cards("6S 9S 2S AH")) == 0
    assert flush_in_play(cards_played=cards("6H 9S 2S AS")) == 3
    assert flush_in_play(cards_played=cards("6S 9S")) == 0
    for wrong in (pairs_in_play, flush_in_play):
        with pytest.raises(ValueError, match="cannot be"):
            wrong(cards_played=cards("KS QS JS 2S"))
