"""Compares Seymour's closed lists with the file, before any rule reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.model import Book, Context, RepairRule, per_line
from lawsofplay.workshop.normalise.rules.seymour_markdown import undress


def markdown(book: Book, context: Context) -> Book:
    """Remove the Markdown marks of every line, then compare the closed lists with the lines.

    Raises InputError (table and line) for a row whose words are not in its line. Otherwise a slip
    in a list would look like a rule that found nothing to do.
    """
    book = per_line(undress)(book, context)
    texts = {line.number: line.text for page in book for line in page.lines}
    for table, number, wrong in faults(texts, context.data):
        place = f"[{table}] line {number}"
        raise InputError(f"corpus/{context.siglum}/normalise.toml", place, wrong)
    return book


def faults(texts: Mapping[int, str], data: Mapping[str, Any]) -> Iterator[tuple[str, int, str]]:
    """Rows that do not fit: table, line, what is wrong; ``texts`` are lines without Markdown."""
    mends = [("spacing.letters", row) for row in data["spacing"]["letters"]]
    mends += [("hyphens.inside", row) for row in data["hyphens"]["inside"]]
    mends += [("letters.certain", row) for row in data["letters"]["certain"]]
    mends += [("doubt.words", [*row, ""]) for row in data["doubt"]["words"]]
    for table, (number, words, _, *times) in mends:
        found, wanted = texts.get(number, "").count(words), (times or [1])[0]
        if found != wanted:
            yield table, number, f"{words!r} stands there {found} times, not {wanted}"
    for table, number, words, fits in _ends(texts, data):
        if not fits:
            yield table, number, f"the line does not fit {words!r}"


def _ends(
    texts: Mapping[int, str], data: Mapping[str, Any]
) -> Iterator[tuple[str, int, str, bool]]:
    """Rows about the beginning or the end of a line, and whether they fit it."""
    for table, rows, begins in (
        ("joints.merged", data["joints"]["merged"], False),
        ("joints.fragments", data["joints"]["fragments"], True),
        ("furniture.signatures", data["furniture"]["signatures"], True),
    ):
        for number, words in rows.items():
            text = f" {texts.get(int(number), '')} "
            fits = text.startswith(f" {words} ") if begins else text.endswith(f" {words} ")
            yield table, int(number), words, fits
    for number, word in data["hyphens"]["divided"].items():
        yield "hyphens.divided", int(number), word, texts.get(int(number), "").endswith("-")


MARKDOWN = RepairRule(
    "frame.markdown",
    "frame",
    "Turns the marks of Markdown and HTML into those of the page files, or drops them.",
    markdown,
)
