"""What a book is, told to a reader who opens it: corpus/<witness>/introduction.toml.

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
    """A paragraph: what it says, and the pages from which it is known (``bellecour.f01``)."""

    text: str
    pages: tuple[str, ...]

    @property
    def quoted(self) -> list[str]:
        """The book's own words in it."""
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
    """Pages that are not there, and words quoted that stand on none of the pages named."""
    texts = texts_by_page(edition)
    for siglum in WITNESSES:
        for number, it in enumerate(load_introduction(project, siglum), 1):
            yield from _faults(siglum, number, it, texts)


def _faults(
    siglum: str, number: int, it: Introduction, texts: dict[str, list[str]]
) -> Iterator[InputError]:
    shown, place = introduction_file(siglum), f"paragraph {number}"
    missing = [page for page in it.pages if page not in texts]
    for page in missing:
        yield InputError(shown, place, f"no text stands on a page {page}; name another")
    held = " ".join(text for page in it.pages for text in texts.get(page, ()))
    for words in () if missing else it.quoted:
        if not stands_in(words, held):
            mend = (
                f"{words!r} does not stand there; the nearest wording is {nearest(words, held)!r}"
            )
            yield InputError(shown, place, mend)
