"""Triomphe, the Game of Trumps, laws I-IX."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit
from executable_rules.mechanics.results import NOTHING
from executable_rules.triomphe.laws import does_not_trump, does_not_win, renounces
from executable_rules.triomphe.playing import plays


@settings(derandomize=True, deadline=None, max_examples=25)
@given(
    st.lists(st.sampled_from(PIQUET_PACK), min_size=8, max_size=8, unique=True),
    st.sampled_from(Suit),
    st.integers(1, 3),
)
def test_the_laws_fine_once_every_card_that_may_not_be_played_and_no_other(
    held: list[Card], trump: Suit, lie: int
) -> None:
    trick, hand = tuple(held[:lie]), tuple(held[3:])
    for card in hand:
        losses = (
            does_not_win(hand=hand, trick=trick, card_played=card, trump=trump),
            does_not_trump(hand=hand, trick=trick, card_played=card, trump=trump),
            renounces(hand=hand, trick=trick, card_played=card),
        )
        faults = sum(loss != NOTHING for loss in losses)
        may = card in plays(hand=hand, trick=trick, trump=trump)
        assert faults == (0 if may else 1)
