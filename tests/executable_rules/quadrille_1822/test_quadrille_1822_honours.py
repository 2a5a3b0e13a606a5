"""Quadrille of 1822, articles 51 to 56: matadors and premiers, and what Favourite doubles."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.quadrille_1822.tariff import Rating, matadors, premiers, premium
from executable_rules.quadrille_1822.terms import Mode, Player

HOMBRE, ALLY, OPPONENT = Player
SIX = 6 * (HOMBRE,)
PREMIERS = (*SIX, OPPONENT)
PLAYED_IN_SUITS = tuple(mode for mode in Mode if not mode.names_no_trumps)


@pytest.mark.quotes("quanti.quadrille.favourite.2", "doubles the premium and honours of the game")
def test_favourite_doubles_all_premiums_and_honours() -> None:
    for mode, stake in product(PLAYED_IN_SUITS, range(4, 14)):
        plain = premium(mode=mode, stake=stake)
        if plain:
            assert premium(mode=mode, stake=stake, is_favourite=True) == 2 * plain
        for number, rating in product(range(6), Rating):
            alone, doubled = (
                matadors(
                    matador_count=number, mode=mode, is_favourite=it, way_agreed=rating, stake=stake
                )
                for it in (False, True)
            )
            assert doubled == 2 * alone
        first = premiers(winners=PREMIERS, stake=stake)
        assert premiers(winners=PREMIERS, stake=stake, is_favourite=True) == 2 * first
