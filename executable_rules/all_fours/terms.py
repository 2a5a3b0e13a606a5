"""All-Fours: the hand, the four marks, what the deal and begging bring."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card

PACKET = 3
"""Cards that are delivered at once."""

HAND = 2 * PACKET


Hand = tuple[Card, ...]


class Mark(Enum):
    """What is reckoned when the cards are played: the Four of the name."""

    HIGHEST = "the highest trump of those that were dealt"
    LOWEST = "the lowest trump of those that were dealt"
    JACK = "the knave of trumps, won in a trick"
    GAME = "the most that is told in the tricks"


class Dealt(NamedTuple):
    """The hands of a deal, and the card turned up for trumps."""

    adversary: Hand
    dealer: Hand
    trump_card: Card


class Begged(NamedTuple):
    """What begging brings: points to the player who begs, and the cards that each then has."""

    points: int
    hand: int
