"""Quadrille of 1822, articles 2 to 7: the pack and the order of the cards."""

from __future__ import annotations

import pytest
from printed_tables import printed

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.quadrille_1822.cards import order_of

S, H, D, C = Suit
RANKS = {"Deuce": Rank.TWO, "Trey": Rank.THREE} | {rank.name.title(): rank for rank in Rank}


@pytest.mark.quotes(
    "quanti.quadrille.cards.6",
    "The following Catalogue exhibits the order of the cards of every suit, both when"
    " they are trumps and when they are not trumps",
)
@pytest.mark.parametrize("suit", list(Suit))
@pytest.mark.parametrize("number", [0, 1], ids=["when trumps", "when not trumps"])
@pytest.mark.example("quadrille-1822.catalogue")
def test_the_catalogue_cell_by_cell(number: int, suit: Suit) -> None:
    """Page 13: two tables, of which each suit is a column."""
    _heads, *rows = printed("quanti.quadrille.cards")[number]
    column = [cell for row in rows if (cell := row[suit.red])]
    assert tuple(_card(cell, suit) for cell in column) == order_of(suit=suit, is_trump=number == 0)


def _card(cell: str, suit: Suit) -> Card:
    """A card as a cell names it: ``Ace of Spades.``, ``King of the suit.``, ``Knave.``."""
    rank, _, of = cell.rstrip(".").partition(" of ")
    in_suit = {"Spades": S, "Clubs": C}.get(of, suit)
    return Card(RANKS[rank], in_suit)
