"""From a witness's pages to the ``text`` element of its TEI document."""

from __future__ import annotations

from collections.abc import Sequence

from lawsofplay.encode.blocks import encode_block
from lawsofplay.encode.divisions import check_divisions
from lawsofplay.encode.inline import fill
from lawsofplay.encode.notes import open_leaf, unmarked_notes
from lawsofplay.encode.pieces import PageBreak, split_lines
from lawsofplay.encode.rules import check_norms, find_spans
from lawsofplay.encode.state import Book
from lawsofplay.encode.tei import Element, make, sub
from lawsofplay.norms import Norms
from lawsofplay.outline import Division
from lawsofplay.transcription import Page


def encode_text(
    siglum: str, outline: Sequence[Division], norms: Norms, pages: Sequence[Page]
) -> Element:
    """The ``text`` element of a book.

    Raises InputError (page file, line) for a division that the outline does not know or that is
    out of order, a list of laws that has not its number, and a prose rule whose words are not
    found in its division.
    """
    book = Book(siglum, {division.id: division for division in outline}, norms)
    for page in pages:
        _page(book, page)
    check_divisions(book)
    # Pages without text at the end of the book.
    book.flush_breaks(book.open[-1][1])
    numbered = {
        f"{siglum}.{name}.{n + 1}" for name in book.counts for n in range(book.counts[name])
    }
    check_norms(book, numbered)
    _fill_blocks(book)
    text = make("text")
    text.extend(book.parts[name] for name in ("front", "body", "back") if name in book.parts)
    return text


def _page(book: Book, page: Page) -> None:
    furniture = tuple(sorted(page.header.furniture.items()))
    book.pending.append(PageBreak(page.name, page.header.page, page.header.state, furniture))
    leaf = open_leaf(page)
    for block in page.blocks:
        if block.kind != "note":
            encode_block(book, block, leaf)
    notes = unmarked_notes(leaf)
    if notes and book.open:
        container = book.container()
        book.flush_breaks(container)
        container.extend(notes)


def _fill_blocks(book: Book) -> None:
    spans = find_spans(book)
    for number, block in enumerate(book.blocks):
        if block.form == "verse":
            for pieces in split_lines(block.pieces):
                fill(sub(block.element, "l"), pieces, book.siglum)
        else:
            fill(block.element, block.pieces, book.siglum, spans.get(number, ()))
