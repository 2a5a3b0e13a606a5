"""Piquet: what a hand holds that is told, sequences and cards alike."""

from __future__ import annotations

from collections.abc import Iterable

from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.piquet.terms import TELLING_RANKS


def sequences(hand: Iterable[Card]) -> tuple[tuple[int, int], ...]:
    """The sequences of a hand: how many cards, and how high the highest (the more the higher).

    >>> from executable_rules.mechanics.cards import cards
    >>> sequences(cards("AS KS QS 9S 8S 7S 6S KH QH"))
    ((3, 0), (4, -5))
    """
    found, held = [], frozenset(hand)
    for suit in Suit:
        run = 0
        for place, rank in enumerate((*ACE_HIGH, None)):
            if rank and Card(rank, suit) in held:
                run += 1
                continue
            if run >= 3:
                found.append((run, run - place))
            run = 0
    return tuple(found)


def alike(hand: Iterable[Card]) -> tuple[tuple[int, int], ...]:
    """The threes and fours of a hand, from ace to ten: how many cards, and how high.

    >>> from executable_rules.mechanics.cards import cards
    >>> alike(cards("AS AH AD KS KH KD KC 9S 9H 9D"))
    ((3, 0), (4, -1))
    """
    ranks = [card.rank for card in hand]
    return tuple(
        (ranks.count(rank), -place)
        for place, rank in enumerate(TELLING_RANKS)
        if ranks.count(rank) >= 3
    )
