"""Closes false paragraph breaks, opens lost ones, and marks sentences that run over a page."""

from __future__ import annotations

import re
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.lines import (
    INTERRUPTIONS,
    block_kind,
    blocks,
    body_of,
    is_prose,
    opens_block,
    usual_width,
)

STOP = re.compile(r"""[.!?:](?:['"’”)\]*]|\[\^[^\]]*\])*$""")
"""The end of a sentence, or a colon, after which a paragraph may begin."""

_KEPT = frozenset({"table", "lines", "verse", "head", "subhead", "division", "figure", "gap"})


def paragraphs(short: float | None = 0.75, full: float = 0.85) -> RepairRule:
    """The rule that sets the breaks between blocks.

    A blank line stays a break unless the sentence goes on after it. It goes on if the next line
    begins with a small letter. It also goes on if the line before is full (at least ``full`` of the
    usual width) and has no point at all. The third case: one of the two lines stands alone between
    blank lines, and no sentence has ended.

    Without a blank line, a paragraph ends with a line that ends a sentence and is shorter than
    ``short`` of the usual width, if the next line begins with a capital. If ``short`` is None, it
    never does. A block at a page's top (or after a note or table) is marked ``:cont`` if it
    continues an unfinished sentence.
    """

    def apply(book: Book, context: Context) -> Book:
        width = usual_width(book)
        pages = []
        open_sentence = False
        for page in book:
            held = list(_merged(page.lines, width, short, full))
            marked, open_sentence = _continued(held, open_sentence, width)
            pages.append(page.with_lines(body_of(marked)))
        return tuple(pages)

    return RepairRule(
        "structure.paragraphs",
        "structure",
        "Closes false paragraph breaks, opens lost ones, marks what goes on over a page.",
        apply,
    )


def goes_on(before: str, after: str, width: int, alone: bool, full: float = 0.85) -> bool:
    """Whether a sentence runs over the blank line between two lines.

    ``alone`` says that one of the lines stands between blank lines, as where the scanner spread a
    paragraph out.
    """
    if after.lstrip("'\"_([")[:1].islower() or before.rstrip().endswith(("-", "=", "¬")):
        return True
    if STOP.search(before.rstrip()):
        return False
    if alone:
        return True
    return before.rstrip()[-1:].isalnum() and len(before) >= full * width


def ends_here(before: str, after: str, width: int, short: float | None) -> bool:
    """Whether a paragraph ends between two lines without a blank line between them."""
    if short is None or len(before) >= short * width:
        return False
    return bool(STOP.search(before.rstrip())) and after[:1].isupper()


def _merged(
    lines: tuple[Line, ...], width: int, short: float | None, full: float
) -> list[list[Line]]:
    """Blocks of a page, with false breaks closed and lost ones opened."""
    result: list[list[Line]] = []
    split = [part for block in blocks(lines) for part in _split(block, width, short)]
    fresh = [part for part, _ in split]
    for place, (block, was_apart) in enumerate(split):
        before = result[-1] if result else None
        if before and was_apart and _joins(before, fresh[place - 1], block, width, full):
            before.extend(block)
        else:
            result.append(list(block))
    return result


def _joins(
    before: list[Line], piece: list[Line], block: list[Line], width: int, full: float
) -> bool:
    if block_kind(before) in _KEPT | {"note"} or opens_block(block[0].text):
        return False
    if not is_prose(before[-1].text):
        return False
    alone = len(piece) == 1 or len(block) == 1
    return goes_on(before[-1].text, block[0].text, width, alone, full)


def _split(block: list[Line], width: int, short: float | None) -> list[tuple[list[Line], bool]]:
    """Cut a block before a mark that opens another one, and where a paragraph ends unmarked.

    Each piece says whether a blank line stood before it.
    """
    if block_kind(block) in _KEPT:
        return [(block, True)]
    pieces: list[tuple[list[Line], bool]] = [([block[0]], True)]
    for before, after in pairwise(block):
        if opens_block(after.text) or (
            is_prose(before.text) and ends_here(before.text, after.text, width, short)
        ):
            pieces.append(([after], False))
        else:
            pieces[-1][0].append(after)
    return pieces


def _continued(
    held: list[list[Line]], unfinished: bool, width: int
) -> tuple[list[list[Line]], bool]:
    """Mark blocks that go on with ``:cont``; also say whether the page ends within a sentence."""
    result = []
    interrupted = True
    for block in held:
        kind = block_kind(block)
        if kind in INTERRUPTIONS:
            interrupted = True
        elif kind in _KEPT:
            unfinished, interrupted = False, False
        else:
            first = block[0].text
            lower = first.lstrip("'\"_([")[:1].islower()
            if kind == "paragraph" and interrupted and (unfinished or lower):
                block = [Line(block[0].number, ":cont"), *block]
            interrupted = False
            unfinished = _unfinished(block[-1].text.rstrip(), width)
        result.append(block)
    return result, unfinished


def _unfinished(last: str, width: int) -> bool:
    """Whether a block ends within a sentence.

    The comma of a short last line is a misread stop.
    """
    return not STOP.search(last) and not (last.endswith(",") and len(last) < 0.6 * width)


PARAGRAPHS = paragraphs()
