"""From the pieces of a text block to TEI inline elements."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from lawsofplay.encode.tei import Element, add_text, make, sub
from lawsofplay.transcription import Gap, Inline, NoteMark, Run


@dataclass(frozen=True)
class PageBreak:
    """The beginning of a page: its name (``p021``), its label, its state, its furniture."""

    name: str
    label: str
    state: str
    furniture: tuple[tuple[str, str], ...] = ()


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
    attributes: tuple[tuple[str, str], ...]


def running_text(pieces: Sequence[Piece]) -> str:
    """The text of the runs, one after the other, as `Span` offsets count it."""
    return "".join(piece.text for piece in pieces if isinstance(piece, Run))


def find_words(text: str, words: str, start: int = 0) -> re.Match[str] | None:
    """Find words in running text, whatever blanks and line ends part them."""
    pattern = r"\s+".join(re.escape(word) for word in words.split())
    return re.compile(pattern).search(text, start)


def fill(parent: Element, pieces: Sequence[Piece], siglum: str, spans: Sequence[Span] = ()) -> None:
    """Put the pieces into ``parent`` as mixed content, with spans as ``seg`` elements."""
    target = parent
    for offset, piece in _cut(pieces, spans):
        if offset is not None:
            for span in spans:
                if span.end == offset and target is not parent:
                    target = parent
            for span in spans:
                if span.start == offset and isinstance(piece, Run) and target is parent:
                    target = sub(parent, "seg")
                    for name, value in span.attributes:
                        target.set(name, value)
        _put(target, piece, siglum)


def _cut(pieces: Sequence[Piece], spans: Sequence[Span]) -> list[tuple[int | None, Piece]]:
    """Cut runs at the bounds of spans; each run comes with its offset in the running text."""
    bounds = sorted({bound for span in spans for bound in (span.start, span.end)})
    cut: list[tuple[int | None, Piece]] = []
    position = 0
    for piece in pieces:
        if not isinstance(piece, Run):
            cut.append((None, piece))
            continue
        text, begin = piece.text, position
        inner = [b - begin for b in bounds if begin < b < begin + len(text)]
        for left, right in zip([0, *inner], [*inner, len(text)], strict=True):
            cut.append((begin + left, replace(piece, text=text[left:right])))
        position = begin + len(text)
    return cut


def _put(parent: Element, piece: Piece, siglum: str) -> None:
    if isinstance(piece, Run):
        _put_run(parent, piece)
    elif isinstance(piece, Gap):
        extent = {"extent": piece.extent} if piece.extent else {}
        sub(parent, "gap", reason="illegible", **extent)
    elif isinstance(piece, PageBreak):
        for element in page_break(piece, siglum):
            parent.append(element)
    elif isinstance(piece, LineBreak):
        sub(parent, "lb")
    elif isinstance(piece, Footnote):
        parent.append(piece.element)
    elif isinstance(piece, NoteMark):
        # A mark whose note the page does not hold: the mark itself is text.
        add_text(parent, piece.mark)


def _put_run(parent: Element, run: Run) -> None:
    target = sub(parent, "hi", rend="italic") if run.italic else parent
    if run.supplied:
        target = sub(target, "supplied", reason="lost", resp="#editor")
    if run.sic and run.correction:
        choice = sub(target, "choice")
        sub(choice, "sic", run.text)
        sub(choice, "corr", run.correction, resp="#editor")
    elif run.sic:
        sub(target, "sic", run.text)
    elif run.doubtful:
        sub(target, "unclear", run.text)
    else:
        add_text(target, run.text)


def page_break(page: PageBreak, siglum: str) -> list[Element]:
    """The ``pb`` of a page and its furniture as ``fw``."""
    names = {"head": "header", "sig": "sig", "catch": "catch"}
    pb = make("pb", n=page.label, xml_id=f"{siglum}.{page.name}", ana=f"#{page.state}")
    return [pb, *(make("fw", words, type=names[key]) for key, words in page.furniture)]
