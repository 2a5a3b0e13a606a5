"""The questions that measure the search: read from their files, with every address checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.gates.classing.sentences import sentences_of
from lawsofplay.model.edition import Edition

HERE = Path(__file__).parent
LISTS = ("tuning", "second", "unseen", "held", "blind")
FILES = {half: HERE / f"questions-{half}.toml" for half in LISTS}
"""The lists of questions. Nobody reads the last three while tuning the search."""

KINDS = ("natural", "cross-language", "concept", "name", "form", "direct")
ANY_OF = ("name", "direct")
"""Kinds answered by one of several texts; other kinds ask for every passage."""

_FIELDS = {"id", "language", "q", "answers", "first"}


@dataclass(frozen=True)
class Question:
    """What a reader types, and which passages answer it.

    ``wanted`` are addresses: every passage that answers, or, with ``any_of``, texts of which one is
    enough. ``foreign`` are those in the other language than the question's.
    """

    id: str
    kind: str
    query: str
    wanted: tuple[str, ...]
    any_of: bool
    foreign: tuple[str, ...]


def load(file: Path, languages: Mapping[str, str]) -> tuple[Question, ...]:
    """Read a file of questions, in its order.

    ``languages`` gives the language of every address that may be named. Raises InputError for a
    malformed question, an id that stands twice, or an unknown address.
    """
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["query"]
    questions = tuple(_question(file, row, languages) for row in rows)
    for number, question in enumerate(questions):
        if question.id in {other.id for other in questions[:number]}:
            raise InputError(file, question.id, "is told twice; number the second anew")
    return questions


def languages_of(edition: Edition) -> dict[str, str]:
    """Every address that a question may name, with its language: laws, paragraphs, chapters."""
    return dict(_languages(edition))


def paragraphs_of(edition: Edition) -> dict[str, str]:
    """The paragraph of each rule in prose, by the rule's address."""
    return {
        name: sentence.block for sentence in sentences_of(edition) for name in sentence.addresses
    }


def _languages(edition: Edition) -> Iterator[tuple[str, str]]:
    for law in edition.laws.values():
        yield law.address, law.language
    for paragraph in edition.paragraphs:
        yield paragraph.anchor, paragraph.language
    of_book = {law.witness: law.language for law in edition.laws.values()}
    for division in edition.divisions:
        yield division, of_book[division.partition(".")[0]]


def _question(file: Path, row: dict[str, Any], languages: Mapping[str, str]) -> Question:
    kind = str(row.get("id", "")).rpartition("-")[0]
    any_of = kind in ANY_OF
    wanted = tuple(row.get("first" if any_of else "answers", ()))
    if kind not in KINDS or not wanted or len(row) != 4 or not _FIELDS.issuperset(row):
        key = "first" if any_of else "answers"
        raise InputError(file, str(row.get("id", row)), f"has id, language, q and {key}, no more")
    for address in wanted:
        if address not in languages:
            raise InputError(file, f"{row['id']}, {address}", "no such address in the edition")
        if wanted.count(address) > 1:
            raise InputError(file, f"{row['id']}, {address}", "stands twice; take one out")
    foreign = tuple(address for address in wanted if languages[address] != row["language"])
    return Question(row["id"], kind, row["q"], wanted, any_of, foreign)
