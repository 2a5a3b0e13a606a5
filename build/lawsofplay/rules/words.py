"""The words of the laws that run: quoted, marked as deciding nothing, or dark.

A word of a law is lit where a case or a test in Python quotes it, inert where a file of cases
marks it as deciding nothing, and dark otherwise: nobody has said then what it does. Lit goes
before inert. A word is what has a letter or a digit (``Dealer's`` and ``contre-partie`` are one
each), so that punctuation belongs to no count; nor does the law's own numeral at its head.
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
"""How a word stands; one that is inert stands by its kind (`casebook.model.KINDS`)."""

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


Span = tuple[int, int]
"""Where words begin and end in a law's text."""


class Word(NamedTuple):
    """A word: where it begins and ends in the law's text, and how it stands."""

    start: int
    end: int
    stands: str


class Marked(NamedTuple):
    """Words marked as deciding nothing, one line of a file of cases, and where each part stands.

    A part that is not in the law, or no word of which is still dark, has no place.
    """

    inert: Inert
    stretch: Quoted
    file: str
    places: tuple[Span | None, ...] = ()


@dataclass
class LawWords:
    """A law's text in its canonical form, how each sign of it stands, and what is marked in it.

    ``quoting`` are the files of cases that quote it.
    """

    law: Law
    text: str
    signs: list[str] = field(repr=False)
    marked: list[Marked] = field(default_factory=list)
    quoting: set[str] = field(default_factory=set)

    @property
    def words(self) -> Iterator[Word]:
        """Its words in order; without its numeral where that stands at the head of the text."""
        found = _WORD.finditer(self.text)
        for number, match in enumerate(found):
            if number or match[0] != self.law.numeral.strip("."):
                signs = set(self.signs[match.start() : match.end()])
                yield Word(*match.span(), _least(signs))

    @property
    def counts(self) -> Counter[str]:
        """How many words stand how."""
        return Counter(word.stands for word in self.words)

    @property
    def bracketed(self) -> str:
        """The text with each run of dark words in square brackets."""
        said, done = "", 0
        for stands, run in groupby(self.words, lambda word: word.stands):
            if stands == DARK:
                words = list(run)
                start, end = words[0].start, words[-1].end
                said += f"{self.text[done:start]}[{self.text[start:end]}]"
                done = end
        return said + self.text[done:]

    def light(self, parts: Sequence[str], in_order: bool) -> None:
        """Light the words of a quotation where `quoted_spans` finds them."""
        for span in quoted_spans(parts, self.text, in_order):
            if span:
                self._set(*span, LIT)

    def mark(self, inert: Inert, stretch: Quoted, file: str) -> None:
        """Mark words as inert, each part where it first stands with a word that is still dark."""
        found: list[Span | None] = []
        at = 0
        for part in stretch.words:
            found.append(span := self._dark_place(canonical(part), at))
            if span:
                self._set(*span, inert.kind)
                at = span[1]
        self.marked.append(Marked(inert, stretch, file, tuple(found)))

    def _dark_place(self, words: str, at: int) -> Span | None:
        start = place(words, self.text, at)
        while start >= 0:
            end = start + len(words)
            if any(self._is_dark(it) for it in range(start, end)):
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
    """Where the parts of a quotation stand in a canonical text, each after the one before.

    With ``in_order`` false, as for a test in Python, each where it first stands. A part that does
    not stand there has no place.

    >>> quoted_spans(["deal", "a card"], "a card to deal, a card to draw", in_order=True)
    [(10, 14), (16, 22)]
    """
    found: list[Span | None] = []
    at = 0
    for part in parts:
        words = canonical(part)
        start = place(words, text, at)
        found.append((start, start + len(words)) if start >= 0 else None)
        at = start + len(words) if in_order and start >= 0 else at
    return found


def _least(signs: set[str]) -> str:
    """How a word stands whose signs stand so: dark before inert before lit."""
    return DARK if DARK in signs else min(signs - {LIT}, default=LIT)


def words_of_laws(project: Project, edition: Edition) -> dict[str, LawWords]:
    """The words of every law that runs, by its address, in the edition's order.

    Raises InputError where tests, cases or functions cannot be read.
    """
    running = rules_by_law()
    laws = (law for address, law in edition.laws.items() if address in running)
    found = {law.address: in_the_dark(law) for law in laws}
    light(found, collect_quotations(project))
    for file, inert, stretch in stretches(project):
        if stretch.address in found:
            found[stretch.address].mark(inert, stretch, file)
    return found


def in_the_dark(law: Law) -> LawWords:
    """A law of which nothing is quoted or marked yet."""
    text = canonical(law.text)
    return LawWords(law, text, [DARK] * len(text))


def light(laws: dict[str, LawWords], quotations: Iterable[Quotation]) -> None:
    """Light what quotations quote; the reasons that a book prints apart are no words of the law."""
    for quote in quotations:
        if not quote.reason and quote.address in laws:
            words = laws[quote.address]
            words.light(quote.words, quote.is_case)
            words.quoting |= {quote.file} if quote.is_case else set()


def stretches(project: Project) -> Iterator[tuple[str, Inert, Quoted]]:
    """Every line of the files of cases that marks words as inert, with its file and paragraph."""
    for book in casebooks(project.root):
        for inert in book.inert:
            for stretch in inert.stretches:
                yield book.file, inert, stretch
