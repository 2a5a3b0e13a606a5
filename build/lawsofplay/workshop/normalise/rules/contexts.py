"""Words that context alone decides (*be* for *he*, a sign for *a*), by a witness's closed list."""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Book, Context, RepairRule
from lawsofplay.workshop.normalise.rules.lines import map_prose


def read_in_context(book: Book, context: Context) -> Book:
    """Apply the list ``[[context]]``: ``find`` (a regular expression), ``put``, ``ground``.

    The list fits the scan before other rules mend letters, so it holds whatever they do. A test
    checks that every entry finds something.
    """
    entries = [(re.compile(x["find"]), x["put"]) for x in context.data["context"]]

    def read(text: str) -> str:
        for find, put in entries:
            text = find.sub(put, text)
        return text

    return map_prose(book, read)


def context_rule(name: str) -> RepairRule:
    """The rule of a witness that keeps such a list."""
    return RepairRule(
        name,
        "letters",
        "Reads words that only their neighbours decide, from a closed list.",
        read_in_context,
    )
