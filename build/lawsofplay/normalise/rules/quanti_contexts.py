"""Words of quanti that context alone decides (*be* for *he*, a sign for *a*), by a closed list."""

from __future__ import annotations

import re

from lawsofplay.normalise.model import Book, Context, Line, Rule
from lawsofplay.normalise.rules.lines import is_prose


def read_in_context(book: Book, context: Context) -> Book:
    """Apply the list ``[[context]]``: ``find`` (a regular expression), ``put``, ``ground``.

    The list is written against the scan, before other rules mend letters, so that it holds
    whatever they do. That every entry hits something is a test's affair.
    """
    entries = [(re.compile(x["find"]), x["put"]) for x in context.data["context"]]

    def read(line: Line) -> Line:
        text = line.text
        if is_prose(text):
            for find, put in entries:
                text = find.sub(put, text)
        return Line(line.number, text)

    return tuple(page.with_lines(tuple(map(read, page.lines))) for page in book)


CONTEXTS = Rule(
    "quanti-contexts", "letters", "Reads words that only their neighbours decide.", read_in_context
)
