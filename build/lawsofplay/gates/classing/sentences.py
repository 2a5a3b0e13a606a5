"""Names all sentences of the edition, each with its class if it has one by itself.

A sentence has the name of its paragraph and its number there: ``bellecour.p236.5:2`` is the second.
In a numbered law it has the law's address: ``bellecour.piquet.laws.3:1``. A table or a stanza is
one sentence. A name stays the same while the paragraph and its sentences do. Names are not locked,
since paragraphs are not.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.gates.classing.cutting import cut, words_in
from lawsofplay.model.edition import Edition, Law, Paragraph, runs
from lawsofplay.model.tei import XML_ID, Element

_WHOLE = ("table", "lg")
"""Kinds of paragraph that are one sentence: tables and stanzas."""

_ORDER = ("law", "rule", "definition", "example", "reason", "advice", "anecdote")
"""Kinds of norm: the first one found in a sentence gives the sentence its class."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of a book.

    ``block`` is the paragraph's anchor or the law's address, ``number`` the sentence's place there,
    from 1. ``addresses`` are the rules in prose of which it holds words. ``given`` is its class if
    it has one by itself, as numbered laws, their reasons and addressed rules have.
    """

    block: str
    number: int
    text: str
    witness: str
    game: str
    division: str
    addresses: tuple[str, ...] = ()
    given: str = ""

    @property
    def name(self) -> str:
        """The sentence's name in the edition."""
        return f"{self.block}:{self.number}"

    @functools.cached_property
    def words(self) -> int:
        """How many words the sentence has."""
        return words_in(self.text)


def sentences_of(edition: Edition) -> tuple[Sentence, ...]:
    """All sentences of the books of an edition, in reading order."""
    elements = {
        str(name): (place, element)
        for root in edition.roots.values()
        for place, element in enumerate(root.iter())
        if (name := element.get(XML_ID))
    }
    numbered = (law for law in edition.laws.values() if law.numbered)
    blocks: list[tuple[int, Iterable[Sentence]]] = [
        *((elements[part.anchor][0], _of_paragraph(part, elements[part.anchor][1], edition.laws))
          for part in edition.paragraphs),
        *((elements[law.address][0], _of_law(law)) for law in numbered),
    ]  # fmt: skip
    order = {siglum: place for place, siglum in enumerate(edition.roots)}
    found = [(place, list(block)) for place, block in blocks]
    found.sort(key=lambda placed: (order[placed[1][0].witness], placed[0]))
    return tuple(sentence for _, block in found for sentence in block)


def class_of_kind(kind: str) -> str:
    """The class for a kind of norm."""
    return "narrative" if kind == "anecdote" else kind


def _of_law(law: Law) -> Iterator[Sentence]:
    given = "law" if law.kind == "rule" else class_of_kind(law.kind)
    for number, (start, end) in enumerate(cut(law.text), 1):
        text = law.text[start:end]
        yield Sentence(law.address, number, text, law.witness, law.game, law.division, given=given)


def _of_paragraph(
    paragraph: Paragraph, element: Element, laws: dict[str, Law]
) -> Iterator[Sentence]:
    text = paragraph.text
    reason = "reason" if paragraph.kind == "reason" else ""
    spans = ((0, len(text)),) if paragraph.kind in _WHOLE else cut(text)
    held = [] if reason else addressed(element)
    for number, (start, end) in enumerate(spans, 1):
        within = [name for name, at, to in held if words_in(text[max(start, at) : min(end, to)])]
        kinds = sorted({laws[name].kind for name in within}, key=_ORDER.index)
        yield Sentence(
            paragraph.anchor,
            number,
            text[start:end],
            paragraph.witness,
            paragraph.game,
            paragraph.division,
            tuple(within),
            reason or (class_of_kind(kinds[0]) if kinds else ""),
        )


def addressed(element: Element) -> list[tuple[str, int, int]]:
    """The rules in prose of a paragraph, each with its beginning and end in the reading text."""
    raw, held = "", list[tuple[str, int, int]]()
    for text, address in runs(element):
        if address:
            held.append((address, len(raw), len(raw) + len(text)))
        raw += text
    found: dict[str, tuple[int, int]] = {}
    for address, start, end in held:
        begun = found.get(address, (_offset(raw, start), 0))[0]
        found[address] = (begun, _offset(raw, end))
    return [(address, *span) for address, span in found.items()]


def _offset(raw: str, place: int) -> int:
    """Where a place of a text stands once blanks and line ends are folded to one blank each."""
    before = raw[:place]
    folded = len(" ".join(before.split()))
    return folded + bool(folded and before[-1].isspace())
