"""Brag: the three cards, the favourites, what a hand boasts, what the rules answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit
from lawsofplay.sentences import Worded

Hand = tuple[Card, ...]

CARDS = 3
"""The cards of each, and so the stakes."""

KNAVE_OF_CLUBS = Card(Rank.KNAVE, Suit.CLUBS)
NINE_OF_DIAMONDS = Card(Rank.NINE, Suit.DIAMONDS)
ACE_OF_DIAMONDS = Card(Rank.ACE, Suit.DIAMONDS)


class Kind(Enum):
    """What a player brags of; the value is how many cards are alike."""

    PAIR_ROYAL = 3
    PAIR = 2
    OTHER = 1


class Boast(NamedTuple):
    """What a hand can brag of: its kind, of which rank, and whether it has no favourite card."""

    kind: Kind
    of: Rank | None
    natural: bool = True


class Better(Worded):
    """Whose brag is the better."""

    YOURS = "your hand wins"
    OTHERS = "the other's hand wins"
    NOT_SAID = "the law does not say"


class Fairness(Worded):
    """What the book thinks of what a gamester does."""

    FAIR = "there is nothing unfair in it"
    NOT_FAIR = "it is not fair"
    NOT_SAID = "the law does not say"
