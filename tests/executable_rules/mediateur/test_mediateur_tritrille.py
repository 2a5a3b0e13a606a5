"""Tritrille, the Médiateur solitaire by three: its packs, its trumps and the lone King."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, natural_order
from executable_rules.mediateur.tritrille import Way, may_ask_the_king, pack_of, trumps_of
from tests.executable_rules.printed_tables import tables

S, H, D, C = Suit
THIRTY = (Way.ONE_SUIT, Way.ALL_SUITS, Way.FOURS_KEPT)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.1",
    "So again, he who can play by demanding a Mediateur, may ask the King of "
    "Diamonds; as it is left in the pack",
)
def test_the_king_of_diamonds_may_be_asked() -> None:
    king = Card.parse("KD")
    for way in Way:
        assert may_ask_the_king(king=king, pack=pack_of(way_agreed=way))
    assert not may_ask_the_king(king=king, pack=natural_order(H))
    with pytest.raises(ValueError, match="king may be a King"):
        may_ask_the_king(king=Card.parse("QD"), pack=OMBRE_PACK)


def test_three_play_with_thirty_cards_and_every_trump_is_in_the_pack() -> None:
    for way, suit in product(Way, (H, D)):
        pack = pack_of(way_agreed=way, suit=suit)
        assert len(pack) == (30 if way in THIRTY else 36)
        for trump in Suit:
            trumps = trumps_of(way_agreed=way, trump=trump, suit=suit)
            assert set(trumps) <= set(pack)
            assert len(trumps) == len(set(trumps))
            assert {SPADILLE, BASTO} <= set(trumps)


_NAMES = {"Sept": Rank.SEVEN, "Six": Rank.SIX, "Cinq": Rank.FIVE, "Deux": Rank.TWO}
_NAMES |= {"Trois": Rank.THREE, "Roi": Rank.KING, "Dame": Rank.QUEEN, "Valet": Rank.KNAVE}


def _called(name: str, trump: Suit) -> Card:
    """The trump that the table of page 149 calls so."""
    name = name.strip(" .,0123456789").removeprefix("Le ").removeprefix("La ")
    own = {"Spadille": SPADILLE, "Baste": BASTO, "Manille": natural_order(trump)[-1]}
    own["Ponte"] = Card(Rank.ACE, trump)
    return own[name] if name in own else Card(_NAMES[name], trump)


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.6",
    "la couleur rouge n'a pas plus de cartes que la noire",
)
def test_the_table_of_the_tritrille_has_nine_trumps_of_each_colour() -> None:
    rows = tables("academie.p149")[0][1:]
    for column, trumps in ((0, (S, C)), (-1, (H, D))):
        printed = [row[column].text for row in rows if row[column].text.strip(" .0123456789")]
        for trump in trumps:
            order = trumps_of(way_agreed=Way.ALL_SUITS, trump=trump)
            assert tuple(_called(name, trump) for name in printed) == order
            assert len(order) == 9
