"""From a witness's pages to the ``text`` element of its TEI document."""

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
    """What a page file begins: its page; where it holds several, the block and perhaps a page.

    The first page of a block has begun in the block before where both name the same one.
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
