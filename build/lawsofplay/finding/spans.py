"""Work out where phrases and neighbours stand in a text, from the places of their words.

Words are counted from 0. The browser's ``site_templates/scripts/places.js`` does the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from lawsofplay.finding.words import Word

Span = tuple[int, int, tuple[int, ...]]
"""The first word, the last word, and those words in between that were sought, in order. (It is a
tuple and not a set because a search may keep a hundred thousand of them.)"""


@dataclass(frozen=True)
class Hit:
    """A hit in a text: its place in words and in letters, and the stretches to mark."""

    first: int
    last: int
    start: int
    end: int
    marks: tuple[tuple[int, int], ...]


def hit(text: Sequence[Word], span: Span) -> Hit:
    """The hit at a place among the words of a text, with its letters."""
    first, last, sought = span
    marks: list[tuple[int, int]] = []
    for at in sought:
        # Words side by side are marked as one stretch.
        start = marks.pop()[0] if at - 1 in sought and marks else text[at].start
        marks.append((start, text[at].end))
    return Hit(first, last, text[first].start, text[last].end, tuple(marks))


def side_by_side(words: Sequence[Collection[int]], lead: int = 0) -> list[Span]:
    """The places of a phrase, from the places of each of its words.

    ``lead`` is the word that is looked at first, best the rarest. The others are looked up only
    beside it.

    >>> side_by_side([{1, 4}, {2, 7}])
    [(1, 2, (1, 2))]
    """
    if len(words) == 1:
        return [(at, at, (at,)) for at in words[0]]
    firsts = (at - lead for at in words[lead])
    last = len(words) - 1
    return [
        (first, first + last, tuple(range(first, first + last + 1)))
        for first in firsts
        if all(first + i in places for i, places in enumerate(words))
    ]


def near(left: Iterable[Span], right: Iterable[Span], distance: int) -> set[Span]:
    """The stretches from one place to another that is at most ``distance`` words away.

    One place may stand inside the other, between its words, but no word counts for both.

    >>> near({(0, 0, (0,))}, {(2, 3, (2, 3))}, 2)
    {(0, 3, (0, 2, 3))}
    """
    return {
        (min(a, c), max(b, d), tuple(sorted(these + those)))
        for (a, b, these), (c, d, those) in product(left, right)
        if max(a, c) - min(b, d) <= distance and set(these).isdisjoint(those)
    }


def shortest(spans: Iterable[Span]) -> list[Span]:
    """The places that contain no other: in "king king queen", the last two words."""
    kept: list[Span] = []
    # From the end of the text, shorter places first: one that does not end before the last place
    # contains it.
    for span in sorted(spans, key=lambda span: (-span[0], span[1])):
        if not kept or span[1] < kept[-1][1] or span[:2] == kept[-1][:2]:
            kept.append(span)
    return kept


def joined(spans: Iterable[Span]) -> list[Span]:
    """Places in order; those with the same first and last word become one."""
    places: dict[tuple[int, int], tuple[int, ...]] = {}
    for first, last, sought in spans:
        before = places.get((first, last))
        places[first, last] = tuple(sorted({*before, *sought})) if before else sought
    return [(*place, places[place]) for place in sorted(places)]
