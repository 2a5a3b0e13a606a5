"""Quanti's 107 articles: each a paragraph that begins with its number, restored by sequence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page

_FILE = "corpus/quanti/normalise.toml"
_NUMBER = re.compile(r"\d{1,3}\.—")
_ITEM = re.compile(r"\d\. ")
_OPENING = re.compile(r"\W{0,3}?[0-9A-Za-z]{1,3}[\s.,;:*«<]{1,3}[-—][-—\s^]*")


def number_articles(book: Book, context: Context) -> Book:
    """Give every article its number, in a block of its own.

    Raises InputError if a listed line is no longer in the book, or does not begin like an article.
    Otherwise a lost number would go unnoticed.
    """
    table: dict[str, Any] = context.data["articles"]
    numbers = {line: number for number, line in enumerate(table["lines"], 1)}
    held = {line.number for page in book for line in page.lines}
    if lost := sorted(numbers.keys() - held):
        raise InputError(_FILE, f"article {numbers[lost[0]]}", f"no page holds line {lost[0]}")
    return tuple(
        page.with_lines(
            tuple(
                new
                for line in page.lines
                for new in (
                    _article(line, numbers[line.number], table)
                    if line.number in numbers and line.text.strip()
                    else (line,)
                )
            )
        )
        for page in book
    )


def _article(line: Line, number: int, table: dict[str, Any]) -> Iterator[Line]:
    text = without_number(line.text, table["openings"].get(str(number)), number)
    yield Line(line.number, "")
    if number in table["alone"]:
        yield Line(line.number, f"{number}.—")
        yield Line(line.number, "")
        yield Line(line.number, f"§ 1. {text}")
    else:
        yield Line(line.number, f"{number}.—{text}")


def without_number(text: str, opening: list[str] | None, number: int) -> str:
    """An article's first line without the number and the dash.

    ``opening`` (as scanned, what it restores) is given where no pattern fits. Raises InputError if
    the line does not begin with it, or not like an article at all.
    """
    if opening is not None:
        scanned, restored = opening
        # Specks may stand before it if no rule has cut them.
        text = text if text.startswith(scanned) else text.lstrip(".•' ")
        if not text.startswith(scanned):
            raise InputError(_FILE, f"number {number}", f"its line does not begin {scanned!r}")
        return (restored + text[len(scanned) :]).strip()
    match = _OPENING.match(text)
    if not match:
        raise InputError(_FILE, f"number {number}", "its line does not begin with number and dash")
    return text[match.end() :].strip()


def mark_laws(book: Book, context: Context) -> Book:
    """Mark the laws whose numeral is too broken for any pattern.

    Raises InputError if a listed line does not begin as the list says.
    """
    openings: dict[str, list[Any]] = context.data["laws"]["openings"]

    def marked(line: Line) -> Line:
        number, scanned, restored = openings.get(str(line.number), (0, "", ""))
        if not number or not line.text.strip():
            return line
        text = without_number(line.text, [scanned, restored], number)
        return Line(line.number, f"§ {number}. {text}")

    return tuple(page.with_lines(tuple(map(marked, page.lines))) for page in book)


def part_articles(page: DraftPage, context: Context) -> DraftPage:
    """Open a block before every article; several follow a sentence that breaks off in *But*."""
    lines: list[Line] = []
    for line in page.lines:
        if _NUMBER.match(line.text) and lines:
            if lines[-1].text == ":cont":
                lines.pop()
            elif lines[-1].text:
                lines.append(Line(line.number, ""))
        lines.append(line)
    return page.with_lines(tuple(lines))


def mark_items(page: DraftPage, context: Context) -> DraftPage:
    """Mark the numbered directions of article 106, which are advice and no laws."""
    items = {int(line): number for line, number in context.data["items"].items()}
    lines: list[Line] = []
    for line in page.lines:
        number, match = items.get(line.number), _ITEM.match(line.text)
        if number and match:
            lines.append(Line(line.number, f":item {number}."))
            line = Line(line.number, line.text[match.end() :])
        lines.append(line)
    return page.with_lines(tuple(lines))


ARTICLES = RepairRule(
    "quanti-articles", "structure", "Numbers the articles by sequence.", number_articles
)
LAWS = RepairRule(
    "quanti-laws", "structure", "Restores the numerals of laws that no pattern finds.", mark_laws
)
PARTED = RepairRule(
    "quanti-articles-parted",
    "structure",
    "Opens a block before every article.",
    per_page(part_articles),
)
ITEMS = RepairRule(
    "quanti-items", "structure", "Marks the numbered directions.", per_page(mark_items)
)
