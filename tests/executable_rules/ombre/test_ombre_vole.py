"""Ombre, of the vole: laws LXIII and LXVIII-LXXI, and how LXXIII contradicts them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.ombre.contre import contre_missed_at_ombre
from executable_rules.ombre.terms import Claim
from executable_rules.ombre.vole import (
    Won,
    paid_though_vole_missed,
    vole_missed,
    vole_with_beasts_together,
)
from executable_rules.quadrille.ombre_beasts import ombre_beast

MATADORS, ALONE, CONSOLATION = Claim.MATADORS, Claim.SANS_PRENDRE, Claim.CONSOLATION


@pytest.mark.example("ombre.vole-of-72")
def test_the_vole_of_the_chapter_is_worth_seventy_two_and_thirty_six_from_each() -> None:
    # bellecour p. 113, academie p. 183: five counters before each and one Beast of 27.
    tours = ombre_beast(counters_before_him=5)
    assert tours == 45
    assert vole_with_beasts_together(beasts=(27,), pool=tours) == Won(72, Fraction(36))


@pytest.mark.quotes(
    "bellecour.ombre.laws.68",
    "If he who has missed making the Vole, has Matadors, or plays Sans Prendre, he is to be paid "
    "them, as well as the Consolation.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.68",
    "Si celui qui a manqué la vole a des matadors, ou joue sans prendre, on les lui "
    "doit païer avec la consolation",
)
def test_who_missed_the_vole_is_paid_his_matadors_and_sans_prendre() -> None:
    def paid(matadors: int, sans_prendre: bool) -> tuple[Claim, ...]:
        return paid_though_vole_missed(matador_price=matadors, plays_sans_prendre=sans_prendre)

    assert paid(3, False) == (MATADORS, CONSOLATION)
    assert paid(5, True) == (MATADORS, ALONE, CONSOLATION)
    assert paid(2, True) == (ALONE, CONSOLATION)
    assert paid(2, False) == ()
    with pytest.raises(ValueError, match="matador_price=-1"):
        paid(-1, False)


@pytest.mark.example("ombre.vole-missed")
@pytest.mark.quotes("bellecour.ombre.laws.68", "as well as the Consolation")
@pytest.mark.quotes("academie.ombre.laws.68", "avec la consolation")
def test_the_prose_pays_no_consolation_where_the_law_does() -> None:
    # bellecour p. 113f: "if the Ombre has played Sans Prendre, or has Matadors, he is paid them,
    # though he draws nothing for the Game".
    prose = {MATADORS, ALONE}
    assert set(paid_though_vole_missed(matador_price=3, plays_sans_prendre=True)) - prose == {
        CONSOLATION
    }
    # And it draws for him by the rule of drawing all, not by that of a vole that is regulated.
    assert vole_missed(pool=72).ombre_draws == 0


@pytest.mark.example("ombre.vole-missed")
@pytest.mark.quotes("bellecour.ombre.laws.73", "but he is not beasted, unless he loses the Game")
@pytest.mark.quotes("academie.ombre.laws.73", "ne fait pas la bête à moins qu'il ne perde le jeu")
def test_the_prose_beasts_him_who_wins_the_game_by_the_contre_and_the_law_does_not() -> None:
    # bellecour p. 114: "tho' he wins the Game ... and is beasted what is on the Game".
    won, lost = (contre_missed_at_ombre(vole_price=20, pool=72, has_won=it) for it in (True, False))
    assert won.receives == frozenset()
    assert (won.to_each, won.beast) == (20, 0)
    assert lost.beast == 72
