"""The curated part of the lexicon: game terms, names, and spellings gathered by hand."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawsofplay.errors import InputError
from lawsofplay.files import read_text

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Term:
    """A term of the games: its head spelling, the other spellings, where it is used, its sense."""

    term: str
    languages: tuple[str, ...]
    games: tuple[str, ...]
    spellings: tuple[str, ...]
    gloss: str

    @property
    def forms(self) -> tuple[str, ...]:
        """The head spelling and all others."""
        return (self.term, *self.spellings)


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise InputError(path, "", f"not valid TOML ({error})") from None


def read_terms(root: Path) -> tuple[Term, ...]:
    """Return the terms of ``corpus/lexicon/terms.toml`` in the file's order.

    Raises InputError when an entry lacks a field.
    """
    path = root / "corpus/lexicon/terms.toml"
    return tuple(_term(entry, path) for entry in _table(path).get("term", []))


def _term(entry: dict[str, Any], path: Path) -> Term:
    try:
        return Term(
            entry["term"],
            tuple(entry["languages"]),
            tuple(entry["games"]),
            tuple(entry.get("spellings", ())),
            entry["gloss"],
        )
    except KeyError as missing:
        place = f"term {entry.get('term', '?')!r}"
        raise InputError(path, place, f"the field {missing} is missing; add it") from None


def read_names(root: Path) -> tuple[str, ...]:
    """Return the proper names of ``corpus/lexicon/names.txt`` as printed."""
    lines = read_text(root / "corpus/lexicon/names.txt").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def read_classes(root: Path) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return the curated classes of ``corpus/lexicon/variants.toml`` by language.

    The key ``both`` holds classes that join the two languages. Raises InputError when malformed.
    """
    path = root / "corpus/lexicon/variants.toml"
    table = _table(path)
    if not set(table) <= {*LANGUAGES, "both"}:
        raise InputError(path, "", "unknown table; the tables are en, fr and both")
    return {
        name: tuple(tuple(forms) for forms in group["classes"]) for name, group in table.items()
    }


def _single_words(forms: tuple[str, ...]) -> set[str]:
    return {form.lower() for form in forms if form.isalpha()}


def curated_forms(root: Path, lang: str) -> dict[str, str]:
    """Return the single words curated for a language with their ground (t, n or v)."""
    grounds: dict[str, str] = {}
    for forms in read_classes(root).get(lang, ()):
        grounds |= dict.fromkeys(_single_words(forms), "v")
    grounds |= dict.fromkeys(_single_words(read_names(root)), "n")
    for term in read_terms(root):
        if lang in term.languages:
            for form in term.forms:
                words = form.replace("-", " ").replace("'", " ").split()
                grounds |= dict.fromkeys(
                    _single_words(tuple(words)) if len(words) == 1 else (), "t"
                )
    return grounds
