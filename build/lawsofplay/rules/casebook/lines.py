"""The lines of a file of cases: paragraphs parted by empty lines, long lines folded.

A line that begins with four blanks or more continues the line before it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import NamedTuple

from lawsofplay.base.errors import InputError

FOLDED = "    "
"""What begins a line that continues the one before."""

INDENTED = "  "
"""What begins a row and the remark above it."""

_WIDTH = 100


class NumberedLine(NamedTuple):
    """A whole line, joined where it was folded, and the number of its first part in the file."""

    number: int
    text: str


def paragraphs(text: str, file: str) -> Iterator[list[NumberedLine]]:
    """The paragraphs of a file. Raises InputError for a tab, and for a line that continues none."""
    found: list[NumberedLine] = []
    for number, text_of_line in enumerate(text.split("\n"), 1):
        if "\t" in text_of_line:
            raise InputError(file, f"line {number}", "holds a tab; write blanks")
        if not text_of_line.strip():
            if found:
                yield found
            found = []
        elif not text_of_line.startswith(FOLDED):
            found.append(NumberedLine(number, text_of_line.rstrip()))
        elif found:
            found[-1] = _joined(found[-1], text_of_line)
        else:
            mend = "four blanks continue a line, and there is none before it; take them out"
            raise InputError(file, f"line {number}", mend)
    if found:
        yield found


def _joined(line: NumberedLine, more: str) -> NumberedLine:
    return NumberedLine(line.number, f"{line.text} {more.strip()}")


def folded(text: str) -> list[str]:
    """A line, parted at blanks where it is too long.

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
