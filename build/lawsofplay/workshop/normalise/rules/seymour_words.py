"""Seymour's listed mends: letter-spaced words, divided words, wrong letters, doubtful words.

Each is certain only at its place (``fed`` is *sed* at one joint and *fed* everywhere else), so each
names its line.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule


def mend(book: Book, rows: Iterable[list[Any]]) -> Book:
    """Apply rows ``[line, as scanned, as printed, ...]`` to the lines they name."""
    wanted: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for number, scanned, printed, *_ in rows:
        wanted[number].append((scanned, printed))
    return tuple(
        page.with_lines(tuple(_mended(line, wanted) for line in page.lines)) for page in book
    )


def _mended(line: Line, wanted: Mapping[int, list[tuple[str, str]]]) -> Line:
    for scanned, printed in wanted.get(line.number, ()):
        line = replace(line, text=line.text.replace(scanned, printed))
    return line


def spacing(book: Book, context: Context) -> Book:
    """Close up the listed letter-spaced words."""
    return mend(book, context.data["spacing"]["letters"])


def inner_hyphens(book: Book, context: Context) -> Book:
    """Write words whole that keep the hyphen of a line end inside the line."""
    return mend(book, context.data["hyphens"]["inside"])


def divided(book: Book, context: Context) -> Book:
    """Write the last word of the listed lines whole; its rest leaves the next line or page.

    The list gives the word as printed, with its points. A line left empty is cut.
    """
    listed = context.data["hyphens"]["divided"]
    pages = [list(page.lines) for page in book]
    flow = [(p, i) for p, lines in enumerate(pages) for i, x in enumerate(lines) if _flows(x)]
    for (p, i), (q, j) in pairwise(flow):
        line, rest = pages[p][i], pages[q][j]
        word = listed.get(str(line.number))
        if word and line.text.endswith("-"):
            begun = line.text[: line.text.rfind(" ") + 1]
            pages[p][i] = replace(line, text=begun + word)
            pages[q][j] = replace(rest, text=rest.text.lstrip().partition(" ")[2].lstrip())
    return tuple(
        page.with_lines(
            tuple(x for x, old in zip(lines, page.lines, strict=True) if _stays(x, old))
        )
        for page, lines in zip(book, pages, strict=True)
    )


def _flows(line: Line) -> bool:
    return bool(line.text.strip()) and not line.text.startswith((":", "@ ", "# "))


def _stays(now: Line, before: Line) -> bool:
    return bool(now.text.strip()) or not before.text.strip()


def certain_letters(book: Book, context: Context) -> Book:
    """Mend the listed letters."""
    return mend(book, context.data["letters"]["certain"])


def doubts(book: Book, context: Context) -> Book:
    """Mark the listed words as doubtful; their letters stay."""
    rows = [[number, words, f"{words}[?]"] for number, words in context.data["doubt"]["words"]]
    return mend(book, rows)


SPACING = RepairRule(
    "spacing.letters", "spacing", "Closes up the listed letter-spaced words.", spacing
)

DIVIDED = RepairRule(
    "hyphens.divided",
    "hyphens",
    "Writes words divided at line and page ends whole where they begin.",
    divided,
)

INNER_HYPHENS = RepairRule(
    "hyphens.inside",
    "hyphens",
    "Closes words that keep the hyphen of a lost line end.",
    inner_hyphens,
)

LETTERS = RepairRule(
    "letters.certain",
    "letters",
    "Mends the listed letters: long s read as f or t, false accents, letters lost.",
    certain_letters,
)

DOUBTS = RepairRule("doubt.words", "doubt", "Marks the listed words as doubtful.", doubts)
