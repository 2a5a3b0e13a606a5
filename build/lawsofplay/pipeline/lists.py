"""Check files that have one thing on each line: word lists, ids.lock and seals.lock."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.schemas.reading import plain_text

_WORD = r"['’]?[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?"
_FORM = re.compile(rf"{_WORD}\t(?:[dtsvn]|b:[a-z]+|r:[^\s<]+<{_WORD})")
_BARE = re.compile(r"[^\W\d_]+")
_NAME = re.compile(rf"{_WORD}(?: {_WORD})*\.?")
_ADDRESS = re.compile(r"[a-z]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*")
_FUNCTION = re.compile(r"[a-z_0-9]+(?:\.[a-z_0-9]+)+")

Numbered = Iterator[tuple[int, str]]


def lexicon_faults(path: Path, shown: str) -> Iterator[InputError]:
    """A compiled lexicon has a form, a tab and the form's ground on each line, sorted by form."""
    mend = "must be a form, a tab and its ground; compile it again: laws lexicon"
    rows = list(_lines(path, shown))
    yield from _unfit(rows, _FORM, shown, mend)
    yield from _disordered([(n, line.partition("\t")[0]) for n, line in rows], shown)


def book_faults(path: Path, shown: str) -> Iterator[InputError]:
    """The words of a book: one on each line, sorted."""
    rows = list(_lines(path, shown))
    yield from _unfit(rows, _BARE, shown, "must be one word in small letters")
    yield from _disordered(rows, shown)


def name_faults(path: Path, shown: str) -> Iterator[InputError]:
    """Proper names: one on each line, none twice."""
    rows = [(n, line.strip()) for n, line in _lines(path, shown) if not line.startswith("#")]
    rows = [(n, line) for n, line in rows if line]
    yield from _unfit(rows, _NAME, shown, "must be a name, as printed")
    yield from _twice(rows, shown)


def id_faults(path: Path, shown: str) -> Iterator[InputError]:
    """ids.lock has an address on each line, or an old address and the new one."""
    rows = [(n, line) for n, line in _lines(path, shown) if line and not line.startswith("#")]
    for number, line in rows:
        if not all(_ADDRESS.fullmatch(part) for part in line.split(" -> ", 1)):
            mend = f"{line[:60]!r} is neither an address nor 'old -> new'; restore the line"
            yield InputError(shown, f"line {number}", mend)
    yield from _twice([(n, line.partition(" -> ")[0]) for n, line in rows], shown)


def seal_faults(path: Path, shown: str) -> Iterator[InputError]:
    """seals.lock has a function, an address, a digest and a text on each line, sorted."""
    rows = [(n, line) for n, line in _lines(path, shown) if not line.startswith("#")]
    for number, line in rows:
        fields = line.split("\t")
        fits = len(fields) == 4 and _FUNCTION.fullmatch(fields[0]) and _ADDRESS.fullmatch(fields[1])
        if not fits:
            mend = "must be function, address, digest and text between tabs; restore the line"
            yield InputError(shown, f"line {number}", mend)
    yield from _disordered([(n, line.split("\t")[:2]) for n, line in rows], shown)


def text_faults(path: Path, shown: str) -> Iterator[InputError]:
    """A text that is only kept, such as a licence of others, must be readable and not empty."""
    list(_lines(path, shown))
    return iter(())


def _lines(path: Path, shown: str) -> Numbered:
    """The lines with their numbers.

    Raises InputError for a file that is empty or does not end with a line end.
    """
    text = plain_text(path, shown)
    if not text.strip():
        raise InputError(shown, "", "the file is empty; restore it from version control")
    lines = text.split("\n")
    if lines.pop():
        mend = "the last line does not end: the file was cut off; restore it from version control"
        raise InputError(shown, f"line {len(lines) + 1}", mend)
    return enumerate(lines, 1)


def _unfit(
    rows: list[tuple[int, str]], form: re.Pattern[str], shown: str, mend: str
) -> Iterator[InputError]:
    for number, line in rows:
        if not form.fullmatch(line):
            yield InputError(shown, f"line {number}", f"{line[:40]!r}: {mend}")


def _disordered(rows: Iterable[tuple[int, Any]], shown: str) -> Iterator[InputError]:
    """Lines that do not come after the line before; this finds doubled lines too."""
    for (_, before), (number, after) in pairwise(rows):
        if after <= before:
            mend = "not in alphabetical order, or twice; restore the file as it was written"
            yield InputError(shown, f"line {number}", mend)


def _twice(rows: list[tuple[int, str]], shown: str) -> Iterator[InputError]:
    seen: dict[str, int] = {}
    for number, line in rows:
        if seen.setdefault(line, number) != number:
            mend = f"{line[:60]!r} stands on line {seen[line]} too; keep one of them"
            yield InputError(shown, f"line {number}", mend)
