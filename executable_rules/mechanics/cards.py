"""Playing cards: suits, ranks, packs, and how a reader writes them.

>>> Card.parse("KS"), str(Card.parse("ace of hearts"))
(Card(rank=<Rank.KING: 13>, suit=<Suit.SPADES: 'S'>), 'AH')
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Suit(Enum):
    """The four suits of the French pack; the value is the letter in a card's short name."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def red(self) -> bool:
        """Hearts and diamonds are red."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(Enum):
    """The thirteen ranks; the value is the place in the common order, ace low.

    It is no order of play: each game has its own (the ace is high at Piquet; the red sevens
    stand above the red aces at Quadrille), so ranks cannot be compared with < and >.
    """

    ACE = 1
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

    @property
    def letter(self) -> str:
        """The letter or figure in a card's short name: A, 2 to 10, J, Q, K."""
        return {1: "A", 11: "J", 12: "Q", 13: "K"}.get(self.value, str(self.value))

    @property
    def court(self) -> bool:
        """King, queen and knave are court cards."""
        return self.value >= Rank.KNAVE.value


# The books' own names beside the modern ones.
_RANK_NAMES = {rank.name: rank for rank in Rank} | {rank.letter: rank for rank in Rank}
_RANK_NAMES |= {"JACK": Rank.KNAVE, "DEUCE": Rank.TWO, "TREY": Rank.THREE, "T": Rank.TEN}
_SUIT_NAMES = {suit.name: suit for suit in Suit} | {suit.name[:-1]: suit for suit in Suit}
_SUIT_NAMES |= {suit.value: suit for suit in Suit}
_SHORT = re.compile(r"(10|[2-9AJQKT])([SHDC])", re.IGNORECASE)


@dataclass(frozen=True)
class Card:
    """One card."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank.letter}{self.suit.value}"

    @property
    def phrase(self) -> str:
        """The card within a sentence.

        >>> Card(Rank.KING, Suit.SPADES).phrase
        'the king of spades'
        """
        return f"the {self.rank.name.casefold()} of {self.suit.name.casefold()}"

    @classmethod
    def parse(cls, text: str) -> Card:
        """a card such as KS or king-of-spades.

        Raises ValueError for anything else.
        """
        short = _SHORT.fullmatch(text.strip())
        words = short.groups() if short else re.split(r"[\s-]+of[\s-]+", text.strip(), maxsplit=1)
        try:
            rank, suit = (word.upper() for word in words)
            return cls(_RANK_NAMES[rank], _SUIT_NAMES[suit])
        except (KeyError, ValueError):
            raise ValueError(f"{text!r} is not a card; write KS or king-of-spades") from None


def cards(text: str) -> tuple[Card, ...]:
    """Cards written one after another, with spaces or commas between them.

    >>> [str(card) for card in cards("AS 10h, queen-of-clubs")]
    ['AS', '10H', 'QC']
    """
    return tuple(Card.parse(word) for word in re.split(r"[\s,]+", text.strip()) if word)


def pips(*counted: Card) -> int:
    """The pips of cards together: an ace is one, a court card ten.

    >>> pips(Card.parse("AS")), pips(*cards("9C 10S JH QD KC"))
    (1, 49)
    """
    return sum(min(card.rank.value, Rank.TEN.value) for card in counted)


def pack(without: Iterable[Rank] = ()) -> tuple[Card, ...]:
    """A pack of 52 cards, suit by suit, without some ranks.

    >>> len(pack()), len(PIQUET_PACK), len(OMBRE_PACK)
    (52, 32, 40)
    """
    left_out = frozenset(without)
    return tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank not in left_out)


WHOLE_PACK = pack()
"""The fifty-two cards."""

PIQUET_PACK = pack((Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX))
"""Thirty-two cards, from the seven to the ace."""

OMBRE_PACK = pack((Rank.EIGHT, Rank.NINE, Rank.TEN))
"""The forty cards of Ombre and Quadrille: eights, nines and tens are thrown out."""
