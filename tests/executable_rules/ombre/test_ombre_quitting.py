"""Ombre LXXIV in the English: the party left unfinished."""

from __future__ import annotations

import pytest

from executable_rules.ombre.quitting import refuses_to_finish_ombre
from executable_rules.quadrille.quitting import refuses_to_finish


@pytest.mark.quotes(
    "bellecour.ombre.laws.74",
    "refuses to finish, pays, not only what there is on the Game but the Cards also",
)
def test_who_refuses_to_finish_pays_what_lies_and_the_cards() -> None:
    assert refuses_to_finish_ombre(on_the_game=72, cards=6) == 78
    assert refuses_to_finish_ombre(on_the_game=0, cards=6) == 6
    assert refuses_to_finish_ombre(on_the_game=72, cards=6, finished=True) == 0


@pytest.mark.quotes("bellecour.ombre.laws.74", "what there is on the Game")
@pytest.mark.quotes("academie.ombre.laws.74", "ce qu'il y a de perte au jeu")
def test_the_french_has_the_losses_in_the_place_of_what_lies() -> None:
    assert refuses_to_finish_ombre(on_the_game=72, cards=6) == 78
    assert refuses_to_finish(lost=30, cards=6) == 36
