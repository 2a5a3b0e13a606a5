"""What a query found in other words than it has, and the two laws that prove them the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lawsofplay.finding.engine import Engine, Found
from lawsofplay.finding.query import Node
from lawsofplay.finding.senses import Sense


@dataclass(frozen=True)
class Proof:
    """Words asked for, words found in their stead as a text prints them, two laws that say both."""

    asked: str
    found: str
    laws: tuple[str, ...]

    def told(self) -> str:
        """Return the proof as a phrase."""
        return f"{self.found}, for {self.asked} (see {' and '.join(self.laws)})"


def proofs(engine: Engine, node: Node, found: Sequence[Found]) -> list[Proof]:
    """Return what laws prove to say the same as words of a query, and what was found by it."""
    texts = {hit.number: hit for hit in found}
    return [
        Proof(asked, words, sense.proof)
        for asked, sense in engine.senses.proved(node)
        for words in _first(engine, sense, texts)
    ]


def _first(engine: Engine, sense: Sense, texts: dict[int, Found]) -> Iterator[str]:
    """The words of a sense as the first text prints them; none if no text does."""
    there = engine.matched(sense.leaf)
    text = min(there.keys() & texts.keys(), default=None)
    if text is not None:
        _, _, places = min(there[text])
        yield " ".join(texts[text].forms[at] for at in places)
