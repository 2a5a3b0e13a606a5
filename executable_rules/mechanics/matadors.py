"""The cards of Ombre and Quadrille when a suit is trumps: their order, the matadors, the privilege.

In every suit the order is king, queen, knave; then the black suits go down (seven to two) and the
red up (two to seven, the ace after the knave). Spadille and Basto, the black aces, are always
trumps; Manille is the two of a black suit and the seven of a red one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.orders import Ranking
from executable_rules.mechanics.tricks import FOLLOW, may_play

SPADILLE = Card(Rank.ACE, Suit.SPADES)
BASTO = Card(Rank.ACE, Suit.CLUBS)

_COURT = (Rank.KING, Rank.QUEEN, Rank.KNAVE)
_SMALL = tuple(Rank(n) for n in range(2, 8))


def natural_order(suit: Suit) -> tuple[Card, ...]:
    """A suit that is not trumps, highest first; the black aces are of no suit.

    >>> "".join(f"{card} " for card in natural_order(Suit.HEARTS))
    'KH QH JH AH 2H 3H 4H 5H 6H 7H '
    """
    small = (Rank.ACE, *_SMALL) if suit.red else tuple(reversed(_SMALL))
    return tuple(Card(rank, suit) for rank in (*_COURT, *small))


def manille(trump: Suit) -> Card:
    """The second trump: the lowest card of the suit when it is not trumps."""
    return natural_order(trump)[-1]


def matadors(trump: Suit) -> tuple[Card, Card, Card]:
    """The three matadors, highest first: Spadille, Manille, Basto."""
    return SPADILLE, manille(trump), BASTO


@cache
def ombre_ranking(trump: Suit) -> Ranking:
    """The forty cards when a suit is trumps: twelve trumps in red, eleven in black.

    In red the ace is the fourth trump, Ponto.

    >>> [len(ombre_ranking(suit).trumps()) for suit in (Suit.HEARTS, Suit.SPADES)]
    [12, 11]
    """
    suits = {suit: natural_order(suit) for suit in Suit}
    above = [*matadors(trump), *([Card(Rank.ACE, trump)] if trump.red else [])]
    rest = [card for card in suits[trump] if card not in above]
    suits[trump] = (*above, *rest)
    return Ranking(suits, trump)


def sequence_of_matadors(hand: Iterable[Card], trump: Suit) -> int:
    """How many trumps from Spadille down without a gap a hand holds; they are paid from three."""
    held = frozenset(hand)
    for number, card in enumerate(ombre_ranking(trump).trumps()):
        if card not in held:
            return number
    return len(ombre_ranking(trump).trumps())


def ombre_plays(hand: Iterable[Card], trick: Sequence[Card], trump: Suit) -> tuple[Card, ...]:
    """What may be played: follow suit, but a matador is not forced by an inferior trump led.

    Only the card led forces. A superior matador, if led, forces an inferior one.
    """
    order = ombre_ranking(trump)

    def privilege(card: Card, led: Card) -> bool:
        return card in matadors(trump) and order.beats(card, led)

    return may_play(hand, trick, order, FOLLOW, privilege)
