"""A source without punctuation: its words, the words of the pages, and what the pages add.

The pages of such a witness have ``points: supplied``. Their words are those of ocr.txt in the same
order. Points, brackets, capitals of sentences and the ampersand of ``&c.`` are the editors'.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from lawsofplay.base.errors import InputError
from lawsofplay.encode.blocks import SUPPLIED_NUMERAL
from lawsofplay.transcription import Block, Inline, Page, Run, parse_inline

POINTS = frozenset(",;:.?!()")
"""The signs that an editor may add before or after a word."""

Word = tuple[int, str]
"""A line, from 1, and a word. The line is that of ocr.txt, or that of the word's block."""

_ELISION = re.compile(r" (?='le\b)|(?<=(?<!\S)'t) ")
# The sign for a letter that the typists of the source could not read.
_BLOT = "●"
_WORDLESS = frozenset({"division", "gap", "figure"})


def is_words_only(pages: Sequence[Page]) -> bool:
    """Whether the source has no punctuation. Raises InputError when only some pages say so."""
    is_supplied = any(page.header.points for page in pages)
    for page in pages:
        if is_supplied and not page.header.points:
            mend = "other pages have 'points: supplied'; write it in this header too"
            raise InputError(_file(page), "", mend)
    return is_supplied


def source_words(page: Page, source: Sequence[str]) -> list[Word]:
    """The words of ocr.txt that belong to a page, in the page's order.

    An elision that the file writes as two words (``I 'le``, ``'t is``) is one word.
    """
    return [
        (number, word)
        for first, last in page.header.lines
        for number, line in enumerate(source[first - 1 : last], first)
        for word in _ELISION.sub("", line).split()
    ]


def page_words(page: Page) -> list[Word]:
    """The words of a page that its source must have: all except those that editors supplied.

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
    """The offsets in ``word`` of the signs that the source lacks; None if the word is another.

    Such a sign is a point, the ampersand of ``&c.``, or a capital for the small first letter of
    the source. The sign of an unread letter matches any letter.

    >>> added("(Aces,", "Aces"), added("The", "the"), added("&c.", "c."), added("left", "l●ft")
    ((0, 5), (0,), (0,), ())
    >>> added("king", "King"), added("Kings", "King"), added("King", "King.")
    (None, None, None)
    """
    offsets: list[int] = []
    read = 0
    for offset, sign in enumerate(word):
        held = source[read : read + 1]
        if sign == held or (held == _BLOT and sign.isalpha()):
            read += 1
        elif not read and held.islower() and sign == held.upper():
            offsets.append(offset)
            read += 1
        elif sign in POINTS or (sign == "&" and not read and held == "c"):
            offsets.append(offset)
        else:
            return None
    return tuple(offsets) if read == len(source) else None


def check_words(pages: Sequence[Page], source: Sequence[str]) -> list[str]:
    """The words of the source in the order of the pages, after a check that the pages have them.

    Raises InputError (page file, first line of the block) at the first word that differs.
    """
    return [word for page in pages for word in _checked(page, source)]


def _checked(page: Page, source: Sequence[str]) -> Iterator[str]:
    before = ""
    for printed, received in zip_longest(page_words(page), source_words(page, source)):
        if printed is None:
            mend = f"the page ends with {before!r}; ocr.txt goes on: {_named(received)}"
            raise InputError(_file(page), "", mend)
        line, word = printed
        if received is None or added(word, received[1]) is None:
            mend = f"{word!r} after {before!r} is not the word of the source: {_named(received)}"
            raise InputError(_file(page), f"line {line}", mend)
        yield received[1]
        before = word


def _named(word: Word | None) -> str:
    """A word of ocr.txt with its line, for a message."""
    return f"{word[1]!r}, line {word[0]} of ocr.txt" if word else "it has no more words"


def _parts(block: Block) -> tuple[str, ...]:
    printed = block.kind == "law" and not SUPPLIED_NUMERAL.fullmatch(block.argument)
    return (block.argument, block.text) if printed else (block.text,)


def _unsupplied(pieces: Sequence[Inline]) -> str:
    return "".join(run.text for run in pieces if isinstance(run, Run) and not run.supplied)


def _file(page: Page) -> str:
    return f"corpus/{page.witness}/pages/{page.name}.txt"
