"""Triomphe, the Game of Trumps, laws I-IX."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.triomphe import (
    does_not_trump,
    does_not_win,
    plays,
    renounces,
    triomphe_ranking,
)

TWO = Forfeit(2, Unit.GAME, Payee.ADVERSARY)


def test_the_order_of_the_cards() -> None:
    """The Academy of Play, p. 198, lines 11576-11583; Académie, p. 308, lines 15376-15380."""
    clubs = [str(card) for card in triomphe_ranking(Suit.CLUBS).trumps()]
    assert clubs == ["KC", "QC", "JC", "AC", "10C", "9C", "8C", "7C"]


@settings(derandomize=True, deadline=None, max_examples=25)
@given(
    st.lists(st.sampled_from(PIQUET_PACK), min_size=8, max_size=8, unique=True),
    st.sampled_from(Suit),
    st.integers(1, 3),
)
def test_a_card_that_may_be_played_is_no_fault_and_another_at_most_one(
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
        if card in plays(hand, trick, trump):
            assert faults == 0
        else:
            # To trump lower than one could is against the rule of p. 199, but no law fines it.
            assert faults == (card.suit is not trump or trick[0].suit is trump or losses[2] == TWO)
