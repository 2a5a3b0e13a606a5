"""Where printed pages begin inside a page file that holds several, as a block of *cotton* does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.transcription.model import Page

_MARK = re.compile(r"\[p\. ([1-9]\d*)\]")
LEADING = re.compile(rf"{_MARK.pattern}\s*")
"""The mark of a page with which a block begins."""
# What is encoded as a whole, and stands on one page.
_WHOLE = frozenset({"note", "table", "figure", "gap", "division"})


def page_marks(page: Page) -> Iterator[tuple[int, int]]:
    """The number of each page that begins inside the file, and the line of the page file."""
    for block in page.blocks:
        for offset, line in enumerate(block.lines):
            yield from ((int(mark[1]), block.first + offset) for mark in _MARK.finditer(line))


def check_page_marks(page: Page, file: Path | str) -> None:
    """Refuse a page file whose marks are not the pages of its header after the first, in order.

    A draft may have none: its file is then one page to the edition. Raises InputError with the
    line of the first mark that is wrong, or of the header for one that is missing.
    """
    for block in page.blocks:
        if block.kind in _WHOLE and any(map(_MARK.search, block.lines)):
            mend = f"a page cannot begin inside a {block.kind}; put the mark before or after it"
            raise InputError(file, f"line {block.line}", mend)
    found = list(page_marks(page))
    if not found and page.header.state == "draft":
        return
    for mark, wanted in zip_longest(found, page.header.printed[1:]):
        if mark is None:
            mend = f"no mark [p. {wanted}], which '{page.header.page}' in the header asks for"
            raise InputError(file, "line 1", mend)
        if mark[0] != wanted:
            told = f"page {wanted} begins next" if wanted else "no further page begins here"
            mend = f"[p. {mark[0]}], but by the header ('{page.header.page}') {told}"
            raise InputError(file, f"line {mark[1]}", mend)
