"""The introduction of each book, for readers who open it: corpus/<witness>/introduction.toml.

::

    [[paragraph]]
    text = "... where it quotes the book, the words stand between “ ”."
    from = ["bellecour.f01"]          # the pages from which it is known
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.cases.examples import texts_by_page
from lawsofplay.model.edition import Edition
from lawsofplay.rules.quotations import nearest, stands_in

_QUOTED = re.compile("“([^”]*)”")


@dataclass(frozen=True)
class Introduction:
    """A paragraph: its text, and the pages that are the source of it (``bellecour.f01``)."""

    text: str
    pages: tuple[str, ...]

    @property
    def quoted(self) -> list[str]:
        """The book's own words in the paragraph."""
        return _QUOTED.findall(self.text)


def introduction_file(siglum: str) -> str:
    """The file of a book's introduction, as messages name it."""
    return f"corpus/{siglum}/introduction.toml"


def load_introduction(project: Project, siglum: str) -> tuple[Introduction, ...]:
    """The introduction of a book, paragraph by paragraph. Raises InputError for a wrong file."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.model.schemas.books import IntroductionFile

    shown = introduction_file(siglum)
    held = read_as(project.root / shown, shown, IntroductionFile)
    return tuple(Introduction(record.text, tuple(record.from_)) for record in held.paragraph)


def check_introductions(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults of the introductions.

    They are pages that do not exist, and quoted words that stand on none of the pages named.
    """
    texts = texts_by_page(edition)
    for siglum in WITNESSES:
        for number, paragraph in enumerate(load_introduction(project, siglum), 1):
            yield from _faults(siglum, number, paragraph, texts)


def _faults(
    siglum: str, number: int, paragraph: Introduction, texts: dict[str, list[str]]
) -> Iterator[InputError]:
    shown, place = introduction_file(siglum), f"paragraph {number}"
    missing = [page for page in paragraph.pages if page not in texts]
    for page in missing:
        yield InputError(shown, place, f"there is no text on a page {page}; name another")
    held = " ".join(text for page in paragraph.pages for text in texts.get(page, ()))
    for words in () if missing else paragraph.quoted:
        if not stands_in(words, held):
            near = nearest(words, held)
            mend = f"{words!r} does not stand on these pages; the nearest wording is {near!r}"
            yield InputError(shown, place, mend)
