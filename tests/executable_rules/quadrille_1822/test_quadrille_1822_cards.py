"""Quadrille of 1822, articles 2 to 7: the pack and the order of the cards."""

from __future__ import annotations

import pytest
from printed_tables import printed

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit, pack
from executable_rules.quadrille_1822.cards import order_of, quadrille_pack

S, H, D, C = Suit
RANKS = {"Deuce": Rank.TWO, "Trey": Rank.THREE} | {rank.name.title(): rank for rank in Rank}


@pytest.mark.quotes(
    "quanti.quadrille.cards.1",
    "A pack of Quadrille cards consists of forty. Take from a pack of Whist cards the"
    " eights, nines and tens, and the remaining forty cards are what are used in "
    "Quadrille",
)
@pytest.mark.example("quadrille-1822.pack")
def test_forty_cards_are_left_of_a_pack_of_whist() -> None:
    left = quadrille_pack(pack=pack())
    assert left == OMBRE_PACK
    assert len(left) == 40


@pytest.mark.quotes(
    "quanti.quadrille.cards.4",
    "in Spades and Clubs, the four is a better card than the trey",
    "in Hearts and Diamonds the trey is a better card than the four",
)
@pytest.mark.example("quadrille-1822.four-and-trey")
def test_the_small_cards_go_down_in_black_and_up_in_red() -> None:
    """Pages 11 and 12."""
    for suit, better in ((S, Rank.FOUR), (C, Rank.FOUR), (H, Rank.THREE), (D, Rank.THREE)):
        for trump in (False, True):
            four_and_three = [
                card.rank
                for card in order_of(suit=suit, is_trump=trump)
                if card.rank in (Rank.FOUR, Rank.THREE)
            ]
            assert four_and_three[0] is better


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
