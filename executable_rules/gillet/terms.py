"""Gillet: numbers, cards and results of its rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from executable_rules.mechanics.cards import PIQUET_PACK, Card, cards
from executable_rules.mechanics.held import Held
from lawsofplay.sentences import Payment
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import seated

PLAYERS = 4
HAND = 3
TEN = 10
"""What a king "or any other card that tells ten" counts."""

ACE = Fraction(21, 2)
"""An ace of the English book: two of them are 21, one with a ten 20 and a half."""

AS = Fraction(23, 2)
"""An ace of the French book: with a ten of its suit it is 21 and a half."""


@dataclass(frozen=True)
class Hand(Held):
    """The cards of a player: as ``Held``, but exactly three, none twice, all of the pack.

    Raises ValueError for any other. A hand of the Belle may have more, of a whole pack.
    """

    def __post_init__(self) -> None:
        """Refuse what cannot be a hand."""
        if len(set(self.cards)) != HAND or len(self.cards) != HAND:
            raise ValueError("hand cannot be: it has three cards, all unlike")
        for card in self.cards:
            of_the_pack(card)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """three cards with spaces between them, such as AS AH KH."""
        return cls(cards(text))


class Bid(Enum):
    """What one says for the point, when it is his turn."""

    SINGLE = "he plays a single game (jeu simple)"
    HOLD = "he stands the revy (tenir)"
    REVY = "he revies, or augments the revy (renvier)"
    GIVE_UP = "he gives it up (céder)"


@dataclass(frozen=True)
class Won:
    """Who has the Gé, and how many counters: the stake of the box, and what was revied."""

    seat: int
    counters: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player takes up of the first box, with what was revied."""
        return flow("the first box", seated(self.seat), self.counters, "counter")


def of_the_pack(card: Card) -> Card:
    """The card, if it can be in the pack. Raises ValueError for one below the seven."""
    if card not in PIQUET_PACK:
        raise ValueError(f"{card} cannot be: the pack has no card below the seven")
    return card
