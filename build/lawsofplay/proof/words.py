"""The words of a page file and the words of its lines of ocr.txt, each with its place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from lawsofplay.transcription import Page, Run, parse_inline
from lawsofplay.transcription.model import Block

# Mark-up in the text of a source (tags, the stars and backslashes of Markdown), and signs that
# separate words.
_MARKUP = re.compile(r"</?\w+/?>|&nbsp;|[*\\#_—|]|\.{3,}")
# A word, with a following stop that the scanner separated from it by a blank.
_TOKEN = re.compile(r"\S+(?:\s[;:!?,.](?=\s|$))?")
# In a letter-spaced line two blanks separate words and one blank separates letters.
_SPACED = re.compile(r"\S+(?: \S+)*")
_STOP = re.compile(r"\s[;:!?,.]$")
_FOLD = str.maketrans({"ſ": "s", "’": "'", "‘": "'"})


@dataclass(frozen=True)
class SourceWord:
    """A word of ocr.txt as received, its line (counted from 1), and where it begins there."""

    text: str
    line: int
    start: int = 0

    @property
    def closed(self) -> str:
        """The word without blanks between its letters and before its stop."""
        return self.text.replace(" ", "")

    @property
    def bare(self) -> str:
        """The word without a stop that the scanner separated from it by a blank."""
        return _STOP.sub("", self.text)

    @cached_property
    def key(self) -> str:
        """The form by which words are compared."""
        return key(self.text)


@dataclass(frozen=True)
class PageWord:
    """A word of a page file, the line of its block, and the editor's marks on it."""

    text: str
    line: int
    supplied: bool = False
    doubtful: bool = False
    sic: bool = False

    @cached_property
    def key(self) -> str:
        """The form by which words are compared."""
        return key(self.text)


@cache
def key(text: str) -> str:
    """The form by which a word is compared: letters and figures in lower case, without accents.

    Long s becomes s.

    >>> key("Caſtle;"), key("Bête,")
    ('castle', 'bete')
    """
    folded = text.translate(_FOLD).casefold()
    if not folded.isascii():
        folded = unicodedata.normalize("NFD", folded.replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in folded if c.isalnum())


def source_words(lines: Sequence[str], stretches: Iterable[tuple[int, int]]) -> list[SourceWord]:
    """The words in stretches of ocr.txt (``lines[0]`` is line 1), without signs alone."""
    return [
        SourceWord(token[0], number, token.start())
        for first, last in stretches
        for number in range(first, last + 1)
        for token in _tokens(_MARKUP.sub(_blank, lines[number - 1]))
        if key(token[0])
    ]


def _tokens(line: str) -> Iterator[re.Match[str]]:
    parts = line.split()
    lone = sum(len(part) == 1 and part.isalpha() for part in parts)
    spaced = len(parts) >= 8 and lone > 0.6 * len(parts) and "  " in line.strip()
    return (_SPACED if spaced else _TOKEN).finditer(line)


def _blank(markup: re.Match[str]) -> str:
    """As many blanks as signs, so that the words after them keep their place."""
    return " " * len(markup[0])


def page_words(page: Page) -> list[PageWord]:
    """The words of a page in order, with the numerals of laws and the headwords."""
    return [word for block in page.blocks for word in _block_words(block)]


def _block_words(block: Block) -> Iterator[PageWord]:
    if block.kind == "division":
        return
    if block.kind == "law":
        # `[I.]` is a numeral that is not printed on the page.
        unprinted = block.argument.startswith("[") and not block.argument.startswith("[sic:")
        yield from () if unprinted else _words(block.argument, block.line)
    if block.kind in ("entry", "item"):
        yield from _words(block.argument, block.line)
    if block.kind in ("figure", "gap"):
        return
    # A mark may go over several lines, so a block is read as a whole.
    yield from _words("\n".join(block.lines), block.first)


def _words(text: str, line: int) -> Iterator[PageWord]:
    """The words of a text with their marks; a word in several runs has the marks of all of them."""
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
