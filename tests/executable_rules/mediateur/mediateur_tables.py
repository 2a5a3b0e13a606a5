"""The printed tables of the Médiateur, cell by cell, from the page texts."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from lawsofplay.project import find_project

_SUPPLIED = re.compile(r"\[= (.*?)\]")


class Cell(NamedTuple):
    """What a cell says, and how it stands there: ``certain``, ``doubtful`` or ``lost``.

    The text of a lost cell is what an editor supplied, if anything.
    """

    text: str
    state: str

    @property
    def number(self) -> int | None:
        """The figure of the cell; none where it is empty or holds words."""
        return int(self.text) if self.text.isdecimal() else None


def _cell(text: str) -> Cell:
    text = text.strip()
    if supplied := _SUPPLIED.fullmatch(text):
        return Cell(supplied[1].rstrip(","), "lost")
    if text.endswith("[?]"):
        return Cell(text.removesuffix("[?]"), "doubtful")
    return Cell(_SUPPLIED.sub(r"\1", text), "certain")


@cache
def tables(witness: str, page: str) -> list[list[list[Cell]]]:
    """The tables of a page, in order; head rows among the others."""
    path = find_project().corpus / witness / "pages" / f"{page}.txt"
    _, _, body = path.read_text(encoding="utf-8").partition("\n---\n")
    blocks = body.split("\n\n")
    found = [block.splitlines()[1:] for block in blocks if block.startswith(":table")]
    assert found, f"no table on {page} of {witness}"
    return [[[_cell(it) for it in _columns(line)] for line in table] for table in found]


def _columns(line: str) -> list[str]:
    return line.removeprefix("|=").strip().strip("|").split("|")


def figures(rows: list[list[Cell]]) -> list[list[Cell]]:
    """The rows of a table that hold figures, without their first cell, which names them."""
    return [row[1:] for row in rows if any(it.number is not None for it in row[1:])]
