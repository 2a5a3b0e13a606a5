"""Each printed page as received: the lines of ocr.txt beside the text, with differences marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.base.project import Project
from lawsofplay.citing.links import relative
from lawsofplay.model.witness import Witness, load_witness, read_source
from lawsofplay.proof.align import Pair
from lawsofplay.proof.answers import load_answers
from lawsofplay.proof.data import load_proof_data
from lawsofplay.proof.emendations import Emendation, aligned, as_tsv, emendations, same
from lawsofplay.proof.words import PageWord, SourceWord
from lawsofplay.site.download import FOLDER
from lawsofplay.site.escaping import quoted, text
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.writing import STATE_TITLES
from lawsofplay.transcription import Page as Transcribed
from lawsofplay.transcription import load_pages


@dataclass(frozen=True)
class Scans:
    """One book, as received and as transcribed."""

    project: Project
    siglum: str

    @cached_property
    def pages(self) -> tuple[Transcribed, ...]:
        """The page files."""
        return load_pages(self.project, self.siglum)

    @cached_property
    def source(self) -> tuple[str, ...]:
        """The lines of ocr.txt."""
        return read_source(self.project, self.siglum)

    @cached_property
    def pairs(self) -> dict[str, list[Pair]]:
        """By name of page: its words aligned with those of ocr.txt."""
        return {page.name: aligned(page, self.source) for page in self.pages}

    @cached_property
    def log(self) -> str:
        """The log of emendations of the book, as a tab-separated table."""
        french = load_witness(self.project, self.siglum).language == "fr"
        data = load_proof_data(self.project, "fr" if french else "en")
        rows: list[Emendation] = []
        for page in self.pages:
            answers = load_answers(self.project, self.siglum, page.name)
            grounds = {(answer.source, answer.page): answer.answer for answer in answers}
            rows += emendations(page, self.pairs[page.name], data, grounds)
        return as_tsv(rows)


def scan_path(siglum: str, name: str) -> str:
    """The file of the site that shows a page as received."""
    return f"{siglum}/scan/{name}.html"


def log_path(siglum: str) -> str:
    """The file of the site with a book's log of emendations."""
    return f"{FOLDER}/{siglum}-emendations.tsv"


@dataclass(frozen=True)
class ScanRow:
    """A line of ocr.txt: its number, the line as received, the words of the edition beside it."""

    number: int
    received: Markup
    edition: Markup


@dataclass(frozen=True)
class ScanValues(PageValues):
    """What a page as received shows beside its text.

    ``label`` is its number, ``lines`` its lines of ocr.txt, ``furniture`` what is not part of the
    text. ``text`` is the address of the page; ``emendations`` leads to all differences of the book.
    """

    template: ClassVar[str] = "scan.html"

    witness: Witness
    label: str
    lines: str
    state: str
    furniture: list[tuple[str, str]]
    rows: list[ScanRow]
    text: str
    emendations: str
    previous: tuple[str, str] | None
    next: tuple[str, str] | None


def scan_pages(library: Library, received: dict[str, Scans]) -> Iterator[Page]:
    """A page for every printed page of every book; ``received`` has the books by siglum."""
    for siglum, witness in library.witnesses.items():
        scans = received[siglum]
        names = [page.name for page in scans.pages]
        for number, page in enumerate(scans.pages):
            before = names[number - 1] if number else ""
            after = names[number + 1] if number + 1 < len(names) else ""
            values = ScanValues(
                witness=witness,
                label=page.header.page,
                lines=", ".join(_stretch(*lines) for lines in page.header.lines),
                state=STATE_TITLES[page.header.state],
                furniture=sorted(page.header.furniture.items()),
                rows=_rows(scans, page),
                text=f"{siglum}.{page.name}",
                emendations=relative(scan_path(siglum, page.name), log_path(siglum)),
                previous=(before, f"{before}.html") if before else None,
                next=(after, f"{after}.html") if after else None,
            )
            yield Page(scan_path(siglum, page.name), values, "books")


def _stretch(first: int, last: int) -> str:
    return f"{first}–{last}" if last > first else str(first)


def _rows(scans: Scans, page: Transcribed) -> list[ScanRow]:
    """A row for each line of ocr.txt that is not empty."""
    lines = [n for first, last in page.header.lines for n in range(first, last + 1)]
    received: dict[int, list[tuple[SourceWord, bool]]] = {n: [] for n in lines}
    edition: dict[int, list[str]] = {n: [] for n in lines}
    line = lines[0]
    for pair in scans.pairs[page.name]:
        line = pair.source[0].line if pair.source else line
        source = " ".join(word.closed for word in pair.source)
        equal = same(source, " ".join(word.text for word in pair.page))
        for word in pair.source:
            received[word.line].append((word, equal))
        words = " ".join(map(_edited, pair.page))
        if words:
            edition[line].append(words if equal else f"<ins>{words}</ins>")
    return [
        ScanRow(
            number,
            _received(scans.source[number - 1], received[number]),
            Markup(" ".join(edition[number]).replace("</ins> <ins>", " ")),
        )
        for number in lines
        if scans.source[number - 1].strip()
    ]


def _received(line: str, words: list[tuple[SourceWord, bool]]) -> Markup:
    """A line as received; words that differ in the edition are struck through."""
    shown, end = "", 0
    for word, equal in sorted(words, key=lambda item: item[0].start):
        held = escape(line[word.start : word.start + len(word.text)], quote=False)
        between = escape(line[end : word.start], quote=False)
        shown += between + (held if equal else f"<del>{held}</del>")
        end = word.start + len(word.text)
    shown += escape(line[end:].rstrip(), quote=False)
    # All blanks are kept: in letter-spaced lines two of them part words.
    return Markup(re.sub(r"</del>( +)<del>", r"\1", shown))


def _edited(word: PageWord) -> str:
    marks = [mark for mark in ("supplied", "sic", "doubtful") if getattr(word, mark)]
    shown = text(word.text)
    if not marks:
        return shown
    css = {"doubtful": "unclear"}.get(marks[0], marks[0])
    return f'<span class="{quoted(css)}" title="{marks[0]}">{shown}</span>'


def log_files(received: dict[str, Scans]) -> Iterator[tuple[str, bytes]]:
    """The logs of emendations: for each its path and its bytes."""
    for siglum, scans in received.items():
        yield log_path(siglum), scans.log.encode()
