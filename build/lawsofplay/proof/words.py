"""The words of a page file and of its lines of ocr.txt, each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from lawsofplay.transcription import Page, Run, parse_inline
from lawsofplay.transcription.model import Block

# Mark-up that a source has in its text: tags, and the stars and backslashes of Markdown.
_MARKUP = re.compile(r"</?\w+/?>|&nbsp;|[*\\#_]|\.{3,}")
_FOLD = str.maketrans({"ſ": "s", "’": "'", "‘": "'"})


@dataclass(frozen=True)
class SourceWord:
    """A word of ocr.txt as received and the number of its line (1-based)."""

    text: str
    line: int

    @cached_property
    def key(self) -> str:
        """What is compared."""
        return key(self.text)


@dataclass(frozen=True)
class PageWord:
    """A word of a page file, the line of its block, and the editor's marks upon it."""

    text: str
    line: int
    supplied: bool = False
    doubtful: bool = False
    sic: bool = False

    @cached_property
    def key(self) -> str:
        """What is compared."""
        return key(self.text)


def key(text: str) -> str:
    """A word reduced to what is compared: its letters and figures, small, with s for ſ.

    >>> key("Caſtle;")
    'castle'
    """
    return "".join(c for c in text.translate(_FOLD).casefold() if c.isalnum())


def source_words(lines: Sequence[str], stretches: Iterable[tuple[int, int]]) -> list[SourceWord]:
    """The words of stretches of ocr.txt; ``lines[0]`` is line 1; signs without letter are none."""
    return [
        SourceWord(text, number)
        for first, last in stretches
        for number in range(first, last + 1)
        for text in _MARKUP.sub(" ", lines[number - 1]).replace("—", " ").replace("|", " ").split()
        if key(text)
    ]


def page_words(page: Page) -> list[PageWord]:
    """The words of a page in order: numerals of laws, headwords and all."""
    return [word for block in page.blocks for word in _block_words(block)]


def _block_words(block: Block) -> Iterator[PageWord]:
    if block.kind == "division":
        return
    if block.kind == "law":
        # `[I.]` is a numeral that the page does not print.
        unprinted = block.argument.startswith("[") and not block.argument.startswith("[sic:")
        yield from () if unprinted else _words(block.argument, block.line)
    if block.kind in ("entry", "item"):
        yield from _words(block.argument, block.line)
    if block.kind in ("figure", "gap"):
        return
    # A mark may run over several lines, so that a block is read whole.
    yield from _words("\n".join(block.lines), block.first)


def _words(text: str, line: int) -> Iterator[PageWord]:
    """Words of a text whose marks are read; a word in several runs has the marks of them all."""
    held: list[tuple[str, Run]] = []
    for piece in parse_inline(text):
        if not isinstance(piece, Run):
            continue
        for part in re.split(r"(\s+|—|\|)", piece.text):
            if part and not part.strip(" \n\t|—"):
                yield from _word(held, line)
                line += part.count("\n")
                held = []
            elif part:
                held.append((part, piece))
    yield from _word(held, line)


def _word(held: list[tuple[str, Run]], line: int) -> Iterator[PageWord]:
    text = "".join(part for part, _ in held)
    if key(text):
        runs = [run for _, run in held]
        yield PageWord(
            text,
            line,
            any(run.supplied for run in runs),
            any(run.doubtful for run in runs),
            any(run.sic for run in runs),
        )
