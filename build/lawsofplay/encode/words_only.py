"""A source of words without points: its words, those of the pages, and what the pages add.

The pages of such a witness have ``points: supplied``. Their words are, in their order, those of
ocr.txt; points, brackets, sentence capitals and the ampersand of ``&c.`` are the editors'.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from lawsofplay.errors import InputError
from lawsofplay.transcription import Inline, Page, Run, parse_inline

POINTS = frozenset(",;:.?!()")
"""Signs that an editor may supply around a word."""

_ELISION = re.compile(r" (?='le\b)|(?<=(?<!\S)'t) ")
# A letter that the keyers could not read.
_BLOT = "●"
_WORDLESS = frozenset({"division", "gap", "figure"})

Word = tuple[int, str]
"""A word and its line, counted from 1: in ocr.txt, or in the page file (where its block begins)."""


def is_words_only(siglum: str, pages: Sequence[Page]) -> bool:
    """Has the source words only? Raises InputError (page file) when only some pages say so."""
    told = [page for page in pages if page.header.points]
    for page in pages if told else ():
        if not page.header.points:
            mend = "other pages have 'points: supplied'; give it to this one too"
            raise InputError(_file(page), "", mend)
    return bool(told)


def source_words(page: Page, source: Sequence[str]) -> list[Word]:
    """The words of ocr.txt that belong to a page, in the page's order.

    An elision that the file splits (``I 'le``, ``'t is``) is one word.
    """
    return [
        (number, word)
        for first, last in page.header.lines
        for number in range(first, last + 1)
        for word in _ELISION.sub("", source[number - 1]).split()
    ]


def page_words(page: Page) -> list[Word]:
    """The words of a page that its source must have: all but what the editors supplied."""
    return [
        (block.line, word)
        for block in page.blocks
        if block.kind not in _WORDLESS
        for part in (block.argument if block.kind == "law" else "", block.text)
        for word in _unsupplied(parse_inline(part, _file(page), block.line)).split()
    ]


def added(word: str, source: str) -> tuple[int, ...] | None:
    """Offsets in ``word`` of the signs that the source has not; None for another word.

    Such a sign is a point, the ampersand of ``&c.``, or the word's first letter where it is a
    capital and the source's is small. A letter stands for one that the keyers could not read.

    >>> added("(Aces,", "Aces"), added("The", "the"), added("&c.", "c."), added("left", "l●ft")
    ((0, 5), (0,), (0,), ())
    >>> added("king", "King"), added("Kings", "King"), added("King", "King.") is None
    (None, None, True)
    """
    found: list[int] = []
    read = 0
    for offset, sign in enumerate(word):
        held = source[read : read + 1]
        if sign == held or (held == _BLOT and sign.isalpha()):
            read += 1
        elif not read and sign != held and held.islower() and sign.isupper() and sign.lower() == held:
            found.append(offset)
            read += 1
        elif sign in POINTS or (sign == "&" and not read and held == "c"):
            found.append(offset)
        else:
            return None
    return tuple(found) if read == len(source) else None


def check_words(pages: Sequence[Page], source: Sequence[str]) -> list[str]:
    """The words of the source in the order of the pages, which must have the same words.

    Raises InputError (page file, line of the block) at the first word that differs.
    """
    words: list[str] = []
    for page in pages:
        pairs = zip_longest(page_words(page), source_words(page, source))
        before = ""
        for here, there in pairs:
            if here is None or there is None or added(here[1], there[1]) is None:
                raise InputError(_file(page), *_difference(page, before, here, there))
            before = here[1]
            words.append(there[1])
    return words


def _difference(page: Page, before: str, here: Word | None, there: Word | None) -> tuple[str, str]:
    """Place and mend of a word that differs."""
    place = f"line {here[0] if here else page.blocks[-1].line}"
    after = f"after {before!r}" if before else "at the beginning"
    told = f"the page has {here[1]!r} {after}" if here else f"the page ends {after}"
    held = f"line {there[0]}, has {there[1]!r}" if there else "has no more words"
    return place, f"{told}, ocr.txt {'' if there else ''}{held}; the words must be the file's"


def _unsupplied(pieces: Sequence[Inline]) -> str:
    return "".join(x.text for x in pieces if isinstance(x, Run) and not x.supplied)


def _file(page: Page) -> str:
    return f"corpus/{page.witness}/pages/{page.name}.txt"
