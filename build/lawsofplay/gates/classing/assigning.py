"""Gives every sentence its class: by itself, by a line of norms.toml, or by its division.

A sentence has a class by itself if it is part of a law or has an address. That class comes before
any line of norms.toml. A line about paragraphs and sentences comes before a line about their
division, and an inner division before an outer one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.classing.lines import Book, ClassedSpan, lines_of
from lawsofplay.gates.classing.sentences import Sentence, sentences_of
from lawsofplay.model.edition import Edition

OPEN = ""
"""The class of a sentence that nobody has classed."""


@dataclass(frozen=True)
class Classed:
    """A sentence and its class.

    ``restated`` are the laws that it restates. ``in_part`` is true if the sentence holds words of a
    rule with an address, and also states a rule without one. ``by_hand`` is true if a line about
    paragraphs or sentences gives the class, or if none does yet.
    """

    sentence: Sentence
    name: str
    restated: tuple[str, ...] = ()
    in_part: bool = False
    by_hand: bool = False


@dataclass
class Classing:
    """The sentences of the edition with their classes, in reading order, and what is wrong."""

    sentences: list[Classed] = field(default_factory=list)
    faults: list[InputError] = field(default_factory=list)


def classing_of(project: Project, edition: Edition) -> Classing:
    """Every sentence of the books of an edition with its class.

    A faulty line gives no class. Raises InputError for a norms.toml that cannot be read.
    """
    found = Classing()
    every = sentences_of(edition)
    for siglum in edition.roots:
        own = [sentence for sentence in every if sentence.witness == siglum]
        book = Book(
            siglum, edition, [sentence for sentence in own if sentence.block not in edition.laws]
        )
        given = _Given(book, lines_of(project, siglum))
        found.sentences += map(given.classed, own)
        found.faults += given.faults
    return found


class _Given:
    """The classes that the lines of a book give to its sentences."""

    def __init__(self, book: Book, lines: tuple[ClassedSpan, ...]) -> None:
        self.book = book
        self.faults: list[InputError] = []
        self.divisions: dict[str, ClassedSpan] = {}
        self.lines: dict[str, ClassedSpan] = {}
        self.in_part: set[str] = set()
        self.parted: dict[str, ClassedSpan] = {}
        for line in lines:
            self._take(line)
        self.faults += self._uncovered()

    def classed(self, sentence: Sentence) -> Classed:
        """A sentence with its class."""
        if sentence.name in self.in_part:
            return Classed(sentence, "rule", in_part=True)
        if sentence.given:
            return Classed(sentence, sentence.given)
        if line := self.lines.get(sentence.name):
            return Classed(sentence, line.name, line.restated, by_hand=True)
        if line := self._division(sentence):
            return Classed(sentence, line.name, line.restated)
        return Classed(sentence, OPEN, by_hand=True)

    def _division(self, sentence: Sentence) -> ClassedSpan | None:
        lines = map(self.divisions.get, self.book.above(sentence))
        return next(filter(None, lines), None)

    def _take(self, line: ClassedSpan) -> None:
        if line.is_division:
            if f"{self.book.siglum}.{line.key}" in self.book.edition.divisions:
                self.divisions[line.key] = line
            else:
                self.faults.append(line.fault("no such division in outline.toml"))
            return
        try:
            sentences = [self.book.sentences[place] for place in self.book.places(line)]
        except InputError as error:
            self.faults.append(error)
            return
        if line.is_single and line.name == "rule" and sentences[0].addresses:
            self.in_part.add(sentences[0].name)
            return
        self._give(line, sentences)

    def _give(self, line: ClassedSpan, sentences: list[Sentence]) -> None:
        clashing = dict[str, str]()
        for sentence in sentences:
            other = self.lines.setdefault(sentence.name, line)
            if other is not line:
                clashing.setdefault(other.key, sentence.name)
        for key, name in clashing.items():
            mend = f"the line {key!r} classes {name} too; let one of them end before the other"
            self.faults.append(line.fault(mend))
        if line.has_numbers:
            for block in (sentences[0].block, sentences[-1].block):
                self.parted.setdefault(block, line)

    def _uncovered(self) -> Iterator[InputError]:
        """Paragraphs whose parts leave a sentence without a class, as when the cutting changed."""
        for block, line in self.parted.items():
            for place in self.book.blocks[block]:
                sentence = self.book.sentences[place]
                if self.classed(sentence).name == OPEN:
                    mend = f"{block} is classed in parts, but no part has {sentence.name}; add it"
                    yield line.fault(mend)
                    break
