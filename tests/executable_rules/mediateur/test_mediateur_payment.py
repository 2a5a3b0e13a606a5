"""Médiateur, of the payment: each sum, and the tables of both books cell by cell."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.ledger import Ledger
from executable_rules.mediateur.payment import (
    droit_de_vole,
    droit_du_jeu,
    paid_by_each,
    redoubled,
    retribution,
)
from executable_rules.mediateur.table import sum_of_the_table
from executable_rules.mediateur.terms import Declares, Moyen, Result, Row
from tests.executable_rules.printed_tables import Cell, figures, tables

DEMANDE, MEDIATEUR, ALONE = Moyen
WON, REMISE, CODILLE = Result
COLUMNS = [(double, favourite) for double in (False, True) for favourite in (False, True)]
"""The four columns of the table: simple and favourite suit, on simple, then on double tours."""

FIVE_MEANS = [
    (DEMANDE, Declares.NOT),
    (MEDIATEUR, Declares.NOT),
    (ALONE, Declares.NOT),
    (MEDIATEUR, Declares.MEDIATEUR),
    (ALONE, Declares.SANS_PRENDRE),
]
"""The rows of the tables of the four means; the last has two forms."""


def lost(rows: list[list[Cell]]) -> int:
    """How many figures of a table an editor supplied."""
    return sum(cell.state == "lost" for row in rows for cell in row)


def row_of_means(row: int, *, favourite: bool, double: bool) -> list[int]:
    """A row of the tables of the four means: the moyen, the Game, both together."""
    moyen, declares = FIVE_MEANS[row]
    alone = retribution(mode=moyen, way_declared=declares, is_favourite=favourite, is_double=double)
    game = droit_du_jeu(is_favourite=favourite, is_double=double)
    whole = paid_by_each(
        mode=moyen, way_declared=declares, deal_result=WON, is_favourite=favourite, is_double=double
    )
    return [alone, game, whole]


@pytest.mark.quotes("academie.mediateur.four-means.2", "Chacun doit à celui qui gagne")
@pytest.mark.example("mediateur.four-means")
def test_the_table_of_the_four_means() -> None:
    rows = figures(tables("academie.p129")[0])
    assert len(rows) == len(FIVE_MEANS)
    assert lost(rows) == 0
    for number, row in enumerate(rows):
        printed = [cell.number for cell in row]
        assert printed == row_of_means(number, favourite=False, double=False)
    wholes = [row_of_means(row, favourite=False, double=False)[2] for row in range(5)]
    assert wholes == [6, 16, 26, 66, 106]
    # A fish more for each step: a trick less is asked of the hand.
    assert retribution(mode=MEDIATEUR) - retribution(mode=DEMANDE) == 10
    assert retribution(mode=ALONE) - retribution(mode=MEDIATEUR) == 10


@pytest.mark.quotes(
    "academie.mediateur.great-poulans.3", "se trouvent réunis au même coup, le payement est"
)
@pytest.mark.example("mediateur.quadruple")
def test_the_quadruple_table() -> None:
    rows = figures(tables("academie.p132")[0])
    assert len(rows) == len(FIVE_MEANS)
    # 56, 96, 104 and 264 are lost, and supplied by the sums.
    assert lost(rows) <= 4
    for number, row in enumerate(rows):
        printed = [cell.number for cell in row]
        assert printed == row_of_means(number, favourite=True, double=True)
        simple = row_of_means(number, favourite=False, double=False)
        assert printed == [4 * redoubled() * figure for figure in simple]
    assert redoubled(is_favourite=True, is_double=True) == 4
    wholes = [row[2].number for row in rows]
    assert wholes == [24, 64, 104, 264, 424]


@pytest.mark.quotes(
    "academie.mediateur.vole-observation.3",
    "le payement que l'on reçoit pour la déclaration est le double de ce qu'on "
    "recevroit pour l'entreprise: on reçoit de plus le païement du sans prendre; "
    "c'est pourquoi la déclaration de la vole en simple couleur se païe 104",
)
@pytest.mark.quotes(
    "academie.mediateur.vole-observation.4",
    "A ces 104, on ajoûte le jeu quand il est gagné, ce qui fait 106",
)
@pytest.mark.example("mediateur.vole-declared")
def test_a_vole_declared_alone_is_104_and_with_the_game_106() -> None:
    declared = retribution(mode=ALONE, way_declared=Declares.SANS_PRENDRE)
    assert declared == 24 + 40 + 40 == 104
    assert declared == retribution(mode=ALONE) + 2 * droit_de_vole(mode=ALONE)
    won = paid_by_each(mode=ALONE, way_declared=Declares.SANS_PRENDRE, deal_result=WON)
    assert won == 106
    # "Quatre fiches de plus" than to ask a Sans-prendre and undertake the vole.
    undertaken = retribution(mode=ALONE) + droit_de_vole(mode=ALONE)
    assert declared - undertaken == 4 * 10
    printed = [row[1].number for row in tables("academie.p134")[0]]
    assert printed == [24, 40, 40]


@pytest.mark.quotes(
    "academie.mediateur.vole-payment.1",
    "S'il fait ses dix levées, outre le païement du jeu & des moïens, chacun lui "
    "donne le droit de vole qui est plus ou moins considérable, selon le moïen par "
    "lequel il y est parvenu",
)
@pytest.mark.quotes(
    "academie.mediateur.vole-payment.2",
    "Le droit de vole est susceptible d'augmentation en couleur favorite & sur les tours doubles",
)
@pytest.mark.example("mediateur.droit-de-vole")
def test_the_two_tables_of_the_droit_de_vole() -> None:
    by_tour = tables("academie.p133")
    # On simple tours every figure is lost.
    assert [lost(figures(table)) <= most for table, most in zip(by_tour, (6, 0), strict=True)]
    for double, table in zip((False, True), by_tour, strict=True):
        for moyen, row in zip(Moyen, figures(table), strict=True):
            simple, favourite = (
                droit_de_vole(mode=moyen, is_favourite=favourite, is_double=double)
                for favourite in (False, True)
            )
            assert [cell.number for cell in row] == [simple, favourite]
    assert [droit_de_vole(mode=moyen) for moyen in Moyen] == [20, 30, 40]


def test_the_favourite_suit_and_the_double_tours_double_everything() -> None:
    for moyen, declares in FIVE_MEANS:
        for result, too in product(Result, (False, True)):
            simple, *others = (
                paid_by_each(
                    mode=moyen,
                    way_declared=declares,
                    deal_result=result,
                    is_favourite=favourite,
                    is_double=double,
                    has_matadors=too,
                )
                for double, favourite in COLUMNS
            )
            assert others == [2 * simple, 2 * simple, 4 * simple]


def test_what_is_paid_is_received() -> None:
    three = ("Bea", "Cis", "Dan")
    opened = Ledger.opened(("Ann", *three), each=700)
    for result in Result:
        paid = paid_by_each(mode=ALONE, deal_result=result, has_matadors=True)
        if result is WON:
            settled = opened.collected(three, paid, payee="Ann")
        else:
            settled = opened.shared(three, paid, payer="Ann")
        assert settled.total == opened.total
        assert abs(settled.held["Ann"] - 700) == 3 * paid


@pytest.mark.quotes(
    "academie.mediateur.preliminaries.5",
    "La consolation est un peu moins considérable dans ce dernier cas que dans le premier",
)
@pytest.mark.quotes(
    "academie.mediateur.four-means.1",
    "ce qui rend la consolation moindre en codille qu'en remise, est que dans ce "
    "dernier cas l'hombre ne paye point le jeu, dans le premier au contraire il "
    "l'ajoûte à la consolation",
)
@pytest.mark.example("mediateur.consolation-turned-round")
def test_a_remise_consoles_less_than_a_codille_though_page_129_says_more() -> None:
    """The reason that page 129 gives, no Game paid of a remise, makes the remise the lesser."""
    for moyen, (double, favourite) in product(Moyen, COLUMNS):
        remise, codille = (
            paid_by_each(mode=moyen, deal_result=result, is_favourite=favourite, is_double=double)
            for result in (REMISE, CODILLE)
        )
        assert codille - remise == droit_du_jeu(is_favourite=favourite, is_double=double) > 0


@pytest.mark.quotes(
    "academie.mediateur.table-explained.1",
    "ils n'ont qu'à faire une addition de ce qui leur est assigné",
)
@pytest.mark.example("mediateur.the-table")
def test_the_table_in_which_all_payments_are_brought_together() -> None:
    rows = figures(tables("academie.p137")[0])
    assert len(rows) == len(Row) == 12
    assert {cell.state for row in rows for cell in row} == {"certain"}
    for name, row in zip(Row, rows, strict=True):
        for (double, favourite), cell in zip(COLUMNS, row, strict=True):
            assert cell.number == sum_of_the_table(
                rows=(name,), is_favourite=favourite, is_double=double
            ), (name, double, favourite)


def test_in_the_table_the_second_and_third_columns_are_twice_the_first_the_fourth_twice_them() -> (
    None
):
    for name, row in zip(Row, figures(tables("academie.p137")[0]), strict=True):
        first, favourite, double, both = (cell.number or 0 for cell in row)
        assert double == 2 * first
        # Poulans take no notice of the favourite suit.
        times = 1 if name is Row.POULANS else 2
        assert (favourite, both) == (times * first, times * double)
