"""Quanti's lines: pages set with a blank line after every line are closed up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.lines import (
    block_kind,
    blocks,
    body_of,
    is_prose,
    opens_block,
    usual_width,
)

RUN = 3
"""So many blocks of one line in a row are lines of paragraphs, not paragraphs."""

FULL = 0.85
"""From this share of the usual width, a line counts as full."""

_NUMBERED = re.compile(r"\d+\.—|[^\w]{0,2}[\w^]{1,3} ?[.:;*] ")


def close_up(page: DraftPage, context: Context) -> DraftPage:
    """Join runs of single lines into the paragraphs they were; a numbered line opens its own."""
    held = list(blocks(page.lines))
    spaced = set(_spaced(held))
    joined: list[list[Line]] = []
    for place, block in enumerate(held):
        follows = place in spaced and place - 1 in spaced
        if joined and follows and not begins_block(block[0].text):
            joined[-1] = joined[-1] + block
        else:
            joined.append(block)
    return page.with_lines(body_of(joined))


def begins_block(text: str) -> bool:
    """Whether the line opens a block: a mark, an article, a law."""
    return opens_block(text) or bool(_NUMBERED.match(text))


def _spaced(held: list[list[Line]]) -> Iterator[int]:
    """Places of blocks that belong to a run; a block of two lines may end or begin one."""
    run: list[int] = []
    for place, block in enumerate([*held, []]):
        prose = bool(block) and block_kind(block) in ("paragraph", "law")
        if prose and len(block) == 1:
            run.append(place)
            continue
        if len(run) >= RUN:
            yield from run
            if prose:
                yield place
        run = []


def join_pages(book: Book, context: Context) -> Book:
    """Mark a page's first paragraph ``:cont`` if the line before it runs to the full width.

    In this book a new paragraph is an article or follows a short line. The first line of a page has
    lost its indent. So the end of a sentence at the end of a page does not part paragraphs.
    """
    full = FULL * usual_width(book)
    pages = [book[0]]
    for before, page in pairwise(book):
        last, first = _edge(before, -1), _edge(page, 0)
        text = first.text if first else ""
        goes_on = text[:1].islower() or (last is not None and len(last.text) >= full)
        prose = is_prose(text) and not begins_block(text) and page.name.startswith("p")
        lines = page.lines
        if first and prose and goes_on:
            lines = (Line(first.number, ":cont"), *lines)
        pages.append(page.with_lines(lines))
    return tuple(pages)


def _edge(page: DraftPage, place: int) -> Line | None:
    """The first or last line of a page that is not empty."""
    held = [line for line in page.lines if line.text.strip()]
    return held[place] if held else None


SPACED = RepairRule(
    "quanti-spaced", "structure", "Closes up pages set line by line.", per_page(close_up)
)
JOINTS = RepairRule(
    "quanti-joints", "structure", "Marks paragraphs that go on over a page.", join_pages
)
