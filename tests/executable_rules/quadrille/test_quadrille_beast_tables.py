"""Every printed cell of the tables of Beasts against the one formula."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.mediateur_beasts import (
    equal_to_the_game,
    mediateur_by_codille,
    mediateur_by_remise,
)
from tests.executable_rules.printed_tables import printed
from tests.executable_rules.quadrille.beast_tables import PRINTED, Printed

ALL = pytest.mark.parametrize("table", PRINTED.values(), ids=PRINTED.keys())


@ALL
@pytest.mark.example("quadrille.beast-tables", "ombre.beast-table")
def test_every_legible_cell_is_that_of_the_formula(table: Printed) -> None:
    amiss = table.misprinted | table.doubtful
    for order, cell in table.beasts().items():
        if cell and order not in amiss:
            assert int(cell) == table.series(order), f"Beast {order}"


@ALL
def test_no_cell_is_lost_but_those_named(table: Printed) -> None:
    beasts = table.beasts()
    assert len(beasts) == table.size
    assert {order for order, cell in beasts.items() if not cell} <= table.lost


@ALL
@pytest.mark.example("ombre.beast-table")
def test_a_misprint_stands_as_printed(table: Printed) -> None:
    for order, misprint in table.misprinted.items():
        assert int(table.beasts()[order]) == misprint != table.series(order)


@ALL
def test_a_doubtful_cell_holds_its_false_figure_until_it_is_mended(table: Printed) -> None:
    for order, read in table.doubtful.items():
        assert int(table.beasts()[order]) in (read, table.series(order))
        assert read != table.series(order)


@pytest.mark.example("quadrille.beast-tables", "ombre.beast-table")
def test_what_one_book_lost_or_blurred_the_other_has() -> None:
    english, french = PRINTED["bellecour, Ombre"], PRINTED["academie, Hombre"]
    assert french.beasts()[11] == "234"
    assert english.beasts()[4] == "108"
    assert english.misprinted == french.misprinted == {7: 172}


ORDINALS = [
    "premiére",
    "seconde",
    "3e.",
    "quatriéme",
    "cinquiéme",
    "sixiéme",
    "septiéme",
    "huitiéme",
    "neuviéme",
    "dixiéme",
    "onziéme",
    "douziéme",
]


def _lists(rows: list[list[str]]) -> dict[int, str]:
    """The Beasts of a table that names their order in words."""
    named = {word: order for order, word in enumerate(ORDINALS, start=1)}
    found = {named.get(word): row[1] for row in rows for word in row[0].split()}
    return {order: cell for order, cell in found.items() if order}


def test_the_lists_of_the_french_mediateur() -> None:
    grids = printed("academie.mediateur.beast")
    by_remise: dict[int, str] = {}
    for rows in grids[2:4]:
        by_remise |= _lists(rows)
    assert sorted(by_remise) == list(range(5, 13))
    for order, cell in by_remise.items():
        # The sixth, 196, is lost.
        assert (order == 6 and not cell) or int(cell) == mediateur_by_remise(place=order)
    by_codille = _lists(next(rows for rows in grids if rows[0][0].startswith("Ainsi la 3e")))
    # The third is printed as a sum: 28 added to 56.
    assert sorted(by_codille) == list(range(3, 13))
    for order in range(4, 13):
        assert int(by_codille[order]) == mediateur_by_codille(place=order)


def test_the_french_mediateur_prints_144_for_140() -> None:
    """Beside a first Beast by codille on a simple deal, two double Games and its 28 make 140."""
    (equal,) = (
        row[1]
        for rows in printed("academie.mediateur.beast")
        for row in rows
        if row[0] == "La seconde seroit de"
    )
    assert int(equal) == 144
    assert equal_to_the_game(beasts=(56, 56), pool=28) == 140
