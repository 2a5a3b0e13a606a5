"""Médiateur, of the poulans, the fishes that the dealer puts down."""

from __future__ import annotations

from itertools import combinations

import pytest

from executable_rules.mechanics.cards import Suit, cards
from executable_rules.mechanics.matadors import matadors
from executable_rules.mediateur.poulans import (
    on_the_double_tour,
    poulans,
    poulans_drawn,
    poulans_du_jeu,
    poulans_of_the_game_doubled,
)


@pytest.mark.quotes(
    "academie.mediateur.great-poulans.1", "au lieu de six Poulans, celui qui fait en met douze"
)
@pytest.mark.quotes(
    "academie.mediateur.favourite.1", "excepté cependant les six fiches de poulans & les bêtes"
)
def test_six_fishes_and_twelve_on_double_tours_favourite_or_not() -> None:
    for favourite in (False, True):
        assert poulans(favourite=favourite) == 6
        assert poulans(double=True, favourite=favourite) == 12


@pytest.mark.quotes(
    "academie.mediateur.great-poulans.1", "Cet accident consiste pendant quatre coups de suite"
)
@pytest.mark.quotes("academie.mediateur.beast.13", "pendant les quatre coups que dure ce tour")
def test_a_double_tour_is_four_deals_in_succession() -> None:
    double = [deal for deal in range(1, 41) if on_the_double_tour(deal=deal, begins=37)]
    assert double == [37, 38, 39, 40]
    sixth = [deal for deal in range(1, 41) if on_the_double_tour(deal=deal, begins=21)]
    assert sixth == [21, 22, 23, 24]
    for deal, begins, fact in ((0, 1, "deal=0"), (1, 0, "begins=0")):
        with pytest.raises(ValueError, match=fact):
            on_the_double_tour(deal=deal, begins=begins)


@pytest.mark.quotes(
    "academie.mediateur.great-poulans.2",
    "Il est des maisons où toutes les fiches de poulans ne sont pas doublées",
    "met huit fiches au lieu de six",
)
def test_in_some_houses_eight() -> None:
    assert poulans_of_the_game_doubled() == 6
    assert poulans_of_the_game_doubled(double=True) == 8
    assert poulans(double=True, favourite=False) - poulans_of_the_game_doubled(double=True) == 4


@pytest.mark.quotes(
    "academie.mediateur.poulans.1",
    "Il apartient deux de ces fiches à Spadille; Manille & Baste en partagent deux autres",
)
def test_spadille_has_two_of_them_manille_and_baste_one_each() -> None:
    for trump in Suit:
        three = matadors(trump)
        assert [poulans_drawn(hand=(matador,), trump=trump) for matador in three] == [2, 1, 1]
        assert poulans_drawn(hand=three, trump=trump) == 4
        for pair in combinations(three, 2):
            drawn = [poulans_drawn(hand=(matador,), trump=trump) for matador in pair]
            assert poulans_drawn(hand=pair, trump=trump) == sum(drawn)
    assert poulans_drawn(hand=cards("KH 2S"), trump=Suit.HEARTS) == 0


@pytest.mark.quotes(
    "academie.mediateur.great-poulans.4",
    "les fiches de Poulans & les bêtes ne sont que doublées",
    "mais seulement à cause des grands Poulans",
)
def test_those_of_the_game_are_doubled_by_the_tour_alone() -> None:
    for favourite in (False, True):
        assert poulans_du_jeu(favourite=favourite) == 20
        assert poulans_du_jeu(favourite=favourite, double=True) == 40
