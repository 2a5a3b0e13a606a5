"""The marks of printed pages in a page file that holds several, as the blocks of *cotton* do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.transcription.model import Page

_MARK = re.compile(r"\[p\. ([1-9]\d*)\]")
LEADING = re.compile(rf"{_MARK.pattern}\s*")
"""The mark of a page at the beginning of a block."""
# The blocks that are encoded as a whole and must be on one page.
_WHOLE = frozenset({"note", "table", "figure", "gap", "division"})


def page_marks(page: Page) -> Iterator[tuple[int, int]]:
    """The number of each page that begins inside a page file, and the line of its mark, from 1."""
    for block in page.blocks:
        for offset, line in enumerate(block.lines):
            yield from ((int(mark[1]), block.first + offset) for mark in _MARK.finditer(line))


def check_page_marks(page: Page, file: Path | str) -> None:
    """Check that the page marks of a file are the pages of its header after the first, in order.

    A draft may have no marks; the edition then takes it as one page. Raises InputError with the
    line of the first wrong mark, or with line 1 when a mark is missing.
    """
    for block in page.blocks:
        if block.kind in _WHOLE and any(map(_MARK.search, block.lines)):
            mend = f"a page cannot begin inside a {block.kind}; put the mark before or after it"
            raise InputError(file, f"line {block.line}", mend)
    marks = list(page_marks(page))
    if not marks and page.header.state == "draft":
        return
    for mark, wanted in zip_longest(marks, page.header.printed[1:]):
        if mark is None:
            mend = f"no mark [p. {wanted}], which '{page.header.page}' in the header asks for"
            raise InputError(file, "line 1", mend)
        if mark[0] != wanted:
            expected = f"page {wanted} begins next" if wanted else "no further page begins here"
            mend = f"[p. {mark[0]}], but by the header ('{page.header.page}') {expected}"
            raise InputError(file, f"line {mark[1]}", mend)
