"""Making the ``text`` element of a witness's TEI document from its pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lawsofplay.encode.blocks import encode_block
from lawsofplay.encode.divisions import check_divisions
from lawsofplay.encode.inline import fill
from lawsofplay.encode.notes import open_leaf, place_notes, unmarked_notes
from lawsofplay.encode.pieces import PageBreak, page_inside, split_lines
from lawsofplay.encode.rules import check_norms, find_spans
from lawsofplay.encode.state import Book
from lawsofplay.model.norms import Norms
from lawsofplay.model.outline import Division
from lawsofplay.model.tei import Element, make, sub
from lawsofplay.transcription import Page
from lawsofplay.transcription.breaks import page_marks


def encode_text(
    siglum: str, outline: Sequence[Division], norms: Norms, pages: Sequence[Page]
) -> Element:
    """The ``text`` element of a book.

    Raises InputError (page file, line) for a division that is not in the outline or is out of
    order. So it does for a list with a wrong number of laws, and for a rule in prose whose words
    are not in its division.
    """
    book = Book(siglum, {division.id: division for division in outline}, norms)
    for page in pages:
        _page(book, page)
    check_divisions(book)
    # The breaks still pending are those of pages without text at the end of the book.
    book.flush_breaks(book.open[-1][1])
    numbered = {
        f"{siglum}.{name}.{n + 1}" for name in book.counts for n in range(book.counts[name])
    }
    check_norms(book, numbered)
    place_notes(book)
    _fill_blocks(book)
    text = make("text")
    text.extend(book.parts[name] for name in ("front", "body", "back") if name in book.parts)
    return text


def _page(book: Book, page: Page) -> None:
    book.pending.extend(_begin(book, page))
    leaf = open_leaf(page)
    for block in page.blocks:
        if block.kind != "note":
            encode_block(book, block, leaf)
    book.notes.extend(leaf.notes.values())
    notes = unmarked_notes(leaf)
    if notes and book.open:
        container = book.container()
        book.flush_breaks(container)
        container.extend(notes)


def _begin(book: Book, page: Page) -> Iterator[PageBreak]:
    """The breaks at the beginning of a page file: its page, or its block of pages.

    The first page of a block gets a break too, unless the block before it ended on that page.
    """
    header = page.header
    furniture = tuple(sorted(header.furniture.items()))
    several = any(page_marks(page))
    unit = "block" if several else "page"
    yield PageBreak(page.name, header.page, header.state, furniture, unit)
    if several:
        if header.printed[0] != book.reached:
            yield page_inside(header.printed[0], page.name, header.state)
        book.reached = header.printed[-1]


def _fill_blocks(book: Book) -> None:
    spans = find_spans(book)
    for number, block in enumerate(book.blocks):
        if block.form == "verse":
            for pieces in split_lines(block.pieces):
                fill(sub(block.element, "l"), pieces, book.siglum)
        else:
            fill(block.element, block.pieces, book.siglum, spans.get(number, ()))
