"""The printed tables of Beasts, read from the TEI, and the cells that are lost or false.

A cell that an editor mends later is compared with the formula like the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from lxml import etree

from executable_rules.quadrille.beasts import beast_by_codill, beast_by_remise
from executable_rules.quadrille.mediateur_beasts import mediateur_by_codille, mediateur_by_remise
from executable_rules.quadrille.ombre_beasts import beast_of_the_table
from lawsofplay.edition import load_edition
from lawsofplay.project import find_project

TEI = "{http://www.tei-c.org/ns/1.0}"

Rows = list[list[str]]


@cache
def _roots() -> dict[str, etree._Element]:
    return load_edition(find_project()).roots


@cache
def tables(division: str) -> list[Rows]:
    """The tables of a division, in order; a lost cell is an empty string."""
    root = _roots()[division.split(".")[0]]
    divisions = root.iterfind(f".//{TEI}div[@xml:id='{division}']", {"xml": XML})
    found = [table for div in divisions for table in div.iter(f"{TEI}table")]
    assert found, division
    return [[_cells(row) for row in table.iter(f"{TEI}row")] for table in found]


XML = "http://www.w3.org/XML/1998/namespace"


def _cells(row: etree._Element) -> list[str]:
    return ["".join(_printed(cell)).strip() for cell in row.iter(f"{TEI}cell")]


def _printed(element: etree._Element) -> Iterator[str]:
    """What the page printed: neither what editors supplied nor what they correct."""
    yield element.text or ""
    for child in element:
        if child.tag not in (f"{TEI}supplied", f"{TEI}corr"):
            yield from _printed(child)
        yield child.tail or ""


@dataclass(frozen=True)
class Printed:
    """A table whose rows are by turns the orders and the Beasts, and what is known to be amiss.

    ``lost`` are the Beasts that the scan lost; ``misprinted`` those that the printer got wrong;
    ``doubtful`` false figures of which nobody can say yet whether scan or print made them.
    """

    division: str
    series: Callable[[int], int]
    size: int
    number: int = 0
    lost: frozenset[int] = frozenset()
    misprinted: dict[int, int] = field(default_factory=dict)
    doubtful: dict[int, int] = field(default_factory=dict)

    def beasts(self) -> dict[int, str]:
        """The printed Beast of each order."""
        cells = [cell for row in tables(self.division)[self.number][1::2] for cell in row]
        return dict(enumerate(cells, start=1))


PRINTED = {
    "bellecour, Quadrille by remise": Printed(
        "bellecour.quadrille.beast-tables",
        lambda n: beast_by_remise(order=n),
        size=16,
        lost=frozenset({3, *range(5, 11)}),
    ),
    "bellecour, Quadrille by codill": Printed(
        "bellecour.quadrille.beast-tables-codill", lambda n: beast_by_codill(order=n), size=16
    ),
    "academie, Quadrille by remise": Printed(
        "academie.quadrille.beast-tables",
        lambda n: beast_by_remise(order=n),
        size=16,
        lost=frozenset({5, 8}),
    ),
    "academie, Quadrille by codille": Printed(
        "academie.quadrille.beast-tables",
        lambda n: beast_by_codill(order=n),
        size=16,
        number=1,
    ),
    "bellecour, Mediateur by remise": Printed(
        "bellecour.mediateur.beast-tables",
        lambda n: mediateur_by_remise(order=n),
        size=16,
        lost=frozenset({3, 4}),
        doubtful={2: 54, 11: 236, 13: 222},
    ),
    "bellecour, Mediateur by codill": Printed(
        "bellecour.mediateur.beast-tables-codill",
        lambda n: mediateur_by_codille(order=n),
        size=16,
        lost=frozenset(range(1, 5)),
        doubtful={13: 304},
    ),
    "bellecour, Ombre": Printed(
        "bellecour.ombre.beast-table",
        lambda n: beast_of_the_table(order=n),
        size=15,
        lost=frozenset({2}),
        misprinted={7: 172},
        doubtful={11: 224},
    ),
    "academie, Hombre": Printed(
        "academie.ombre.beast-table",
        lambda n: beast_of_the_table(order=n),
        size=15,
        lost=frozenset({2, 4}),
        misprinted={7: 172},
    ),
}
"""Every table of Beasts that is printed as a grid. 172, for 162, stands in both books."""
