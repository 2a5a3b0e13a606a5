"""The cards that one player holds, written so that the hands of several can be told apart."""

from __future__ import annotations

from dataclasses import dataclass

from executable_rules.mechanics.cards import Card, cards, pips
from lawsofplay.sentences.phrases import phrase


@dataclass(frozen=True)
class Held:
    """The cards of one player: any number of any cards, since nothing is refused here.

    Belle and Gillet refuse what cannot be a hand of theirs, by a ``Hand`` of their own.
    """

    cards: tuple[Card, ...]

    @classmethod
    def parse(cls, text: str) -> Held:
        """cards with spaces between them, such as 9S 7H."""
        return cls(cards(text))

    @property
    def points(self) -> int:
        """What they count together."""
        return pips(*self.cards)

    @property
    def phrase(self) -> str:
        """The cards within a sentence.

        >>> Held.parse("9S 7H").phrase
        'the nine of spades and the seven of hearts'
        """
        return phrase(self.cards)

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))
