"""Words of Gleek: seats, trumps that count, where a card lies, what three or four of a rank are."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from executable_rules.mechanics.cards import Rank, pack

PLAYERS = 3
"""Neither more nor less."""

OTHERS = PLAYERS - 1
"""Who pay for a Gleek or a Mournival, and are paid by him who buys the stock."""

HAND = 12
"""Cards of each player."""

GLEEK_PACK = pack((Rank.TWO, Rank.THREE))
"""Forty-four cards: deuces and treys are cast out."""

TRICK = PLAYERS
"""A trick is three cards, and a card is one in reckoning."""

OWN_CARDS = 22
"""What each reckons before he wins."""

HONOURS: Mapping[Rank, int] = {
    Rank.ACE: 15,
    Rank.KNAVE: 9,
    Rank.FOUR: 4,
    Rank.FIVE: 5,
    Rank.SIX: 6,
    Rank.KING: 3,
    Rank.QUEEN: 3,
}
"""The trumps that count: Tib, Tom, Tiddy, Towser, Tumbler, king and queen."""

A_PIECE: Mapping[Rank, int] = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.KNAVE: 1}
"""What a Gleek of a rank is worth, from each of the other two."""


class Seat(Enum):
    """The three, in the order in which they speak."""

    ELDEST = "the eldest hand"
    SECOND = "the middle one"
    YOUNGEST = "the youngest, who deals"


class Where(Enum):
    """Where a trump lies when it is reckoned."""

    HAND = "in hand"
    PLAY = "in play, when it has won a trick"
    TURNED_UP = "turned up, the Dealer's"


class Coin(Enum):
    """What a stake is worth; the value is farthings."""

    FARTHING = 1
    HALF_PENNY = 2
    PENNY = 4


class Held(Enum):
    """What cards of one rank are in a hand; the Mournival of 1687 is the Murnival of 1754."""

    MOURNIVAL = "a Mournival"
    GLEEK = "a Gleek"
    NEITHER = "neither a Gleek nor a Mournival"


def checked_rank(rank: Rank) -> Rank:
    """The rank, if a Gleek can be of it. Raises ValueError if not."""
    if rank not in A_PIECE:
        name = rank.name.lower()
        raise ValueError(f"rank={name} cannot be: a Gleek is of aces, kings, queens or knaves")
    return rank
