"""What the laws of Whist speak of: the pack, the score, following suit, calling a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Suit, pack
from executable_rules.mechanics.orders import ACE_HIGH, Ranking, ranking
from executable_rules.mechanics.results import Verdict
from executable_rules.mechanics.tricks import FOLLOW, may_play

PACK = pack()
"""All 52 cards."""

HAND = 13
"""Cards of each of the four players, and so the tricks."""

GAME = 10
"""Points that make a side ``up``."""

GAME_1687 = 9
"""The same in 1687, at Whist as at Ruff and Honours."""

CALLING = 8
"""The point at which honours may be called."""

Hand = tuple[Card, ...]


class Choice(NamedTuple):
    """What becomes of a deal, and whether those who choose may advise with one another."""

    verdict: Verdict
    may_consult: bool

    def __str__(self) -> str:
        advised = ", and they may advise together" if self.may_consult else ""
        return self.verdict.value + advised


NOTHING_FOLLOWS = Choice(Verdict.NOTHING_FOLLOWS, may_consult=False)
"""Nobody chooses."""

ADVISED = Choice(Verdict.MAY_CHOOSE, may_consult=True)
"""The adversaries choose, and may consult."""


def order(trump: Suit | None = None) -> Ranking:
    """The order of the cards: ace high in every suit."""
    return ranking(ACE_HIGH, trump)


def without_revoking(hand: Hand, trick: Sequence[Card]) -> Hand:
    """The cards of a hand that are no revoke: those of the suit led, or all where there is none."""
    return may_play(hand, trick, order(), FOLLOW)


def highest_and_lowest(hand: Hand, suit: Suit) -> frozenset[Card]:
    """The highest and the lowest card that a hand has of a suit.

    >>> from executable_rules.mechanics.cards import cards
    >>> sorted(map(str, highest_and_lowest(cards("2H AH KH 3S"), Suit.HEARTS)))
    ['2H', 'AH']
    """
    held = [card for card in order().suits[suit] if card in hand]
    return frozenset(held[:1] + held[-1:])
