"""Making TEI inline elements from the pieces of a text block."""

from __future__ import annotations

from collections.abc import Sequence

from lawsofplay.encode.pieces import Footnote, LineBreak, PageBreak, Piece, Span, cut
from lawsofplay.model.tei import XML_ID, Element, add_text, make, sub
from lawsofplay.transcription import Gap, NoteMark, Run

_FURNITURE = {"head": "header", "sig": "sig", "catch": "catch"}


def fill(parent: Element, pieces: Sequence[Piece], siglum: str, spans: Sequence[Span] = ()) -> None:
    """Append the pieces to ``parent`` as mixed content, with the spans as ``seg`` elements.

    Spans may not overlap. A footnote right after a span's last word belongs to the span.
    """
    waiting = sorted(spans, key=lambda span: span.start)
    target, end = parent, 0
    for offset, piece in cut(pieces, waiting):
        if target is not parent and offset >= end and not isinstance(piece, Footnote):
            target = parent
        if target is parent and waiting and offset >= waiting[0].start and isinstance(piece, Run):
            span = waiting.pop(0)
            target, end = sub(parent, "seg"), span.end
            for name, value in span.attributes:
                target.set(name, value)
        _put(target, piece, siglum)


def page_break(page: PageBreak, siglum: str) -> list[Element]:
    """The ``pb`` of a page, or the ``milestone`` of a block, with its furniture as ``fw``."""
    beginning = make("pb") if page.unit == "page" else make("milestone", unit=page.unit)
    beginning.set("n", page.label)
    beginning.set(XML_ID, f"{siglum}.{page.name}")
    beginning.set("ana", f"#{page.state}")
    if page.block:
        beginning.set("corresp", f"#{siglum}.{page.block}")
    return [beginning, *(make("fw", words, type=_FURNITURE[key]) for key, words in page.furniture)]


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
        # The page has no note for this mark, so the mark stays in the text.
        add_text(parent, piece.mark)


def _put_run(parent: Element, run: Run) -> None:
    target = sub(parent, "hi", rend="italic") if run.italic else parent
    if run.doubtful:
        target = sub(target, "unclear")
    if run.supplied:
        target = sub(target, "supplied", reason="lost", resp="#editor")
    if run.sic and run.correction:
        choice = sub(target, "choice")
        sub(choice, "sic", run.text)
        sub(choice, "corr", run.correction, resp="#editor")
    elif run.sic:
        sub(target, "sic", run.text)
    else:
        add_text(target, run.text)
