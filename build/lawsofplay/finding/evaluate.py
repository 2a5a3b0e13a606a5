"""What a query finds, from where each of its words stands: pure, whichever index was read.

A text is known here by its number. The browser's ``site_templates/scripts/evaluate.js`` does the
same with the same numbers, and counts the same pairs, so that it refuses the same queries.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from lawsofplay.finding.limits import COMPARED, HITS
from lawsofplay.finding.query import And, Leaf, Near, Node, Not, Or, Phrase, Slot, leaves, slots
from lawsofplay.finding.spans import Span, joined, near, shortest, side_by_side

Places = Mapping[int, Collection[int]]
"""By text, the places of a word."""
Matched = Mapping[int, Collection[Span]]
"""By text, the places of a part of a query."""
Number = int


class _Alone(Collection[Span]):
    """The places of one word, made only when they are looked at: most are but counted."""

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
    """One query asked of the words that are read for it.

    ``read`` gives where a word of the query stands; it is asked once for each, and only when
    texts are left that the word may exclude.
    Raises InputError, from any method, when there are too many hits, or too many places to
    compare.
    """

    read: Callable[[Slot], Places]
    total: int
    """How many texts there are."""
    frequent: Callable[[Slot], bool] = lambda slot: False
    """Whether a word is so frequent that it is read after the others."""
    placed: int = sys.maxsize
    """From this number on it is only known how often a word stands in a thing, and not where."""
    known: Callable[[Leaf], Matched | None] = lambda leaf: None
    """The places of a phrase that were worked out before; those of its words are not counted."""
    _words: dict[Slot, Places] = field(default_factory=dict, repr=False)
    _known: dict[Node, Matched] = field(default_factory=dict, repr=False)
    _compared: int = 0

    def texts(self, node: Node) -> set[Number]:
        """Return the texts that match."""
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
        """The texts that match all parts; those under a NOT are taken away at the end."""
        every = list(parts)
        sought = [it for it in every if not isinstance(it, Not)]
        left = None if sought else set(range(self.total))
        for part in sorted(sought, key=self.is_frequent):
            if left is None or left:
                found = self.texts(part)
                left = found if left is None else left & found
        for excluded in every:
            if isinstance(excluded, Not) and left:
                left = left - self.texts(excluded.part)
        return left or set()

    def is_frequent(self, node: Node) -> bool:
        """Tell whether all words of a part of a query are frequent ones."""
        return all(map(self.frequent, slots(node)))

    def hits(self, node: Node, texts: Collection[int]) -> dict[int, list[Span]]:
        """Return, of some texts, every hit in order; what is under a NOT gives none."""
        found: dict[int, list[Span]] = {text: [] for text in texts}
        count = 0
        for leaf in dict.fromkeys(leaves(node)) if texts else ():
            for text, spans in self.matched(leaf).items():
                if text in found:
                    own = shortest(spans) if isinstance(leaf, Near) else spans
                    found[text].extend(own)
                    count += len(spans)
        HITS.keep(count)
        return {text: joined(spans) for text, spans in found.items()}

    def matched(self, node: Node) -> Matched:
        """Return, by text, the places of a phrase, of neighbours, or of an OR of these."""
        if node not in self._known:
            self._known[node] = self._match(node)
        return self._known[node]

    def _match(self, node: Node) -> Matched:
        if isinstance(node, Phrase | Near) and (there := self.known(node)) is not None:
            return there
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
            there = self._places(words[0])
            return {text: _Alone(places) for text, places in there.items()}
        different = list(dict.fromkeys(words))
        read = [self._places(slot) for slot in different]
        sizes = [sum(map(len, places.values())) for places in read]
        self._compare(min(sizes))
        order = [different.index(slot) for slot in words]
        lead = order.index(sizes.index(min(sizes)))
        found: dict[Number, list[Span]] = {}
        for text in self._common(read):
            own = [frozenset(places[text]) for places in read]
            if spans_there := side_by_side([own[at] for at in order], lead):
                found[text] = spans_there
        return found

    def _near(self, left: Matched, right: Matched, distance: int) -> Matched:
        both = self._common([left, right])
        self._compare(sum(len(left[text]) * len(right[text]) for text in both))
        made = ((text, near(left[text], right[text], distance)) for text in both)
        return {text: there for text, there in made if there}

    def _any_of(self, parts: list[Matched]) -> Matched:
        self._compare(sum(len(there) for part in parts for there in part.values()))
        spans: dict[int, set[Span]] = {}
        for part in parts:
            for text, there in part.items():
                spans.setdefault(text, set()).update(there)
        return spans

    def _common(self, found: Sequence[Mapping[int, object]]) -> list[Number]:
        """The texts that all have and of which the places are known, in order."""
        rarest = min(found, key=len)
        return sorted(it for it in rarest if it < self.placed and all(it in own for own in found))

    def _compare(self, places: int) -> None:
        """Count what is to be compared, before it is."""
        self._compared += places
        COMPARED.keep(self._compared)
