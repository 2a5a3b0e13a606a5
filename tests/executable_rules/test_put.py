"""Put: tests that quote its rules in 1687 and 1754, the cheat's packet, a hand put on boldly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, permutations
from math import comb, prod

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.put import HAND, Set, best_put_card, dealt, set_won


def tricks_won(*, led: tuple[Card, ...], answered: tuple[Card, ...]) -> tuple[int, int]:
    """The tricks of two players who play their cards in this order; a tie is nobody's."""
    winners = [best_put_card(pair) for pair in zip(led, answered, strict=True)]
    return winners.count(0), winners.count(1)


def forced_tricks(*, mine: tuple[Card, ...], other: tuple[Card, ...]) -> int:
    """The fewest tricks of ``mine``, in whatever order either plays: what nobody can take away."""
    orders = permutations(other)
    return min(tricks_won(led=mine, answered=answered)[0] for answered in orders)


def test_the_suits_do_not_matter_and_a_tie_is_nobodys() -> None:
    for suit in Suit:
        assert tricks_won(led=(Card(Rank.ACE, suit),), answered=cards("KH")) == (1, 0)
        assert tricks_won(led=cards("KH"), answered=(Card(Rank.KING, suit),)) == (0, 0)


@pytest.mark.example("put.high-game")
def test_the_high_game_is_won_by_him_who_deals_it() -> None:
    packet = cards("2S 3S 2H 3H 3D 3C")  # a Deuce, a Trey, a Deuce, a Trey, a Trey and a Trey
    hands = dealt(pack=packet)
    assert [card.rank.value for card in hands.antagonist] == [2, 2, 3]
    assert [card.rank.value for card in hands.dealer] == [3, 3, 3]
    assert forced_tricks(mine=hands.dealer, other=hands.antagonist) == 2
    best = max(
        tricks_won(led=permutation, answered=hands.dealer)[0]
        for permutation in permutations(hands[0])
    )
    assert best == 0
    assert set_won(tricks=best, adversary_tricks=2) is Set.SEER
    turned = dealt(pack=packet[::-1])  # the packet turned end for end gives the Col the Treys
    assert forced_tricks(mine=turned.dealer, other=turned.antagonist) == 0


@pytest.mark.example("put.five-seven-nine")
def test_a_five_a_seven_and_a_nine_are_very_bad_cards() -> None:
    mine = cards("5S 7S 9S")
    left = Counter(card.rank for card in pack() if card not in mine)
    won = lost = Fraction(0)
    for ranks in combinations_with_replacement(tuple(left), HAND):
        ways = prod(comb(left[rank], many) for rank, many in Counter(ranks).items())
        other = tuple(Card(rank, Suit.HEARTS) for rank in ranks)
        for answered in permutations(other):
            tricks = tricks_won(led=mine, answered=answered)
            won += Fraction(ways, 6) * (tricks[0] >= 2)
            lost += Fraction(ways, 6) * (tricks[1] >= 2)
    hands = comb(49, HAND)
    assert Fraction(1, 10) < won / hands < Fraction(1, 8)
    assert Fraction(4, 5) < lost / hands < Fraction(9, 10)
