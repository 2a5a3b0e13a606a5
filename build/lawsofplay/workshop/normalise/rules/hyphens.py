"""Writes words divided at the end of a line whole, on the line where they begin."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.lines import (
    INTERRUPTIONS,
    block_kind,
    blocks,
    is_prose,
)

DIVIDED = re.compile(r"(?P<left>[^\W\d_]+(?:['’][^\W\d_]+)*)[-=¬]{1,2}\s*$")
"""A line whose last word goes on: a letter, then a hyphen, also scanned as ``=`` or ``¬``."""

SECOND = re.compile(
    r"(?P<lead>[\s\-=]*)(?P<right>[^\W\d_]+(?:['’][^\W\d_]+)*)(?P<tail>\S*(?:\s+[;:!?](?!\S))?)\s*"
)
"""The rest of the word at the head of the next line, with the points after it."""

TENS = re.compile(
    r"twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|vingt|trente|quarante|cinquante"
    r"|soixante"
)
UNITS = re.compile(
    r"one|two|three|four|five|six|seven|eight|nine|first|second|third|(?:four|fif|six|seven|eigh|"
    r"nin)th|fix|un|deux|trois|quatre|cinq|sept|huit|neuf|dix"
)

Join = Callable[[str, str, Context], str]
"""From the two halves of a word to the word; both with a blank between where the hyphen is dirt of
the edge; "" where it stays as it is."""


@dataclass
class _Slot:
    """A line of running text: its page, its place in the page's body, its changed text."""

    page: int
    place: int
    text: str
    flow: str


def join_by_lexicon(left: str, right: str, context: Context) -> str:
    """The word that two halves make: without a hyphen if that is known, with one in a compound.

    A number word (``forty-five``) keeps its hyphen. So do two known words that make no known one
    (``over-trump``). If a half is no word, the scanner broke the whole, and later rules may mend
    it.
    """
    words = context.lexicon
    plain_left, plain_right = _plain(left), _plain(right)
    if TENS.fullmatch(plain_left.lower()) and UNITS.fullmatch(plain_right.lower()):
        return f"{left}-{right}"
    if known(plain_left + plain_right, words):
        return left + right
    if plain_left in words and plain_right in words:
        return f"{left}-{right}"
    return left + right


def known(word: str, words: Container[str]) -> bool:
    """Whether a word is known, if an ``f`` may be a long s."""
    return word in words or word.replace("f", "s") in words


def hyphens(join: Join = join_by_lexicon) -> RepairRule:
    """The rule that rejoins divided words, over lines, blocks and pages.

    ``join`` decides what the two halves make. The rest of the word moves to the line where the word
    begins. A line (or ``:cont``) left empty is cut.
    """

    def apply(book: Book, context: Context) -> Book:
        slots = list(_slots(book))
        for flow in ("text", "note"):
            held = [slot for slot in slots if slot.flow == flow]
            for slot, following in pairwise(held):
                _rejoin(slot, following, join, context)
        changed = {(slot.page, slot.place): slot.text for slot in slots}
        return tuple(
            page.with_lines(tuple(_rebuilt(page.lines, p, changed))) for p, page in enumerate(book)
        )

    return RepairRule(
        "hyphens.line-ends",
        "hyphens",
        "Writes words divided at line ends whole on the line where they begin.",
        apply,
    )


def _slots(book: Book) -> Iterator[_Slot]:
    """The lines of running text in reading order; notes are a flow of their own."""
    for p, page in enumerate(book):
        place = {id(line): i for i, line in enumerate(page.lines)}
        for block in blocks(page.lines):
            kind = block_kind(block)
            flow = "note" if kind in INTERRUPTIONS else "text"
            for line in block:
                if is_prose(line.text) and kind not in ("table", "verse", "figure", "gap"):
                    yield _Slot(p, place[id(line)], line.text, flow)


def _rejoin(slot: _Slot, following: _Slot, join: Join, context: Context) -> None:
    left = DIVIDED.search(slot.text)
    right = SECOND.match(following.text)
    if not left or not right or following.text.startswith("§ "):
        return
    if right["right"][0].isupper() and left["left"][0].islower():
        return
    word = join(left["left"], right["right"], context)
    if not word:
        return
    if " " in word:
        slot.text = slot.text[: left.start()] + left["left"]
        return
    slot.text = slot.text[: left.start()] + word + "".join(right["tail"].split())
    following.text = following.text[right.end() :]


def _rebuilt(
    lines: tuple[Line, ...], page: int, changed: dict[tuple[int, int], str]
) -> Iterator[Line]:
    """A page's lines with their changed texts, without emptied lines and ``:cont`` above them."""
    kept: list[Line] = []
    for i, line in enumerate(lines):
        text = changed.get((page, i), line.text)
        if line.text.strip() and not text.strip():
            continue
        if not text.strip() and kept and kept[-1].text == ":cont":
            kept.pop()
            continue
        if not text.strip() and not kept:
            continue
        kept.append(Line(line.number, text))
    if kept and kept[-1].text == ":cont":
        kept.pop()
    yield from kept


def _plain(word: str) -> str:
    return word.replace("ſ", "s").replace("’", "'")


HYPHENS = hyphens()
