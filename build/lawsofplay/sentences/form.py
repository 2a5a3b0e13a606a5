"""Checks of a sentence's form: a capital letter, a full stop, no bare number or yes, no code."""

from __future__ import annotations

import re
from collections.abc import Iterator

_BEGINS = re.compile(r"[“«]?[A-ZÀ-ÝŒ]")
_BARE = re.compile(r"(yes|no|none|nothing|true|false)\.", re.IGNORECASE)
_CODE = re.compile(r"[{}<>`_*=]|\bNone\b|\bTrue\b|\bFalse\b")
_NUMBER = re.compile(r"(?<![\w/.,–-])(?:\d+ \d+/\d+|\d+(?:/\d+)?)(?![\w/])")
_NAMES = re.compile(
    r"\b(?:player|game|law|number|deal|trick|round|hand|point|throw|seat|place|house|die|face"
    r"|figure|page|share|lot|ticket|of|in|to|from|than|is|are|and|or|by|,|–)s?,? $"
)
_YEARS = range(1600, 1900)


def form_faults(sentence: str) -> Iterator[str]:
    """What is wrong with the form of one sentence or several: each fault as a predicate."""
    if not _BEGINS.match(sentence):
        yield "begins without a capital letter"
    if not sentence.endswith((".", ".”")) or sentence.endswith(".."):
        yield "does not end with one full stop"
    if "  " in sentence or " ." in sentence or " ," in sentence:
        yield "has a blank too many"
    if _BARE.fullmatch(sentence):
        yield "is no sentence"
    if code := _CODE.search(sentence):
        yield f"holds {code[0]!r}, which is no plain English"
    yield from _bare_numbers(sentence)


def _bare_numbers(sentence: str) -> Iterator[str]:
    """Numbers without a unit: no word after them, and none before them, says what they count."""
    for number in _NUMBER.finditer(sentence):
        after = sentence[number.end() :]
        counts = re.match(r"(?:(?:,| and| or| to|, and) \d+(?:/\d+)?)* [“a-zà-ÿA-Z]", after)
        named = _NAMES.search(sentence[: number.start()])
        year = number[0].isdigit() and int(number[0]) in _YEARS
        if not (counts or named or year):
            yield f"says {number[0]} without its unit"
