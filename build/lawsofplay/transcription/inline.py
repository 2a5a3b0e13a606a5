"""The marks inside a line of a page file.

They are for italics, doubtful, lost and supplied words, misprints, footnotes and page breaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lawsofplay.base.errors import InputError


@dataclass(frozen=True)
class Run:
    """A stretch of text with one set of properties.

    ``sic`` is set for a misprint: ``text`` has the misprint, ``correction`` the right word, or
    nothing when this is not known.
    """

    text: str
    italic: bool = False
    doubtful: bool = False
    supplied: bool = False
    sic: bool = False
    correction: str = ""


@dataclass(frozen=True)
class Gap:
    """A lost place of the text; ``extent`` says in words how much is lost, or is empty."""

    extent: str = ""


@dataclass(frozen=True)
class NoteMark:
    """The mark of a footnote."""

    mark: str


@dataclass(frozen=True)
class PageMark:
    """The beginning of a printed page inside a page file that holds several, with its number."""

    number: int


Inline = Run | Gap | NoteMark | PageMark

_TOKEN = re.compile(
    r"\\(?P<escaped>[\[\]_|\\:#@§])|(?P<italic>_)|\[(?P<mark>[^\[\]]*)\]|(?P<stray>[\[\]])"
)

_PAGE = re.compile(r"p\. ([1-9]\d*)")


def parse_inline(text: str, file: Path | str = "", line: int = 0) -> tuple[Inline, ...]:
    """Read a block's text into runs, gaps, note marks and page marks.

    ``file`` and ``line`` are for messages. Raises InputError for a mark that TRANSCRIPTION.md does
    not define, a single bracket, or italics that do not end.
    """
    place = f"line {line}" if line else ""
    pieces: list[Inline] = []
    italic = False
    position = 0
    for token in _TOKEN.finditer(text):
        _push(pieces, text[position : token.start()], italic)
        position = token.end()
        if token["escaped"]:
            _push(pieces, token["escaped"], italic)
        elif token["italic"]:
            italic = not italic
        elif token["stray"]:
            raise InputError(file, place, f"a lone '{token['stray']}'; write \\{token['stray']}")
        else:
            _mark(pieces, token["mark"], italic, file, place)
    _push(pieces, text[position:], italic)
    if italic:
        raise InputError(file, place, "italics do not end; close them with '_'")
    return tuple(_merge(pieces))


def plain_text(pieces: Sequence[Inline]) -> str:
    """The reading text in one line: as printed, with supplied words, without gaps and marks."""
    return " ".join("".join(piece.text for piece in pieces if isinstance(piece, Run)).split())


def _push(pieces: list[Inline], text: str, italic: bool) -> None:
    if text:
        pieces.append(Run(text, italic=italic))


def _mark(pieces: list[Inline], mark: str, italic: bool, file: Path | str, place: str) -> None:
    if mark == "?":
        _doubt(pieces, file, place)
    elif mark.startswith("..."):
        pieces.append(Gap(mark[3:].strip()))
    elif mark.startswith("="):
        pieces.append(Run(mark[1:].strip(), italic=italic, supplied=True))
    elif mark.startswith("sic:"):
        error, _, correction = mark[4:].partition("|")
        pieces.append(Run(error.strip(), italic=italic, sic=True, correction=correction.strip()))
    elif mark.startswith("^") and len(mark) > 1:
        pieces.append(NoteMark(mark[1:]))
    elif page := _PAGE.fullmatch(mark):
        pieces.append(PageMark(int(page[1])))
    else:
        raise InputError(file, place, f"unknown mark [{mark}]; see corpus/TRANSCRIPTION.md, part 5")


def _doubt(pieces: list[Inline], file: Path | str, place: str) -> None:
    """Make the last word before the mark doubtful. Raises InputError when there is none."""
    last = pieces[-1] if pieces else None
    if not isinstance(last, Run) or not last.text.strip() or last.text[-1].isspace():
        raise InputError(file, place, "[?] must follow a word without a blank")
    if last.sic or last.supplied:
        pieces[-1] = replace(last, doubtful=True)
        return
    word = last.text.split()[-1]
    before = last.text.removesuffix(word)
    pieces[-1:] = [replace(last, text=before)] if before else []
    pieces.append(replace(last, text=word, doubtful=True))


def _merge(pieces: Sequence[Inline]) -> Iterator[Inline]:
    """Join neighbouring runs with equal properties, which escapes and italics have split."""
    held: Run | None = None
    for piece in pieces:
        if isinstance(piece, Run):
            if held and not (held.sic or held.supplied) and replace(piece, text=held.text) == held:
                held = replace(held, text=held.text + piece.text)
                continue
            if held:
                yield held
            held = piece
        else:
            if held:
                yield held
            held = None
            yield piece
    if held:
        yield held
