"""A source of words without points: its words, those of the pages, and what the pages add.

The pages of such a witness have ``points: supplied``. Their words are, in their order, those of
ocr.txt; points, brackets, sentence capitals and the ampersand of ``&c.`` are the editors'.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from lawsofplay.base.errors import InputError
from lawsofplay.encode.blocks import SUPPLIED_NUMERAL
from lawsofplay.transcription import Block, Inline, Page, Run, parse_inline

POINTS = frozenset(",;:.?!()")
"""Signs that an editor may supply around a word."""

Word = tuple[int, str]
"""A word and its line, from 1: in ocr.txt, or in the page file the line where its block begins."""

_ELISION = re.compile(r" (?='le\b)|(?<=(?<!\S)'t) ")
# A letter that the keyers could not read.
_BLOT = "●"
_WORDLESS = frozenset({"division", "gap", "figure"})


def is_words_only(pages: Sequence[Page]) -> bool:
    """Has the source words only? Raises InputError (page file) when only some pages say so."""
    told = any(page.header.points for page in pages)
    for page in pages:
        if told and not page.header.points:
            mend = "other pages have 'points: supplied'; give it to this one too"
            raise InputError(_file(page), "", mend)
    return told


def source_words(page: Page, source: Sequence[str]) -> list[Word]:
    """The words of ocr.txt that belong to a page, in the page's order.

    An elision that the file splits (``I 'le``, ``'t is``) is one word.
    """
    return [
        (number, word)
        for first, last in page.header.lines
        for number, line in enumerate(source[first - 1 : last], first)
        for word in _ELISION.sub("", line).split()
    ]


def page_words(page: Page) -> list[Word]:
    """The words of a page that its source must have: all but what the editors supplied.

    Raises InputError (page file, line) for a mark that a page may not have.
    """
    return [
        (block.line, word)
        for block in page.blocks
        if block.kind not in _WORDLESS
        for part in _parts(block)
        for word in _unsupplied(parse_inline(part, _file(page), block.line)).split()
    ]


def added(word: str, source: str) -> tuple[int, ...] | None:
    """Offsets in ``word`` of the signs that the source has not; None for another word.

    Such a sign is a point, the ampersand of ``&c.``, or the word's first letter where it is a
    capital and the source's is small. A blot stands for any letter.

    >>> added("(Aces,", "Aces"), added("The", "the"), added("&c.", "c."), added("left", "l●ft")
    ((0, 5), (0,), (0,), ())
    >>> added("king", "King"), added("Kings", "King"), added("King", "King.")
    (None, None, None)
    """
    found: list[int] = []
    read = 0
    for offset, sign in enumerate(word):
        held = source[read : read + 1]
        if sign == held or (held == _BLOT and sign.isalpha()):
            read += 1
        elif not read and held.islower() and sign == held.upper():
            found.append(offset)
            read += 1
        elif sign in POINTS or (sign == "&" and not read and held == "c"):
            found.append(offset)
        else:
            return None
    return tuple(found) if read == len(source) else None


def check_words(pages: Sequence[Page], source: Sequence[str]) -> list[str]:
    """The words of the source in the order of the pages, which must have the same words.

    Raises InputError (page file, line where the block begins) at the first word that differs.
    """
    return [word for page in pages for word in _checked(page, source)]


def _checked(page: Page, source: Sequence[str]) -> Iterator[str]:
    before = ""
    for here, there in zip_longest(page_words(page), source_words(page, source)):
        if here is None:
            raise InputError(
                _file(page), "", f"the page ends with {before!r}; ocr.txt goes on: {_told(there)}"
            )
        line, word = here
        if there is None or added(word, there[1]) is None:
            mend = f"{word!r} after {before!r} is not the word of the source: {_told(there)}"
            raise InputError(_file(page), f"line {line}", mend)
        yield there[1]
        before = word


def _told(there: Word | None) -> str:
    return f"{there[1]!r}, line {there[0]} of ocr.txt" if there else "it has no more words"


def _parts(block: Block) -> tuple[str, ...]:
    printed = block.kind == "law" and not SUPPLIED_NUMERAL.fullmatch(block.argument)
    return (block.argument, block.text) if printed else (block.text,)


def _unsupplied(pieces: Sequence[Inline]) -> str:
    return "".join(x.text for x in pieces if isinstance(x, Run) and not x.supplied)


def _file(page: Page) -> str:
    return f"corpus/{page.witness}/pages/{page.name}.txt"
