"""The Beasts of Quadrille and of the New Quintille."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.quadrille.beasts import beast, beast_by_codill, beast_by_remise, game_marked

ORDERS = range(1, 17)


@pytest.mark.quotes(
    "bellecour.quadrille.marking.3",
    "cannot be more than fourteen Points",
    "that is ten for the Fish, which every Dealer puts down; and four for each Player's Counter",
)
@pytest.mark.quotes(
    "academie.quadrille.marking.3",
    "ne pouvant être plus forte que de quatorze marques, qui est ce dont le jeu augmente",
    "quatre pour le jetton que chacun fait au jeu",
)
@pytest.mark.example("quadrille.first-beasts")
def test_one_beast_made_on_another_adds_fourteen() -> None:
    assert game_marked() == 14 == 10 + 4
    for order in ORDERS[2:]:
        for series in (beast_by_remise, beast_by_codill):
            assert series(place=order) - series(place=order - 1) == game_marked()


@pytest.mark.quotes(
    "bellecour.quadrille.settling.1",
    "when you play the double Game, you need only double the number of the Beasts",
)
@pytest.mark.quotes("academie.quadrille.settling.1", "Si l'on joue le Jeu double", "doubler les")
@pytest.mark.parametrize("first", Drawn)
def test_at_the_double_game_every_beast_is_doubled(first: Drawn) -> None:
    for order in ORDERS:
        single = beast(place=order, first_loss=first)
        assert beast(place=order, first_loss=first, is_double=True) == 2 * single
    assert beast(place=1, is_double=True) == 28
    assert beast(place=2) == 42 == beast(place=2, first_loss=Drawn.REMISE)
    assert beast(place=2, first_loss=Drawn.CODILLE) == 28


def test_a_beast_is_what_would_have_been_won() -> None:
    """The one formula against the table of stakes, deal by deal."""
    for staking in (Staking(14, 14), Staking(27, 18), Staking(9, 6)):
        for first in Drawn:
            lying, going, made = 0, 0, []
            for order in range(1, 20):
                lying += staking.added if lying else staking.opening
                made.append(lying + going)
                going = going or made[0]
                if order == 1 and first is Drawn.CODILLE:
                    lying = 0
            assert made == [nth_beast(staking, order=order, first=first) for order in range(1, 20)]


def test_no_beast_comes_before_the_first() -> None:
    with pytest.raises(ValueError, match="place=0 cannot be"):
        beast_by_remise(place=0)
