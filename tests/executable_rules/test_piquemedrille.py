"""Piquemédrille, the Médiateur solitaire by two."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.beasts import Drawn
from executable_rules.mechanics.results import Penalty
from executable_rules.mediateur.poulans import poulans
from executable_rules.piquemedrille import (
    beast_of_two,
    fiches_retirees,
    fish_left_over,
    fish_of_two,
    looks_at_the_stock,
    party_of_two,
    stock_of_two,
)
from executable_rules.quadrille.mediateur_beasts import (
    mediateur_by_codille,
    mediateur_by_remise,
)


@pytest.mark.quotes(
    "bellecour.pique-medrille.1",
    "Twenty of the Cards are dealt by four and three, till each has ten; so that there remains a"
    " stock of twenty Cards",
)
@pytest.mark.quotes(
    "academie.pique-medrille.1",
    "Il partage par quatre & par trois, vingt cartes",
    "ils en ont chacun dix: il reste un talon de vingt",
)
@pytest.mark.example("mediateur.piquemedrille")
def test_ten_each_by_fours_and_threes_leave_twenty() -> None:
    for packets in ((3, 3, 4), (3, 4, 3), (4, 3, 3)):
        assert stock_of_two(packets=packets) == 20
    for packets in ((5, 5), (4, 4, 2), (4, 4), (3, 4), (10,)):
        with pytest.raises(ValueError, match="packets may be threes and fours that make 10"):
            stock_of_two(packets=packets)


@pytest.mark.quotes(
    "bellecour.pique-medrille.2", "He who looks at the Cards that remains in the Stock, is beasted"
)
@pytest.mark.quotes("academie.pique-medrille.2", "seroit condamné à payer la bête")
def test_who_looks_at_the_stock_is_beasted() -> None:
    assert looks_at_the_stock(looks=True) is Penalty.BEAST
    assert looks_at_the_stock(looks=False) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.pique-medrille.3",
    "puts five Fish before him, for the Poul, one of which is drawn for the Game",
)
@pytest.mark.quotes(
    "academie.pique-medrille.3",
    "met devant lui cinq fiches",
    "il ne doit y en avoir qu'une pour le jeu",
)
def test_the_dealer_puts_five_fish() -> None:
    assert fish_of_two() == poulans(favourite=False) - 1 == 5


@pytest.mark.quotes(
    "academie.pique-medrille.4", "Les autres fiches sont retirées par chacun des trois matadors"
)
@pytest.mark.quotes(
    "bellecour.pique-medrille.4",
    "the rest are drawn by the Matadors; one for each of the three Matadors",
)
@pytest.mark.example("mediateur.piquemedrille-fish")
def test_four_fish_are_for_three_matadors_so_that_one_each_leaves_one() -> None:
    assert fiches_retirees() == 4
    assert fish_left_over() == 5 - 1 - 3 == 1


@pytest.mark.quotes(
    "bellecour.pique-medrille.5",
    "so that the Beast is only fourteen, being always the half of the others",
)
@pytest.mark.quotes(
    "academie.pique-medrille.5",
    "les bêtes ne doivent donc être que de 14",
    "elles se trouveront toujours moitié moindres",
)
@pytest.mark.example("mediateur.piquemedrille-beasts")
def test_the_beasts_are_always_half_of_the_others() -> None:
    assert beast_of_two(order=1) == 10 + 2 * 2 == 14
    for order in range(1, 20):
        assert 2 * beast_of_two(order=order) == mediateur_by_remise(order=order)
        codille = beast_of_two(order=order, first=Drawn.CODILLE)
        assert 2 * codille == mediateur_by_codille(order=order)
    with pytest.raises(ValueError, match="order=0"):
        beast_of_two(order=0)


@pytest.mark.quotes(
    "bellecour.pique-medrille.6",
    "twenty Tours; that is, forty Deals; of which you may make the tenth, and the twentieth double",
    "the two last Tours",
)
@pytest.mark.quotes(
    "academie.pique-medrille.6",
    "doit être de quarante coups, autrement de vingt tours, dont on peut faire le dixiéme & le"
    " vingtiéme doubles, ou les deux derniers",
)
@pytest.mark.example("mediateur.piquemedrille-party")
def test_a_party_of_forty_deals_in_twenty_tours() -> None:
    assert party_of_two() == (40, (10, 20))
    assert party_of_two(two_last=True) == (40, (19, 20))
    assert party_of_two(tours=2) == (4, (1, 2))
    assert party_of_two(tours=12) == (24, (6, 12))
    with pytest.raises(ValueError, match="tours=1 cannot be"):
        party_of_two(tours=1)
