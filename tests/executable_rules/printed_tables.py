"""What is printed: the words of a page, and the tables cell by cell.

Tables are read from the TEI: what an editor mends is compared again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lxml import etree

from lawsofplay.base.project import find_project
from lawsofplay.model.edition import load_book

TEI = "{http://www.tei-c.org/ns/1.0}"
XML_ID = "{http://www.w3.org/XML/1998/namespace}id"

CORRECTED, SUPPLIED = f"{TEI}corr", f"{TEI}supplied"


class Cell(NamedTuple):
    """What a cell says, and how it stands there: ``certain``, ``doubtful`` or ``lost``.

    The text of a lost cell is what an editor supplied, if anything; a misprint stays one.
    """

    text: str
    state: str

    @property
    def number(self) -> int | None:
        """The figure of the cell; none where it is empty or holds words."""
        return int(self.text) if self.text.isdecimal() else None


def page(witness: str, number: int) -> str:
    """The words of a page of a book in one line."""
    path = find_project().corpus / witness / "pages" / f"p{number:03}.txt"
    return " ".join(path.read_text("utf-8").partition("\n---\n")[2].split())


def tables(place: str) -> list[list[list[Cell]]]:
    """The tables of a division, or of a page such as ``academie.p140``, in order."""
    return [[[_cell(element) for element in row] for row in table] for table in _found(place)]


def printed(place: str) -> list[list[list[str]]]:
    """The same as the page printed them: a cell that the scan lost is an empty string."""
    return [
        [[_text(element, without=(CORRECTED, SUPPLIED)) for element in row] for row in table]
        for table in _found(place)
    ]


def figures(rows: list[list[Cell]]) -> list[list[Cell]]:
    """The rows of a table that hold figures, without their first cell, which names them."""
    return [row[1:] for row in rows if any(cell.number is not None for cell in row[1:])]


@cache
def _found(place: str) -> list[list[list[etree._Element]]]:
    """The cells, by table and row. A table's id is that of its page and a number."""
    root = load_book(find_project(), place).roots[place.partition(".")[0]]
    every = [
        [list(row.iter(f"{TEI}cell")) for row in table.iter(f"{TEI}row")]
        for table in root.iter(f"{TEI}table")
        if (table.get(XML_ID) or "").rpartition(".")[0] == place
        or any(div.get(XML_ID) == place for div in table.iterancestors(f"{TEI}div"))
    ]
    assert every, f"no table in {place}"
    return every


def _cell(cell: etree._Element) -> Cell:
    text = _text(cell, without=(CORRECTED,))
    if text and not _text(cell, without=(CORRECTED, SUPPLIED)):
        return Cell(text.rstrip(","), "lost")
    doubtful = next(cell.iter(f"{TEI}unclear"), None) is not None
    return Cell(text, "doubtful" if doubtful else "certain")


def _text(element: etree._Element, without: tuple[str, ...]) -> str:
    return "".join(_pieces(element, without)).strip()


def _pieces(element: etree._Element, without: tuple[str, ...]) -> Iterator[str]:
    yield element.text or ""
    for child in element:
        if child.tag not in without:
            yield from _pieces(child, without)
        yield child.tail or ""
