"""Quadrille of 1822: honours, the vole, and claims."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from executable_rules.quadrille_1822.honours import (
    honours_claimed,
)
from executable_rules.quadrille_1822.tariff import Rating, matadors, premiers, premium
from executable_rules.quadrille_1822.terms import Mode, Player
from executable_rules.quadrille_1822.vole_tariff import Vole, vole_premium, vole_stake
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Call, Proviso, tracing

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


@pytest.mark.quotes(
    "quanti.quadrille.laws.44",
    "Opponents cannot claim payment for honours when they have them",
    "although the hombre lose Codille",
)
@pytest.mark.quotes(
    "quanti.quadrille.beast-penalty.2", "no notice is taken of honours when had by opponents"
)
def test_opponents_have_no_honours() -> None:
    for codille in (False, True):
        assert honours_claimed(who=Player.OPPONENT, price=3, is_codille=codille) == 0
        assert honours_claimed(who=Player.HOMBRE, price=3, is_codille=codille) == 3
        assert honours_claimed(who=Player.ALLY, price=3, is_codille=codille) == 3
    told = explain(honours_claimed, who=Player.ALLY, price=3).call.steps
    assert told == [Proviso("although the hombre lose Codille", False)]
