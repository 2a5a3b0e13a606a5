"""Words of Poque: the pack, the boxes, and what a hand and a card may be."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH

HAND = 5
"""Cards of each player."""

THIRTY_SIX = pack((Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE))
"""From the six to the ace."""

UPWARDS = ACE_HIGH[ACE_HIGH.index(Rank.SIX) :: -1]
"""Six, seven ... king, ace: the order in which the cards are played."""


class Box(Enum):
    """The six poques (*cassetins*), in their line on the table, with the ranks written on each."""

    ACE = (Rank.ACE,)
    KING = (Rank.KING,)
    QUEEN = (Rank.QUEEN,)
    KNAVE = (Rank.KNAVE,)
    TEN_AND_NINE = (Rank.TEN, Rank.NINE)
    POQUE = ()

    def __init__(self, *ranks: Rank) -> None:
        # Python 3.11.2 gives a member without ranks another value than the empty tuple.
        self.ranks = ranks


DRAWING = tuple(box.ranks[0] for box in Box if box.ranks)
"""Ace, king, queen, knave, ten: the cards that the rules name for drawing a box."""


def of_the_pack(card: Card) -> Card:
    """The card, if it can be in the pack. Raises ValueError for one below the six."""
    if card not in THIRTY_SIX:
        raise ValueError(f"{card} cannot be: the pack has no card below the six")
    return card


def full_hand(hand: tuple[Card, ...], without: Card | None = None) -> tuple[Card, ...]:
    """The hand, if it is one: five cards, all unlike, none of them the card turned up."""
    whole_number("hand", len({of_the_pack(card) for card in hand}), HAND, HAND)
    if len(hand) != HAND or without in hand:
        raise ValueError("hand cannot be: it has five cards, and not the one turned up")
    return hand
