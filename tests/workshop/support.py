"""Little books for the tests of rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lawsofplay.model.outline import Division
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line


class Words(frozenset[str]):
    """A lexicon of few words; capitals count as small letters, as in the real one."""

    def __contains__(self, word: object) -> bool:
        return frozenset.__contains__(self, str(word).lower())


def page(text: str, first: int = 1, name: str = "p001") -> DraftPage:
    """A page with the lines of the text, numbered from ``first``."""
    lines = tuple(Line(first + i, x) for i, x in enumerate(text.strip("\n").split("\n")))
    return DraftPage(name, name.lstrip("pfz0"), ((first, first + len(lines) - 1),), lines)


def pages(*texts: str, first: int = 1) -> Book:
    """Pages with these texts, their lines numbered through."""
    book: list[DraftPage] = []
    for n, text in enumerate(texts, 1):
        book.append(page(text, first, f"p{n:03d}"))
        first = book[-1].stretches[-1][1] + 1
    return tuple(book)


def context(
    *divisions: Division, words: str = "", data: dict[str, Any] | None = None, siglum: str = "x"
) -> Context:
    """A context with an outline, a lexicon of the words given, and data."""
    held = Words(words.split())
    return Context(siglum, divisions, (), held, data or {}, Path())  # type: ignore[arg-type]


def division(name: str, line: int, **fields: Any) -> Division:
    """A division of type ``section`` at a line."""
    return Division(name, fields.pop("type", "section"), line, ("1", "1"), **fields)
