"""Romestecq: which cards of a hand make a part of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from executable_rules.mechanics.cards import Card, Rank
from executable_rules.romestecq.terms import RANKS, Part

GREAT = (Rank.ACE, Rank.KING)
"""Two of these are a Double Rome, two of any other rank a Rome."""

VILLAGES = (
    (Rank.QUEEN, Rank.KNAVE),
    (Rank.TEN, Rank.NINE),
    (Rank.EIGHT, Rank.SEVEN),
    (Rank.SEVEN, Rank.SIX),
)
"""Ranks that make a village: the books name the first two, and *other inferior cards*."""

ALIKE = {Part.VIRLICQUE: 4, Part.TRICHE: 3}
"""Cards of a rank that a part is made of, where they are more than two."""


def pieces(part: Part, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a hand that make a part, or more than one of the kind; none if there is none.

    >>> from executable_rules.mechanics.cards import cards
    >>> [str(card) for card in pieces(Part.ROME, cards("AS AH JC JD 9S"))]
    ['JC', 'JD']
    """
    if part is Part.VILLAGE:
        return tuple(
            card for card in hand if any(_is_of(card, hand, village) for village in VILLAGES)
        )
    ranks = _ranks(part, hand)
    wanting = part is Part.DOUBLE_NINGRE and len(ranks) < 2
    return () if wanting else tuple(card for card in hand if card.rank in ranks)


def _ranks(part: Part, hand: Sequence[Card]) -> tuple[Rank, ...]:
    """The ranks of which the hand has cards enough for a part."""
    number = Counter(card.rank for card in hand)
    alike = tuple(rank for rank in RANKS if number[rank] >= ALIKE.get(part, 2))
    if part is Part.DOUBLE_ROME:
        return tuple(rank for rank in alike if rank in GREAT)
    return tuple(rank for rank in alike if part is not Part.ROME or rank not in GREAT)


def _is_of(card: Card, hand: Sequence[Card], village: tuple[Rank, Rank]) -> bool:
    """Is the card of a village of these two ranks, which has two suits at least of both?"""
    suits = [{other.suit for other in hand if other.rank is rank} for rank in village]
    both = suits[0] & suits[1]
    return len(both) >= 2 and card.rank in village and card.suit in both
