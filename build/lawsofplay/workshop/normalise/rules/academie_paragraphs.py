"""Paragraphs of *academie*, where a blank line may stand after every line.

On letter-spaced pages the scanner put a blank line after each line. There the length of the line
before decides, since blank lines mean nothing. Elsewhere a blank line ends a paragraph, except for
the one or two lines beside a drop capital. Earlier rules may have cut a blank line. So whether one
stood between two lines is read from the lines' numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.lines import (
    INTERRUPTIONS,
    block_kind,
    body_of,
    is_prose,
    is_row,
    opens_block,
    usual_width,
)

STOP = re.compile(r"""[.?!:*»~](?:[-\s'"’”)\]]|\[[^\]]*\])*$""")
"""The end of a sentence; the scanner often read its point as an asterisk or a guillemet."""

_FALSE_HYPHEN = re.compile(r"(?<=\w)[*»~\s]*[-»~][\s-]*$|(?<=\.)\s*-\s*$")
"""Readings of the point at a block's end, where no word is divided."""

_NUMBERED = re.compile(r"(?:[IVX]{1,7} ?\. ?[A-ZÉ]|\d ?[°o] ?\. ?\S)")
"""A paragraph that opens with the number of the rule it explains, or with 1°."""

_DIVIDED = re.compile(r"\w-\s*$")
_FIRST = re.compile(r"[^\W_]")
_TABLES = frozenset({"table", "lines", "figure", "gap"})

NEAR = 4
"""How many lines before and after decide whether blank lines part paragraphs here."""
SPREAD = 0.6
"""If blank lines part more than this share of the neighbours, they mean nothing."""
SHORT = 0.85
"""A line shorter than this share of the usual one may be a paragraph's last."""
FULL = 0.97
"""A line at a page's foot of at least this share of the usual length ends no paragraph."""


def size(text: str) -> int:
    """The length of a line without blanks, since letter-spaced lines keep too few or too many."""
    return sum(not sign.isspace() for sign in text)


def usual_size(book: Book) -> int:
    """The length that three quarters of the book's lines do not exceed."""
    return usual_width(book, size) or 1


def begins_small(text: str) -> bool:
    """Whether a line begins with a small letter; signs before it do not count."""
    found = _FIRST.search(text)
    return found is not None and found[0].islower()


def breaks(before: str, text: str, parted: bool, alone: bool, usual: int) -> bool:
    """Whether a paragraph ends between two lines.

    ``parted`` says that a blank line stood there and means something. ``alone`` says that the line
    before is the first or second of its block, as beside a drop capital.
    """
    if _NUMBERED.match(text):
        return True
    if begins_small(text) or _DIVIDED.search(before):
        return False
    stopped = bool(STOP.search(before))
    if not parted:
        return stopped and size(before) < SHORT * usual
    return stopped or (not alone and size(before) < SHORT * usual)


def _gaps(lines: Sequence[Line]) -> list[bool]:
    """For each line of a page: whether a blank line before it parts it from the line before."""
    raw = [i > 0 and line.number - lines[i - 1].number > 1 for i, line in enumerate(lines)]
    result = []
    for i, gap in enumerate(raw):
        near = [*raw[max(1, i - NEAR) : i], *raw[i + 1 : i + 1 + NEAR]]
        result.append(gap and sum(near) <= SPREAD * len(near))
    return result


def blocks_of(lines: tuple[Line, ...], usual: int, forced: set[int]) -> list[list[Line]]:
    """The blocks of a page; the lines in ``forced`` begin a paragraph in any case."""
    held = [x for x in lines if x.text.strip()]
    apart = {id(x) for before, x in pairwise(lines) if not before.text.strip()}
    prose = [x for x in held if is_prose(x.text)]
    gaps = dict(zip(map(id, prose), _gaps(prose), strict=True))
    result: list[list[Line]] = []
    for line in held:
        current = result[-1] if result else None
        if current is None or opens_block(line.text) or _closed(current):
            result.append([line])
        elif is_row(line.text) or block_kind(current) in _TABLES:
            if is_row(line.text) or (block_kind(current) == "lines" and id(line) not in apart):
                current.append(line)
            else:
                result.append([line])
        elif not is_prose(current[-1].text):
            current.append(line)
        elif line.number in forced or breaks(
            current[-1].text, line.text, gaps[id(line)], len(current) <= 2, usual
        ):
            result.append([line])
        else:
            current.append(line)
    return result


def pointed(blocks: list[list[Line]]) -> None:
    """Restore the point where a hyphen stands at the end of a block and no word goes on.

    A word is divided there only before a table, a note or the next page's text.
    """
    for block, following in pairwise(blocks):
        line = block[-1]
        if not is_prose(line.text) or not opens_block(following[0].text):
            continue
        found = _FALSE_HYPHEN.search(line.text)
        if found and block_kind(following) not in {*INTERRUPTIONS, "cont"}:
            point = "" if line.text[: found.start()].endswith(".") else "."
            block[-1] = Line(line.number, line.text[: found.start()] + point)


def _closed(block: list[Line]) -> bool:
    return block_kind(block) in {"division", "head", "subhead"}


def continued(blocks: list[list[Line]], open_before: bool) -> tuple[list[list[Line]], bool]:
    """Mark what continues the page or the table before; also say whether the page ends open."""
    result: list[list[Line]] = []
    interrupted, unfinished = True, open_before
    for block in blocks:
        kind = block_kind(block)
        if kind in INTERRUPTIONS:
            interrupted = True
        elif kind in {"division", "head", "subhead"}:
            interrupted, unfinished = False, False
        else:
            small = begins_small(block[0].text)
            if kind == "paragraph" and interrupted and (small or (unfinished and not result)):
                block = [Line(block[0].number, ":cont"), *block]
            interrupted = False
            unfinished = not STOP.search(block[-1].text)
        result.append(block)
    return result, unfinished


def paragraphs(book: Book, context: Context) -> Book:
    """Break every page into blocks, and mark what goes on over a page's end."""
    usual = usual_size(book)
    forced = set(context.data.get("blocks", {}).get("paragraph", ()))
    held = [blocks_of(page.lines, usual, forced) for page in book]
    pointed([block for page in held for block in page])
    pages = []
    unfinished = False
    for page, blocks in zip(book, held, strict=True):
        marked, unfinished = continued(blocks, unfinished)
        last = marked[-1][-1].text if marked else ""
        unfinished = unfinished or size(last) >= FULL * usual
        pages.append(page.with_lines(body_of(marked)))
    return tuple(pages)


PARAGRAPHS = RepairRule(
    "academie.paragraphs",
    "structure",
    "Parts paragraphs by blank lines, or by short lines where every line is parted.",
    paragraphs,
)
