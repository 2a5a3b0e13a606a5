"""Ombre, laws XX and XXI: he that has passed, and he that has asked leave."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.naming import may_avoid_playing, stands_after_passing
from executable_rules.quadrille.naming import may_still_pass, plays_after_passing


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


@pytest.mark.quotes(
    "bellecour.ombre.laws.21",
    "He that asks leave, cannot avoid playing, nor is admitted to play Sans Prendre, unless he is "
    "forced",
)
@pytest.mark.quotes(
    "academie.ombre.laws.21",
    "Celui qui a demandé à jouer, ne peut, ni s'empêcher de jouer, ni jouer sans prendre, à moins "
    "qu'il ne soit forcé",
)
def test_who_has_asked_leave_avoids_playing_only_if_forced() -> None:
    assert may_avoid_playing(asked_leave=True, forced=False) is False
    assert may_avoid_playing(asked_leave=True, forced=True) is True
    assert may_avoid_playing(asked_leave=False, forced=False) is True
    assert may_avoid_playing(asked_leave=False, forced=True) is True


@pytest.mark.quotes("bellecour.ombre.laws.21", "unless he is forced")
@pytest.mark.quotes("bellecour.quadrille.laws.8", "He who has asked leave is obliged to play.")
def test_of_one_forced_only_ombre_speaks() -> None:
    assert may_avoid_playing(asked_leave=True, forced=True) is True
    assert may_still_pass(asked_leave=True) is False
