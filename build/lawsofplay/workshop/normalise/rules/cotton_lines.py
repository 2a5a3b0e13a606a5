"""Cotton's lines: blocks wrapped so that an editor can work, and unread letters marked."""

from __future__ import annotations

import textwrap

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page

WIDTH = 70
"""Signs in a line; the file has no printed lines to follow."""


def wrap(text: str) -> list[str]:
    """Lines of at most ``WIDTH`` signs, broken only at blanks; an empty line stays one."""
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False) or [""]


def wrap_page(page: DraftPage, context: Context) -> DraftPage:
    """Wrap the text of a page; marks, headings and gaps stay on their line."""
    return page.with_lines(
        tuple(
            Line(line.number, text)
            for line in page.lines
            for text in ([line.text] if line.text.startswith(("@", "#", ":")) else wrap(line.text))
        )
    )


def mark_doubts(book: Book, context: Context) -> Book:
    """Put ``[?]`` after the words that the keyers could not read.

    Raises InputError if a word of the list is not in its line, since list and file then disagree.
    """
    for doubt in context.data.get("doubt", []):
        word, number = doubt["word"], doubt["line"]
        marked = tuple(
            page.with_lines(
                tuple(
                    Line(
                        x.number,
                        x.text.replace(word, f"{word}[?]") if x.number == number else x.text,
                    )
                    for x in page.lines
                )
            )
            for page in book
        )
        if marked == book:
            raise InputError("corpus/cotton/normalise.toml", f"line {number}", f"no word {word!r}")
        book = marked
    return book


WRAP = RepairRule("cotton-wrap", "structure", "Wraps blocks into lines.", per_page(wrap_page))
DOUBTS = RepairRule("cotton-doubts", "doubt", "Marks what the keyers could not read.", mark_doubts)
