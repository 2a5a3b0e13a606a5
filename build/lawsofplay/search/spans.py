"""Where a query's words stand in a text: phrases, and neighbours within a distance.

A place is a pair (first word, last word), counted from 0. The browser's ``spans`` in
``site_templates/scripts/index.js`` do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from lawsofplay.search.matching import Reader, Test
from lawsofplay.search.query import Near, Node, Or, Phrase, Slot, leaves
from lawsofplay.search.words import Word, words

Place = tuple[int, int]
Spans = dict[Place, frozenset[int]]
"""Places, each with the words in it that were sought: for neighbours, not those between."""


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
    places: Spans = {}
    for leaf in leaves(node):
        spans = spans_of(leaf, forms, lambda slot: reader.test(slot, language))
        _join(places, shortest(spans) if isinstance(leaf, Near) else spans)
    return [_hit(found, place, places[place]) for place in sorted(places)]


def _hit(found: list[Word], place: Place, sought: frozenset[int]) -> Hit:
    first, last = place
    marks: list[tuple[int, int]] = []
    for at in sorted(sought):
        # Words side by side are marked as one stretch.
        start = marks.pop()[0] if at - 1 in sought and marks else found[at].start
        marks.append((start, found[at].end))
    return Hit(first, last, found[first].start, found[last].end, tuple(marks))


def spans_of(node: Node, forms: Sequence[str], test_of: Callable[[Slot], Test]) -> Spans:
    """Return all places of a phrase, of neighbours, or of an OR of these."""
    match node:
        case Phrase(slots):
            return _phrase([test_of(slot) for slot in slots], forms)
        case Near(left, right, distance):
            return near(spans_of(left, forms, test_of), spans_of(right, forms, test_of), distance)
        case Or(parts):
            places: Spans = {}
            for part in parts:
                _join(places, spans_of(part, forms, test_of))
            return places
        case _:
            raise TypeError(f"{node} has no place")


def _join(places: Spans, more: Spans) -> None:
    for place, sought in more.items():
        places[place] = places.get(place, frozenset()) | sought


def _phrase(tests: list[Test], forms: Sequence[str]) -> Spans:
    length = len(tests)
    return {
        (at, at + length - 1): frozenset(range(at, at + length))
        for at in range(len(forms) - length + 1)
        if all(test(forms[at + i]) for i, test in enumerate(tests))
    }


def near(left: Spans, right: Spans, distance: int) -> Spans:
    """Return the stretches from one place to another that is at most so many words away.

    >>> near({(0, 0): frozenset({0})}, {(2, 3): frozenset({2, 3})}, 2)
    {(0, 3): frozenset({0, 2, 3})}
    """
    places: Spans = {}
    for (a, b), (c, d) in product(left, right):
        # Places that overlap have no distance: the figure is then 0 or less.
        if 1 <= max(a, c) - min(b, d) <= distance:
            _join(places, {(min(a, c), max(b, d)): left[a, b] | right[c, d]})
    return places


def shortest(places: Spans) -> Spans:
    """Return the places that hold no other: of "king king queen", the last two words."""
    kept: Spans = {}
    reached = -1
    # By their beginning, the shorter first of two; read backwards, what ends later holds another.
    for first, last in sorted(places, key=lambda place: (-place[0], place[1])):
        if reached < 0 or last < reached:
            kept[first, last] = places[first, last]
            reached = last
    return kept
