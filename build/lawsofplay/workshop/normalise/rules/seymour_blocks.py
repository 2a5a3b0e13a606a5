"""Seymour's blocks: run-in headings, the footnote, verse, and paragraphs that cross a page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.lines import block_kind, blocks, body_of, opens_block

_RUN_IN = re.compile(r"[IVX]+\. _[^_]+_\\\] ")
_ENDED = re.compile(r"""[.!?](?:['"’)\]_\\]|\[\^[^\]]*\]|\[\?\])*$""")
_WHOLE = frozenset({"table", "lines", "figure", "gap", "note"})


def run_in_heads(page: DraftPage, context: Context) -> DraftPage:
    """Cut ``I. Of the Deal.]`` from the paragraph that it opens: it is a heading of the outline.

    This happens only at lines where a division of the *New Decisions* begins.
    """
    heads = {x.line for x in context.outline if x.head.endswith("\\]")}
    return page.with_lines(
        tuple(
            replace(x, text=_RUN_IN.sub("", x.text, count=1)) if x.number in heads else x
            for x in page.lines
        )
    )


def footnotes(page: DraftPage, context: Context) -> DraftPage:
    """Mark a line that opens with a note's mark as the note."""
    lines: list[Line] = []
    for line in page.lines:
        if line.text.startswith("[^*] "):
            lines += [Line(line.number, ":note *"), replace(line, text=line.text[5:])]
        else:
            lines.append(line)
    return page.with_lines(tuple(lines))


def verse_lines(page: DraftPage, context: Context) -> DraftPage:
    """Set one line of verse on each line: turned-over words go up, italics end with the line."""
    data = context.data["structure"]
    turned, closed = set(data["turned"]), set(data["closed"])
    lines: list[Line] = []
    for line in page.lines:
        if line.number in closed:
            continue
        if line.number in turned:
            joined = f"{lines[-1].text.rstrip()} {line.text.strip()}".replace("_ _", " ")
            lines[-1] = replace(lines[-1], text=joined)
        else:
            lines.append(line)
    spans = [*data["verse"], *_counted_verse(context)]
    return page.with_lines(tuple(_balanced(lines, spans)))


def _counted_verse(context: Context) -> list[list[int]]:
    following = [*(x.line for x in context.outline[1:]), 10**6]
    return [
        [division.line, end - 1]
        for division, end in zip(context.outline, following, strict=False)
        if division.type == "verse" and division.count
    ]


def _balanced(lines: Sequence[Line], spans: Sequence[Sequence[int]]) -> Iterator[Line]:
    """In verse, close italics at the end of a line and open them again on the next."""
    open_ = False
    for line in lines:
        if not any(first <= line.number <= last for first, last in spans):
            open_ = False
            yield line
            continue
        text = line.text.strip()
        if not text:
            open_ = False
        text = f"_{text}" if open_ else text
        open_ = text.count("_") % 2 == 1
        yield replace(line, text=f"{text}_" if open_ else text)


def settle(book: Book, context: Context) -> Book:
    """Part blocks by one blank line; mark verse, and what continues the page before.

    A page's first paragraph continues the page before if the sentence there has not come to its
    full stop, or if it begins with a small letter. A colon is no full stop here.
    """
    data = context.data["structure"]
    pages = []
    unfinished = False
    for page in book:
        held = [part for block in blocks(page.lines) for part in _parts(block)]
        marked = []
        fresh = True
        for block in held:
            kind = block_kind(block)
            if kind not in _WHOLE:
                if kind == "paragraph":
                    goes_on = fresh and (unfinished or _small(block[0].text))
                    block = [*_mark(block, goes_on, data), *block]
                fresh = False
                unfinished = _is_text(kind) and not _ENDED.search(block[-1].text.rstrip())
            elif kind in ("table", "gap"):
                fresh, unfinished = False, False
            marked.append(block)
        pages.append(page.with_lines(body_of(marked)))
    return tuple(pages)


def _parts(block: list[Line]) -> Iterator[list[Line]]:
    """A block, cut before every line that opens another one."""
    held: list[Line] = []
    for line in block:
        if held and opens_block(line.text):
            yield held
            held = []
        held.append(line)
    yield held


def _mark(block: list[Line], goes_on: bool, data: dict[str, Any]) -> list[Line]:
    number = block[0].number
    if goes_on:
        return [Line(number, ":cont")]
    if number in data["apart"]:
        return [Line(number, ":p")]
    if any(first <= number <= last for first, last in data["verse"]):
        return [Line(number, ":verse")]
    return []


def _small(text: str) -> bool:
    return text.lstrip("'\"_(")[:1].islower()


def _is_text(kind: str) -> bool:
    return kind not in ("division", "head", "subhead")


RUN_IN_HEADS = RepairRule(
    "structure.run-in-heads",
    "structure",
    "Cuts the headings that stand inside the first paragraph of each new decision.",
    per_page(run_in_heads),
)

FOOTNOTES = RepairRule(
    "structure.footnotes", "structure", "Marks the footnote.", per_page(footnotes)
)

VERSE = RepairRule(
    "structure.verse",
    "structure",
    "Joins verse lines that the print turned over and ends italics with the line.",
    per_page(verse_lines),
)

BLOCKS = RepairRule(
    "structure.blocks",
    "structure",
    "Parts blocks, marks verse and what goes on from the page before.",
    settle,
)
