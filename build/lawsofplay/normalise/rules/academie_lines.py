"""Walking over the running text of *academie*: which lines are text, and changing some of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from lawsofplay.normalise.model import Book, Context, Line
from lawsofplay.normalise.rules.academie_words import FILE, Words, words_of
from lawsofplay.normalise.rules.lines import is_directive, is_row

Place = tuple[str, int, Line]


def words_for(context: Context) -> Words:
    """The words to go by: the context's lexicon and the witness's closed lists."""
    return words_of(context.lexicon.forms, context.root / FILE)


def is_text(text: str) -> bool:
    """Does the line hold words of the book (no mark, no row of a table, not blank)?"""
    return bool(text.strip()) and not is_directive(text) and not is_row(text)


def text_lines(book: Book) -> list[Place]:
    """Every line of text with its page's name and its place on the page, in reading order."""
    return [
        (page.name, at, line)
        for page in book
        for at, line in enumerate(page.lines)
        if is_text(line.text)
    ]


def rebuild(book: Book, changed: Mapping[tuple[str, int], Line | None]) -> Book:
    """The book with some lines changed, or left out where None stands for them."""
    pages = []
    for page in book:
        lines = [changed.get((page.name, at), line) for at, line in enumerate(page.lines)]
        pages.append(page.with_lines(tuple(line for line in lines if line is not None)))
    return tuple(pages)


def per_text(function: Callable[[str, Words], str]) -> Callable[[Book, Context], Book]:
    """Make a rule of a function from a line of text to its new text."""

    def apply(book: Book, context: Context) -> Book:
        words = words_for(context)
        return tuple(
            page.with_lines(
                tuple(
                    replace(line, text=function(line.text, words)) if is_text(line.text) else line
                    for line in page.lines
                )
            )
            for page in book
        )

    return apply
