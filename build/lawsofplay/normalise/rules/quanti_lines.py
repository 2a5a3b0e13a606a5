"""Quanti's lines: pages set with a blank line after every line, closed up."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawsofplay.normalise.model import Context, DraftPage, Line, Rule, per_page
from lawsofplay.normalise.rules.lines import block_kind, blocks, body_of, opens_block

RUN = 3
"""So many blocks of one line, one after the other, are lines of paragraphs, not paragraphs."""

_NUMBERED = re.compile(r"\d+\.—|[^\w]{0,2}[\w^]{1,3} ?[.:;*] ")


def close_up(page: DraftPage, context: Context) -> DraftPage:
    """Join runs of single lines into the paragraphs they were; numbered ones open their own."""
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
    """Does the line open a block: a mark, an article, a law?"""
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


SPACED = Rule("quanti-spaced", "structure", "Closes up pages set line by line.", per_page(close_up))
