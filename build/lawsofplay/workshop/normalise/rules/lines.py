"""Questions about the lines of a page's body that many rules ask."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from lawsofplay.workshop.normalise.model import Book, Line

_DIRECTIVE = re.compile(r"(?:@ |#{1,2} |:[a-z]+(?:$| ))")
_OPENS = re.compile(r"(?:@ |#{1,2} |§ |:[a-z]+(?:$| ))")

Place = tuple[str, int, Line]
"""A line with its page's name and its place on the page."""

INTERRUPTIONS = ("note", "table", "figure", "gap", "lines")
"""Blocks that may stand between two halves of a sentence."""


def is_directive(text: str) -> bool:
    """Whether the line is a mark without running text: ``@ id``, ``# head``, ``:reason``."""
    return bool(_DIRECTIVE.match(text))


def opens_block(text: str) -> bool:
    """Whether the line opens a block: a directive, or an item ``§ III. ...``."""
    return bool(_OPENS.match(text))


def is_row(text: str) -> bool:
    """Whether the line is a row of a table."""
    return text.startswith("|")


def is_prose(text: str) -> bool:
    """Whether the line holds running text."""
    return bool(text.strip()) and not is_directive(text) and not is_row(text)


def prose_lines(book: Book) -> list[Place]:
    """Every line of running text in reading order, over all pages."""
    return [
        (page.name, at, line)
        for page in book
        for at, line in enumerate(page.lines)
        if is_prose(line.text)
    ]


def rebuild(book: Book, changed: Mapping[tuple[str, int], Line | None]) -> Book:
    """The book with the lines at some places changed; None leaves a line out."""
    pages = []
    for page in book:
        lines = [changed.get((page.name, at), line) for at, line in enumerate(page.lines)]
        pages.append(page.with_lines(tuple(line for line in lines if line is not None)))
    return tuple(pages)


def map_prose(book: Book, function: Callable[[str], str]) -> Book:
    """The book with a function applied to every line of running text."""

    def changed(line: Line) -> Line:
        return replace(line, text=function(line.text)) if is_prose(line.text) else line

    return tuple(page.with_lines(tuple(map(changed, page.lines))) for page in book)


def blocks(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Split a body into blocks at blank lines; ``@ id`` is always a block of its own."""
    held: list[Line] = []
    for line in lines:
        if line.text.strip() and not line.text.startswith("@ "):
            held.append(line)
            continue
        if held:
            yield held
        held = []
        if line.text.strip():
            yield [line]
    if held:
        yield held


def body_of(held: Iterable[list[Line]]) -> tuple[Line, ...]:
    """Join blocks into a body, with one blank line between two blocks and none at the ends."""
    lines: list[Line] = []
    for block in held:
        if not block:
            continue
        if lines:
            lines.append(Line(block[0].number, ""))
        lines.extend(block)
    return tuple(lines)


def block_kind(block: list[Line]) -> str:
    """``division``, ``head``, ``subhead``, ``law``, ``paragraph``, or the directive's name."""
    first = block[0].text
    for mark, kind in (("@ ", "division"), ("## ", "subhead"), ("# ", "head"), ("§ ", "law")):
        if first.startswith(mark):
            return kind
    if first.startswith(":") and is_directive(first):
        return first[1:].split(" ", 1)[0]
    return "paragraph"


def usual_width(book: Book, measure: Callable[[str], int] = len) -> int:
    """The length that three quarters of the book's lines of running text do not exceed."""
    lengths = sorted(measure(x.text) for page in book for x in page.lines if is_prose(x.text))
    return lengths[len(lengths) * 3 // 4] if lengths else 0


def letters(text: str) -> str:
    """Only the letters of a text, folded: lower case, ``ſ`` as ``s``."""
    return "".join(c for c in text.casefold().replace("ſ", "s") if c.isalpha())
