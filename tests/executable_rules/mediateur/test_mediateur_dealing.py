"""Médiateur, before the cards are played: counters, seats, the favourite suit, the deal."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mediateur.dealing import first_dealer_by_cut

BOXES = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


@pytest.mark.quotes(
    "academie.mediateur.preliminaries.2",
    "La couleur dont elle est sera regardée comme favorite, & celui dont la boëte ou "
    "la carte tirée y répond, doit commencer à mêler & à distribuer les cartes pour "
    "le coup. Par exemple, la derniére carte qui s'est trouvée dans la portion "
    "séparée est cœur: cœur sera la favorite; & celui dont les fiches sont marquées "
    "d'un cœur; ou si l'on a tiré avec des cartes, celui à qui est échûe cette "
    "couleur, doit mêler les cartes pour le premier coup",
)
@pytest.mark.example("mediateur.favourite-by-cut")
def test_a_heart_at_the_bottom_makes_hearts_favourite_and_their_player_deal() -> None:
    bottom = Card.parse("4H")
    assert first_dealer_by_cut(bottom_card=bottom, suits_named=BOXES) == (Suit.HEARTS, 2)
    for rank, suit in product((Rank.KING, Rank.TWO), Suit):
        favourite, seat = first_dealer_by_cut(bottom_card=Card(rank, suit), suits_named=BOXES)
        assert favourite is suit is BOXES[seat]
    with pytest.raises(ValueError, match="suits_named may be the four suits"):
        first_dealer_by_cut(bottom_card=bottom, suits_named=(Suit.HEARTS,) * 4)
