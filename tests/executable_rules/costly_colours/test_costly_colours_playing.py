"""Fifteen, five and twenty, one and thirty, and the latter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from executable_rules.costly_colours.playing import set_up_in_play
from executable_rules.mechanics.cards import Card, cards, pack, pips


def test_cards_count_their_pips_and_coats_ten() -> None:
    assert [pips(card) for card in cards("AS 2S 9S 10S JS QS KS")] == [1, 2, 9, 10, 10, 10, 10]


@given(st.lists(st.sampled_from(pack()), min_size=1, max_size=6, unique=True))
def test_whoever_plays_last_within_31_has_something(line: list[Card]) -> None:
    total = sum(pips(card) for card in line)
    if total <= 31:
        assert set_up_in_play(tuple(line))[-1] >= 1
