"""The lines of a file of cases: empty lines separate paragraphs, and long lines are folded.

A line that begins with four blanks or more continues the line before it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import NamedTuple

from lawsofplay.base.errors import InputError

FOLDED = "    "
"""The beginning of a line that continues the line before it."""

INDENTED = "  "
"""The beginning of a row, and of a remark above a row."""

_WIDTH = 100


class NumberedLine(NamedTuple):
    """A line, joined if it was folded, and the number in the file of its first part, from 1."""

    number: int
    text: str


def paragraphs(text: str, file: str) -> Iterator[list[NumberedLine]]:
    """The paragraphs of a file. Raises InputError for a tab and for a continuation of no line."""
    paragraph: list[NumberedLine] = []
    for number, text_of_line in enumerate(text.split("\n"), 1):
        if "\t" in text_of_line:
            raise InputError(file, f"line {number}", "holds a tab; write blanks")
        if not text_of_line.strip():
            if paragraph:
                yield paragraph
            paragraph = []
        elif not text_of_line.startswith(FOLDED):
            paragraph.append(NumberedLine(number, text_of_line.rstrip()))
        elif paragraph:
            paragraph[-1] = _joined(paragraph[-1], text_of_line)
        else:
            mend = "four blanks continue a line, and there is none before it; take them out"
            raise InputError(file, f"line {number}", mend)
    if paragraph:
        yield paragraph


def _joined(line: NumberedLine, more: str) -> NumberedLine:
    return NumberedLine(line.number, f"{line.text} {more.strip()}")


def folded(text: str) -> list[str]:
    """A line of a file of cases, folded at blanks if it is too long.

    >>> folded("  hand=KS -> 3")
    ['  hand=KS -> 3']
    """
    indent = re.match(" *", text)
    assert indent
    return textwrap.wrap(
        text.strip(),
        _WIDTH,
        initial_indent=indent[0],
        subsequent_indent=FOLDED + indent[0],
        break_long_words=False,
        break_on_hyphens=False,
    )
