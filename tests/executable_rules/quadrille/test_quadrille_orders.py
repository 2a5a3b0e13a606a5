"""The two tables of the order of the cards, cell by cell as far as the copies kept them."""

from __future__ import annotations

import re

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import (
    BASTO,
    SPADILLE,
    manille,
    natural_order,
    ombre_ranking,
)
from tests.executable_rules.printed_tables import printed
from tests.executable_rules.quadrille.quadrille_hands import WORDS_OF_RANKS

COLUMNS = ((Suit.HEARTS, Suit.DIAMONDS), (Suit.SPADES, Suit.CLUBS))


def column(witness: str, table: str, number: int) -> list[str]:
    """The cells of a column below its head, in small letters, a lost one empty."""
    _head, *rows = printed(f"{witness}.quadrille.{table}")[0]
    return [row[number].casefold().strip(" .,;") for row in rows]


def named(cell: str, suit: Suit) -> Card:
    """The card of a cell such as ``la dame`` or ``baste, l'as de trefle``."""
    first = re.split(r"[,;]", cell)[0].rpartition("'")[2].split()[-1]
    known = {
        **{"spadill": SPADILLE, "espadille": SPADILLE, "basto": BASTO, "baste": BASTO},
        **{"manill": manille(suit), "manille": manille(suit)},
        **{"ponto": Card(Rank.ACE, suit), "ponte": Card(Rank.ACE, suit)},
    }
    return known.get(first) or Card(WORDS_OF_RANKS[first], suit)


@pytest.mark.example("quadrille.natural-order", "quadrille.trump-order")
@pytest.mark.parametrize("witness", ["bellecour", "academie"])
def test_the_columns_are_the_orders_of_the_family(witness: str) -> None:
    """Each legible cell comes after those above it; the English kept none of the first table."""
    for number, suits in enumerate(COLUMNS):
        for suit in suits:
            for table, order in (
                ("first-table", natural_order(suit)),
                ("second-table", ombre_ranking(suit).trumps()),
            ):
                left = iter(order)
                for cell in filter(None, column(witness, table, number)):
                    assert named(cell, suit) in left, (table, cell)


@pytest.mark.example("quadrille.natural-order", "quadrille.trump-order")
def test_the_french_copy_kept_every_cell() -> None:
    kept = {
        (table, number): sum(map(bool, column("academie", table, number)))
        for table in ("first-table", "second-table")
        for number in (0, 1)
    }
    assert list(kept.values()) == [10, 9, 12, 11]
