"""Reversis, of the talon: rules VII to X."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.reversis.talon import pays_talon, points_of, wins_talon
from executable_rules.reversis.terms import PACK

NONE: tuple[Card, ...] = ()


@pytest.mark.quotes(
    "bellecour.reversis.laws.9",
    "The Ace tells five, the King four, the Queen three, and the Knave two",
)
@pytest.mark.quotes(
    "academie.reversis.laws.9",
    "Les as valent cinq, les rois quatre, les dames trois & les valets deux",
)
def test_four_ranks_tell_points() -> None:
    told = {rank: points_of(cards=(Card(rank, Suit.CLUBS),)) for rank in Rank}
    marking = {Rank.ACE: 5, Rank.KING: 4, Rank.QUEEN: 3, Rank.KNAVE: 2}
    assert told == {rank: marking.get(rank, 0) for rank in Rank}
    assert points_of(cards=cards("AS AH KD QC JH 2S")) == 19
    assert points_of(cards=PACK) == 56


@pytest.mark.quotes("bellecour.reversis.laws.10", "He who has the most Points")
def test_by_the_rule_alone_he_who_makes_the_reverse_would_pay_the_talon() -> None:
    """Bellecour p. 166 line 10015 frees him: *has nothing to pay on account of the Talon*."""
    assert pays_talon(hands_won=(NONE, NONE, PACK[:44], NONE)) == 2


@settings(max_examples=25)
@given(st.permutations(PACK), st.integers(4, 5), st.data())
def test_whoever_wins_the_talon_has_no_more_points_than_he_who_pays(
    dealt: list[Card], players: int, data: st.DataObject
) -> None:
    ends = sorted(data.draw(st.integers(0, 40)) for _ in range(players - 1))
    cuts = [0, *ends, 40]
    won = tuple(tuple(dealt[a:b]) for a, b in pairwise(cuts))
    points = [points_of(cards=it) for it in won]
    payer = pays_talon(hands_won=won)
    assert points[payer] == max(points)
    assert payer == min(s for s, p in enumerate(points) if p == max(points))
    winner = wins_talon(hands_won=won)
    assert points[winner] == min(points)
    assert not won[winner] or all(won)
