"""Hyphens of quanti at line ends: those read as other signs, and signs read as hyphens."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import replace
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.confusions import known_words
from lawsofplay.workshop.normalise.rules.lines import prose_lines, rebuild

_END = re.compile(
    r"(?P<broken>\S*?[^\sA-Za-z(])?(?P<word>[A-Za-z]+)(?P<sign> ?(?:-[*«»>^•.]+|[*«»>^•]+-?|-))$"
)
_START = re.compile(r"[A-Za-z]+")

PREFIXES = frozenset({"anti", "re", "un", "in", "non", "pre", "over", "mis", "dis"})
FIRST_HALVES = frozenset({"con", "per", "com", "extra", "par", "pro"})
"""Words, or parts of words, that hardly ever end a clause: a sign after them divides a word."""
LONG = 6
"""Above this many letters, two neighbouring words hardly ever make a third one by chance."""
NUMBERS = frozenset({"two", "three", "four", "twenty", "thirty", "forty", "half"})


def settle(left: str, sign: str, right: str, lexicon: Container[str]) -> str:
    """What stands between two halves: ``-`` (a divided word), nothing, or the sign as it is.

    The scanner put a hyphen after whole words, and read hyphens as ``* » ^``. The halves, and the
    word they make, decide. If they do not, the sign stays.
    """
    whole = left + right in lexicon
    halves = (left in lexicon, right in lexicon and len(right) > 1)
    if "-" not in sign:
        # Two halves that are no words are one broken word (reflec*/tiou). But a ^ is more
        # often a letter of its own.
        broken = not any(halves) and set(sign) <= set("*«»>.") and len(left) > 1
        broken = broken or left.lower() in FIRST_HALVES
        divided = (whole and (not all(halves) or len(left + right) > LONG)) or broken
        return "-" if divided and right[0].islower() else sign
    if right[0].isupper() and left[-1].islower():
        # A capital within a word is a misread letter (obser-/Tation), unless it begins a word.
        return "" if halves[1] else "-"
    if whole or not halves[1] or left.lower() in PREFIXES | NUMBERS:
        return "-"
    return ""


def settle_line_ends(book: Book, context: Context) -> Book:
    """Settle the sign at the end of every line of running text, over pages too."""
    changed: dict[tuple[str, int], Line] = {}
    for (page, at, line), (_, _, following) in pairwise(prose_lines(book)):
        end, start = _END.search(line.text), _START.match(following.text.lstrip("•'^- "))
        # A word broken before its last letters decides nothing.
        if end and start and not end["broken"]:
            sign = settle(end["word"], end["sign"].strip(), start[0], known_words(context))
            if sign != end["sign"].strip():
                changed[page, at] = replace(line, text=line.text[: end.start("sign")] + sign)
    return rebuild(book, changed)


LINE_ENDS = RepairRule(
    "quanti-line-ends",
    "hyphens",
    "Restores hyphens read as other signs and drops those that divide nothing.",
    settle_line_ends,
)
