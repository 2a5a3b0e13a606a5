"""Piquet: the accidents of 1754, the rules of 1687 behind them, and the Pool."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import cards
from executable_rules.piquet.accidents import card_for_card
from executable_rules.piquet.pool import pool


@given(st.lists(st.booleans(), max_size=12))
def test_no_guinea_is_made_or_lost(wins: list[bool]) -> None:
    winners: tuple[int, ...] = ()
    state = pool(winners=winners)
    for first in wins:
        if state.pool_won_by is not None:
            break
        playing = [seat for seat in range(3) if seat != state.out]
        winners = (*winners, playing[0 if first else 1])
        state = pool(winners=winners)
        assert sum(state.won) + state.pool == 0
        won = state.pool_won_by is not None
        assert state.pool == (0 if won else 3 + len(winners))
        assert won is (len(winners) > 1 and winners[-1] == winners[-2])


@pytest.mark.quotes(
    "seymour.piquet.accidents.16",
    "He that has a Card less than his Number, must play Card for Card with the other, as long as "
    "his Cards last",
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.17",
    "if he who has the 12 Cards, should win 10 Tricks successively, then he has 2 Cards left in "
    "his Hand, which we will suppose to be the King of Spades, and any small Card of another Suit; "
    "the other has but 1 Card, which we will suppose to be the Ace of Spades: If the first plays "
    "his small Card, the other must play the Ace of Spades to it. Thus he suffers a Capot for want "
    "of another Card",
)
@pytest.mark.example("piquet-cases.capot-for-want-of-a-card")
def test_he_of_fewer_cards_is_capotted() -> None:
    left = cards("KS 7H")
    assert card_for_card(hand=left, other_hand=cards("AS")) == 2
    assert card_for_card(hand=left, other_hand=cards("AS 7D")) == 1
    assert card_for_card(hand=left, other_hand=()) == 2
    # With ten cards and twelve he would have none left after ten tricks, with eleven one.
    assert [number - 10 for number in (10, 11)] == [0, 1]
