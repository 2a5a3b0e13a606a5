"""Where a query's words stand in a text: phrases, and neighbours within a distance.

Words are counted from 0. The browser's ``spans`` in
``site_templates/scripts/index.js`` do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from lawsofplay.search.matching import Reader, Test
from lawsofplay.search.query import Near, Node, Or, Phrase, Slot, leaves
from lawsofplay.search.words import Word, words

Span = tuple[int, int, frozenset[int]]
"""First word, last word, and the words in the place that were sought: of neighbours, not those
between them."""


@dataclass(frozen=True)
class Hit:
    """A hit in a text: its place in words, in letters, and the letters to be marked."""

    first: int
    last: int
    start: int
    end: int
    marks: tuple[tuple[int, int], ...]


def hits(text: str, node: Node, reader: Reader, language: str) -> list[Hit]:
    """Return every hit of a query in a text, in order; what is under a NOT gives none."""
    return hits_in(list(words(text)), node, reader, language)


def hits_in(found: list[Word], node: Node, reader: Reader, language: str) -> list[Hit]:
    """Return every hit among the words of a text, in order."""
    forms = [word.form for word in found]
    places: dict[tuple[int, int], frozenset[int]] = {}
    for leaf in leaves(node):
        spans = spans_of(leaf, forms, lambda slot: reader.test(slot, language))
        for first, last, sought in shortest(spans) if isinstance(leaf, Near) else spans:
            places[first, last] = places.get((first, last), frozenset()) | sought
    return [_hit(found, *place, places[place]) for place in sorted(places)]


def _hit(found: list[Word], first: int, last: int, sought: frozenset[int]) -> Hit:
    marks: list[tuple[int, int]] = []
    for at in sorted(sought):
        # Words side by side are marked as one stretch.
        start = marks.pop()[0] if at - 1 in sought and marks else found[at].start
        marks.append((start, found[at].end))
    return Hit(first, last, found[first].start, found[last].end, tuple(marks))


def spans_of(node: Node, forms: Sequence[str], test_of: Callable[[Slot], Test]) -> set[Span]:
    """Return all places of a phrase, of neighbours, or of an OR of these."""
    match node:
        case Phrase(slots):
            return _phrase([test_of(slot) for slot in slots], forms)
        case Near(left, right, distance):
            return near(spans_of(left, forms, test_of), spans_of(right, forms, test_of), distance)
        case Or(parts):
            return set().union(*(spans_of(part, forms, test_of) for part in parts))
        case _:
            raise TypeError(f"{node} has no place")


def _phrase(tests: list[Test], forms: Sequence[str]) -> set[Span]:
    length = len(tests)
    return {
        (at, at + length - 1, frozenset(range(at, at + length)))
        for at in range(len(forms) - length + 1)
        if all(test(forms[at + i]) for i, test in enumerate(tests))
    }


def near(left: Iterable[Span], right: Iterable[Span], distance: int) -> set[Span]:
    """Return the stretches from one place to another that is at most so many words away.

    A place may stand inside another, between its words; no word counts for both.

    >>> near({(0, 0, frozenset({0}))}, {(2, 3, frozenset({2, 3}))}, 2)
    {(0, 3, frozenset({0, 2, 3}))}
    """
    return {
        (min(a, c), max(b, d), these | those)
        for (a, b, these), (c, d, those) in product(left, right)
        if max(a, c) - min(b, d) <= distance and not these & those
    }


def shortest(spans: Iterable[Span]) -> list[Span]:
    """Return the places that hold no other: of "king king queen", the last two words."""
    kept: list[Span] = []
    # From the last beginning, the shorter first: what does not end before the last one holds it.
    for span in sorted(spans, key=lambda it: (-it[0], it[1])):
        if not kept or span[1] < kept[-1][1] or span[:2] == kept[-1][:2]:
            kept.append(span)
    return kept
