"""La Belle: numbers, cards and results of its rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from executable_rules.mechanics.cards import Rank, cards
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.sentences import Worded

THIRTY_ONE = 31
HAND = 3

KING_TO_ACE = tuple(reversed(Rank))
"""King, queen, knave, ten ... two, ace: the ace below them all."""


class Box(Enum):
    """The three boxes (*corbillons*), in the order in which they are played for."""

    BELLE = "the highest card turned up"
    FLUX = "three cards of one suit"
    THIRTY_ONE = "the points nearest to thirty-one"


class Outcome(Worded):
    """What becomes of a box that nobody draws."""

    RESTS = "it rests for the next deal"
    NOT_SAID = "the law does not say"


class Choice(Worded):
    """What a player does for Thirty-one."""

    STANDS = "he stands (s'y tient)"
    ASKS = "he asks for a card (en demande, va à fonds)"


@dataclass(frozen=True)
class Hand(Held):
    """The cards of a player: as ``Held``, but three or more, and none twice.

    Raises ValueError for any other. Gillet's hand has exactly three, of a smaller pack.
    """

    def __post_init__(self) -> None:
        """Refuse what cannot be a hand."""
        if not HAND <= len(self.cards) == len(set(self.cards)):
            raise ValueError("hand cannot be: it has three cards or more, all unlike")

    @classmethod
    def parse(cls, text: str) -> Hand:
        """cards with spaces between them, such as AS 10S 9S."""
        return cls(cards(text))


def three_cards(hand: Hand) -> None:
    """Raises ValueError unless the hand has three cards."""
    whole_number("hand", len(hand.cards), HAND, HAND)


def no_card_twice(hands: tuple[Hand, ...]) -> None:
    """Raises ValueError for fewer hands than two, and for a card in two of them."""
    whole_number("hands", len(hands), 2)
    held = [card for hand in hands for card in hand.cards]
    if len(set(held)) < len(held):
        raise ValueError("hands cannot be: a card is in two of them")


def points_of_three(points: int) -> int:
    """The points, if three cards or more can have them: three twos are six."""
    return whole_number("points", points, 6)
