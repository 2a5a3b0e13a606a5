"""What the rules of the Comet speak of: cards by their rank alone, and the Comet."""

from __future__ import annotations

import re
from collections import Counter
from enum import Enum
from typing import NamedTuple

from lawsofplay.sentences import Payment
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import counted
from lawsofplay.sentences.templates import whole


class Face(Enum):
    """What a card goes for in the play: its rank, whatever its suit; the Comet stands by itself.

    The value is the place in the natural order, from the two to the king; the Comet has none.
    """

    COMET = 0
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    KNAVE = 11
    QUEEN = 12
    KING = 13

    @classmethod
    def parse(cls, text: str) -> Face:
        """a card such as 7, K or comet (C), without its suit.

        >>> Face.parse("7").name, Face.parse("queen").name, Face.parse("C").name
        ('SEVEN', 'QUEEN', 'COMET')
        """
        word = text.strip().upper()
        short = {"J": 11, "Q": 12, "K": 13, "C": 0}
        if word in cls.__members__:
            return cls[word]
        if word in short or re.fullmatch(r"[2-9]|10", word):
            return cls(short[word] if word in short else int(word))
        raise ValueError(f"{text!r} is not a card here; write 7, K or comet")


NATURAL = tuple(face for face in Face if face is not Face.COMET)
"""The natural order, the lowest first: the two to the king."""

OF_A_RANK = 4
"""Cards of each rank in a pack; of the nines three, and the Comet."""


def faces(text: str) -> tuple[Face, ...]:
    """Cards written one after another, with spaces between them.

    >>> [face.name for face in faces("9 C K")]
    ['NINE', 'COMET', 'KING']
    """
    return tuple(Face.parse(word) for word in text.split())


def above(card: Face) -> Face | None:
    """The card that comes next above in the natural order; None above the king.

    Raises ValueError for the Comet, which stands for what its player says.

    >>> above(Face.KNAVE), above(Face.KING)
    (<Face.QUEEN: 12>, None)
    """
    if card is Face.COMET:
        raise ValueError("the Comet has no place of its own; name the card that it goes for")
    return None if card is Face.KING else Face(card.value + 1)


def most_of(card: Face) -> int:
    """How many of a card there are in a pack.

    >>> most_of(Face.COMET), most_of(Face.NINE), most_of(Face.TWO), sum(map(most_of, Face))
    (1, 3, 4, 48)
    """
    return {Face.COMET: 1, Face.NINE: OF_A_RANK - 1}.get(card, OF_A_RANK)


def checked(*hands: tuple[Face, ...]) -> None:
    """Raises ValueError when hands together hold more of a card than the pack has."""
    for card, number in Counter(card for hand in hands for card in hand).items():
        if number > most_of(card):
            raise ValueError(f"{number} of {card.name} cannot be: a pack has {most_of(card)}")


class Settled(NamedTuple):
    """Counters paid for the Comet to the player who is out of cards, and the points he marks."""

    comet: int
    points: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the loser pays for the Comet, and the points that are marked of him."""
        winner = "he that has played all"
        return flow("the loser", winner, self.comet, "counter") + flow(
            "the loser", winner, self.points, "point"
        )

    @property
    def sentence(self) -> str:
        """The account as a sentence."""
        marks = f"he that has played all marks {counted(self.points, 'point')}"
        paid = f"the loser pays {counted(self.comet, 'counter')} for the “Comet”, and "
        return whole(f"{paid if self.comet else ''}{marks}")
