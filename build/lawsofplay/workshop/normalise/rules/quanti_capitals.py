"""Capitals of quanti within a sentence: small words that the scanner gave a capital."""

from __future__ import annotations

import re
from dataclasses import replace

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.lines import prose_lines, rebuild

_SMALL = r"(?:Is|It|In|If|Of|To|At|Or|An|Was|Were|What|One)(?!\w)"
_WITHIN = re.compile(rf"(?<=[a-z]{{2}} ){_SMALL}")
_FIRST = re.compile(_SMALL)


def small_capitals(book: Book, context: Context) -> Book:
    """*equal to It* and *and / Is called*: no sentence begins after a word without a point.

    A line's first word counts as within the sentence if the line before it, of the same block, ends
    in a small letter.
    """
    untouched = context.data["words"]["untouched"]
    places = [place for place in prose_lines(book) if place[0] not in untouched]
    changed: dict[tuple[str, int], Line | None] = {}
    befores = [("", 0, Line(0, "")), *places]
    for before, (page, at, line) in zip(befores, places, strict=False):
        text = _WITHIN.sub(lambda m: m[0].lower(), line.text)
        adjoins = before[:2] == (page, at - 1) and re.search(r"[a-z]{2}$", before[2].text)
        if adjoins and _FIRST.match(text):
            text = text[0].lower() + text[1:]
        if text != line.text:
            changed[page, at] = replace(line, text=text)
    return rebuild(book, changed)


CAPITALS = RepairRule(
    "quanti-capitals",
    "letters",
    "Writes small words small where no sentence begins.",
    small_capitals,
)
