"""Capture: which sets of cards on the table a card of the hand takes.

A card takes one card of its own rank, or several that make up its number (*apareiller*). Where a
game knows likeness alone, as Cul-bas does, the values are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from executable_rules.mechanics.cards import Card, Rank, Suit

PIPS: Mapping[Rank, int] = {rank: rank.value for rank in Rank if not rank.court}
"""Ace one to ten; a court card has no number, so that it takes its like and nothing else."""

LIKENESS: Mapping[Rank, int] = {}
"""No card has a number: each takes its like only."""


def takings(
    card: Card, table: Iterable[Card], values: Mapping[Rank, int] = PIPS
) -> tuple[tuple[Card, ...], ...]:
    """Every set of cards that a card takes: its likes, one at a time, then the sums of several.

    >>> from executable_rules.mechanics.cards import cards
    >>> table = cards("8S 8H 4S 4H 5D 3C KS")
    >>> [" ".join(map(str, taken)) for taken in takings(Card.parse("8D"), table)]
    ['8S', '8H', '4S 4H', '5D 3C']
    >>> takings(Card.parse("8D"), cards("4S 4H"), LIKENESS)
    ()
    """
    lying = tuple(table)
    alike = tuple((other,) for other in lying if other.rank is card.rank)
    if card.rank not in values:
        return alike
    number = values[card.rank]
    smaller = tuple(lower for lower in lying if values.get(lower.rank, number) < number)
    sums = _summing([values[lower.rank] for lower in smaller], number)
    return alike + tuple(tuple(smaller[place] for place in places) for places in sums)


def _summing(numbers: Sequence[int], total: int) -> list[tuple[int, ...]]:
    """The places of every two numbers or more that make the total, the fewest first.

    Sets that make more are dropped as they grow, so that a table of many cards is soon looked
    through.
    """
    under: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for place, number in enumerate(numbers):
        under += [
            ((*places, place), made + number) for places, made in under if made + number <= total
        ]
    found = [places for places, made in under if made == total and len(places) > 1]
    return sorted(found, key=lambda places: (len(places), places))


def completes_four(hand: Iterable[Card], table: Iterable[Card]) -> bool:
    """Do cards of the hand and of the table make the four of one rank, each side having some?

    >>> from executable_rules.mechanics.cards import cards
    >>> completes_four(cards("KS"), cards("KH KD KC")), completes_four(cards("KS"), cards("KH"))
    (True, False)
    """
    held, lying = tuple(hand), tuple(table)
    if not held or not lying:
        return False
    return Counter((*held, *lying)) == Counter(Card(held[0].rank, suit) for suit in Suit)
