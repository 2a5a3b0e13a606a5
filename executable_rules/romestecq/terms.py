"""What the rules of Romestecq speak of: the pack, its order, the parts of the game.

Seats are 0 to the number of players less one, in the order of play, which goes to the right.
"""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.cards import Rank, pack
from executable_rules.mechanics.orders import ACE_HIGH, ranking

HAND = 5
"""Cards of each player, dealt by two, two and one, or by three and two."""

PACK = pack([Rank(number) for number in range(2, 6)])
"""Thirty-six cards, from the ace and the king to the six."""

RANKS = ACE_HIGH[:9]
"""The ranks, highest first: ace, king, queen ... six."""

ORDER = ranking(RANKS)
"""Every suit in that order, and no trump."""


class Part(Enum):
    """The parts of the game: what is told of a hand, and the last trick."""

    VIRLICQUE = "four cards of the same rank"
    DOUBLE_NINGRE = "two of one rank with two of another"
    TRICHE = "three of a rank"
    VILLAGE = "queens and knaves, or tens and nines, of the same two suits"
    DOUBLE_ROME = "two aces or two kings"
    ROME = "two of any other rank"
    STECQ = "the last trick"
