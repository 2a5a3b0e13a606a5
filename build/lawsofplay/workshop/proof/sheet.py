"""Prints a page to proofread: its lines, and below each its differences from ocr.txt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lawsofplay.proof.align import Pair
from lawsofplay.transcription import Page


def interleaved(page: Page, pairs: Sequence[Pair], body: Sequence[str]) -> Iterator[str]:
    """The lines ``number: text`` of the page file, each above its differences from ocr.txt.

    ``body`` holds the lines of the page file; ``body[0]`` is line 1.
    """
    notes: dict[int, list[str]] = {}
    line = 0
    for pair in pairs:
        line = pair.page[0].line if pair.page else line
        if pair.moved or not pair.equal:
            notes.setdefault(line, []).append(_note(pair))
    for number, text in enumerate(body, 1):
        if text.strip():
            yield f"{number:>4}  {text}"
        for note in notes.pop(number, ()):
            yield f"      {note}"


def _note(pair: Pair) -> str:
    source = " ".join(word.text for word in pair.source)
    page = " ".join(word.text for word in pair.page)
    place = f"ocr {pair.source[0].line}" if pair.source else "ocr has nothing"
    moved = " (moved)" if pair.moved else ""
    return f"< {place}{moved}: {source or '-'} > {page or '-'}"
