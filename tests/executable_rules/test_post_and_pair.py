"""Post and Pair in both books."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.capture import PIPS
from executable_rules.mechanics.cards import Rank, cards
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.post_and_pair import best_at_post, carries, points_at_post


@pytest.mark.example("post-and-pair.one-and-twenty")
@pytest.mark.quotes("cotton.post-and-pair.4", "are one and twenty, viz. two Tens and an Ace")
@pytest.mark.quotes("seymour.post-and-pair.4", "are 21, viz. 2 Tens and an Ace")
def test_other_cards_are_one_and_twenty_too() -> None:
    triples = combinations_with_replacement(PIPS, 3)
    made = [ranks for ranks in triples if sum(PIPS[rank] for rank in ranks) == 21]
    assert len(made) == 12
    assert points_at_post(hand=cards("10S 9H 2C")) == 21
    assert not best_at_post(hand=cards("10S 9H 2C"))


@given(st.permutations([*Rank, *Rank]), st.integers(1, 10))
def test_nobody_has_better_than_who_carries(pairs: list[Rank], hands: int) -> None:
    held = dict(enumerate(pairs[:hands]))
    seat = carries(ranks_by_seat=held)
    order = {other: ACE_HIGH.index(rank) for other, rank in held.items()}
    assert order[seat] == min(order.values())
    assert all(order[other] > order[seat] for other in held if other < seat)
