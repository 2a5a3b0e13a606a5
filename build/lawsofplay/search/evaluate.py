"""What a query finds, from what each of its words finds: pure, whichever index was read.

A text is known here by its number. The browser's ``site_templates/scripts/index.js`` does the same
with the same numbers, and counts the same pairs, so that it refuses the same queries.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from lawsofplay.search.limits import PAIRS
from lawsofplay.search.query import And, Near, Node, Not, Or, Phrase, Slot, leaves
from lawsofplay.search.spans import Span, joined, near, shortest, side_by_side

Scores = dict[int, float]


@dataclass(frozen=True)
class Postings:
    """By text, what a word of a query scores, and where it stands."""

    scores: Scores
    places: dict[int, list[int]]


@dataclass(frozen=True)
class Matched:
    """By text, what a part of a query scores, and its places."""

    scores: Scores
    spans: dict[int, Collection[Span]]


@dataclass
class Evaluation:
    """One query asked of the words that were read for it.

    Raises InputError, from any method, when NEAR has too many pairs of places to compare.
    """

    words: Mapping[Slot, Postings]
    total: int
    """How many texts there are."""
    _known: dict[Node, Matched] = field(default_factory=dict, repr=False)
    _sets: dict[Slot, dict[int, frozenset[int]]] = field(default_factory=dict, repr=False)
    _pairs: int = 0

    def scores(self, node: Node) -> Scores:
        """Return the texts that match, each with its score."""
        match node:
            case And(parts):
                return _sums(map(self.scores, parts))
            case Or(parts):
                return _sum_of_any(map(self.scores, parts))
            case Not(part):
                excluded = self.scores(part)
                return {text: 0.0 for text in range(self.total) if text not in excluded}
            case _:
                return self._matched(node).scores

    def hits(self, node: Node, texts: Collection[int]) -> dict[int, list[Span]]:
        """Return, of some texts, every hit in order; what is under a NOT gives none."""
        found: dict[int, list[Span]] = {text: [] for text in texts}
        for leaf in leaves(node):
            for text, spans in self._matched(leaf).spans.items():
                if text in found:
                    found[text].extend(shortest(spans) if isinstance(leaf, Near) else spans)
        return {text: joined(spans) for text, spans in found.items()}

    def _matched(self, node: Node) -> Matched:
        if node not in self._known:
            self._known[node] = self._match(node)
        return self._known[node]

    def _match(self, node: Node) -> Matched:
        match node:
            case Phrase(slots):
                return self._phrase(slots)
            case Near(left, right, distance):
                return self._near(self._matched(left), self._matched(right), distance)
            case Or(parts):
                return _any_of([self._matched(part) for part in parts])
            case _:
                raise TypeError(f"{node} has no place")

    def _phrase(self, slots: tuple[Slot, ...]) -> Matched:
        if len(slots) == 1:
            word = self.words[slots[0]]
            spans = {text: side_by_side([places]) for text, places in word.places.items()}
            return Matched(word.scores, dict(spans))
        found = {}
        for text in _common([self.words[slot].places for slot in dict.fromkeys(slots)]):
            spans_there = side_by_side([self._set(slot, text) for slot in slots])
            if spans_there:
                found[text] = spans_there
        scores = {text: sum(self.words[slot].scores[text] for slot in slots) for text in found}
        return Matched(scores, dict(found))

    def _set(self, slot: Slot, text: int) -> frozenset[int]:
        known = self._sets.setdefault(slot, {})
        if text not in known:
            known[text] = frozenset(self.words[slot].places[text])
        return known[text]

    def _near(self, left: Matched, right: Matched, distance: int) -> Matched:
        both = _common([left.spans, right.spans])
        self._pairs += sum(len(left.spans[text]) * len(right.spans[text]) for text in both)
        PAIRS.keep(self._pairs)
        made = ((text, near(left.spans[text], right.spans[text], distance)) for text in both)
        spans = {text: there for text, there in made if there}
        scores = {text: left.scores[text] + right.scores[text] for text in spans}
        return Matched(scores, dict(spans))


def _common(found: list[Mapping[int, object]]) -> list[int]:
    """The texts that all have, in order."""
    rarest = min(found, key=len)
    return sorted(text for text in rarest if all(text in it for it in found))


def _sums(found: Iterable[Scores]) -> Scores:
    """The texts that all have, each with the sum of its scores."""
    every = list(found)
    return {text: sum(it[text] for it in every) for text in _common([*every])}


def _sum_of_any(found: Iterable[Scores]) -> Scores:
    """The texts that any has, each with the sum of its scores."""
    sums: Scores = {}
    for scores in found:
        for text, score in scores.items():
            sums[text] = sums.get(text, 0.0) + score
    return sums


def _any_of(parts: list[Matched]) -> Matched:
    spans: dict[int, set[Span]] = {}
    for part in parts:
        for text, there in part.spans.items():
            spans.setdefault(text, set()).update(there)
    return Matched(_sum_of_any(part.scores for part in parts), dict(spans))
