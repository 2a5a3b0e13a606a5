"""What the laws of Imperial speak of: the pack, honours, imperials, and what they count."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from executable_rules.mechanics.cards import Rank, Suit, pack
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE
from executable_rules.mechanics.results import Forfeit, Payee, Unit

HAND = 12
"""Cards of each player."""

POINTS = 4
"""What a counter stands for: an honour, the point, a trick more than is due."""

IMPERIAL = 6 * POINTS
"""Points of an imperial: six counters make the fish that it is marked with."""

MOST_POINTS = IMPERIAL - POINTS
"""The most points that lie in counters: with one counter more they are an imperial."""

IMPERIAL_RANKS = ACE_AFTER_KNAVE[:4]
"""King, queen, knave and ace: of one suit they are an imperial."""

PackSize = Literal[32, 36]
"""Cards of the pack: without the sixes or with them; three players need the sixes."""


class Claim(Enum):
    """What a player shows of his hand before he plays."""

    POINT = "the point: the most cards of one suit"
    IMPERIAL = "the imperial in his hand"


class Imperial(Enum):
    """How an imperial is made."""

    IN_HAND = "in hand, en main: four of a rank, or king, queen, knave and ace of a suit"
    TURNED = "turned up, tournée or retournée: three in hand and the fourth the card turned"
    WON = "won in play, qu'on fait tomber: trumps in hand and the others won in tricks"
    OF_POINTS = "made up of six counters, by counting points"


PACK = pack((Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE))
"""The cards that may be in play: of thirty-two the sixes are left out."""


def ranks(pack: PackSize) -> tuple[Rank, ...]:
    """The ranks of a pack, highest first. Raises ValueError for a pack of another number.

    >>> [rank.letter for rank in ranks(36)]
    ['K', 'Q', 'J', 'A', '10', '9', '8', '7', '6']
    """
    if pack not in (32, 36):
        raise ValueError(f"pack={pack} cannot be: it has 32 cards, or with the sixes 36")
    return ACE_AFTER_KNAVE[: pack // len(Suit)]


def honour_ranks(pack: PackSize) -> tuple[Rank, ...]:
    """Ranks of the honours, of which four are an imperial too: the lowest of the pack is one.

    >>> [rank.letter for rank in honour_ranks(32)]
    ['K', 'Q', 'J', 'A', '7']
    """
    return (*IMPERIAL_RANKS, ranks(pack)[-1])


def imperials_lost(imperials: int) -> Forfeit:
    """The gain of the adversary, by law XII, of this many imperials, each marked with a fish."""
    return Forfeit(imperials, Unit.IMPERIAL, Payee.ADVERSARY)
