"""Tricks: what may be played to one, and who wins it. What a player is bound to is a parameter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.orders import Ranking

Privilege = Callable[[Card, Card], bool]
"""``privilege(card, led)``: may the card be kept back, though it is of the suit led?"""


@dataclass(frozen=True)
class Duties:
    """What a player must do who does not lead.

    ``follow`` suit if he can; ``trump`` if he cannot follow; ``head`` the trick, that is play
    higher than what lies, if he can, in the suit and in trumps alike.
    """

    follow: bool = True
    trump: bool = False
    head: bool = False


FOLLOW = Duties()
"""Follow suit, and throw what you will without it: Ombre, Quadrille, Piquet, Whist."""

FREE = Duties(follow=False)
"""No duty at all: the first part of Brusquembille."""


def winner(trick: Sequence[Card], ranking: Ranking) -> int:
    """Place of the card that wins, the card led being 0. Raises ValueError for an empty trick."""
    if not trick:
        raise ValueError("trick may not be empty: a card is led")
    best = 0
    for place, card in enumerate(trick):
        if ranking.beats(card, trick[best]):
            best = place
    return best


def may_play(
    hand: Iterable[Card],
    trick: Sequence[Card],
    ranking: Ranking,
    duties: Duties = FOLLOW,
    privilege: Privilege = lambda card, led: False,
) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick, in the order of the hand.

    >>> from executable_rules.mechanics.cards import cards
    >>> from executable_rules.mechanics.orders import ACE_HIGH, ranking
    >>> [str(card) for card in may_play(cards("7H KH AS"), cards("9H"), ranking(ACE_HIGH))]
    ['7H', 'KH']
    """
    held = tuple(hand)
    if not trick:
        return held
    led = ranking.suit_of(trick[0])
    of_suit = tuple(card for card in held if ranking.suit_of(card) is led)
    bound = tuple(card for card in of_suit if not privilege(card, trick[0]))
    if duties.follow and bound:
        return _heading(of_suit, trick, ranking, duties)
    trumps = tuple(card for card in held if ranking.trump and ranking.is_trump(card))
    if duties.trump and trumps and not of_suit:
        return _heading(trumps, trick, ranking, duties)
    return held


def _heading(
    choice: tuple[Card, ...], trick: Sequence[Card], ranking: Ranking, duties: Duties
) -> tuple[Card, ...]:
    """The cards that head the trick, of those that may be played, if a player must and can
    head it.
    """
    best = trick[winner(trick, ranking)]
    higher = tuple(card for card in choice if ranking.beats(card, best))
    return higher if duties.head and higher else choice
