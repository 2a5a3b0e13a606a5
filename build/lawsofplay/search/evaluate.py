"""What a query finds, from what each of its words finds: pure, whichever index was read.

A text is known here by its number. The browser's ``site_templates/scripts/index.js`` does the same
with the same numbers, and counts the same pairs, so that it refuses the same queries.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from lawsofplay.search.limits import COMPARED, HITS
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

    Raises InputError, from any method, when there are too many hits, or too many places to
    compare.
    """

    words: Mapping[Slot, Postings]
    total: int
    """How many texts there are."""
    _known: dict[Node, Matched] = field(default_factory=dict, repr=False)
    _compared: int = 0

    def scores(self, node: Node) -> Scores:
        """Return the texts that match, each with its score."""
        match node:
            case And(parts):
                return self._all_of(parts)
            case Or(parts):
                return _sum_of_any(map(self.scores, parts))
            case Not():
                return self._all_of((node,))
            case _:
                return self._matched(node).scores

    def _all_of(self, parts: tuple[Node, ...]) -> Scores:
        """The texts that match all parts; those under a NOT are taken away at the end."""
        sought = [self.scores(part) for part in parts if not isinstance(part, Not)]
        excluded = {text for part in parts if isinstance(part, Not)
                    for text in self.scores(part.part)}  # fmt: skip
        found = _sums(sought) if sought else dict.fromkeys(range(self.total), 0.0)
        return {text: score for text, score in found.items() if text not in excluded}

    def hits(self, node: Node, texts: Collection[int]) -> dict[int, list[Span]]:
        """Return, of some texts, every hit in order; what is under a NOT gives none."""
        found: dict[int, list[Span]] = {text: [] for text in texts}
        count = 0
        for leaf in dict.fromkeys(leaves(node)):
            for text, spans in self._matched(leaf).spans.items():
                if text in found:
                    own = shortest(spans) if isinstance(leaf, Near) else spans
                    found[text].extend(own)
                    count += len(own)
        HITS.keep(count)
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
                return self._any_of([self._matched(part) for part in parts])
            case _:
                raise TypeError(f"{node} has no place")

    def _phrase(self, slots: tuple[Slot, ...]) -> Matched:
        if len(slots) == 1:
            word = self.words[slots[0]]
            spans = {text: side_by_side([places]) for text, places in word.places.items()}
            return Matched(word.scores, dict(spans))
        different = list(dict.fromkeys(slots))
        read = [self.words[slot] for slot in different]
        sizes = [sum(map(len, word.places.values())) for word in read]
        self._compare(min(sizes))
        order = [different.index(slot) for slot in slots]
        lead = order.index(sizes.index(min(sizes)))
        found = {}
        for text in _common([word.places for word in read]):
            there = [frozenset(word.places[text]) for word in read]
            if spans_there := side_by_side([there[at] for at in order], lead):
                found[text] = spans_there
        scores = {text: sum(read[at].scores[text] for at in order) for text in found}
        return Matched(scores, dict(found))

    def _near(self, left: Matched, right: Matched, distance: int) -> Matched:
        both = _common([left.spans, right.spans])
        self._compare(sum(len(left.spans[text]) * len(right.spans[text]) for text in both))
        made = ((text, near(left.spans[text], right.spans[text], distance)) for text in both)
        spans = {text: there for text, there in made if there}
        scores = {text: left.scores[text] + right.scores[text] for text in spans}
        return Matched(scores, dict(spans))

    def _any_of(self, parts: list[Matched]) -> Matched:
        self._compare(sum(len(there) for part in parts for there in part.spans.values()))
        spans: dict[int, set[Span]] = {}
        for part in parts:
            for text, there in part.spans.items():
                spans.setdefault(text, set()).update(there)
        return Matched(_sum_of_any(part.scores for part in parts), dict(spans))

    def _compare(self, places: int) -> None:
        """Count what is to be compared, before it is."""
        self._compared += places
        COMPARED.keep(self._compared)


def _common(found: list[Mapping[int, object]]) -> list[int]:
    """The texts that all have, in order."""
    rarest = min(found, key=len)
    return sorted(text for text in rarest if all(text in it for it in found))


def _sums(found: list[Scores]) -> Scores:
    """The texts that all have, each with the sum of its scores."""
    return {text: sum(it[text] for it in found) for text in _common([*found])}


def _sum_of_any(found: Iterable[Scores]) -> Scores:
    """The texts that any has, each with the sum of its scores."""
    sums: Scores = {}
    for scores in found:
        for text, score in scores.items():
            sums[text] = sums.get(text, 0.0) + score
    return sums
