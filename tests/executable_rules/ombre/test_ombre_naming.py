"""Ombre, law XX: he that has passed."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.naming import stands_after_passing
from executable_rules.quadrille.naming import plays_after_passing


@pytest.mark.quotes(
    "bellecour.ombre.laws.20", "He that has said, pass, cannot be admitted to stand the Game."
)
@pytest.mark.quotes(
    "academie.ombre.laws.20", "Celui qui a dit passe, ne peut plus être reçu à jouer."
)
def test_who_has_passed_cannot_stand_the_game() -> None:
    assert stands_after_passing(passed=True) is Penalty.MAY_NOT_PLAY
    assert stands_after_passing(passed=False) is Penalty.NONE


@pytest.mark.quotes("bellecour.ombre.laws.20", "cannot be admitted to stand the Game")
@pytest.mark.quotes("bellecour.quadrille.laws.7", "unless he plays forced Spadill")
def test_with_spadill_he_may_at_quadrille_and_not_at_ombre() -> None:
    forced = plays_after_passing(passed=True, all_passed=True, has_spadill=True)
    assert forced is Penalty.NONE
    assert stands_after_passing(passed=True) is Penalty.MAY_NOT_PLAY
