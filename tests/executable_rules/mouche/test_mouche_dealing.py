"""La Mouche: players, pack, deal, taking in and standing, misdeal and false pack."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, cards
from executable_rules.mouche.dealing import leads, pack_played_with, serves

HELD = cards("KS 9S AH 7D 8C")


@pytest.mark.example("mouche.packs-that-serve")
@pytest.mark.quotes(
    "bellecour.mouche.5",
    "in short, according as the number of Players are",
)
@pytest.mark.quotes(
    "academie.mouche.5",
    "enfin l'on doit à proportion qu'on est de Joueurs",
)
def test_the_packs_of_three_and_six_serve_and_that_of_piquet_serves_four_no_more() -> None:
    for sevens_out in (False, True):
        three = pack_played_with(players=3, is_agreed=sevens_out)
        assert three is not None and serves(pack_size=len(three), players=3)
    six = pack_played_with(players=6)
    assert six is not None and serves(pack_size=len(six), players=6)
    assert not serves(pack_size=len(PIQUET_PACK), players=4)


@pytest.mark.quotes("bellecour.mouche.6", "by that means you have the first Lead")
@pytest.mark.quotes("academie.mouche.6", "l'on joue par telle couleur qu'on veut")
def test_the_eldest_leads_first_and_what_suit_he_will() -> None:
    for players in range(3, 7):
        for dealer in range(players):
            led = [leads(seat=s, dealer=dealer, players=players, hand=HELD) for s in range(players)]
            assert [s for s in range(players) if led[s]] == [(dealer + 1) % players]
            assert led[(dealer + 1) % players] == HELD
    for seat, dealer, players in [(3, 0, 3), (-1, 0, 3), (0, 3, 3), (0, 0, 2), (0, 0, 7)]:
        with pytest.raises(ValueError, match="cannot be"):
            leads(seat=seat, dealer=dealer, players=players, hand=HELD)


@given(players=st.integers(3, 6), many=st.integers(1, 52))
def test_a_pack_serves_when_it_has_eight_for_each_and_one(players: int, many: int) -> None:
    assert serves(pack_size=many, players=players) is (many >= 8 * players + 1)
