"""Opening the divisions of the outline where the pages name them, and counting their items."""

from __future__ import annotations

from lawsofplay.base.errors import InputError
from lawsofplay.encode.state import Book
from lawsofplay.model.outline import Division
from lawsofplay.model.tei import Element, make, sub

_FRONT = ("front", "titlepage", "preface", "contents")
_PARTS = ("front", "body", "back")


def open_division(book: Book, name: str, file: str, place: str) -> None:
    """Open a division, and close those that do not hold it.

    Raises InputError (file, place) for a division that is not in the outline or out of order,
    and for one whose parent has ended.
    """
    division = book.outline.get(name)
    if division is None:
        raise InputError(file, place, f"division {name!r} is not in outline.toml")
    order = list(book.outline)
    expected = order[len(book.opened)] if len(book.opened) < len(order) else "no further one"
    if name != expected:
        mend = f"division {name!r} is out of order; the outline expects {expected!r}"
        raise InputError(file, place, mend)
    book.close()
    while book.open and book.open[-1][0].id != division.parent:
        book.open.pop()
    if division.parent and not book.open:
        mend = f"parent {division.parent!r} has ended; set the divisions in reading order"
        raise InputError(f"corpus/{book.siglum}/outline.toml", name, mend)
    parent = book.open[-1][1] if book.open else _part(book, division)
    element = sub(parent, "div", type=division.type, xml_id=f"{book.siglum}.{division.id}")
    book.flush_breaks(element)
    book.open.append((division, element))
    book.opened.append(name)


def _part(book: Book, division: Division) -> Element:
    """The front, body or back of the book, never one before the current: pages stay in order."""
    wanted = {"back": "back"}.get(division.type, "front" if division.type in _FRONT else "body")
    reached = max((_PARTS.index(name) for name in book.parts), default=0)
    if wanted == "front" and reached:
        # Front matter such as a table of contents may come at the end of the book.
        wanted = "back"
    name = _PARTS[max(_PARTS.index(wanted), reached)]
    return book.parts.setdefault(name, make(name))


def check_divisions(book: Book) -> None:
    """Raise InputError for a division that no page opens or that has a wrong number of items."""
    shown = f"corpus/{book.siglum}/outline.toml"
    for name, division in book.outline.items():
        if name not in book.opened:
            raise InputError(shown, name, "no page file opens this division with '@'")
        count = book.counts.get(name, 0)
        if division.count is not None and count != division.count:
            mend = f"{count} numbered items found, {division.count} expected; mend the pages"
            raise InputError(shown, name, mend)
    if "body" not in book.parts:
        raise InputError(shown, "", "no division of the body; a book has at least one")
