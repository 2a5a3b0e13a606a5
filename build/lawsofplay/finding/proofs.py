"""Other words that a query found, and the two laws that prove that they say the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lawsofplay.finding.engine import Engine
from lawsofplay.finding.found import Found
from lawsofplay.finding.query import Node
from lawsofplay.finding.senses import Sense


@dataclass(frozen=True)
class Proof:
    """Words asked for, the words found instead as printed, and two laws that have both."""

    asked: str
    found: str
    laws: tuple[str, ...]

    def in_words(self) -> str:
        """The proof as a phrase for readers."""
        return f"{self.found}, for {self.asked} (see {' and '.join(self.laws)})"


def proofs(engine: Engine, node: Node, found: Sequence[Found]) -> list[Proof]:
    """What two laws prove to say the same as words of a query, where it was found."""
    texts = {hit.number: hit for hit in found}
    return [
        Proof(asked, words, sense.proof)
        for asked, sense in engine.senses.proved(node)
        for words in _first(engine, sense, texts)
    ]


def _first(engine: Engine, sense: Sense, texts: dict[int, Found]) -> Iterator[str]:
    """The words of a sense as the first text found prints them; nothing if none does."""
    by_text = engine.matched(sense.leaf)
    text = min(by_text.keys() & texts.keys(), default=None)
    if text is not None:
        _, _, places = min(by_text[text])
        yield " ".join(texts[text].forms[at] for at in places)
