"""What the text of a block is made of when it is read from the pages, before it becomes TEI."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lawsofplay.model.tei import Element
from lawsofplay.transcription import Inline, Run


@dataclass(frozen=True)
class PageBreak:
    """The beginning of a page: its name (``p021``), its label, its state, its furniture.

    ``unit`` is ``block`` for the beginning of a page file that holds several printed pages;
    ``block`` is the name of that file (``b03``) for a printed page that begins in it.
    """

    name: str
    label: str
    state: str
    furniture: tuple[tuple[str, str], ...] = ()
    unit: str = "page"
    block: str = ""


def page_inside(number: int, block: str, state: str) -> PageBreak:
    """A printed page that begins inside a page file of several."""
    return PageBreak(f"p{number:03d}", str(number), state, block=block)


@dataclass(frozen=True)
class LineBreak:
    """The end of a line that is kept: in verse and on title pages."""


@dataclass(frozen=True)
class Footnote:
    """A footnote where its mark stands, already encoded."""

    element: Element


Piece = Inline | PageBreak | LineBreak | Footnote


@dataclass(frozen=True)
class Span:
    """A stretch of a block's running text, by offsets, that becomes an addressed ``seg``."""

    start: int
    end: int
    attributes: tuple[tuple[str, str], ...] = ()


def running_text(pieces: Sequence[Piece]) -> str:
    """The text of the runs, one after the other, as `Span` offsets count it; lines end in \\n."""
    return "".join(_text(piece) for piece in pieces)


def placed(pieces: Sequence[Piece]) -> Iterator[tuple[int, Piece]]:
    """Each piece with its offset in the running text."""
    offset = 0
    for piece in pieces:
        yield offset, piece
        offset += len(_text(piece))


def widen(span: Span, pieces: Sequence[Piece]) -> Span:
    """The span with bounds moved out of runs that may not be cut (an error and its correction)."""
    start, end = span.start, span.end
    for offset, piece in placed(pieces):
        if isinstance(piece, Run) and piece.sic:
            last = offset + len(piece.text)
            start = offset if offset < start < last else start
            end = last if offset < end < last else end
    return replace(span, start=start, end=end)


def cut(pieces: Sequence[Piece], spans: Sequence[Span]) -> Iterator[tuple[int, Piece]]:
    """Cut runs at the bounds of spans; each piece comes with its offset in the running text."""
    bounds = sorted({bound for span in spans for bound in (span.start, span.end)})
    for offset, piece in placed(pieces):
        if not isinstance(piece, Run):
            yield offset, piece
            continue
        inner = [bound - offset for bound in bounds if 0 < bound - offset < len(piece.text)]
        for left, right in zip([0, *inner], [*inner, len(piece.text)], strict=True):
            yield offset + left, replace(piece, text=piece.text[left:right])


def split_lines(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """The pieces of each line."""
    line: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, LineBreak):
            yield line
            line = []
        else:
            line.append(piece)
    yield line


def _text(piece: Piece) -> str:
    if isinstance(piece, Run):
        return piece.text
    return "\n" if isinstance(piece, LineBreak) else ""
