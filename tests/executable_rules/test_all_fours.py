"""All-Fours and Running-All-Fours: tests that quote their rules in 1687 and 1754."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.all_fours import (
    Mark,
    best_for_making_up,
    by_turning_up,
    by_turning_up_running,
    deals,
    deals_1754,
    in_play_running,
    marks_of,
    reckons,
    value,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack

HIGHEST, LOWEST, JACK, GAME = Mark


def test_the_two_orders_part_where_a_trey_or_a_deuce_is_cut() -> None:
    pairs = [tuple(Card(rank, Suit.SPADES) for rank in it) for it in product(Rank, repeat=2)]
    part = [it for it in pairs if deals(cards_cut_by_seat=it) != deals_1754(cards_cut_by_seat=it)]
    low = {Rank.TWO, Rank.THREE}
    assert part == [it for it in pairs if len({card.rank in low for card in it}) == 2]


@pytest.mark.quotes("cotton.all-fours.4", "if Jack (and that is any Knave) it is one to the Dealer")
@pytest.mark.quotes("seymour.all-fours.4", "if Jack (which is any Knave) it is 1 to the Dealer")
def test_any_knave_turned_up_is_one() -> None:
    assert {card for card in pack() if by_turning_up(turned_card=card) == 1} == {
        Card(Rank.KNAVE, suit) for suit in Suit
    }
    assert by_turning_up(turned_card=Card.parse("AS")) == 0


@pytest.mark.quotes(
    "cotton.all-fours.7",
    "an Ace is four, a King is three, a Queen is two, a Knave one, and a Ten is ten",
)
@pytest.mark.quotes(
    "seymour.all-fours.7",
    "an Ace is 4, a King is 3, a Queen is 2, a Knave 1, and a Ten is 10",
)
def test_what_the_cards_tell() -> None:
    told = [value(card=card) for card in cards("AS KH QD JC 10S 9S 2S")]
    assert told == [4, 3, 2, 1, 10, 0, 0]
    assert sum(value(card=card) for card in pack()) == 80


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
    assert best_for_making_up() is max(pack(), key=lambda it: in_play_running(card=it)).rank
