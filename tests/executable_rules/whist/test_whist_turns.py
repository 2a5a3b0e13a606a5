"""Whist, laws 4 to 6, 13, 14 and 16 to 19: out of turn, shewn and separated cards, questions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Suit
from executable_rules.whist.rules import trick_won_by
from executable_rules.whist.terms import PACK, without_revoking
from executable_rules.whist.turns import must_not_win


@given(st.permutations(PACK), st.integers(1, 13), st.integers(2, 3), st.sampled_from(Suit))
def test_what_is_left_never_revokes_nor_needlessly_wins(
    dealt: list[Card], held: int, lying: int, trump: Suit
) -> None:
    hand, trick = tuple(dealt[:held]), tuple(dealt[13 : 13 + lying])
    left = must_not_win(hand=hand, trick=trick, trump=trump)
    assert left and set(left) <= set(without_revoking(hand, trick))
    wins = [trick_won_by(trick=(*trick, it), trump=trump) == lying for it in left]
    assert all(wins) or not any(wins)
