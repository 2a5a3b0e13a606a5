"""Widen queries by other words, each with its worth, where words may be missing.

Words that make a phrase together become one part. The browser's
``site_templates/scripts/senses.js`` does the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lawsofplay.finding.compounds import Compounds
from lawsofplay.finding.meanings import GROUNDS
from lawsofplay.finding.parts import WHOLE, Part, once, parts_of
from lawsofplay.finding.query import And, Leaf, Node, Not, Phrase, leaves
from lawsofplay.finding.senses import Sense, Senses, Stretch, together


@dataclass(frozen=True)
class Widening:
    """Widens queries by the senses and compounds of an index."""

    senses: Senses
    compounds: Compounds

    def parts(self, node: Node) -> Iterator[Part]:
        """The parts of a query that are not excluded, with all that may replace them."""
        parts = [
            word
            for part in parts_of(node)
            if not isinstance(part, Not)
            for word in self._words(part)
        ]
        at = 0
        for stretch in self.senses.stretches(parts, frozenset(GROUNDS)):
            yield from self._apart(parts[at : stretch.start])
            yield self._phrase(parts[stretch.start : stretch.end], stretch)
            at = stretch.end
        yield from self._apart(parts[at:])

    def _words(self, part: Node) -> Sequence[Node]:
        """A part of a query. Joined words that are no compound become one part each."""
        if not isinstance(part, Phrase) or not part.joined:
            return [part]
        words = part.slots
        kept = any(word.how != "word" for word in words) or self.compounds.others(
            tuple(word.form for word in words)
        )
        return [part] if kept else [Phrase((slot,)) for slot in words]

    def _apart(self, parts: Sequence[Node]) -> Iterator[Part]:
        if parts:
            for part in parts_of(self.compounds.widened(And(tuple(parts)))):
                yield self._single(part)

    def _single(self, part: Node) -> Part:
        """A part by itself. Other words may replace a word, but not words in quotation marks."""
        own = list(dict.fromkeys(leaves(part)))
        words = [leaf.slots for leaf in own if isinstance(leaf, Phrase) and len(leaf.slots) == 1]
        other_senses = [sense for slots in words for sense in self.senses.of(slots)]
        return Part(part, once([*((leaf, WHOLE) for leaf in own), *map(_worth, other_senses)]))

    def _phrase(self, own: Sequence[Node], stretch: Stretch) -> Part:
        """Words that are a phrase: near each other, or in other words."""
        words = [leaf for part in own for leaf in leaves(part)]
        slots = [slot for leaf in words if isinstance(leaf, Phrase) for slot in leaf.slots]
        made = [(together(slots), WHOLE), *map(_worth, stretch.senses)]
        return Part(And(tuple(own)), once(made), tuple(map(self._single, own)))


def _worth(sense: Sense) -> tuple[Leaf, int]:
    return sense.leaf, sense.worth
