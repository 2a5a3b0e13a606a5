"""Cribbage against engines of the modern game: cribbage-scorer's show, OpenSpiel's play and show.

What a hand or a card counts by either book must be what the engine gives it, but for the kinds of
divergence in corpus/oracles/cribbage.toml; what each takes away or adds is reckoned here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pyspiel
import pytest
from cribbage_scorer import cribbage_scorer

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.dealing import cards_played_out
from executable_rules.cribbage.playing import (
    can_come_in,
    flush_in_play,
    most,
    plays_first,
    sets_up,
    sets_up_in_lieu,
)
from executable_rules.cribbage.settling import is_up
from executable_rules.cribbage.show import games_in_hand, may_know
from executable_rules.cribbage.terms import DEALT, Hand, Player, Thing, in_sequence, points_told
from executable_rules.cribbage.values import flush, knave_noddy, knave_noddy_turned
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from lawsofplay.cases.comparing import Comparing

SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""In the order of the engine, which counts a suit from ace to king."""

PASS = 2756
"""OpenSpiel's action of him who cannot come in."""


def threes(counted: Hand) -> int:
    """How many sequences of three, and no more, cards make."""
    for many in (5, 4):
        if any(in_sequence(some) for some in combinations(counted, many)):
            return 0
    return sum(in_sequence(some) for some in combinations(counted, 3))


def modern_flush(hand: Hand, turned: Card, crib: bool) -> int:
    """A flush of the modern game, of four cards in hand or crib."""
    if len({card.suit for card in hand}) > 1 or len(hand) < 4:
        return 0
    return 5 if hand[0].suit is turned.suit else 0 if crib else 4


def modern(oracle: Comparing, hand: Hand, turned: Card, player: Player, crib: bool) -> int:
    """What a hand of the books counts once every divergence is taken from it, and noted."""
    counts = laws_1754.games_in_hand(hand=hand, turned_card=turned, who=player)
    fewer = counts - games_in_hand(hand=hand, turned_card=turned, who=player)
    assert fewer == threes((*hand, turned))
    if fewer:
        oracle.diverges("sequence-of-three")
    more = flush(cards=(*hand, turned)) - modern_flush(hand, turned, crib)
    if more:
        assert max(sum(card.suit is suit for card in (*hand, turned)) for suit in Suit) >= 3
        oracle.diverges("flush")
    noddy = knave_noddy(cards=hand, turned_card=turned, who=player)
    if noddy == 2:
        oracle.diverges("knave-of-the-dealer")
    return counts - more - (noddy == 2)


def heels(oracle: Comparing, hand: Hand, turned: Card) -> int:
    """What the dealer sets up for the card turned up, as the engine does and the books do not."""
    two = knave_noddy_turned(cards=hand, turned_card=turned, who=Player.DEALER) - (
        Card(Rank.KNAVE, turned.suit) in hand
    )
    if two:
        oracle.diverges("knave-turned-up")
    return two


def compare(oracle: Comparing, hand: Hand, turned: Card, player: Player, crib: bool) -> None:
    """Compare one hand or crib, and the card turned up, with cribbage-scorer."""
    start = (turned.rank.value, turned.suit.value)
    held = [(card.rank.value, card.suit.value) for card in hand]
    theirs, _ = cribbage_scorer.show_calc_score(start, held, crib)
    assert modern(oracle, hand, turned, player, crib) == theirs, (hand, turned)
    scores, _ = cribbage_scorer.cut_calc_score(start, ["dealer"], "dealer")
    assert heels(oracle, hand, turned) == scores["dealer"]
    oracle.ask()


@pytest.mark.oracle("cribbage.show")
def test_random_hands_and_cribs_count_as_a_modern_scorer_counts_them(oracle: Comparing) -> None:
    chance, whole = random.Random(1687), pack()
    for number in range(1000):
        crib = number % 4 == 0
        turned, *hand = chance.sample(whole, 5 if crib else 4)
        player = Player.DEALER if crib else tuple(Player)[number % 2]
        compare(oracle, tuple(hand), turned, player, crib)


def every_hand() -> Iterator[tuple[Hand, Card]]:
    """Every hand of three and card turned up; of those alike but for the suits' names, one.

    The card turned up is of the first suit, and each other is named when it first comes.
    """
    for ranks in combinations_with_replacement(Rank, 3):
        for own in product(range(4), repeat=3):
            hand = tuple(Card(rank, SUITS[it]) for rank, it in zip(ranks, own, strict=True))
            if all(it <= max((0, *own[:at])) + 1 for at, it in enumerate(own)):
                for turned in (Card(rank, SUITS[0]) for rank in Rank):
                    if len({*hand, turned}) == 4:
                        yield hand, turned


@pytest.mark.long
@pytest.mark.oracle("cribbage.every-hand")
def test_every_hand_counts_as_a_modern_scorer_counts_it(oracle: Comparing) -> None:
    for hand, turned in every_hand():
        for player in Player:
            compare(oracle, hand, turned, player, crib=False)


class Table:
    """A deal of OpenSpiel's game, read from what it prints."""

    def __init__(self, state: Any) -> None:
        said = dict(line.split(":", 1) for line in str(state).split("\n") if ":" in line)
        self.dealer, self.phase = int(said["Dealer"]), said["Phase"].strip()
        self.scores = tuple(int(it) for it in said["Scores"].split())
        self.hands = [cards(said[f"P{seat} Hand"]) for seat in (0, 1)]
        self.crib = cards(said["Crib"])
        self.turned = cards(said.get("Starter", ""))
        self.played = cards(said["Played cards"])

    def player(self, seat: int) -> Player:
        return Player.DEALER if seat == self.dealer else Player.OTHER

    def gains(self, before: Table) -> tuple[int, ...]:
        return tuple(now - then for now, then in zip(self.scores, before.scores, strict=True))


def card_of(action: int) -> Card:
    """The engine's card: suit by suit, from ace to king."""
    suit, rank = divmod(action, len(Rank))
    return Card(Rank(rank + 1), SUITS[suit])


def only(seat: int, amount: int) -> tuple[int, ...]:
    """What the two gain when one of them does."""
    return (amount, 0) if seat == 0 else (0, amount)


def plays_a_card(oracle: Comparing, before: Table, state: Any, action: int) -> int:
    """Play a card in the engine: what can come in; its gain there, as we reckon it, by the book."""
    seat, card = state.current_player(), card_of(action)
    hand, other = before.hands[seat], before.hands[1 - seat]
    assert {card_of(it) for it in state.legal_actions()} == set(
        can_come_in(hand=hand, cards_played=before.played)
    )
    state.apply_action(action)
    played = (*before.played, card)
    ours = laws_1754.sets_up(cards_played=played, other_hand=other)
    fewer = ours - sets_up(cards_played=played, other_hand=other)
    last_three = len(played) >= 3 and in_sequence(played[-3:])
    if fewer:
        assert fewer == 1 and last_three
        oracle.diverges("sequence-of-three")
    flushed = flush_in_play(cards_played=played)
    if flushed:
        assert len({it.suit for it in played[-flushed:]}) == 1 and flushed >= 3
        oracle.diverges("flush-in-play")
    nearest = most(cards_played=played, other_hand=other)
    reached = points_told(played) == 31
    if reached:
        assert nearest == 1
        oracle.diverges("thirty-one")
    elif nearest and can_come_in(hand=tuple(set(hand) - {card}), cards_played=played):
        oracle.diverges("goes-on")
    # The engine gives the one for being most when both have said that they cannot come in.
    return ours - flushed - nearest + 2 * reached


def shown(oracle: Comparing, deal: Table) -> tuple[int, ...]:
    """What the two gain by their hands, and the dealer by the crib, in the engine."""
    gains, (turned,) = [0, 0], deal.turned
    for seat, hand in enumerate(deal.hands):
        gains[seat] += modern(oracle, hand, turned, deal.player(seat), crib=False)
    gains[deal.dealer] += modern(oracle, deal.crib, turned, Player.DEALER, crib=True)
    return tuple(gains)


def plays_a_game(oracle: Comparing, state: Any, chance: random.Random) -> None:
    """Play a random game through, comparing each card, each pass and each hand."""
    deal, last = Table(state), 0
    while not state.is_terminal():
        before, action = Table(state), chance.choice(state.legal_actions())
        seat = state.current_player()
        if is_up(points=max(before.scores)):
            oracle.diverges("sixty-one")
        if before.phase == "Card" and not state.is_chance_node():
            if len(before.hands[0]) == 6 > DEALT and cards_played_out() == 3:
                oracle.diverges("six-cards")
            state.apply_action(action)
        elif state.is_chance_node():
            state.apply_action(action)
            deal = Table(state)
            if deal.turned:
                two = heels(oracle, deal.hands[deal.dealer], card_of(action))
                assert deal.gains(before) == only(deal.dealer, two)
                assert deal.player(state.current_player()) is plays_first()
                if sets_up_in_lieu(who=plays_first()) == 3:
                    oracle.diverges("three-in-lieu")
        else:
            oracle.ask()
            if action == PASS:
                assert not can_come_in(hand=before.hands[seat], cards_played=before.played)
                state.apply_action(action)
                gain = 1 if before.played and not Table(state).played else 0
            else:
                last, gain = seat, plays_a_card(oracle, before, state, action)
            after = Table(state)
            gains = only(last, gain)
            if state.is_terminal():
                # The engine tells no more than makes its game up.
                return
            if after.phase == "Card":
                gains = tuple(map(sum, zip(gains, shown(oracle, deal), strict=True)))
                if not may_know(thing=Thing.CARDS):
                    oracle.diverges("hands-first")
            elif before.played and not after.played:
                oracle.diverges("cards-left")
            assert after.gains(before) == gains


@pytest.mark.oracle("cribbage.play")
def test_random_games_are_played_as_in_the_modern_game(oracle: Comparing) -> None:
    chance = random.Random(1754)
    for _ in range(6):
        plays_a_game(oracle, pyspiel.load_game("cribbage").new_initial_state(), chance)
