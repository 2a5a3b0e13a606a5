"""Judgements against what a plain trial of every possibility finds."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.playing import outcome
from executable_rules.judgements.packs import pack_of_commerce_is_false
from executable_rules.judgements.renouncing import has_renounced_in_1754, renounces
from executable_rules.judgements.sure import sure_tricks
from executable_rules.judgements.turns import before_turn, in_turn, seat_in_turn
from executable_rules.judgements.winning import is_decided_at_the_beast
from executable_rules.mechanics.cards import OMBRE_PACK, WHOLE_PACK, Card, Suit
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.matadors import matadors, ombre_ranking
from executable_rules.mechanics.results import Penalty

Cards = tuple[Card, ...]
SUITS = st.sampled_from(list(Suit))
DEALT = st.permutations(OMBRE_PACK)


def follows(hand: Cards, trick: Cards, card: Card, trump: Suit) -> bool:
    """Whether a card may be put to a trick: of the suit led, but for matadors kept back."""
    trumps = ombre_ranking(trump).trumps()

    def suit(it: Card) -> Suit:
        return trump if it in trumps else it.suit

    def kept(it: Card) -> bool:
        """A matador, and none above it was led."""
        return it in matadors(trump) and trumps.index(it) < trumps.index(trick[0])

    if not trick or suit(card) is suit(trick[0]):
        return True
    return all(suit(it) is not suit(trick[0]) or kept(it) for it in hand)


@given(DEALT, st.integers(1, 9), st.integers(0, 2), SUITS)
def test_he_renounces_who_does_not_follow(
    dealt: list[Card], size: int, lying: int, trump: Suit
) -> None:
    hand, trick = tuple(dealt[:size]), tuple(dealt[size : size + lying])
    for card in hand:
        found = has_renounced_in_1754(hand=hand, trick=trick, card_played=card, trump=trump)
        assert found is not follows(hand, trick, card, trump)


@given(DEALT, st.integers(1, 8), SUITS, st.integers(0, 2), st.integers(0, 2))
def test_renounces_are_counted_over_a_deal(
    dealt: list[Card], tricks: int, trump: Suit, dealer: int, seat: int
) -> None:
    """Any cards played in any order: who leads is found by playing, and each trick is judged."""
    order = ombre_ranking(trump)
    hands = [list(dealt[9 * it : 9 * it + 9]) for it in range(3)]
    leader, played, wrong = (dealer + 1) % 3, [], 0
    for _ in range(tricks):
        trick: list[Card] = []
        for step in range(3):
            player = (leader + step) % 3
            held = tuple(hands[player])
            card = hands[player].pop()
            wrong += player == seat and not follows(held, tuple(trick), card, trump)
            trick.append(card)
        best = 0
        for place in (1, 2):
            if order.beats(trick[place], trick[best]):
                best = place
        leader = (leader + best) % 3
        played += trick
    left = tuple(hands[seat])
    found = renounces(
        cards_played=tuple(played), seat=seat, dealer=dealer, players=3, trump=trump, hand=left
    )
    assert found == wrong


@given(st.integers(2, 7), st.data())
def test_one_player_and_no_other_is_in_turn(players: int, data: st.DataObject) -> None:
    seats = st.integers(0, players - 1)
    dealer, winner = data.draw(seats), data.draw(st.none() | seats)
    lying = data.draw(st.integers(0, players - 1))
    trick = tuple(WHOLE_PACK[:lying])
    round_the_table = list(range(players)) * 3
    first = dealer + 1 if winner is None else winner
    meant = round_the_table[first:][lying]
    table: dict[str, Any] = {"dealer": dealer, "players": players, "trick": trick, "winner": winner}
    assert seat_in_turn(**table) == meant
    for seat in range(players):
        assert in_turn(seat=seat, **table) is (seat == meant)
        assert before_turn(seat=seat, **table) is (seat != meant)


@pytest.mark.parametrize("players", [3, 4])
def test_the_beast_is_decided_when_no_end_differs(players: int) -> None:
    for made in range(6):
        for winners in product(range(players), repeat=made):
            ends = {
                outcome(winners=(*winners, *rest), other_seat=0)
                for rest in product(range(players), repeat=5 - made)
            }
            found = is_decided_at_the_beast(winners=winners, other_seat=0, players=players)
            assert found is (len(ends) == 1), winners
            assert ends <= {Penalty.NONE, Penalty.BEAST}


def most(hands: list[Cards], leader: int, seat: int, trump: Suit, lying: Cards = ()) -> int:
    """The tricks that a player can force, by trying every card of everybody."""
    order = ombre_ranking(trump)
    if len(lying) == 3:
        best = 0
        for place in (1, 2):
            if order.beats(lying[place], lying[best]):
                best = place
        taker = (leader + best) % 3
        return (taker == seat) + most(hands, taker, seat, trump)
    player = (leader + len(lying)) % 3
    if not hands[player]:
        return 0
    found = []
    for card in hands[player]:
        if follows(hands[player], lying, card, trump):
            left = [tuple(it for it in hand if it != card) for hand in hands]
            found.append(most(left, leader, seat, trump, (*lying, card)))
    return max(found) if player == seat else min(found)


@settings(max_examples=60, deadline=None)
@given(DEALT, st.integers(1, 3), SUITS, st.integers(0, 2), st.integers(0, 2), st.integers(0, 3))
def test_sure_tricks_are_those_that_can_be_forced(
    dealt: list[Card], size: int, trump: Suit, seat: int, leader: int, won: int
) -> None:
    hands = [tuple(dealt[size * it : size * it + size]) for it in range(3)]
    found = sure_tricks(
        hands=tuple(map(Held, hands)), seat=seat, seat_in_turn=leader, trump=trump, tricks=won
    )
    assert found == won + most(hands, leader, seat, trump)


@given(st.permutations(WHOLE_PACK), st.sampled_from(WHOLE_PACK))
def test_the_order_of_a_pack_does_not_make_it_false(pack: list[Card], card: Card) -> None:
    assert not pack_of_commerce_is_false(pack=tuple(pack))
    without = [it for it in pack if it != card]
    assert pack_of_commerce_is_false(pack=tuple(without))
    assert pack_of_commerce_is_false(pack=(*pack, card))
    assert pack_of_commerce_is_false(pack=(*without, without[0]))
