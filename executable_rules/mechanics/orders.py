"""Orders of cards: which suit a card belongs to, and which card beats which.

The order of a game is written once, highest first, and the trumps with the cards that a game
lifts above them out of their own suits: the black aces at Ombre, the Guimbarde and her kin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from executable_rules.mechanics.cards import Card, Rank, Suit

A, K, Q, J = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE
ACE_HIGH = (A, K, Q, J, *(Rank(n) for n in range(10, 1, -1)))
"""Ace, king, queen, knave, ten ... two: Piquet, Whist, Reversis."""

ACE_AFTER_KNAVE = (K, Q, J, A, *(Rank(n) for n in range(10, 1, -1)))
"""King, queen, knave, ace, ten ... two: Triomphe, Imperial, the Beast."""

ACE_TEN = (A, Rank.TEN, K, Q, J, *(Rank(n) for n in range(9, 1, -1)))
"""Ace, ten, king, queen, knave, nine ... two: Brusquembille."""


@dataclass(frozen=True)
class Ranking:
    """The cards of a pack by suit, highest first; ``trump`` names the suit that beats the others.

    A card that a game counts among the trumps stands there, whatever its own suit is.
    """

    suits: Mapping[Suit, tuple[Card, ...]]
    trump: Suit | None = None

    @cached_property
    def _places(self) -> dict[Card, tuple[Suit, int]]:
        return {
            card: (suit, place)
            for suit, cards in self.suits.items()
            for place, card in enumerate(cards)
        }

    def suit_of(self, card: Card) -> Suit:
        """The suit that a card follows. Raises ValueError for a card that is not of the pack."""
        if card not in self._places:
            raise ValueError(f"{card} is not a card of this pack")
        return self._places[card][0]

    def is_trump(self, card: Card) -> bool:
        """Does the card count among the trumps?"""
        return self.suit_of(card) is self.trump

    def trumps(self) -> tuple[Card, ...]:
        """The trumps, highest first; none where no suit is trumps."""
        return self.suits[self.trump] if self.trump else ()

    def beats(self, card: Card, other: Card) -> bool:
        """Does a card played after the other take the trick from it?"""
        suit, others = self.suit_of(card), self.suit_of(other)
        if suit is others:
            return self._places[card][1] < self._places[other][1]
        return suit is self.trump


def ranking(
    order: Sequence[Rank], trump: Suit | None = None, above: Sequence[Card] = ()
) -> Ranking:
    """A pack whose every suit has the same order, highest first.

    ``above`` are cards lifted out of their suits to the head of the trumps, highest first.
    Raises ValueError when cards are lifted and no suit is trumps.

    >>> last_trick = ranking(ACE_TEN, Suit.CLUBS)
    >>> last_trick.beats(Card.parse("10H"), Card.parse("KH"))
    True
    """
    if above and trump is None:
        raise ValueError("cards are lifted above the trumps, and no suit is trumps")
    suits = {suit: tuple(c for r in order if (c := Card(r, suit)) not in above) for suit in Suit}
    if trump:
        suits[trump] = (*above, *suits[trump])
    return Ranking(suits, trump)
