"""Adding each block of a page file, by its kind, to the TEI of the book."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from lawsofplay.base.errors import InputError
from lawsofplay.encode.divisions import open_division
from lawsofplay.encode.inline import fill
from lawsofplay.encode.notes import block_pieces
from lawsofplay.encode.pieces import LineBreak, page_inside
from lawsofplay.encode.state import Book, Leaf
from lawsofplay.encode.tables import encode_table
from lawsofplay.model.norms import Kind
from lawsofplay.model.tei import Element, make, sub
from lawsofplay.transcription import Block, Run, parse_inline, plain_text
from lawsofplay.transcription.breaks import LEADING

SUPPLIED_NUMERAL = re.compile(r"\[([^\]:=^?]+)\]")
"""The numeral of a law, in brackets, that the page does not print."""
_AFTER_HEADS = ("}p", "}div", "}lg", "}table", "}list", "}entry")


def encode_block(book: Book, block: Block, leaf: Leaf) -> None:
    """Add one block to the book. Raises InputError (page file, line) if it does not fit there."""
    place = f"line {block.line}"
    if block.kind == "division":
        open_division(book, block.argument, leaf.file, place)
        return
    if not book.open:
        mend = "text before the first '@ division' of the outline"
        raise InputError(leaf.file, place, mend)
    _HANDLERS.get(block.kind, _paragraph)(book, _without_page_mark(book, block, leaf), leaf)


def _without_page_mark(book: Book, block: Block, leaf: Leaf) -> Block:
    """The block without a page mark at its beginning, which is put before the block instead."""
    first, *others = block.lines or ("",)
    mark = LEADING.match(first)
    if mark is None:
        return block
    book.pending.append(page_inside(int(mark[1]), leaf.name, leaf.state))
    return replace(block, lines=(first[mark.end() :], *others))


def _form(book: Book, kind: str) -> str:
    """``verse``, ``lines`` or ``prose``, from the block's kind and its division."""
    verse = book.division.type == "verse"
    if kind == "verse" or (verse and kind in ("paragraph", "law")):
        return "verse"
    return "lines" if kind == "lines" else "prose"


def _text(book: Book, parent: Element, block: Block, leaf: Leaf) -> Element:
    form = _form(book, block.kind)
    name = "lg" if form == "verse" else "p"
    return book.add_text(parent, name, block_pieces(block, leaf, form), leaf, form)


def _continue(book: Book, block: Block, leaf: Leaf) -> None:
    """Continue the last block, with the page breaks that have come since in their place."""
    last = book.last
    if last is None:
        _resume(book, block, leaf)
        return
    last.pieces.append(Run("\n") if last.form == "prose" else LineBreak())
    last.pieces.extend(book.pending)
    book.pending.clear()
    last.pieces.extend(block_pieces(block, leaf, last.form))


def _resume(book: Book, block: Block, leaf: Leaf) -> None:
    """Continue a block after a table or figure: @part marks the two elements as parts of it."""
    before = book.interrupted
    if before is None:
        mend = "there is no block before it to continue; take ':cont' out"
        raise InputError(leaf.file, f"line {block.line}", mend)
    if book.entry is not None:
        _sense(book, block, leaf)
        return
    name = "lg" if before.form == "verse" else "p"
    pieces = block_pieces(block, leaf, before.form)
    parent = book.room()
    holder = before.element.getparent()
    if holder is not None and holder.get("type") == "reason":
        parent = sub(parent, "note", type="reason")
    element = book.add_text(parent, name, pieces, leaf, before.form)
    if before.element.tag == element.tag:
        before.element.set("part", "M" if before.element.get("part") else "I")
        element.set("part", "F")
    book.interrupted = None


def _heading(book: Book, block: Block, leaf: Leaf) -> None:
    book.close()
    container = book.container()
    pieces = block_pieces(block, leaf, "prose")
    # In TEI a head must come first in its division, so a later heading becomes a paragraph.
    if any(child.tag.endswith(_AFTER_HEADS) for child in container):
        book.add_text(book.room(), "p", pieces, leaf, "prose").set("rend", "heading")
        return
    book.flush_breaks(container)
    kind = {"head": "main", "subhead": "sub"}[block.kind]
    book.add_text(container, "head", pieces, None, "prose").set("type", kind)


def _law(book: Book, block: Block, leaf: Leaf) -> None:
    division, container = book.open[-1]
    if division.count is None:
        mend = f"a numbered item in {division.id!r}, which has no 'count' in outline.toml"
        raise InputError(leaf.file, f"line {block.line}", mend)
    book.close()
    book.flush_breaks(container)
    number = book.counts.get(division.id, 0) + 1
    book.counts[division.id] = number
    address = f"{book.siglum}.{division.id}.{number}"
    label, numeral = _label(block, leaf, book.siglum)
    law = sub(container, "div", type="law", xml_id=address, n=numeral)
    kind = book.norms.kinds.get(address, Kind())
    if kind.kind != "law":
        law.set("subtype", kind.kind)
    if kind.status != "custom":
        law.set("ana", f"#{kind.status}")
    law.append(label)
    book.law = law
    _text(book, law, block, leaf)


def _label(block: Block, leaf: Leaf, siglum: str) -> tuple[Element, str]:
    """The label of a law, and its numeral without points for ``n``; in brackets, the editor's."""
    label = make("label")
    supplied = SUPPLIED_NUMERAL.fullmatch(block.argument)
    if supplied:
        sub(label, "supplied", supplied[1], resp="#editor")
        return label, supplied[1].strip(" .,:;")
    pieces = parse_inline(block.argument, leaf.file, block.line)
    fill(label, pieces, siglum)
    return label, plain_text(pieces).strip(" .,:;")


def _paragraph(book: Book, block: Block, leaf: Leaf) -> None:
    if block.kind == "p":
        book.close()
    if book.entry is not None:
        _sense(book, block, leaf)
        return
    book.items = book.interrupted = None
    element = _text(book, book.room(), block, leaf)
    if block.kind in ("advice", "anecdote", "example"):
        element.set("ana", f"#{block.kind}")
    elif block.kind == "lines":
        element.set("rend", "lines")


def _reason(book: Book, block: Block, leaf: Leaf) -> None:
    book.items = book.entry = book.interrupted = None
    _text(book, sub(book.room(), "note", type="reason"), block, leaf)


def _interrupt(book: Book) -> Element:
    """The element for a table, figure or gap; the block before it may continue after it."""
    book.interrupted = book.last or book.interrupted
    book.items = book.last = None
    return book.room()


def _table(book: Book, block: Block, leaf: Leaf) -> None:
    room = _interrupt(book)
    room.append(encode_table(block, leaf, book.siglum, book.identity(leaf)))


def _figure(book: Book, block: Block, leaf: Leaf) -> None:
    sub(sub(_interrupt(book), "figure"), "figDesc", block.argument)


def _gap(book: Book, block: Block, leaf: Leaf) -> None:
    sub(sub(_interrupt(book), "p"), "gap", reason="lost", extent=block.argument)


def _item(book: Book, block: Block, leaf: Leaf) -> None:
    book.entry = book.interrupted = None
    if book.items is None:
        book.items = sub(book.room(), "list", rend="numbered")
    book.flush_breaks(book.items)
    item = sub(book.items, "item", n=block.argument.rstrip(".,"))
    _text(book, item, block, leaf)


def _entry(book: Book, block: Block, leaf: Leaf) -> None:
    book.close()
    entry = sub(book.room(), "entry", xml_id=book.identity(leaf))
    orth = sub(sub(entry, "form", type="lemma"), "orth")
    fill(orth, parse_inline(block.argument, leaf.file, block.line), book.siglum)
    book.entry = entry
    if block.lines:
        _sense(book, block, leaf)


def _sense(book: Book, block: Block, leaf: Leaf) -> None:
    """Add a paragraph to the open entry of a dictionary."""
    assert book.entry is not None
    sense = sub(book.entry, "sense")
    book.flush_breaks(sense)
    form = "lines" if block.kind in ("verse", "lines") else "prose"
    book.add_text(sense, "def", block_pieces(block, leaf, form), None, form)
    book.interrupted = None


_HANDLERS: dict[str, Callable[[Book, Block, Leaf], None]] = {
    "cont": _continue,
    "head": _heading,
    "subhead": _heading,
    "law": _law,
    "reason": _reason,
    "table": _table,
    "figure": _figure,
    "gap": _gap,
    "item": _item,
    "entry": _entry,
}
