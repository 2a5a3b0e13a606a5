"""Cul-bas: numbers, cards and results of its rules."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card
from lawsofplay.sentences import Payment
from lawsofplay.sentences.payments import flow, paid
from lawsofplay.sentences.phrases import phrase, seated

PACKETS = (2, 3)
"""How the five cards of a player are dealt."""

HAND = sum(PACKETS)
ON_BOARD = 8
"""Cards taken off the top of the stock."""

TWO_THREES = frozenset({(3, 1), (1, 3)})
"""Three cards of the hand take one, or one takes three."""


class Dealt(NamedTuple):
    """The packets of each player, the cards on the board, and those put aside."""

    packets: tuple[int, ...]
    on_board: int
    aside: int


class Taking(NamedTuple):
    """Cards of the hand, what they take of the board, and how many are left in the hand.

    >>> from executable_rules.mechanics.cards import cards
    >>> print(Taking(cards("8S"), cards("8H 8D 8C"), 4))
    8S takes 8H, 8D, 8C (4 left)
    """

    played: tuple[Card, ...]
    taken: tuple[Card, ...]
    left: int

    @property
    def phrase(self) -> str:
        """The taking within a sentence."""
        several = len(self.played) > 1
        left = f"{phrase(self.left, 'card')} in his hand"
        verb = "take" if several else "takes"
        return f"{phrase(self.played)} {verb} {phrase(self.taken)}, which leaves {left}"

    def __str__(self) -> str:
        played, taken = (", ".join(map(str, lot)) for lot in (self.played, self.taken))
        return f"{played} {'take' if len(self.played) > 1 else 'takes'} {taken} ({self.left} left)"


class Lie(Enum):
    """How the cards played and taken lie before a player."""

    TURNED_UP = "turned up"
    SANS_DESSUS_DESSOUS = "upside down (sans dessus dessous), in a heap"


class Won(NamedTuple):
    """The seat of the player who clears his hand, what he wins of the stakes, and of each seat."""

    winner: int
    stakes: int
    from_each: tuple[int, ...]

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the winner has of the stakes and of each other player."""
        return (*flow("the stakes", seated(self.winner), self.stakes, "counter"), *self._of_others)

    @property
    def others_pay(self) -> str:
        """What the others pay the winner for their cards, as a sentence.

        >>> Won(1, 9, (2, 0, 4)).others_pay, Won(0, 9, (0, 0)).others_pay
        ('The first player pays 2 counters to the second player and the third player pays \
4 counters to the second player.', 'For cards nothing is due.')
        """
        return paid(self._of_others) if self._of_others else "For cards nothing is due."

    @property
    def _of_others(self) -> tuple[Payment, ...]:
        winner = seated(self.winner)
        pairs = enumerate(self.from_each)
        return tuple(
            payment for seat, won in pairs for payment in flow(seated(seat), winner, won, "counter")
        )


class Giver(Enum):
    """Of whom he has other cards for four of a sort."""

    DEALER = "he demands others from the dealer"
    HIMSELF = "he takes others himself, since it is he that deals"


class Change(NamedTuple):
    """The four cards that he may lay out, and who gives him others.

    >>> from executable_rules.mechanics.cards import cards
    >>> print(Change(cards("KS KH KD KC"), Giver.DEALER))
    KS, KH, KD, KC: he demands others from the dealer
    """

    laid_out: tuple[Card, ...]
    giver: Giver

    def __str__(self) -> str:
        return f"{', '.join(map(str, self.laid_out))}: {self.giver.value}"
