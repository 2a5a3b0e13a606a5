"""Whist's deal, duty to follow and tricks against an independent engine: OpenSpiel's Bridge.

Bridge is played by the same rules of the trick. Agreement is asked of every card of many random
deals, in the four suits as trumps. It diverges in nothing here: what Whist has of its own, the
trump turned up, honours, calling and the laws of fault, Bridge knows not and is left out.
"""

from __future__ import annotations

import random

import pyspiel
import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.whist.rules import deal, trick_won_by
from executable_rules.whist.terms import PACK, without_revoking
from lawsofplay.cases.comparing import Comparing

SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
PASS, ONE = 52, 55
"""The engine's bids: a pass, and one of the first suit."""


def card_of(action: int) -> Card:
    """The engine counts from the two of clubs, suit by suit within each rank, to the ace."""
    number = action // len(SUITS) + 2
    return Card(Rank.ACE if number == 14 else Rank(number), SUITS[action % len(SUITS)])


@pytest.mark.oracle("whist.tricks")
def test_every_card_of_random_deals_follows_and_wins_as_in_bridge(oracle: Comparing) -> None:
    game, chance = pyspiel.load_game("bridge(use_double_dummy_result=false)"), random.Random(1754)
    for number in range(60):
        state, trump = game.new_initial_state(), SUITS[number % 4]
        order = chance.sample(range(len(PACK)), len(PACK))
        # The dealer's left hand has the first card: here he who leads, the engine's second seat.
        for action in order:
            state.apply_action(action)
        hands = [set(hand) for hand in deal(pack=tuple(card_of(it) for it in order)).hands]
        state.apply_action(ONE + number % 4)
        for _ in range(3):
            state.apply_action(PASS)
        seat = 1
        trick: tuple[Card, ...] = ()
        while not state.is_terminal():
            may = {card_of(action) for action in state.legal_actions()}
            assert may == set(without_revoking(tuple(hands[seat]), trick))
            action = chance.choice(state.legal_actions())
            state.apply_action(action)
            hands[seat].remove(card_of(action))
            trick, seat = (*trick, card_of(action)), (seat + 1) % 4
            oracle.ask()
            if len(trick) == 4:
                # Who won leads next: the engine then offers the whole of his hand.
                seat, trick = (seat + trick_won_by(trick=trick, trump=trump)) % 4, ()
