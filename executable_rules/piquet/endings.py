"""Piquet with all cards seen: what a player can make of the tricks, whatever the other plays.

Points are told as the chapter of 1754 tells them. The leader counts one for a tenth card (an ace to
a ten) as he plays it, the follower one for a tenth card that wins. There is one more for the last
trick. A player who has fewer cards plays card for card as long as they last; then the other's cards
win alone.

>>> from executable_rules.mechanics.cards import cards
>>> makes(frozenset(cards("KH QH 10H")), frozenset(cards("AH JH 7H")))
3
>>> [str(it) for it in best_leads(frozenset(cards("KH QH 10H")), frozenset(cards("AH JH 7H")))]
['10H']
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.tricks import may_play, winner
from executable_rules.piquet.terms import TELLING_RANKS

ORDER = ranking(ACE_HIGH)
Cards = frozenset[Card]
Count = Callable[[tuple[Card, ...], bool, bool, bool], int]
"""``count(trick, leads, wins, last)``: what the player counts for a trick."""


def points(trick: tuple[Card, ...], leads: bool, wins: bool, last: bool) -> int:
    """What a player tells of a trick, the first card being the leader's."""
    place = 0 if leads else 1
    played = len(trick) > place and trick[place].rank in TELLING_RANKS
    return int(played and (leads or wins)) + int(last and wins)


def tricks(trick: tuple[Card, ...], leads: bool, wins: bool, last: bool) -> int:
    """One for a trick that he wins."""
    return int(wins)


def answers(hand: Cards, led: Card) -> tuple[Card, ...]:
    """What may be played to the card led, lowest first; nothing when no card is left."""
    allowed = may_play(hand, (led,), ORDER)
    return tuple(sorted(allowed, key=lambda card: (-ACE_HIGH.index(card.rank), card.suit.value)))


@cache
def makes(own: Cards, other: Cards, leads: bool = True, count: Count = points) -> int:
    """The most that the player can be sure to count of the cards that are left."""
    if not (own if leads else other):
        return 0
    if leads:
        return max(makes_leading(own, other, card, count) for card in own)
    return min(makes_against(own, other, led, count) for led in other)


def makes_leading(own: Cards, other: Cards, card: Card, count: Count = points) -> int:
    """The most that he can be sure of after he leads this card."""
    replies = answers(other, card)
    if not replies:
        return _after(own - {card}, other, (card,), True, count)
    return min(
        _after(own - {card}, other - {reply}, (card, reply), True, count) for reply in replies
    )


def makes_against(own: Cards, other: Cards, led: Card, count: Count = points) -> int:
    """The most that a player can be sure of after the other leads this card."""
    replies = answers(own, led)
    if not replies:
        return _after(own, other - {led}, (led,), False, count)
    return max(makes_answering(own, other, led, card, count) for card in replies)


def makes_answering(own: Cards, other: Cards, led: Card, card: Card, count: Count = points) -> int:
    """The most that he can be sure of after he plays this card to what the other led."""
    return _after(own - {card}, other - {led}, (led, card), False, count)


def best_leads(own: Cards, other: Cards, count: Count = points) -> tuple[Card, ...]:
    """The cards to lead that are sure of the most, highest first."""
    most = makes(own, other, True, count)
    best = [card for card in own if makes_leading(own, other, card, count) == most]
    return tuple(sorted(best, key=lambda one: (ACE_HIGH.index(one.rank), one.suit.value)))


def _after(own: Cards, other: Cards, trick: tuple[Card, ...], led: bool, count: Count) -> int:
    wins = (winner(trick, ORDER) == 0) is led
    now = count(trick, led, wins, not (own or other))
    leads = bool(own) and (wins or not other)  # He who has no card left leaves the lead.
    return now + makes(own, other, leads, count)
