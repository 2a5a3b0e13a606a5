"""Médiateur, the one table in which all payments are brought together (*Académie* p. 137)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated

from executable_rules.facts import of_state
from executable_rules.mediateur.payment import (
    droit_de_vole,
    droit_du_jeu,
    fiche_du_roi,
    retribution,
    reunion_des_matadors,
)
from executable_rules.mediateur.poulans import poulans_du_jeu
from executable_rules.mediateur.terms import Declares, Moyen, Row
from lawsofplay.rules import Fact, law
from lawsofplay.sentences import text

Rows = Annotated[tuple[Row, ...], Fact("which rows of the table are added")]

_ROWS: Mapping[Row, Callable[..., int]] = {
    Row.GAME: droit_du_jeu,
    Row.POULANS: poulans_du_jeu,
    Row.DEMANDE: partial(retribution, mode=Moyen.DEMANDE),
    Row.MEDIATEUR: partial(retribution, mode=Moyen.MEDIATEUR),
    Row.SANS_PRENDRE: partial(retribution, mode=Moyen.SANS_PRENDRE),
    Row.DECLARED_MEDIATEUR: partial(
        retribution, mode=Moyen.MEDIATEUR, way_declared=Declares.MEDIATEUR
    ),
    Row.DECLARED_SANS_PRENDRE: partial(
        retribution, mode=Moyen.SANS_PRENDRE, way_declared=Declares.SANS_PRENDRE
    ),
    Row.VOLE_DEMANDE: partial(droit_de_vole, mode=Moyen.DEMANDE),
    Row.VOLE_MEDIATEUR: partial(droit_de_vole, mode=Moyen.MEDIATEUR),
    Row.VOLE_SANS_PRENDRE: partial(droit_de_vole, mode=Moyen.SANS_PRENDRE),
    Row.MATADORS: reunion_des_matadors,
    Row.KING: fiche_du_roi,
}


@law("academie.mediateur.table-explained.1", says=text("The sum due by the table is {:counter}."))
def sum_of_the_table(
    *, rows: Rows, is_favourite: of_state.IsFavourite = False, is_double: of_state.IsDouble = False
) -> int:
    """What is due by the table: the figures of these ``rows``, added, in one of its columns.

    The four columns are simple and favourite suit, on simple and on double tours.

    >>> sum_of_the_table(rows=(Row.SANS_PRENDRE, Row.MATADORS), is_favourite=True)
    68
    """
    return sum(_ROWS[row](is_favourite=is_favourite, is_double=is_double) for row in rows)
