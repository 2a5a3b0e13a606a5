"""What the rules of Cribbage speak of: players, cards alike, points of a card, sequences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum
from itertools import combinations, groupby
from math import prod

from executable_rules.mechanics.cards import Card, Rank, pips

Hand = tuple[Card, ...]

DEALT = 5
"""Cards of each player."""

LAID_OUT = 2
"""Cards that each lays out for the crib."""

AIM = 31
"""What the players aim at in playing the cards."""

GAME = 61
"""Games that are up: the set."""


class Player(Enum):
    """The two players."""

    DEALER = "he that deals"
    OTHER = "he that deals not"

    @property
    def adversary(self) -> Player:
        """The other of the two."""
        return Player.OTHER if self is Player.DEALER else Player.DEALER


class Alike(Enum):
    """Cards of one rank; the value is how many."""

    PAIR = 2
    PAIR_ROYAL = 3
    DOUBLE_PAIR_ROYAL = 4


class Thing(Enum):
    """What the opponent may know, or not, while the cards are played."""

    SCORE = "what one has set up"
    CARDS = "one's cards"


class Bilkt(Enum):
    """Where a player is ``bilkt``, that is finds nothing that counts."""

    NOWHERE = "not at all"
    HAND = "in hand"
    CRIB = "in crib"
    BOTH = "both in hand and crib"


def points_told(cards: Sequence[Card]) -> int:
    """The points of cards together towards fifteen and thirty-one: pips, and ten for a court card.

    The books name only the King of the court cards. They do not say that the ace is one.
    """
    return pips(*cards)


def distinct(fact: str, cards: Sequence[Card]) -> None:
    """Raise ValueError, with the name of the fact, when a card stands among them twice."""
    if any(one == other for one, other in combinations(cards, 2)):
        raise ValueError(f"{fact} cannot be: a card of one pack stands in it twice")


def in_sequence(cards: Sequence[Card]) -> bool:
    """Whether cards, in whatever order, follow one another without a gap; the ace is least."""
    ranks = sorted(card.rank.value for card in cards)
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def sequences_worth(cards: Sequence[Card], worth: Callable[[int], int]) -> int:
    """What the sequences among cards are worth, each as long as it can be.

    Each of several cards alike makes a sequence of its own, as the hand worked in both books has
    it.
    """
    held = Counter(card.rank for card in cards)
    total = 0
    for has, run in groupby(Rank, key=lambda rank: rank in held):
        counts = [held[rank] for rank in run]
        if has and len(counts) >= 3:
            total += worth(len(counts)) * prod(counts)
    return total


def last_of(played: Sequence[Card], fit: Callable[[Sequence[Card]], bool], least: int) -> Hand:
    """How many of the cards last played fit together, at most; none when fewer than ``least``."""
    for many in range(len(played), least - 1, -1):
        if fit(played[-many:]):
            return tuple(played[-many:])
    return ()
