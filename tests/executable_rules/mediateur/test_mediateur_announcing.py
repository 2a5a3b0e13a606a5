"""Médiateur, of announcing: the ladder of the moyens, the King called, the King bought."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Rank, Suit, cards
from executable_rules.mediateur.announcing import Announce, may_call, who_plays
from executable_rules.mediateur.asking import place_among_the_means
from tests.executable_rules.printed_tables import tables

PASSES, ASKS, ASKS_FAV, MED, MED_FAV, ALONE, ALONE_FAV, VOLE = Announce
FOUR_KINGS = cards("KS KH KD KC 2S 3H 4H 5H 6S 7S")
KINGS_BUT_SPADES = cards("KH KD KC QS JS 3H 4H 5H 6S 7S")


@pytest.mark.quotes(
    "academie.mediateur.means.1",
    "Le plus fort des moïens ci-dessus fait taire le plus foible; en sorte qu'un "
    "premier en jeu, qui ne fait que demander la permission, est obligé de laisser "
    "jouer un dernier qui vient à demander permission en préference",
)
def test_the_stronger_silences_the_weaker_wherever_he_sits() -> None:
    assert who_plays(announcements=(ASKS, PASSES, PASSES, ASKS_FAV)) == 3
    assert who_plays(announcements=(ASKS, PASSES, MED, ASKS_FAV)) == 2
    for weak, strong in combinations_with_replacement(Announce, 2):
        if weak.value < strong.value:
            assert who_plays(announcements=(weak, strong)) == 1
            assert who_plays(announcements=(strong, weak)) == 0


@pytest.mark.quotes("academie.mediateur.means.3", "on en peut compter sept")
@pytest.mark.quotes("academie.mediateur.means.4", "ce qui nous en procure sept")
@pytest.mark.example("mediateur.seven-means")
def test_the_table_of_the_means_counts_to_seven() -> None:
    rows = tables("academie.p067")[0][1:]
    printed = [cell for row in rows for cell in row[1:] if cell.number]
    assert [cell.number for cell in printed] == list(range(1, 8))
    assert {cell.number for cell in printed if cell.state == "lost"} <= {1, 3, 5}
    assert [announce.value for announce in Announce] == list(range(8))
    # The strength by which one silences another is the place among the seven.
    places = [place_among_the_means(announcement=announce) for announce in Announce]
    assert places == [None, *range(1, 8)]
    # The page has two columns, simple and favourite; the vole stands in the first alone.
    assert (MED.value, MED_FAV.value) == tuple(cell.number for cell in rows[1][1:])
    assert rows[3][1].number == VOLE.value


@pytest.mark.quotes(
    "academie.mediateur.calling.8",
    "Aïant les quatres Rois, on est libre d'apeller une Dame à son choix.",
)
def test_with_the_four_kings_a_queen_may_be_called() -> None:
    for card in OMBRE_PACK:
        may = may_call(card=card, hand=FOUR_KINGS, trump=Suit.SPADES)
        assert may is (card.rank is Rank.QUEEN or card in cards("KH KD KC"))
        short = may_call(card=card, hand=KINGS_BUT_SPADES, trump=Suit.SPADES)
        assert short is (card in cards("KH KD KC"))
