"""French-Ruff: tests that quote its rules in 1687 and 1754."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.french_ruff import (
    HAND,
    Hand,
    may_be_of_a_side,
    order,
    plays,
    score,
    stock,
    trick_won_by,
)
from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.mechanics.replay import Position, TrickGame, play
from executable_rules.mechanics.tricks import winner
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso


@pytest.mark.example("french-ruff.six-of-a-side")
def test_the_pack_does_not_suffice_for_six_of_a_side() -> None:
    most = max(it for it in range(2, 11) if stock(players=it) >= 1)
    sides = [it for it in range(7) if may_be_of_a_side(players=it)]
    assert most == 10
    assert [2 * side <= most for side in sides] == [True, True, False]
    assert 2 * sides[-1] * HAND == 60 > len(pack())
    with pytest.raises(ValueError, match="more than the pack's 52"):
        stock(players=2 * sides[-1])


@pytest.mark.quotes(
    "cotton.french-ruff.4",
    "the Queen is next, the Knave next, and next to that the Ace",
    "follow in preheminency according to the number of the Pips",
)
@pytest.mark.quotes(
    "seymour.french-ruff.4",
    "the Queen is next, the Knave next, and next the Ace",
    "follow in Preheminency, according to the Number of the Pips",
)
def test_the_order_of_a_suit() -> None:
    suit = cards("KH QH JH AH 10H 9H 8H 7H 6H 5H 4H 3H 2H")
    for trump in (Suit.HEARTS, Suit.SPADES):
        for place in range(12):
            assert trick_won_by(trick=suit[place : place + 2], trump=trump) == 0
            assert trick_won_by(trick=suit[place : place + 2][::-1], trump=trump) == 1


def _may(hand: str, trick: str) -> Hand:
    return plays(hand=cards(hand), trick=cards(trick), trump=Suit.SPADES)


@pytest.mark.quotes("cotton.french-ruff.9", "He that plays a Card that is trumped by the follower")
@pytest.mark.quotes("seymour.french-ruff.9", "He who plays a Card that is trumped by the Follower")
def test_a_trump_led_is_not_trumped_by_the_follower() -> None:
    assert _may("10S QS 3D", "KH 9S") == cards("10S QS")
    for trick, ruffed in (("KH", False), ("9S", False), ("9S 2S", False), ("KH 9S", True)):
        told = explain(plays, hand=cards("10S 3D"), trick=cards(trick), trump=Suit.SPADES)
        assert told.call.steps[0] == Proviso("trumped by the follower", ruffed)


@settings(max_examples=40)
@given(st.permutations(pack()), st.integers(1, 5), st.integers(0, 3), st.sampled_from(Suit))
def test_something_may_always_be_played(
    deck: list[Card], held: int, lying: int, trump: Suit
) -> None:
    hand, trick = tuple(deck[:held]), tuple(deck[held : held + lying])
    allowed = plays(hand=hand, trick=trick, trump=trump)
    assert allowed
    assert set(allowed) <= set(hand)
    wins = {it for it in allowed if winner((*trick, it), order(trump)) == lying}
    if any(card.suit is trump for card in trick):
        assert not wins or wins == set(allowed)


@settings(max_examples=15)
@given(st.permutations(pack()), st.sampled_from((2, 4, 8)), st.sampled_from(Suit), st.randoms())
def test_a_deal_played_out_scores_for_one_side(
    deck: list[Card], players: int, trump: Suit, chance: Random
) -> None:
    game = TrickGame(order(trump), lambda hand, trick: _sorted_plays(hand, trick, trump))
    hands = tuple(frozenset(deck[HAND * it : HAND * (it + 1)]) for it in range(players))
    now = Position(hands, 0, (), (0,) * players)
    for _ in range(HAND * players):
        now = play(game, now, chance.choice(game.plays(now.hands[now.turn], now.table)))
    sides = sum(now.won[::2]), sum(now.won[1::2])
    assert sum(sides) == HAND
    assert sorted(score(tricks=side) for side in sides)[0] == 0
    assert sorted(score(tricks=side) for side in sides)[1] in (1, 5)


def _sorted_plays(hand: Iterable[Card], trick: Sequence[Card], trump: Suit) -> Hand:
    return plays(hand=tuple(sorted(hand, key=str)), trick=tuple(trick), trump=trump)
