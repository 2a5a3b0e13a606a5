"""Seals of pages: each page file as it was when read, with the days of its readings.

A page is sealed whole, with its header. One changed letter, point or blank breaks the seal. A page
at the state ``checked`` must have been read a second time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.gates.manifest.lock import SHOWN, Manifest, of_kind
from lawsofplay.gates.manifest.wording import changed_words, first_line
from lawsofplay.transcription.parse import missing_page, parse_page

LINE_END = "↵"
"""Stands for the end of a line in manifest.lock."""


@dataclass(frozen=True)
class PageSeal:
    """A page as it was read.

    ``first`` and ``second`` are the days of the two readings, empty if there was none. ``accepted``
    is the day on which this text was sealed. ``text`` is the whole page file.
    """

    first: str
    second: str
    accepted: str
    text: str

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of its line in manifest.lock."""
        text = self.text.replace("\n", LINE_END)
        return self.first, self.second, self.accepted, digest(self.text), text


@dataclass(frozen=True)
class PageFile:
    """A page file: the page's address (``bellecour.p070``) and its text."""

    address: str
    text: str

    @property
    def shown(self) -> str:
        """The file's name in messages."""
        siglum, _, name = self.address.partition(".")
        return f"corpus/{siglum}/pages/{name}.txt"

    @property
    def state(self) -> str:
        """The state in its header. Raises InputError if the file is no page."""
        siglum, _, name = self.address.partition(".")
        return parse_page(self.text, siglum, name, self.shown).header.state


def digest(text: str) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def page_files(project: Project) -> Iterator[PageFile]:
    """Every page file of the five books, book by book, by name."""
    for siglum in WITNESSES:
        for path in sorted((project.witness(siglum) / "pages").glob("*.txt")):
            shown = f"corpus/{siglum}/pages/{path.name}"
            yield PageFile(f"{siglum}.{path.stem}", read_text(path, shown))


def page_seals(manifest: Manifest) -> dict[str, PageSeal]:
    """The seals by page address. Raises InputError if a text does not fit its digest."""
    return {name: _seal(name, fields) for name, fields in of_kind(manifest, "page").items()}


def _seal(name: str, fields: tuple[str, ...]) -> PageSeal:
    first, second, accepted, sealed, held = fields
    text = held.replace(LINE_END, "\n")
    if digest(text) != sealed:
        mend = "the text is not the one that was sealed; restore the file from version control"
        raise InputError(SHOWN, name, mend)
    return PageSeal(first, second, accepted, text)


def page_faults(pages: Iterable[PageFile], seals: Mapping[str, PageSeal]) -> Iterator[InputError]:
    """Pages that changed since they were read, are gone, or lack the record of a reading."""
    gone = dict(seals)
    for page in pages:
        seal = gone.pop(page.address, None)
        try:
            yield from page_fault(page, seal)
        except InputError as error:
            yield error
    for address in sorted(gone):
        siglum, _, name = address.partition(".")
        yield missing_page(siglum, name)


def page_fault(page: PageFile, seal: PageSeal | None) -> Iterator[InputError]:
    """What is wrong between a page and its seal: one fault, or none.

    Raises InputError if the file is no page.
    """
    command = f"laws review --page {page.address}"
    lacking = lacking_reading(page.state, seal)
    if lacking:
        mend = (
            f"called {page.state}, but no {lacking} reading of it is recorded; when there was one"
        )
        yield InputError(page.shown, "", f"{mend}, run: {command} --reading {lacking}")
    elif seal and page.text != seal.text:
        place = f"line {first_line(seal.text, page.text)}"
        words = changed_words(seal.text, page.text)
        mend = f"changed since it was read: {words}; when it has been read again, run: {command}"
        yield InputError(page.shown, place, mend)


def lacking_reading(state: str, seal: PageSeal | None) -> str:
    """The reading that a page's state asks for and nobody recorded: "first", "second" or ""."""
    if state == "draft":
        return ""
    if seal is None:
        return "first"
    return "second" if state == "checked" and not seal.second else ""
