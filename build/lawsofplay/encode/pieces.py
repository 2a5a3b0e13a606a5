"""The pieces of a block's text, as read from the pages and before they become TEI."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lawsofplay.model.tei import Element
from lawsofplay.transcription import Inline, Run


@dataclass(frozen=True)
class PageBreak:
    """The beginning of a page: its name (``p021``), printed number, state and furniture.

    ``unit`` is ``block`` at the beginning of a page file that holds several printed pages. For a
    printed page that begins inside such a file, ``block`` is the file's name (``b03``).
    """

    name: str
    label: str
    state: str
    furniture: tuple[tuple[str, str], ...] = ()
    unit: str = "page"
    block: str = ""


def page_inside(number: int, block: str, state: str) -> PageBreak:
    """The break of a printed page that begins inside a page file of several pages."""
    return PageBreak(f"p{number:03d}", str(number), state, block=block)


@dataclass(frozen=True)
class LineBreak:
    """A line end that is kept, as in verse and on title pages."""


@dataclass(frozen=True)
class Footnote:
    """A footnote, already encoded, in the place of its mark."""

    element: Element


Piece = Inline | PageBreak | LineBreak | Footnote


@dataclass(frozen=True)
class Span:
    """A part of a block's running text, by offsets, that becomes a ``seg`` with an address."""

    start: int
    end: int
    attributes: tuple[tuple[str, str], ...] = ()


def running_text(pieces: Sequence[Piece]) -> str:
    """The text of all runs, to which the offsets of a `Span` refer; a kept line end is \\n."""
    return "".join(_text(piece) for piece in pieces)


def placed(pieces: Sequence[Piece]) -> Iterator[tuple[int, Piece]]:
    """Each piece with its offset in the running text."""
    offset = 0
    for piece in pieces:
        yield offset, piece
        offset += len(_text(piece))


def widen(span: Span, pieces: Sequence[Piece]) -> Span:
    """The span, made longer if a bound is inside a misprint, which may not be cut."""
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
    """The pieces, line by line."""
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
