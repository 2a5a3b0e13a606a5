"""The curated part of the lexicon: terms of the games, names, and spellings gathered by hand."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text

if TYPE_CHECKING:
    from lawsofplay.lexicon.schema import TermRecord

LANGUAGES = ("en", "fr")
SHORTEST_PART = 4
"""Of a term in several words, parts of so many letters are known by themselves (*sans prendre*)."""


@dataclass(frozen=True)
class Term:
    """A term of the games: its head, its spellings by language, where it is used, its sense."""

    term: str
    spellings: dict[str, tuple[str, ...]]
    games: tuple[str, ...]
    gloss: str

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have the term."""
        return tuple(self.spellings)


@dataclass(frozen=True)
class Curation:
    """What ``variants.toml`` holds for one language."""

    alone: frozenset[str]
    classes: tuple[tuple[str, ...], ...]
    verbs: tuple[tuple[str, ...], ...]
    nouns: frozenset[str]


def read_terms(root: Path) -> tuple[Term, ...]:
    """Return the terms of ``corpus/lexicon/terms.toml`` in the file's order.

    Raises InputError when an entry lacks a field.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import TermsFile

    shown = "corpus/lexicon/terms.toml"
    return tuple(map(_term, read_as(root / shown, shown, TermsFile).term))


def _term(entry: TermRecord) -> Term:
    listed = {"en": entry.en, "fr": entry.fr}
    spellings = {lang: tuple(forms) for lang, forms in listed.items() if forms}
    return Term(entry.term, spellings, tuple(entry.games), entry.gloss)


def read_names(root: Path) -> tuple[str, ...]:
    """Return the proper names of ``corpus/lexicon/names.txt`` as printed."""
    lines = read_text(root / "corpus/lexicon/names.txt").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def read_curation(root: Path, lang: str) -> Curation:
    """Return the curated classes of one language. Raises InputError when they are malformed."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import VariantsFile

    path = "corpus/lexicon/variants.toml"
    held = read_as(root / path, path, VariantsFile)
    table = held.fr if lang == "fr" else held.en
    curation = Curation(
        frozenset(table.alone.split()),
        tuple(map(tuple, table.classes)),
        tuple(map(tuple, table.verbs)),
        frozenset(table.nouns.split()),
    )
    for forms in curation.classes:
        for form in sorted(curation.alone & set(forms)):
            raise InputError(path, f"{form!r}", "stands alone and in a class; choose one")
    return curation


def curated_forms(root: Path, lang: str) -> dict[str, str]:
    """Return the words curated for a language with their ground: t, n or v (first that fits)."""
    grounds: dict[str, str] = {}
    for forms in read_curation(root, lang).classes:
        grounds |= dict.fromkeys(_words(forms), "v")
    grounds |= dict.fromkeys(_words(read_names(root)), "n")
    for term in read_terms(root):
        words = _words(term.spellings.get(lang, ()))
        grounds |= dict.fromkeys(words | _plurals(words), "t")
    return grounds


def _plurals(words: set[str]) -> set[str]:
    """Return the plurals in -s of terms, but for French infinitives (*ganer*)."""
    return {f"{word}s" for word in words if not word.endswith(("s", "x", "z", "er"))}


def _words(forms: tuple[str, ...]) -> set[str]:
    """Return the single words of some spellings; of several words in one, the longer parts."""
    words: set[str] = set()
    for form in forms:
        parts = form.lower().replace("-", " ").split()
        words |= {part for part in parts if len(parts) == 1 or len(part) >= SHORTEST_PART}
    # What an apostrophe begins or ends is explained by rule (apostrophes.py) or in short.toml.
    return {word for word in words if word.isalpha()}
