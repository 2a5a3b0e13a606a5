"""What a query finds, from where each of its words stands: pure, whichever index was read.

A text is known here by its number. The browser's ``site_templates/scripts/evaluate.js`` does the
same with the same numbers, and counts the same pairs, so that it refuses the same queries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field

from lawsofplay.search.limits import PAIRS
from lawsofplay.search.query import And, Near, Node, Not, Or, Phrase, Slot, leaves, slots
from lawsofplay.search.spans import Span, joined, near, shortest, side_by_side

Places = dict[int, list[int]]
"""By text, the places of a word."""
Matched = dict[int, Collection[Span]]
"""By text, the places of a part of a query."""
Number = int


@dataclass
class Evaluation:
    """One query asked of the words that are read for it.

    ``read`` gives where a word of the query stands; it is asked once for each, and only when
    texts are left that the word may exclude.
    Raises InputError, from any method, when NEAR has too many pairs of places to compare.
    """

    read: Callable[[Slot], Places]
    total: int
    """How many texts there are."""
    frequent: Callable[[Slot], bool] = lambda slot: False
    """Whether a word is so frequent that it is read after the others."""
    _words: dict[Slot, Places] = field(default_factory=dict, repr=False)
    _known: dict[Node, Matched] = field(default_factory=dict, repr=False)
    _sets: dict[Slot, dict[Number, frozenset[int]]] = field(default_factory=dict, repr=False)
    _pairs: int = 0

    def texts(self, node: Node) -> set[Number]:
        """Return the texts that match."""
        match node:
            case And(parts):
                return self._all(parts)
            case Or(parts):
                return set().union(*map(self.texts, parts))
            case Not(part):
                return set(range(self.total)) - self.texts(part)
            case _:
                return set(self.matched(node))

    def _all(self, parts: Iterable[Node]) -> set[Number]:
        left: set[Number] | None = None
        for part in sorted(parts, key=self.is_frequent):
            if left is None or left:
                found = self.texts(part)
                left = found if left is None else left & found
        return left or set()

    def is_frequent(self, node: Node) -> bool:
        """Tell whether all words of a part of a query are frequent ones."""
        return all(map(self.frequent, slots(node)))

    def hits(self, node: Node, texts: Collection[int]) -> dict[int, list[Span]]:
        """Return, of some texts, every hit in order; what is under a NOT gives none."""
        found: dict[int, list[Span]] = {text: [] for text in texts}
        for leaf in leaves(node):
            for text, spans in self.matched(leaf).items():
                if text in found:
                    found[text].extend(shortest(spans) if isinstance(leaf, Near) else spans)
        return {text: joined(spans) for text, spans in found.items()}

    def matched(self, node: Node) -> Matched:
        """Return, by text, the places of a phrase, of neighbours, or of an OR of these."""
        if node not in self._known:
            self._known[node] = self._match(node)
        return self._known[node]

    def _match(self, node: Node) -> Matched:
        match node:
            case Phrase(words):
                return self._phrase(words)
            case Near(left, right, distance):
                return self._near(self.matched(left), self.matched(right), distance)
            case Or(parts):
                return _any_of([self.matched(part) for part in parts])
            case _:
                raise TypeError(f"{node} has no place")

    def _places(self, slot: Slot) -> Places:
        if slot not in self._words:
            self._words[slot] = self.read(slot)
        return self._words[slot]

    def _phrase(self, words: tuple[Slot, ...]) -> Matched:
        if len(words) == 1:
            there = self._places(words[0])
            return {text: side_by_side([places]) for text, places in there.items()}
        found: Matched = {}
        for text in _common([self._places(slot) for slot in dict.fromkeys(words)]):
            spans_there = side_by_side([self._set(slot, text) for slot in words])
            if spans_there:
                found[text] = spans_there
        return found

    def _set(self, slot: Slot, text: Number) -> frozenset[int]:
        known = self._sets.setdefault(slot, {})
        if text not in known:
            known[text] = frozenset(self._places(slot)[text])
        return known[text]

    def _near(self, left: Matched, right: Matched, distance: int) -> Matched:
        both = _common([left, right])
        self._pairs += sum(len(left[text]) * len(right[text]) for text in both)
        PAIRS.keep(self._pairs)
        made = ((text, near(left[text], right[text], distance)) for text in both)
        return {text: there for text, there in made if there}


def _common(found: list[dict[int, object]] | list[Places] | list[Matched]) -> list[Number]:
    """The texts that all have, in order."""
    rarest = min(found, key=len)
    return sorted(text for text in rarest if all(text in it for it in found))


def _any_of(parts: list[Matched]) -> Matched:
    spans: dict[int, set[Span]] = {}
    for part in parts:
        for text, there in part.items():
            spans.setdefault(text, set()).update(there)
    return dict(spans)
