"""Lifting (cutting) for the deal: each lifts a card of the pack, and one of them wins by it."""

from __future__ import annotations

from collections.abc import Sequence

from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.numbers import alone_most, whole_number

LEAST_FIRST = tuple(Rank)
"""The common order from below, where the least card carries it; the ace is taken for the least."""


def carried_by(lifted: Sequence[Card], order: Sequence[Rank]) -> int | None:
    """The place, from 0, of the card that stands first in the order; None where two stand alike.

    No rule asked here says what is done then.

    Raises ValueError for fewer cards than two.

    >>> from executable_rules.mechanics.cards import cards
    >>> carried_by(cards("KS 5H 9C"), LEAST_FIRST), carried_by(cards("5S 5H 9C"), LEAST_FIRST)
    (1, None)
    """
    whole_number("lifted", len(lifted), 2)
    return alone_most([-order.index(card.rank) for card in lifted])
