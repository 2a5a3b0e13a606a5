"""The footnotes of a page, which replace their marks in the pieces of a block."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lawsofplay.base.errors import InputError
from lawsofplay.encode.pieces import Footnote, LineBreak, Piece, page_inside
from lawsofplay.encode.state import Book, Leaf, TextBlock
from lawsofplay.model.tei import XML_ID, Element, make
from lawsofplay.transcription import Block, NoteMark, Page, PageMark, Run, parse_inline


def open_leaf(page: Page) -> Leaf:
    """The page as a `Leaf` with its footnotes, whose elements are filled after the book is read.

    Raises InputError for two footnotes with the same mark.
    """
    file = f"corpus/{page.witness}/pages/{page.name}.txt"
    notes: dict[str, TextBlock] = {}
    for block in page.blocks:
        if block.kind != "note":
            continue
        if block.argument in notes:
            raise InputError(file, f"line {block.line}", "two notes with the same mark")
        identity = f"{page.witness}.{page.name}.n{len(notes) + 1}"
        note = make("note", xml_id=identity, place="bottom", n=block.argument)
        pieces = list[Piece](parse_inline(block.text, file, block.line))
        notes[block.argument] = TextBlock(note, pieces, division="")
    return Leaf(file, page.name, page.header.state, notes)


def block_pieces(block: Block, leaf: Leaf, form: str) -> list[Piece]:
    """The pieces of a block's text; line ends are kept unless the form is ``prose``."""
    if form == "prose":
        return list(text_pieces(block.text, leaf, block.line))
    text = "\n".join(line.strip() for line in block.lines)
    return [part for piece in text_pieces(text, leaf, block.line) for part in _broken(piece)]


def _broken(piece: Piece) -> Iterator[Piece]:
    """A run split at its line ends; a misprint is kept whole, with its correction."""
    if not isinstance(piece, Run) or piece.sic:
        yield piece
        return
    for number, text in enumerate(piece.text.split("\n")):
        if number:
            yield LineBreak()
        if text:
            yield replace(piece, text=text)


def text_pieces(text: str, leaf: Leaf, line: int) -> Iterator[Piece]:
    """The pieces of a text: the first mark of a footnote is replaced by the footnote.

    The mark of a page is replaced by its page break.
    """
    for piece in parse_inline(text, leaf.file, line):
        if isinstance(piece, NoteMark) and piece.mark in leaf.notes and piece.mark not in leaf.used:
            leaf.used.add(piece.mark)
            yield Footnote(leaf.notes[piece.mark].element)
        elif isinstance(piece, PageMark):
            yield page_inside(piece.number, leaf.name, leaf.state)
        else:
            yield piece


def unmarked_notes(leaf: Leaf) -> list[Element]:
    """The notes of a page whose mark the scanner has lost."""
    return [note.element for mark, note in leaf.notes.items() if mark not in leaf.used]


def place_notes(book: Book) -> None:
    """Add each footnote to the book's blocks, in the division of its mark or else of its place."""
    marked = {
        piece.element: block.division
        for block in book.blocks
        for piece in block.pieces
        if isinstance(piece, Footnote)
    }
    for note in book.notes:
        note.division = marked.get(note.element) or _around(note.element, book)
    book.blocks.extend(book.notes)


def _around(element: Element, book: Book) -> str:
    names = (
        str(ancestor.get(XML_ID)).removeprefix(f"{book.siglum}.")
        for ancestor in element.iterancestors()
    )
    return next((name for name in names if name in book.outline), "")
