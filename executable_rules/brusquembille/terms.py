"""What the rules of Brusquembille speak of: the hand and the order of the cards.

Seats are 0 to the number of players less one, in the order of play, which goes to the right.
"""

from __future__ import annotations

from functools import cache

from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.orders import ACE_TEN, Ranking, ranking

HAND = 3
"""Cards of each player at the deal."""

RANKS = ACE_TEN[:8]
"""The ranks, highest first: ace, ten, king, queen, knave, nine, eight, seven."""


@cache
def order(trump: Suit) -> Ranking:
    """Every suit in that order; the trumps beat the others."""
    return ranking(RANKS, trump)
