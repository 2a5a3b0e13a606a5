"""Quadrille of 1822, articles 78 to 90: the stake of the vole, and what is paid for it."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from executable_rules.quadrille_1822.terms import Mode
from executable_rules.quadrille_1822.vole_tariff import (
    PutDown,
    Vole,
    put_down_for_the_vole,
    vole_premium,
    vole_premium_alike,
    vole_stake,
    vole_with_matadors,
    won_of_the_vole_stake,
)
from executable_rules.quadrille_1822.voles import may_declare
from lawsofplay.rules.trace import Call, Proviso, tracing


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.2",
    "The triple therefore of the premium of the game",
    "a Solo vole will be six, and a Dimidiator vole, three",
    "so will it also double the premiums of voles",
)
@pytest.mark.example("quadrille-1822.vole-triple")
def test_a_vole_is_three_times_its_game() -> None:
    """Page 63."""
    assert vole_premium(mode=Mode.SOLO) == 6
    assert vole_premium(mode=Mode.DIMIDIATOR) == 3
    assert vole_premium(mode=Mode.SOLO, favourite=True) == 12
    assert vole_premium(mode=Mode.DIMIDIATOR, favourite=True) == 6
    assert vole_premium(mode=Mode.SOLO, stake=8) == 12


@pytest.mark.quotes("quanti.quadrille.vole-premium.2", "so will it also double the premiums of")
@pytest.mark.quotes("quanti.quadrille.favourite.4", "never affects the stake")
def test_favourite_doubles_every_vole_and_no_stake() -> None:
    for vole, stake in product(Vole, range(4, 14)):
        modes = [Mode.DIMIDIATOR, Mode.SOLO]
        for mode in (*modes, *([Mode.ALLIANCE, Mode.CASCO] if vole is Vole.ORDINARY else ())):
            plain = vole_premium(mode=mode, vole=vole, stake=stake)
            assert vole_premium(mode=mode, vole=vole, stake=stake, favourite=True) == 2 * plain
        assert vole_stake(stake=stake, favourite=True) == vole_stake(stake=stake)


@pytest.mark.quotes("quanti.quadrille.vole-premium.3", "is rated as the half of a vole in Solo")
@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.4",
    "the same as the premium of a vole in Solo",
    "A vole in Grandissimo is double the vole in Solo favourite",
    "in Nemo no vole can take place",
)
@pytest.mark.example("quadrille-1822.vole-modes")
def test_the_voles_of_the_other_modes() -> None:
    """Page 64."""
    solo = vole_premium(mode=Mode.SOLO)
    assert vole_premium(mode=Mode.ALLIANCE) == solo / 2 == 3
    assert vole_premium(mode=Mode.CASCO) == solo
    in_favourite = vole_premium(mode=Mode.SOLO, favourite=True)
    assert vole_premium(mode=Mode.GRANDISSIMO) == 2 * in_favourite == 24
    for mode in (Mode.FORCED_SPADILLE, Mode.NEMO, Mode.AUCTION):
        with pytest.raises(ValueError, match="no vole is paid in it"):
            vole_premium(mode=mode)
    with pytest.raises(ValueError, match="no suit is trumps in Grandissimo"):
        vole_premium(mode=Mode.GRANDISSIMO, favourite=True)


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.6",
    "increased to half as much more",
    "a Vole Announced in Dimidiator would be five from each person",
)
@pytest.mark.example("quadrille-1822.vole-announced")
def test_a_vole_announced_is_half_as_much_more() -> None:
    """Page 65."""
    assert vole_premium(mode=Mode.DIMIDIATOR, vole=Vole.ANNOUNCED) == 5
    assert vole_premium(mode=Mode.SOLO, vole=Vole.ANNOUNCED) == 9
    assert vole_premium(mode=Mode.GRANDISSIMO, vole=Vole.ANNOUNCED) == 36
    assert vole_premium(mode=Mode.DIMIDIATOR, vole=Vole.ANNOUNCED, stake=8) == 9


@pytest.mark.quotes("quanti.quadrille.vole-premium.8", "even in its lowest mode, viz. a Dimidiator")
@pytest.mark.quotes(
    "quanti.quadrille.laws.56",
    "when the hombre has no partner, he may declare his intention to play the vole before he has "
    "six tricks",
)
def test_no_vole_is_announced_by_partners() -> None:
    assert vole_premium(mode=Mode.DIMIDIATOR, vole=Vole.ANNOUNCED) == 5
    assert may_declare(has_partner=True, tricks=0) is False
    for mode, vole in product((Mode.ALLIANCE, Mode.CASCO), (Vole.ANNOUNCED, Vole.REVEALED)):
        assert vole_premium(mode=mode) > 0
        with pytest.raises(ValueError, match="announced by partners"):
            vole_premium(mode=mode, vole=vole)


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.9", "the premium is the double of an ordinary vole"
)
def test_a_vole_revealed_is_double() -> None:
    assert vole_premium(mode=Mode.SOLO, vole=Vole.REVEALED) == 12
    assert vole_premium(mode=Mode.DIMIDIATOR, vole=Vole.REVEALED) == 6
    assert vole_premium(mode=Mode.GRANDISSIMO, vole=Vole.REVEALED) == 48


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.9", "the premium is the double of an ordinary vole"
)
@pytest.mark.quotes("quanti.quadrille.vole-premium.6", "such fraction shall be in favour of the")
def test_a_vole_announced_is_rounded_by_less_than_a_counter() -> None:
    announcing = (Mode.DIMIDIATOR, Mode.SOLO)
    for mode, favourite, stake in product(announcing, (False, True), range(4, 14)):
        ordinary, announced, revealed = (
            vole_premium(mode=mode, vole=vole, favourite=favourite, stake=stake) for vole in Vole
        )
        assert revealed == 2 * ordinary
        rounded = announced - ordinary * Fraction(3, 2)
        assert 0 <= rounded < (2 if favourite else 1)


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.1", "a vole in Solo or a vole in Dimidiator or Alliance has one"
)
def test_in_some_societies_all_voles_are_alike() -> None:
    assert vole_premium_alike(counted_as=Mode.SOLO) == 6
    assert vole_premium_alike(counted_as=Mode.SOLO, favourite=True, stake=8) == 24
    assert vole_premium(mode=Mode.DIMIDIATOR) != vole_premium_alike(counted_as=Mode.SOLO)


@pytest.mark.quotes(
    "quanti.quadrille.vole.3",
    "in a game with matadors, is the same as a vole without matadors",
)
def test_matadors_are_no_part_of_the_vole() -> None:
    for held in (Fraction(0), Fraction(2)):
        assert vole_with_matadors(vole=Fraction(6), matadors=held) == 6


@pytest.mark.quotes(
    "quanti.quadrille.vole-stake.1",
    "twelve are taken out of the pool as a stake or prize for the vole",
    "thrice as much as he is supposed to put down for an ordinary stake",
)
@pytest.mark.quotes(
    "quanti.quadrille.vole-stake.4", "the triple of the stake of an ordinary game, and varies not"
)
def test_the_stake_of_the_vole_is_twelve() -> None:
    """Pages 60 and 62."""
    assert vole_stake() == 12
    assert vole_stake(stake=8) == 24


@pytest.mark.quotes("quanti.quadrille.favourite.4", "nor the stake of the vole")
def test_favourite_does_not_touch_the_stake_of_the_vole() -> None:
    """Page 38."""
    for favourite in (False, True):
        assert vole_stake(favourite=favourite) == 12
        assert vole_stake(stake=8, favourite=favourite) == 24
    # Of a stake in no favourite suit an explanation does not say that it is unaffected by one.
    with tracing() as steps:
        assert vole_stake() == 12
    (call,) = steps
    assert isinstance(call, Call)
    assert call.steps == [Proviso("It never affects the stake", met=False)]


@pytest.mark.quotes(
    "quanti.quadrille.vole-stake.2",
    "an hombre without a partner receives nine as the stake of the vole",
    "they each receive six, it is exactly the same thing, as if one of the partners were to "
    "receive three",
)
@pytest.mark.example("quadrille-1822.vole-stake")
def test_nine_for_one_and_three_for_each_of_two() -> None:
    """Page 61."""
    assert won_of_the_vole_stake(winners=1) == 9
    assert won_of_the_vole_stake(winners=2) == 3
    assert won_of_the_vole_stake(winners=1, stake=8) == 18
    for winners in (0, 3):
        with pytest.raises(ValueError, match="it is from 1 to 2"):
            won_of_the_vole_stake(winners=winners)


@pytest.mark.quotes(
    "quanti.quadrille.vole-stake.3",
    "he puts down three in conjunction with the other players, making the stake twelve, and if he "
    "loses the vole he puts down twelve more",
)
@pytest.mark.example("quadrille-1822.vole-put-down")
def test_three_in_declaring_and_twelve_in_losing() -> None:
    """Page 62."""
    assert put_down_for_the_vole() == PutDown(declaring=3, losing=12)
    assert put_down_for_the_vole(stake=8) == PutDown(declaring=6, losing=24)
