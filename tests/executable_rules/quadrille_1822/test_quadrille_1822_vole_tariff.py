"""Quadrille of 1822, articles 78 to 90: the stake of the vole, and what is paid for it."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from executable_rules.quadrille_1822.terms import Mode
from executable_rules.quadrille_1822.vole_tariff import Vole, vole_premium, vole_stake
from lawsofplay.rules.trace import Call, Proviso, tracing


@pytest.mark.quotes("quanti.quadrille.vole-premium.2", "so will it also double the premiums of")
@pytest.mark.quotes(
    "quanti.quadrille.favourite.4",
    "It never affects the stake",
)
def test_favourite_doubles_every_vole_and_no_stake() -> None:
    for vole, stake in product(Vole, range(4, 14)):
        modes = [Mode.DIMIDIATOR, Mode.SOLO]
        for mode in (*modes, *([Mode.ALLIANCE, Mode.CASCO] if vole is Vole.ORDINARY else ())):
            plain = vole_premium(mode=mode, act=vole, stake=stake)
            assert vole_premium(mode=mode, act=vole, stake=stake, is_favourite=True) == 2 * plain
        assert vole_stake(stake=stake, is_favourite=True) == vole_stake(stake=stake)


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.9", "the premium is the double of an ordinary vole"
)
@pytest.mark.quotes("quanti.quadrille.vole-premium.6", "such fraction shall be in favour of the")
def test_a_vole_announced_is_rounded_by_less_than_a_counter() -> None:
    announcing = (Mode.DIMIDIATOR, Mode.SOLO)
    for mode, favourite, stake in product(announcing, (False, True), range(4, 14)):
        ordinary, announced, revealed = (
            vole_premium(mode=mode, act=vole, is_favourite=favourite, stake=stake) for vole in Vole
        )
        assert revealed == 2 * ordinary
        rounded = announced - ordinary * Fraction(3, 2)
        assert 0 <= rounded < (2 if favourite else 1)


@pytest.mark.quotes("quanti.quadrille.favourite.4", "nor the stake of the vole")
def test_favourite_does_not_touch_the_stake_of_the_vole() -> None:
    """Page 38."""
    for favourite in (False, True):
        assert vole_stake(is_favourite=favourite) == 12
        assert vole_stake(stake=8, is_favourite=favourite) == 24
    # Of a stake in no favourite suit an explanation does not say that it is unaffected by one.
    with tracing() as steps:
        assert vole_stake() == 12
    (call,) = steps
    assert isinstance(call, Call)
    assert call.steps == [Proviso("It never affects the stake", met=False)]
