"""What the laws of Papillon speak of: cards of a hand and of the board, what agrees with it."""

from __future__ import annotations

from executable_rules.mechanics.capture import takings
from executable_rules.mechanics.cards import Card

HAND = 3
"""Cards of each player."""

ON_BOARD = {3: 7, 4: 4}
"""Cards turned up on the board, by the number of players."""


def takings_of(card: Card, board: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """What a card takes of the board. Raises ValueError for a card that lies there itself."""
    if card in board:
        raise ValueError(f"{card} may not be in the hand and on the board: it is one pack")
    return takings(card, board)
