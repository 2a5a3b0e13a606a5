"""The states of the words of the laws that run: lit, inert or dark.

A word of a law is lit if a case or a test in Python quotes it. It is inert if a file of cases marks
it as deciding nothing, and dark if neither is so. A word that is quoted and marked is lit. Only
words with a letter or a digit count, not punctuation, nor the law's numeral at its beginning;
``Dealer's`` and ``contre-partie`` are one word each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition, Law
from lawsofplay.rules.casebook.model import Inert, Quoted
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.marks import Quotation, collect_quotations
from lawsofplay.rules.quotations import canonical, place
from lawsofplay.rules.registry import rules_by_law

LIT, DARK = "lit", "dark"
"""Two states of a word; the state of an inert word is its kind (`casebook.model.KINDS`)."""

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")

Span = tuple[int, int]
"""The offsets at which words begin and end in a law's text."""


class Word(NamedTuple):
    """A word: its offsets in the law's text, and its state (``stands``)."""

    start: int
    end: int
    stands: str


class Marked(NamedTuple):
    """A line of a file of cases that marks words as inert, with the span of each part in the law.

    The span is None for a part that is not in the law, or that has no dark word.
    """

    inert: Inert
    stretch: Quoted
    file: str
    places: tuple[Span | None, ...] = ()


@dataclass
class LawWords:
    """A law's words with their states.

    ``text`` is the law's canonical text, ``signs`` the state of each character of it. ``marked``
    are the lines that mark words as inert, ``quoting`` the files of cases that quote the law.
    """

    law: Law
    text: str
    signs: list[str] = field(repr=False)
    marked: list[Marked] = field(default_factory=list)
    quoting: set[str] = field(default_factory=set)

    @property
    def words(self) -> Iterator[Word]:
        """The words in order, without the law's numeral at the beginning of the text."""
        for number, match in enumerate(_WORD.finditer(self.text)):
            if number or match[0] != self.law.numeral.strip("."):
                signs = set(self.signs[match.start() : match.end()])
                yield Word(*match.span(), _least(signs))

    @property
    def counts(self) -> Counter[str]:
        """The number of words in each state."""
        return Counter(word.stands for word in self.words)

    @property
    def bracketed(self) -> str:
        """The text with each run of dark words in square brackets."""
        marked, before = "", 0
        for stands, run in groupby(self.words, lambda word: word.stands):
            if stands == DARK:
                words = list(run)
                start, end = words[0].start, words[-1].end
                marked += f"{self.text[before:start]}[{self.text[start:end]}]"
                before = end
        return marked + self.text[before:]

    def light(self, parts: Sequence[str], in_order: bool) -> None:
        """Make the words of a quotation lit, where `quoted_spans` finds them."""
        for span in quoted_spans(parts, self.text, in_order):
            if span:
                self._set(*span, LIT)

    def mark(self, inert: Inert, stretch: Quoted, file: str) -> None:
        """Make words inert: each part at its first place that still has a dark word."""
        spans: list[Span | None] = []
        at = 0
        for part in stretch.words:
            spans.append(span := self._dark_place(canonical(part), at))
            if span:
                self._set(*span, inert.kind)
                at = span[1]
        self.marked.append(Marked(inert, stretch, file, tuple(spans)))

    def _dark_place(self, words: str, at: int) -> Span | None:
        start = place(words, self.text, at)
        while start >= 0:
            end = start + len(words)
            if any(map(self._is_dark, range(start, end))):
                return start, end
            start = place(words, self.text, start + 1)
        return None

    def _is_dark(self, at: int) -> bool:
        return self.signs[at] == DARK and self.text[at].isalnum()

    def _set(self, start: int, end: int, stands: str) -> None:
        for at in range(start, end):
            if self.signs[at] != LIT:
                self.signs[at] = stands


def quoted_spans(parts: Sequence[str], text: str, in_order: bool) -> list[Span | None]:
    """The spans of the parts of a quotation in a canonical text, each after the one before.

    If ``in_order`` is false, as for a test in Python, each part is at its first place. The span is
    None for a part that the text does not have.

    >>> quoted_spans(["deal", "a card"], "a card to deal, a card to draw", in_order=True)
    [(10, 14), (16, 22)]
    """
    spans: list[Span | None] = []
    at = 0
    for part in parts:
        words = canonical(part)
        start = place(words, text, at)
        spans.append((start, start + len(words)) if start >= 0 else None)
        at = start + len(words) if in_order and start >= 0 else at
    return spans


def _least(signs: set[str]) -> str:
    """The state of a word whose characters have these states: dark, else inert, else lit."""
    return DARK if DARK in signs else min(signs - {LIT}, default=LIT)


def words_of_laws(project: Project, edition: Edition) -> dict[str, LawWords]:
    """The words of every law that runs, by its address, in the edition's order.

    Raises InputError if tests, cases or functions cannot be read.
    """
    running = rules_by_law()
    laws = (law for address, law in edition.laws.items() if address in running)
    by_law = {law.address: in_the_dark(law) for law in laws}
    light(by_law, collect_quotations(project))
    for file, inert, stretch in stretches(project):
        if stretch.address in by_law:
            by_law[stretch.address].mark(inert, stretch, file)
    return by_law


def in_the_dark(law: Law) -> LawWords:
    """The words of a law, all of them dark."""
    text = canonical(law.text)
    return LawWords(law, text, [DARK] * len(text))


def light(laws: dict[str, LawWords], quotations: Iterable[Quotation]) -> None:
    """Make the quoted words of laws lit; quotations of a book's reasons are left out."""
    for quote in quotations:
        if not quote.reason and quote.address in laws:
            words = laws[quote.address]
            words.light(quote.words, quote.is_case)
            words.quoting |= {quote.file} if quote.is_case else set()


def stretches(project: Project) -> Iterator[tuple[str, Inert, Quoted]]:
    """Every line of a file of cases that marks words as inert, with its file and paragraph."""
    for book in casebooks(project.root):
        for inert in book.inert:
            for stretch in inert.stretches:
                yield book.file, inert, stretch
