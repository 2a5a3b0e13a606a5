"""Encoding a table of a page file: rows of cells between bars."""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.encode.inline import fill
from lawsofplay.encode.notes import text_pieces
from lawsofplay.encode.state import Leaf
from lawsofplay.model.tei import Element, make, sub
from lawsofplay.transcription import Block
from lawsofplay.transcription.cells import cells


def encode_table(block: Block, leaf: Leaf, siglum: str, identity: str) -> Element:
    """The ``table`` element of a block; a row that begins with ``|=`` is a row of labels.

    Raises InputError (file, line) for a row without a bar at its beginning and its end, and for
    a table without rows.
    """
    table = make("table", xml_id=identity)
    for offset, line in enumerate(block.lines):
        number = block.first + offset
        role = {"role": "label"} if line.startswith("|=") else {}
        row = sub(table, "row", **role)
        for text in _cells(line.strip(), leaf.file, number):
            fill(sub(row, "cell"), list(text_pieces(text, leaf, number)), siglum)
    if not len(table):
        raise InputError(leaf.file, f"line {block.line}", "a table without rows; take ':table' out")
    return table


def _cells(line: str, file: str, number: int) -> Iterator[str]:
    if not line.startswith("|") or not line.endswith("|") or line in ("|", "|="):
        raise InputError(file, f"line {number}", "a row of a table begins and ends with '|'")
    return cells(line)
