"""The structure of *academie* as normalise.toml gives it: openings, entries, reasons.

A drop capital or numeral that the scanner ruined cannot be told from the letters around it. So the
beginnings of such lines are a closed list, which every run compares with the file.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.laws import fold_numeral, law_numerals
from lawsofplay.workshop.normalise.rules.lines import (
    block_kind,
    blocks,
    body_of,
    is_directive,
    is_row,
)

TOKEN = r"\W{0,4}?(?P<numeral>[\w¡|!][\w¡|!' ]{0,13}?) ?[.,:;*]+\s*(?=\W{0,3}[A-Z0-9])"
"""An item's opening in this file: split numeral (``X X I V .``), no blank after the point."""

CONFUSIONS = {
    "í": "I", "Í": "I", "¡": "I", "i": "I", "l": "I", "1": "I", "!": "I", "|": "I", "J": "I",
    "H": "II", "U": "II", "v": "V", "y": "V", "Y": "V", "x": "X", "Ü": "II",
}  # fmt: skip
"""Readings of a numeral's strokes in a Spanish alphabet."""

LAW_NUMERALS = law_numerals(confusions=CONFUSIONS, token=TOKEN)

_NUMERAL = re.compile(r"^[^\w\[\"§]{0,2}((?:[IVXLl1íÍ!] ?){1,7}) ?\.\s*(?=[A-ZÉ][a-zéíñ’' ])")
_ROMAN = re.compile(r"(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})")
_DROP = re.compile(r"^(§ \S+ )?([A-ZÉ])\s+([A-Z]{1,2})(?=[a-zéíñü’'\s])")


def open_lines(book: Book, context: Context) -> Book:
    """Restore the beginnings of lines listed under ``[openings]``.

    An entry is ``number = [as the file has it, as printed]``. Blanks and combining marks in the
    first text do not count. A line break in the second opens a block. Raises InputError for a line
    that does not begin so.
    """
    listed = context.data.get("openings", {})
    return tuple(
        page.with_lines(tuple(_opened(page.lines, listed, context.siglum))) for page in book
    )


def _opened(lines: tuple[Line, ...], listed: dict[str, list[str]], siglum: str) -> Iterator[Line]:
    for line in lines:
        if str(line.number) not in listed or not line.text.strip():
            yield line
            continue
        old, new = listed[str(line.number)]
        rest = after(line.text, old)
        if rest is None:
            place = f"[openings] {line.number}"
            mend = f"the line begins {line.text[:20]!r}, not {old!r}"
            raise InputError(f"corpus/{siglum}/normalise.toml", place, mend)
        blank = " " if new.strip() and not new[-1].isspace() and rest[:1].isspace() else ""
        for text in f"{new}{blank}{rest.lstrip()}".split("\n"):
            if text.strip():
                yield Line(line.number, text)


def after(text: str, opening: str) -> str | None:
    """What follows an opening in a text; None if the text does not begin so.

    Blanks, apostrophes and combining marks do not count, since earlier rules mend them.
    """
    wanted = _signs(opening) or [sign for sign in opening if not sign.isspace()]
    at = 0
    for place, sign in enumerate(text):
        if at == len(wanted):
            rest = text[place:]
            return rest.lstrip(f"{_APOSTROPHES} ") if opening[-1] in _APOSTROPHES else rest
        for part in _signs(sign) or ([sign] if sign == wanted[at] else []):
            if at == len(wanted) or part != wanted[at]:
                return None
            at += 1
    return "" if at == len(wanted) else None


_APOSTROPHES = "'’"


def _signs(text: str) -> list[str]:
    """The signs of a text that count."""
    return [
        sign
        for sign in unicodedata.normalize("NFD", text)
        if not (sign.isspace() or unicodedata.combining(sign) or sign in _APOSTROPHES)
    ]


def enter(page: DraftPage, context: Context) -> DraftPage:
    """Give the entries of the dictionary their headwords: ``:entry Baste.``"""
    listed = context.data.get("entries", {})
    result: list[Line] = []
    for line in page.lines:
        old, new = listed.get(str(line.number), ("", ""))
        rest = after(line.text, old) if old else None
        if rest is None or is_directive(line.text):
            result.append(line)
            continue
        result.append(Line(line.number, f":entry {new}"))
        if rest.strip():
            result.append(Line(line.number, rest.lstrip()))
    return page.with_lines(tuple(result))


def mark(page: DraftPage, context: Context) -> DraftPage:
    """Open the blocks listed under ``[blocks]``: reasons, and prose that closes a list."""
    kinds = context.data.get("blocks", {})
    marks = {n: kind for kind in ("reason", "p") for n in kinds.get(kind, ())}
    result: list[Line] = []
    for line in page.lines:
        if line.number in marks and line.text.strip():
            result.append(Line(line.number, f":{marks.pop(line.number)}"))
        result.append(line)
    return page.with_lines(tuple(result))


def drop_capitals(page: DraftPage, context: Context) -> DraftPage:
    """Join a drop capital to its word: ``L E nom`` after a heading is ``LE nom``."""
    result: list[Line] = []
    fresh = False
    for line in page.lines:
        text = line.text
        if fresh and text.strip() and not is_directive(text):
            text = _DROP.sub(r"\1\2\3", text)
            fresh = False
        fresh = fresh or text.startswith(("@ ", "# ", "## "))
        result.append(Line(line.number, text))
    return page.with_lines(tuple(result))


def join_numerals(page: DraftPage, context: Context) -> DraftPage:
    """Restore the numeral that opens a paragraph: ``X V11 . Quand`` is ``XVII. Quand``."""
    return page.with_lines(
        tuple(
            x if is_row(x.text) else Line(x.number, _NUMERAL.sub(_numeral, x.text))
            for x in page.lines
        )
    )


def _numeral(found: re.Match[str]) -> str:
    """The folded numeral, if folding makes one; else the text as it stands."""
    folded = fold_numeral(found[1], CONFUSIONS)
    return f"{folded}. " if _ROMAN.fullmatch(folded) else found[0]


def beside_notes(rule: RepairRule) -> RepairRule:
    """A rule that does not see footnotes: a page's last word goes on after them, overleaf."""

    def apply(book: Book, context: Context) -> Book:
        parted = [list(blocks(page.lines)) for page in book]
        notes = [[x for x in held if block_kind(x) == "note"] for held in parted]
        texts = [[x for x in held if block_kind(x) != "note"] for held in parted]
        plain = tuple(
            page.with_lines(body_of(text)) for page, text in zip(book, texts, strict=True)
        )
        return tuple(
            page.with_lines(body_of([*blocks(page.lines), *held])) if held else page
            for page, held in zip(rule.apply(plain, context), notes, strict=True)
        )

    return replace(rule, apply=apply)


OPENINGS = RepairRule(
    "academie.openings",
    "structure",
    "Restores drop capitals, destroyed numerals and specks at the beginnings of listed lines.",
    open_lines,
)
DROP_CAPITALS = RepairRule(
    "academie.drop-capitals",
    "structure",
    "Joins a drop capital to its word.",
    per_page(drop_capitals),
)
ENTRIES = RepairRule(
    "academie.entries", "structure", "Opens the entries of the dictionary.", per_page(enter)
)
BLOCKS = RepairRule(
    "academie.blocks",
    "structure",
    "Marks the reasons of the laws of Piquet and the prose that follows a list.",
    per_page(mark),
)
NUMERALS = RepairRule(
    "academie.numerals",
    "structure",
    "Closes up the numerals that open paragraphs.",
    per_page(join_numerals),
)
