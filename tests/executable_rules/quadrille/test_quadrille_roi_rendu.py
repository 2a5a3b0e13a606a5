"""The Roi rendu: its five rules, and Quadrille LVIII."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Penalty
from executable_rules.quadrille.roi_rendu import GivenUp, given_up_with_a_good_game

BEAST, NONE = Penalty.BEAST, Penalty.NONE


@pytest.mark.quotes(
    "bellecour.quadrille.roi-rendu.2",
    "in order to make the Ombre lose, is beasted, without the Ombre's being exempt from making it",
    "if he does not win the Game",
)
@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.2",
    "rendroit le Roi pour faire perdre l'Hombre, feroit la Bête, sans que l'Hombre fût pour cela",
    "s'il ne gagnoit pas le jeu",
    "trois mains sûres",
)
def test_who_gives_up_the_king_with_a_good_game_is_beasted_with_the_ombre() -> None:
    def given(tricks: int, to_lose: bool, wins: bool) -> GivenUp:
        return given_up_with_a_good_game(sure_tricks=tricks, on_purpose=to_lose, has_won=wins)

    assert given(3, True, False) == GivenUp(giver=BEAST, ombre=BEAST)
    assert given(3, True, True) == given(10, True, True) == GivenUp(giver=BEAST, ombre=NONE)
    assert given(2, True, False) == GivenUp(giver=NONE, ombre=BEAST)
    assert given(3, False, True) == GivenUp(giver=NONE, ombre=NONE)
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            given(tricks, True, True)
