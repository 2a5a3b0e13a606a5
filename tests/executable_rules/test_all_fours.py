"""All-Fours and Running-All-Fours: tests that quote their rules in 1687 and 1754."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.all_fours import (
    best_for_making_up,
    by_jack,
    by_turning_up_running,
    deals,
    deals_1754,
    highest_and_lowest,
    in_play_running,
    is_game,
    reckons,
)
from executable_rules.all_fours.terms import Mark
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack

HIGHEST, LOWEST, JACK, GAME = Mark
Hand = tuple[Card, ...]


def marks_of(*, yours: Hand, other: Hand, won: Hand, lost: Hand, trump: Suit) -> frozenset[Mark]:
    """All the marks of a player by the hands dealt and the tricks won, by the rules together."""
    jack = {Mark.JACK} if by_jack(cards_taken_in_tricks=won, trump=trump) else set()
    game = {Mark.GAME} if is_game(cards_taken_in_tricks=won, cards_lost=lost) else set()
    return highest_and_lowest(hand=yours, other_hand=other, trump=trump) | jack | game


def test_the_two_orders_part_where_a_trey_or_a_deuce_is_cut() -> None:
    pairs = [tuple(Card(rank, Suit.SPADES) for rank in it) for it in product(Rank, repeat=2)]
    part = [
        pair
        for pair in pairs
        if deals(cards_cut_by_seat=pair) != deals_1754(cards_cut_by_seat=pair)
    ]
    low = {Rank.TWO, Rank.THREE}
    assert part == [pair for pair in pairs if len({card.rank in low for card in pair}) == 2]


@settings(max_examples=40)
@given(st.permutations(pack()), st.sampled_from(Suit))
def test_every_mark_is_of_one_player_at_most(deck: list[Card], trump: Suit) -> None:
    yours, other = tuple(deck[:6]), tuple(deck[6:12])
    mine = marks_of(yours=yours, other=other, won=yours, lost=other, trump=trump)
    his = marks_of(yours=other, other=yours, won=other, lost=yours, trump=trump)
    assert not mine & his
    assert reckons(claims_held=tuple(mine)) + reckons(claims_held=tuple(his)) <= 4
    dealt_trumps = any(card.suit is trump for card in (*yours, *other))
    assert ({HIGHEST, LOWEST} <= mine | his) is dealt_trumps


@pytest.mark.quotes("cotton.all-fours.running.2", "and these are the same also in play")
@pytest.mark.quotes("cotton.all-fours.running.3", "A Ten is the best Card for making up")
def test_a_ten_tells_most_in_play_and_nothing_turned_up() -> None:
    (ten,) = cards("10S")
    assert (in_play_running(card=ten), by_turning_up_running(turned_card=ten)) == (10, 0)
    assert best_for_making_up() is max(pack(), key=lambda card: in_play_running(card=card)).rank
