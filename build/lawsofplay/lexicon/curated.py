"""The curated part of the lexicon: terms of the games, names, and spellings collected by hand."""

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
"""In a term of several words, parts with so many letters are words too (*sans prendre*)."""


@dataclass(frozen=True)
class Term:
    """A term of the games: its name, spellings by language, games (``*``: all) and meaning."""

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
    """What ``variants.toml`` has for one language."""

    alone: frozenset[str]
    classes: tuple[tuple[str, ...], ...]
    verbs: tuple[tuple[str, ...], ...]
    nouns: frozenset[str]


def read_terms(root: Path) -> tuple[Term, ...]:
    """The terms of ``corpus/lexicon/terms.toml`` in the order of the file.

    Raises InputError when an entry is malformed.
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
    """The proper names of ``corpus/lexicon/names.txt`` as printed."""
    lines = read_text(root / "corpus/lexicon/names.txt").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def read_curation(root: Path, lang: str) -> Curation:
    """The curated classes of one language.

    Raises InputError when they are malformed.
    """
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
            raise InputError(path, f"{form!r}", "stands under alone and in a class; choose one")
    return curation


def curated_forms(root: Path, lang: str) -> dict[str, str]:
    """The words curated for a language, each with its ground: t, n or v (the first that fits)."""
    grounds: dict[str, str] = {}
    for forms in read_curation(root, lang).classes:
        grounds |= dict.fromkeys(_words(forms), "v")
    grounds |= dict.fromkeys(_words(read_names(root)), "n")
    for term in read_terms(root):
        words = _words(term.spellings.get(lang, ()))
        grounds |= dict.fromkeys(words | _plurals(words), "t")
    return grounds


def _plurals(words: set[str]) -> set[str]:
    """The plurals in -s of terms, except those of French infinitives (*ganer*)."""
    return {f"{word}s" for word in words if not word.endswith(("s", "x", "z", "er"))}


def _words(forms: tuple[str, ...]) -> set[str]:
    """The single words in some spellings. A spelling of several words gives its longer parts."""
    words: set[str] = set()
    for form in forms:
        parts = form.lower().replace("-", " ").split()
        words |= {part for part in parts if len(parts) == 1 or len(part) >= SHORTEST_PART}
    # A word with an apostrophe is known by rule (apostrophes.py) or listed in short.toml.
    return {word for word in words if word.isalpha()}
