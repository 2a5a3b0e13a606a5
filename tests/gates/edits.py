"""One random edit of a page's text, of kinds that change what a book says."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable

WORD = re.compile(r"[^\W\d_]+")
"""Letters in a row, which most edits change."""

DECIDING = re.compile(
    r"\b(?:not?|nor|never|without|ne|pas|point|sans|ni|jamais|un|une|one|two|six|deux|trois)\b",
    re.I,
)
"""Negations and number words, many of two letters."""

Edit = Callable[[str, random.Random], str]


def _swapped(pattern: re.Pattern[str], swap: Callable[[str], str]) -> Edit:
    """An edit of one random place that fits the pattern; no edit if no place does."""

    def edit(text: str, chance: random.Random) -> str:
        found = list(pattern.finditer(text))
        if not found:
            return text
        place = chance.choice(found)
        return text[: place.start()] + swap(place[0]) + text[place.end() :]

    return edit


def _other_letter(letter: str) -> str:
    return chr((ord(letter) - ord("a") + 1) % 26 + ord("a"))


def _bare(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0]


KINDS: dict[str, Edit] = {
    "letter changed": _swapped(re.compile(r"[a-z]"), _other_letter),
    "letter dropped": _swapped(re.compile(r"(?<=\w)[a-z](?=\w)"), lambda letter: ""),
    "word dropped": _swapped(re.compile(r"(?<= )\w+ "), lambda word: ""),
    "negation or number word dropped": _swapped(DECIDING, lambda word: ""),
    "figure changed": _swapped(re.compile(r"\d"), lambda figure: str((int(figure) + 1) % 10)),
    "case": _swapped(re.compile(r"[^\W\d_]"), str.swapcase),
    "point": _swapped(re.compile(r"[,;:.!?]"), lambda point: "," if point != "," else "."),
    "accent": _swapped(re.compile(r"[à-öø-ÿ]"), _bare),
    "blank": _swapped(re.compile(r"(?<=\w) (?=\w)"), lambda blank: ""),
}
"""The kinds of edits by name. An edit without a place leaves the text as it is."""
