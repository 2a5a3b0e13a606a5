"""Reads the lines of ``[classes]`` in norms.toml, and finds the sentences that each is about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.classing.sentences import Sentence
from lawsofplay.model.edition import Edition
from lawsofplay.model.norms import RESTATES, load_norms

_POINT = r"([fpbz]\d+[a-z]?\.n?\d+)(?::(\d+))?"
_PLACES = re.compile(rf"{_POINT}(?:-(\d+)|\.\.{_POINT})?")


@dataclass(frozen=True)
class ClassedSpan:
    """A line of ``[classes]``: its key, the class of its sentences, and the laws they restate."""

    siglum: str
    key: str
    name: str
    restated: tuple[str, ...] = ()

    def fault(self, mend: str) -> InputError:
        """The error for a mistake in this line."""
        return InputError(f"corpus/{self.siglum}/norms.toml", self.key, mend)

    @property
    def is_division(self) -> bool:
        """Whether the line is about a division, rather than paragraphs and sentences."""
        return not _PLACES.fullmatch(self.key)

    @property
    def has_numbers(self) -> bool:
        """Whether it names sentences by number."""
        return ":" in self.key

    @property
    def is_single(self) -> bool:
        """Whether it is about one sentence."""
        return self.has_numbers and "-" not in self.key and ".." not in self.key


def lines_of(project: Project, siglum: str) -> tuple[ClassedSpan, ...]:
    """The lines of a book. Raises InputError for a line that does not fit the schema."""
    return tuple(_line(siglum, *entry) for entry in load_norms(project, siglum).classes)


def _line(siglum: str, key: str, value: str) -> ClassedSpan:
    if value.startswith(RESTATES):
        return ClassedSpan(siglum, key, "restates", tuple(value.removeprefix(RESTATES).split(", ")))
    return ClassedSpan(siglum, key, value)


@dataclass
class Book:
    """The sentences of a book outside its numbered laws, in reading order."""

    siglum: str
    edition: Edition
    sentences: Sequence[Sentence]

    @cached_property
    def blocks(self) -> dict[str, range]:
        """The places of each paragraph's sentences."""
        found: dict[str, range] = {}
        for place, sentence in enumerate(self.sentences):
            first = found.get(sentence.block, range(place, place)).start
            found[sentence.block] = range(first, place + 1)
        return found

    def places(self, line: ClassedSpan) -> range:
        """The places of a line's sentences. Raises InputError if the line names an unknown one."""
        match = _PLACES.fullmatch(line.key)
        if not match:
            raise line.fault("a line about a division has no places of its own")
        block, first, last, to_block, to = match.groups()
        start = self._place(line, block, first)
        ends = to_block or block
        # A paragraph named without numbers is meant whole, up to its last sentence.
        whole = str(len(self._block(line, ends)))
        end = self._place(line, ends, to or last or (whole if to_block or not first else first))
        if end < start:
            raise line.fault("the range runs backwards; write what comes first in the book first")
        return range(start, end + 1)

    def _place(self, line: ClassedSpan, block: str, number: str | None) -> int:
        held = self._block(line, block)
        wanted = int(number or 1)
        if not 1 <= wanted <= len(held):
            raise line.fault(f"{block} has no sentence {wanted}; its last is {len(held)}")
        return held[wanted - 1]

    def _block(self, line: ClassedSpan, block: str) -> range:
        held = self.blocks.get(f"{self.siglum}.{block}")
        if held is None:
            raise line.fault(f"no such paragraph: {block}; see: laws classes {self.siglum}")
        return held

    def above(self, sentence: Sentence) -> Iterator[str]:
        """The ids of the divisions around a sentence, the innermost first."""
        division = self.edition.divisions.get(sentence.division)
        while division is not None:
            yield division.id
            division = self.edition.divisions.get(f"{self.siglum}.{division.parent}")
