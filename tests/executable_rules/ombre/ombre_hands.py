"""The hands of Ombre that both books print as the smallest to be played, with page and line.

``pages``: page and line of the file's text in bellecour (pp. 116-118), page in academie. Cards as
the books write them: of the suit that is trumps, but the black aces, and what stands after a
semicolon, which is of other suits. ``sure`` are the tricks in trumps that no lie of the other
trumps can take away (`sure_tricks`), reckoned for the test, not printed.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, manille, ombre_ranking

HAND = 9


class Printed(NamedTuple):
    """A hand as printed: its trumps, what is beside them, and where it stands."""

    trumps: str
    beside: str
    bellecour: int
    academie: int
    sure: int


def cards_of(printed: Printed, trump: Suit) -> tuple[Card, ...]:
    """The trumps of a hand, in the order of the book."""
    named = {"Spadill": SPADILLE, "Basto": BASTO, "Manill": manille(trump)}
    named["Ponto"] = Card(Rank.ACE, trump)
    return tuple(named.get(word) or Card(Rank[word.upper()], trump) for word in printed.trumps.split())


def sure_tricks(hand: tuple[Card, ...], trump: Suit) -> int:
    """Tricks that the trumps of a hand make, were all the others in one hand and well played.

    Each of theirs takes the highest of ours that it beats; what is left over is sure.
    """
    order = ombre_ranking(trump).trumps()
    ours = [order.index(card) for card in hand]
    theirs = [place for place in range(len(order)) if place not in ours]
    taken = 0
    for place in sorted(ours, reverse=True):
        above = [other for other in theirs if other < place]
        if above:
            theirs.remove(max(above))
            taken += 1
    return len(ours) - taken
