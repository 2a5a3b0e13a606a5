"""Ladders of hands: the classes that a game compares (point, prime, sequence ...), lowest first.

A class is known by its measure: how high a hand stands in it, or None when the hand is not of it. A
game puts the measures in its own order. It says by ``pips`` what a card counts, and by ``place``
which card follows which; in both a ten is ten and an ace is one.

>>> from executable_rules.mechanics.cards import cards
>>> ladder = Ladder({"point": point(most=2), "prime": prime(), "tricon": alike(3)})
>>> hands = [cards("9S 10S 5H 6D"), cards("AS 2H 3D 4C"), cards("2S 3H 4D 5C")]
>>> ladder.standing(hands[0]), ladder.best(hands)
(('point', (2, 19)), (2,))
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, TypeVar

from executable_rules.mechanics.cards import Card, Suit

C = TypeVar("C")
Hand = Sequence[Card]
Height = tuple[int, ...]
Measure = Callable[[Hand], Height | None]
Count = Callable[[Card], int]


@dataclass(frozen=True)
class Ladder(Generic[C]):
    """The classes of a game and their measures, the lowest class first."""

    classes: Mapping[C, Measure]

    def standing(self, hand: Hand) -> tuple[C, Height] | None:
        """The highest class that a hand is of, and its height in it; None if it is of none."""
        for name, measure in reversed(tuple(self.classes.items())):
            height = measure(hand)
            if height is not None:
                return name, height
        return None

    def best(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        """The places of the best hands: more than one when they are equal, none without a class."""
        order = {name: number for number, name in enumerate(self.classes)}
        held = {
            seat: standing for seat, hand in enumerate(hands) if (standing := self.standing(hand))
        }
        keys = {seat: (order[name], height) for seat, (name, height) in held.items()}
        return tuple(seat for seat, key in keys.items() if key == max(keys.values()))


def face(card: Card) -> int:
    """What a card is marked with: an ace for one, a ten for ten."""
    return card.rank.value


def by_suit(hand: Iterable[Card]) -> dict[Suit, tuple[Card, ...]]:
    """The cards of a hand, suit by suit."""
    suits: dict[Suit, tuple[Card, ...]] = defaultdict(tuple)
    for card in hand:
        suits[card.suit] += (card,)
    return dict(suits)


def point(least: int = 2, most: int = 3, pips: Count = face) -> Measure:
    """Some cards of one suit, from ``least`` to ``most``: by their number, then by their pips."""

    def measure(hand: Hand) -> Height | None:
        suits = [held for held in by_suit(hand).values() if least <= len(held) <= most]
        return max(((len(held), sum(map(pips, held))) for held in suits), default=None)

    return measure


def prime(pips: Count = face) -> Measure:
    """Four cards of the four suits: by their pips."""

    def measure(hand: Hand) -> Height | None:
        four = len(hand) == len(Suit) == len(by_suit(hand))
        return (sum(map(pips, hand)),) if four else None

    return measure


def sequence(least: int = 3, pips: Count = face, place: Count = face) -> Measure:
    """Cards of one suit that follow one another: by their number, then by their pips."""

    def measure(hand: Hand) -> Height | None:
        runs = [run for held in by_suit(hand).values() for run in runs_of(held, place)]
        long = [run for run in runs if len(run) >= least]
        return max(((len(run), sum(map(pips, run))) for run in long), default=None)

    return measure


def runs_of(held: Iterable[Card], place: Count = face) -> list[tuple[Card, ...]]:
    """Cards in order, cut wherever one is missing between them.

    >>> from executable_rules.mechanics.cards import cards
    >>> [" ".join(map(str, run)) for run in runs_of(cards("7S 5S 6S 9S"))]
    ['5S 6S 7S', '9S']
    """
    row = sorted(held, key=place)
    cuts = [at for at, (one, two) in enumerate(pairwise(row), 1) if place(two) != place(one) + 1]
    return [tuple(row[a:b]) for a, b in pairwise([0, *cuts, len(row)])] if row else []


def alike(number: int, place: Count = face) -> Measure:
    """This many cards of one rank, no more and no fewer (tricon, fredon): by their place."""

    def measure(hand: Hand) -> Height | None:
        ranks = [card.rank for card in hand]
        full = [place(card) for card in hand if ranks.count(card.rank) == number]
        return (max(full),) if full else None

    return measure


def flush(number: int, pips: Count = face) -> Measure:
    """This many cards of one suit (flux): by their pips."""

    def measure(hand: Hand) -> Height | None:
        full = [held for held in by_suit(hand).values() if len(held) == number]
        return max(((sum(map(pips, held)),) for held in full), default=None)

    return measure


def both(one: Measure, other: Measure) -> Measure:
    """A hand of two classes at once: by its height in the one, then in the other."""

    def measure(hand: Hand) -> Height | None:
        first, second = one(hand), other(hand)
        return None if first is None or second is None else first + second

    return measure
