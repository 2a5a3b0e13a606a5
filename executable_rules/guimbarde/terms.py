"""What the laws of Guimbarde speak of: the order of the cards, the five boxes, what is paid.

They stand before the laws: *The Academy of Play*, pp. 193-196, lines 11300-11464; *Académie des
jeux*, pp. 303-306, lines 15173-15293.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from executable_rules.mechanics.boxes import Boxes
from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.ladder import by_suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, Ranking, ranking
from executable_rules.mechanics.results import Forfeit, Payee, Unit
from executable_rules.mechanics.tricks import Duties, may_play

GUIMBARDE, KING, FOOL = cards("QH KH JD")
"""The Queen and King of Hearts and the Knave of Diamonds, as the books call them."""

FIRST_TRUMPS = (GUIMBARDE, KING, FOOL)
"""The three first trumps, whatever suit is trumps, highest first."""

DUTIES = Duties(follow=True, trump=True, head=True)
"""As at Triomphe: to follow, to force, and to trump for want of the suit."""

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
"""The five boxes and the cards that draw each."""


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


def makes_point(hand: Iterable[Card]) -> bool:
    """Three, four or five cards of one suit make a Point; one or two make none."""
    return any(len(suit) >= 3 for suit in by_suit(hand).values())


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


def plays(hand: Iterable[Card], trick: Sequence[Card], trump: Suit) -> tuple[Card, ...]:
    """What may be played by the duties alone, laws VIII and IX."""
    return may_play(hand, trick, guimbarde_ranking(trump), DUTIES)
