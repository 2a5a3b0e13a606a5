"""How readers of today ask for the texts of the books: corpus/wordings/, a file for each game.

The books use old words, and half of them are French. So for each text there are questions and short
phrases in plain English and French of today. They were written by people who read the text, without
sight of the index or of the questions that measure the search. A search finds a text by them, too.

The columns, between tabs, are named in the first line::

    texts  language  words

- ``texts`` are the addresses of the texts that answer: laws that say the same, or one text.
- ``language`` is ``en`` or ``fr``.
- ``words`` are a question or a phrase.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition

WHERE = "corpus/wordings"
"""The folder of the files, as messages name it."""

MOST = 8
"""How many wordings a text has at most."""

KEY = ("texts", "language", "words")
"""The columns in which no two lines may agree."""


@dataclass(frozen=True)
class Wording:
    """A question or phrase of today, its language, and the addresses of the texts that answer."""

    texts: tuple[str, ...]
    language: str
    words: str


def wordings_of(project: Project) -> dict[str, list[str]]:
    """For each text by address, the wordings in which readers ask for it.

    Raises InputError for a malformed line, and for a text with more than `MOST` wordings.
    """
    asked: dict[str, list[str]] = {}
    for shown, wording in _read(project):
        for text in wording.texts:
            asked.setdefault(text, []).append(wording.words)
            if len(asked[text]) > MOST:
                raise InputError(shown, text, f"has more than {MOST} wordings; take one out")
    return asked


def _read(project: Project) -> Iterator[tuple[str, Wording]]:
    from lawsofplay.base.schemas.reading import read_table
    from lawsofplay.finding.schema import WordingRow

    for path in sorted((project.corpus / "wordings").glob("*.tsv")):
        shown = f"{WHERE}/{path.name}"
        for row in read_table(path, shown, WordingRow, KEY):
            yield shown, Wording(tuple(row.texts.split(" ")), row.language, row.words)


def check_wordings(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults: addresses in corpus/wordings that no text has, and laws that have no wording."""
    wordings_of(project)
    texts = {*edition.laws, *(paragraph.anchor for paragraph in edition.paragraphs)}
    worded: set[str] = set()
    for shown, wording in _read(project):
        worded.update(wording.texts)
        for address in wording.texts:
            if address not in texts:
                yield InputError(shown, address, "no such text in the edition; see: laws ids")
    for address in sorted(edition.laws.keys() - worded):
        yield InputError(WHERE, address, "no wording asks for this law; write two or three")
