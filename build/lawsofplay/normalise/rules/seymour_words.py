"""Seymour's listed mends: letter-spaced words, divided words, wrong letters, doubtful words.

Each is certain for its place alone (``fed`` is *sed* at one joint and *fed* everywhere else), so
each names its line; a list that no longer fits the text stops the run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise

from lawsofplay.errors import InputError
from lawsofplay.normalise.model import Book, Context, Line, Rule

Mend = tuple[str, str, int]
"""As scanned, as printed, and how often it stands in the line."""


def mend(book: Book, context: Context, table: str, rows: Iterable[list[object]]) -> Book:
    """Apply rows ``[line, as scanned, as printed, times]`` (``times`` is 1 when left out).

    Raises InputError when a line does not hold the scanned words that many times.
    """
    wanted: dict[int, list[Mend]] = defaultdict(list)
    for number, scanned, printed, *times in rows:
        wanted[int(str(number))].append((str(scanned), str(printed), int(str((times or [1])[0]))))
    done: dict[tuple[int, str], int] = defaultdict(int)
    pages = tuple(
        page.with_lines(tuple(_mended(line, wanted, done) for line in page.lines)) for page in book
    )
    _check(wanted, done, context, table)
    return pages


def _mended(line: Line, wanted: Mapping[int, list[Mend]], done: dict[tuple[int, str], int]) -> Line:
    for scanned, printed, _ in wanted.get(line.number, ()):
        done[line.number, scanned] += line.text.count(scanned)
        line = replace(line, text=line.text.replace(scanned, printed))
    return line


def _check(
    wanted: Mapping[int, list[Mend]],
    done: Mapping[tuple[int, str], int],
    context: Context,
    table: str,
) -> None:
    for number, mends in wanted.items():
        for scanned, _, times in mends:
            found = done.get((number, scanned), 0)
            if found != times:
                place = f"[{table}] line {number}"
                what = f"{scanned!r} stands {found} times, not {times}; mend the table"
                raise InputError(f"corpus/{context.siglum}/normalise.toml", place, what)


def spacing(book: Book, context: Context) -> Book:
    """Close up the listed letter-spaced words."""
    return mend(book, context, "spacing", context.data["spacing"]["letters"])


def inner_hyphens(book: Book, context: Context) -> Book:
    """Write words whole that keep the hyphen of a line end inside the line."""
    return mend(book, context, "hyphens", context.data["hyphens"]["inside"])


def divided(book: Book, context: Context) -> Book:
    """Write the last word of the listed lines whole; its rest comes from the next line or page.

    Points go with the word; a line left empty is cut. Raises InputError for a listed line that
    does not end in a hyphen.
    """
    listed = set(context.data["hyphens"]["divided"])
    pages = [list(page.lines) for page in book]
    flow = [(p, i) for p, lines in enumerate(pages) for i, x in enumerate(lines) if _flows(x)]
    seen = set()
    for (p, i), (q, j) in pairwise(flow):
        line, rest = pages[p][i], pages[q][j]
        if line.number in listed and line.text.endswith("-"):
            first, _, others = rest.text.lstrip().partition(" ")
            pages[p][i] = replace(line, text=line.text[:-1] + first)
            pages[q][j] = replace(rest, text=others.lstrip())
            seen.add(line.number)
    if missing := sorted(listed - seen):
        what = f"line {missing[0]} does not end in a hyphen; mend the list"
        raise InputError(f"corpus/{context.siglum}/normalise.toml", "[hyphens] divided", what)
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
    return mend(book, context, "letters", context.data["letters"]["certain"])


def doubts(book: Book, context: Context) -> Book:
    """Mark the listed words as doubtful; their letters stay."""
    rows = [[number, words, f"{words}[?]"] for number, words in context.data["doubt"]["words"]]
    return mend(book, context, "doubt", rows)


SPACING = Rule("spacing.letters", "spacing", "Closes up the listed letter-spaced words.", spacing)

DIVIDED = Rule(
    "hyphens.divided",
    "hyphens",
    "Writes words divided at line and page ends whole where they begin.",
    divided,
)

INNER_HYPHENS = Rule(
    "hyphens.inside",
    "hyphens",
    "Closes words that keep the hyphen of a lost line end.",
    inner_hyphens,
)

LETTERS = Rule(
    "letters.certain",
    "letters",
    "Mends the listed letters: long s read as f or t, false accents, letters lost.",
    certain_letters,
)

DOUBTS = Rule("doubt.words", "doubt", "Marks the listed words as doubtful.", doubts)
