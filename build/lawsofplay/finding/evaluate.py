"""Find the texts that match a query, from the places of its words.

It does not matter from which index the places were read. A text is known here by its number. The
browser's ``site_templates/scripts/evaluate.js`` does the same with the same numbers. It counts the
same pairs, so that it refuses the same queries.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from lawsofplay.finding.limits import COMPARED, HITS
from lawsofplay.finding.query import And, Leaf, Near, Node, Not, Or, Phrase, Slot, leaves, slots
from lawsofplay.finding.spans import Span, joined, near, shortest, side_by_side

Places = Mapping[int, Collection[int]]
"""The places of a word, by text."""
Matched = Mapping[int, Collection[Span]]
"""The places of a part of a query, by text."""
Number = int


class _Alone(Collection[Span]):
    """The places of one word as spans.

    They are made only when they are looked at, since most are only counted.
    """

    __slots__ = ("_places",)

    def __init__(self, places: Collection[int]) -> None:
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Span]:
        return iter(side_by_side([self._places]))

    def __contains__(self, span: object) -> bool:
        return span in side_by_side([self._places])


@dataclass
class Evaluation:
    """Evaluates one query.

    ``read`` gives the places of a word of the query. It is called once for each word, and only
    while texts are left that the word may exclude.
    Any method raises InputError when there are too many hits, or too many places to compare.
    """

    read: Callable[[Slot], Places]
    total: int
    """How many texts there are."""
    frequent: Callable[[Slot], bool] = lambda slot: False
    """Whether a word is so frequent that it is read after the others."""
    placed: int = sys.maxsize
    """From this number on it is only known how often a word stands in a thing, not where."""
    known: Callable[[Leaf], Matched | None] = lambda leaf: None
    """The places of a phrase if they were worked out before; its words need not be read then."""
    _words: dict[Slot, Places] = field(default_factory=dict, repr=False)
    _known: dict[Node, Matched] = field(default_factory=dict, repr=False)
    _compared: int = 0

    def texts(self, node: Node) -> set[Number]:
        """The texts that match."""
        match node:
            case And(parts):
                return self._all(parts)
            case Or(parts):
                return set().union(*map(self.texts, parts))
            case Not():
                return self._all((node,))
            case _:
                return set(self.matched(node))

    def _all(self, parts: Iterable[Node]) -> set[Number]:
        """The texts that match all parts, without those that match a part under a NOT."""
        every = list(parts)
        sought = [part for part in every if not isinstance(part, Not)]
        left = None if sought else set(range(self.total))
        for part in sorted(sought, key=self.is_frequent):
            if left is None or left:
                texts = self.texts(part)
                left = texts if left is None else left & texts
        for excluded in every:
            if isinstance(excluded, Not) and left:
                left = left - self.texts(excluded.part)
        return left or set()

    def is_frequent(self, node: Node) -> bool:
        """Whether all words of a part of a query are frequent."""
        return all(map(self.frequent, slots(node)))

    def hits(self, node: Node, texts: Collection[int]) -> dict[int, list[Span]]:
        """Every hit in each of some texts, in order. Parts under a NOT have no hits."""
        by_text: dict[int, list[Span]] = {text: [] for text in texts}
        count = 0
        for leaf in dict.fromkeys(leaves(node)) if texts else ():
            for text, spans in self.matched(leaf).items():
                if text in by_text:
                    own = shortest(spans) if isinstance(leaf, Near) else spans
                    by_text[text].extend(own)
                    count += len(spans)
        HITS.keep(count)
        return {text: joined(spans) for text, spans in by_text.items()}

    def matched(self, node: Node) -> Matched:
        """The places of a phrase, of neighbours, or of an OR of these, by text."""
        if node not in self._known:
            self._known[node] = self._match(node)
        return self._known[node]

    def _match(self, node: Node) -> Matched:
        if isinstance(node, Phrase | Near) and (known := self.known(node)) is not None:
            return known
        match node:
            case Phrase(words):
                return self._phrase(words)
            case Near(left, right, distance):
                return self._near(self.matched(left), self.matched(right), distance)
            case Or(parts):
                return self._any_of([self.matched(part) for part in parts])
            case _:
                raise TypeError(f"{node} has no place")

    def _places(self, slot: Slot) -> Places:
        if slot not in self._words:
            self._words[slot] = self.read(slot)
        return self._words[slot]

    def _phrase(self, words: tuple[Slot, ...]) -> Matched:
        if len(words) == 1:
            by_text = self._places(words[0])
            return {text: _Alone(places) for text, places in by_text.items()}
        different = list(dict.fromkeys(words))
        read = [self._places(slot) for slot in different]
        sizes = [sum(map(len, places.values())) for places in read]
        self._compare(min(sizes))
        order = [different.index(slot) for slot in words]
        lead = order.index(sizes.index(min(sizes)))
        spans_by_text: dict[Number, list[Span]] = {}
        for text in self._common(read):
            own = [frozenset(places[text]) for places in read]
            if phrase_spans := side_by_side([own[at] for at in order], lead):
                spans_by_text[text] = phrase_spans
        return spans_by_text

    def _near(self, left: Matched, right: Matched, distance: int) -> Matched:
        both = self._common([left, right])
        self._compare(sum(len(left[text]) * len(right[text]) for text in both))
        made = ((text, near(left[text], right[text], distance)) for text in both)
        return {text: near_spans for text, near_spans in made if near_spans}

    def _any_of(self, parts: list[Matched]) -> Matched:
        self._compare(sum(len(places) for part in parts for places in part.values()))
        spans: dict[int, set[Span]] = {}
        for part in parts:
            for text, places_ in part.items():
                spans.setdefault(text, set()).update(places_)
        return spans

    def _common(self, parts: Sequence[Mapping[int, object]]) -> list[Number]:
        """The texts that all of these have and in which places are known, in order."""
        rarest = min(parts, key=len)
        return sorted(
            text for text in rarest if text < self.placed and all(text in own for own in parts)
        )

    def _compare(self, places: int) -> None:
        """Count places before they are compared.

        Raises InputError for too many.
        """
        self._compared += places
        COMPARED.keep(self._compared)
