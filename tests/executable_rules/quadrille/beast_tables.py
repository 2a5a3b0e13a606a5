"""The printed tables of Beasts, and the cells that are lost or false.

A cell that an editor mends later is compared with the formula like the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from executable_rules.quadrille.beasts import beast_by_codill, beast_by_remise
from executable_rules.quadrille.mediateur_beasts import mediateur_by_codille, mediateur_by_remise
from executable_rules.quadrille.ombre_beasts import beast_of_the_table
from tests.executable_rules.printed_tables import printed


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
        cells = [cell for row in printed(self.division)[self.number][1::2] for cell in row]
        return dict(enumerate(cells, start=1))


PRINTED = {
    "bellecour, Quadrille by remise": Printed(
        "bellecour.quadrille.beast-tables",
        lambda n: beast_by_remise(place=n),
        size=16,
        lost=frozenset({3, *range(5, 11)}),
    ),
    "bellecour, Quadrille by codill": Printed(
        "bellecour.quadrille.beast-tables-codill", lambda n: beast_by_codill(place=n), size=16
    ),
    "academie, Quadrille by remise": Printed(
        "academie.quadrille.beast-tables",
        lambda n: beast_by_remise(place=n),
        size=16,
        lost=frozenset({5, 8}),
    ),
    "academie, Quadrille by codille": Printed(
        "academie.quadrille.beast-tables",
        lambda n: beast_by_codill(place=n),
        size=16,
        number=1,
    ),
    "bellecour, Mediateur by remise": Printed(
        "bellecour.mediateur.beast-tables",
        lambda n: mediateur_by_remise(place=n),
        size=16,
        lost=frozenset({3, 4}),
        doubtful={2: 54, 11: 236, 13: 222},
    ),
    "bellecour, Mediateur by codill": Printed(
        "bellecour.mediateur.beast-tables-codill",
        lambda n: mediateur_by_codille(place=n),
        size=16,
        lost=frozenset(range(1, 5)),
        doubtful={13: 304},
    ),
    "bellecour, Ombre": Printed(
        "bellecour.ombre.beast-table",
        lambda n: beast_of_the_table(place=n),
        size=15,
        lost=frozenset({2}),
        misprinted={7: 172},
        doubtful={11: 224},
    ),
    "academie, Hombre": Printed(
        "academie.ombre.beast-table",
        lambda n: beast_of_the_table(place=n),
        size=15,
        lost=frozenset({2, 4}),
        misprinted={7: 172},
    ),
}
"""Every table of Beasts that is printed as a grid. 172, for 162, stands in both books."""
