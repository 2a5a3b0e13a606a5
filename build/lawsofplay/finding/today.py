"""Words of today that the books lack or print in another sense, and what to ask instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.finding.spelling import bare
from lawsofplay.finding.words import fold, forms
from lawsofplay.lexicon import Language
from lawsofplay.model.edition import Edition

if TYPE_CHECKING:
    from lawsofplay.model.schemas.edition import TodayFile

SHOWN = "corpus/today.toml"


@dataclass(frozen=True)
class Otherwise:
    """A word of today that the books of a language print only in another sense.

    ``there`` says what it means in the books. ``where`` is the address of a law or paragraph that
    shows it. ``ask`` is a query for the sense of today.
    """

    word: str
    language: Language
    there: str
    where: str
    ask: str

    def in_words(self) -> str:
        """What the word means in the books, as sentences for readers."""
        books = "French" if self.language == "fr" else "English"
        return (
            f"{self.word}, in the {books} books: {self.there} (see {self.where}). "
            f"For its sense of today try: {self.ask}"
        )


def proposals(project: Project) -> dict[str, str]:
    """For words that find nothing, a query to try instead; words are folded, without accents."""
    return {bare(fold(word)): query for word, query in _read(project).words.items()}


def propose(project: Project, query: str) -> str:
    """The query to try instead of one that found nothing; empty if there is none."""
    return proposals(project).get(bare(fold(query.strip())), "")


def otherwise(project: Project) -> tuple[Otherwise, ...]:
    """The words that mean something else in the books, in the order of the file."""
    return tuple(
        Otherwise(record.word, record.language, record.there, record.where, record.ask)
        for record in _read(project).otherwise
    )


def meant_otherwise(project: Project, query: str) -> tuple[Otherwise, ...]:
    """The words of a query that mean something else in the books, in the order of the file."""
    padded = f" {' '.join(forms(query))} "
    return tuple(record for record in otherwise(project) if f" {fold(record.word)} " in padded)


def check_otherwise(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults of the words.

    They are places that do not exist, are in another language, or lack the word.
    """
    from lawsofplay.finding.phrases import folding, stands

    read = folding(project.root)
    texts = {
        paragraph.anchor: (paragraph.language, paragraph.text) for paragraph in edition.paragraphs
    }
    texts |= {law.address: (law.language, law.text) for law in edition.laws.values()}
    for record in otherwise(project):
        language, text = texts.get(record.where, ("", ""))
        if not text:
            yield InputError(SHOWN, record.word, f"no such law or paragraph: {record.where}")
        elif language != record.language:
            yield InputError(
                SHOWN, record.word, f"{record.where} is in another language than the word"
            )
        elif not stands(read(record.word, record.language), read(text, record.language)):
            yield InputError(
                SHOWN, record.word, f"{record.where} does not print it; choose a place"
            )


def _read(project: Project) -> TodayFile:
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.model.schemas.edition import TodayFile

    return read_as(project.root / SHOWN, SHOWN, TodayFile)
