"""What the laws of Guimbarde speak of: the order of the cards, the five boxes, what is paid.

Each stands here because several functions read it; the function that cites its words is named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache

from executable_rules.mechanics.boxes import Boxes
from executable_rules.mechanics.cards import Rank, Suit, cards
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, Ranking, ranking
from executable_rules.mechanics.results import Forfeit, Payee, Unit
from executable_rules.mechanics.tricks import Duties

LEAST, MOST = 5, 9
"""Players (``dealing.may_be_played_by``)."""

FEW = 6
"""Up to so many may play without the small cards (``dealing.pack_played_with``)."""

HAND = 5
"""Cards of each player, and so the tricks (``dealing.deals``)."""

BY_THREE_AND_TWO = (3, 2)
"""The packets of a hand (``dealing.may_deal_by``)."""

LEAST_OF_POINT = 3
"""Cards of one suit that make a Point (``boxes.makes_point``)."""

TO_WIN = 2
"""Tricks that one must have to win the Cards (``boxes.wins_cards``)."""

GUIMBARDE, KING, FOOL = cards("QH KH JD")
"""The Queen and King of Hearts and the Knave of Diamonds (``boxes.called``)."""

FIRST_TRUMPS = (GUIMBARDE, KING, FOOL)
"""The three first trumps, whatever suit is trumps, highest first (``playing.is_higher``)."""

DUTIES = Duties(follow=True, trump=True, head=True)
"""As at Triomphe: to follow, to force, and to trump for want of the suit (``playing.plays``)."""

TO_EACH = Forfeit(1, Unit.COUNTER, Payee.EACH)
"""The fine of laws VII to X and XII."""

POINT = "the Point"
"""The box that the highest Point draws; after it, the stake of him that wins the Cards."""

BOXES = {
    POINT: (),
    "the Marriage": (KING, GUIMBARDE),
    "the Fool": (FOOL,),
    "the King": (KING,),
    "the Guimbarde": (GUIMBARDE,),
}
"""The five boxes and the cards that draw each (``boxes.staked``, ``marriages.boxes_drawn``)."""


class SmallCards(Enum):
    """Two readings of "to the Six or Seven": the small cards that are thrown out."""

    FROM_SIX = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)
    FROM_SEVEN = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX)


class Called(Enum):
    """The names that the books give to three cards."""

    GUIMBARDE = "Guimbarde, the bride (la mariée)"
    KING = "the King (le roi)"
    FOOL = "the Fool (le fou)"


@cache
def guimbarde_ranking(trump: Suit) -> Ranking:
    """Guimbarde, the King of Hearts and the Fool above all trumps; the ace below the knave.

    >>> " ".join(map(str, guimbarde_ranking(Suit.DIAMONDS).trumps()[:7]))
    'QH KH JD KD QD AD 10D'
    """
    return ranking(ACE_AFTER_KNAVE, trump, FIRST_TRUMPS)


def boxes_opened(players: Sequence[str], *, each: int = 0) -> Boxes:
    """The five boxes, before each player puts a counter into every one."""
    return Boxes.opened(players, BOXES, each)


def drawn(players: int, winner: int, payers: Iterable[int], *, each: int = 1) -> tuple[int, ...]:
    """What every seat gains, or loses, when some pay so much each to one; together nothing.

    >>> drawn(4, 0, [1, 2], each=2)
    (4, -2, -2, 0)
    """
    whole_number("winner", winner, 0, players - 1)
    paid = [whole_number("seat", seat, 0, players - 1) for seat in payers if seat != winner]
    gains = [-each if seat in paid else 0 for seat in range(players)]
    gains[winner] = each * len(paid)
    return tuple(gains)
