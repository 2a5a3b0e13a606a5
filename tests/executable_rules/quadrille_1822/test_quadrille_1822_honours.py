"""Quadrille of 1822, articles 51 to 56: matadors and premiers, and what Favourite doubles."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import product

import pytest

from executable_rules.quadrille_1822.tariff import Rating, matadors, premiers, premium
from executable_rules.quadrille_1822.terms import Mode, Player

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


@pytest.mark.quotes(
    "quanti.quadrille.honours.3",
    "Thus a Solo with three matadors will be four, viz. two for premium and two for "
    "matadors. A Solo with four matadors, six; viz. two for premium and four for "
    "matadors. A Solo with four matadors in Favourite, twelve, &c. A Dimidiator with "
    "three matadors will be two; viz. one for premium, and one for matadors, and so "
    "on",
)
@pytest.mark.example("quadrille-1822.matadors-by-mode")
def test_sums_with_matadors_rated_by_the_mode() -> None:
    """Pages 45 and 46."""

    def paid(mode: Mode, number: int, favourite: bool = False) -> Fraction:
        held = matadors(
            matador_count=number, mode=mode, is_favourite=favourite, way_agreed=Rating.BY_MODE
        )
        return premium(mode=mode, is_favourite=favourite) + held

    assert premium(mode=Mode.SOLO) == 2 == premium(mode=Mode.DIMIDIATOR, is_favourite=True)
    assert premium(mode=Mode.DIMIDIATOR) == 1
    assert paid(Mode.SOLO, 3) == 4
    assert paid(Mode.SOLO, 4) == 6
    assert paid(Mode.SOLO, 4, favourite=True) == 12
    assert paid(Mode.DIMIDIATOR, 3) == 2


@pytest.mark.quotes(
    "quanti.quadrille.honours.4",
    "Thus a solo with double matadors in Favourite would receive eight from each "
    "opponent, viz. four for premium and four for double matadors. A Dimidiator with "
    "double matadors in Favourite, six: viz. two for premium and four for double "
    "matadors, and out of Favourite half that sum",
)
@pytest.mark.example("quadrille-1822.matadors-alike")
def test_sums_with_matadors_rated_alike() -> None:
    """Page 46."""

    def paid(mode: Mode, favourite: bool) -> Fraction:
        return premium(mode=mode, is_favourite=favourite) + matadors(
            matador_count=4, mode=mode, is_favourite=favourite, way_agreed=Rating.UNIFORM
        )

    assert premium(mode=Mode.SOLO, is_favourite=True) == 4
    assert premium(mode=Mode.DIMIDIATOR, is_favourite=True) == 2
    assert paid(Mode.SOLO, favourite=True) == 8
    assert paid(Mode.DIMIDIATOR, favourite=True) == 6
    assert paid(Mode.DIMIDIATOR, favourite=False) == 3


@pytest.mark.quotes(
    "quanti.quadrille.honours.4",
    "and that rate to be the quarter of the stake, i. e. one for single matadors, "
    "when the stake is four, and two for double matadors: and this, when in "
    "Favourite, doubled",
)
@pytest.mark.quotes(
    "quanti.quadrille.honours.2",
    "in Quadrille there can be no honours less than three in sequence",
    "If beside Spadille, Manille and Basta, Ponto also be had, they correspond to "
    "four honours in Whist, and are called double matadors; and they are also paid "
    "double of what is paid for three, or single matadors",
)
def test_three_are_single_and_four_double() -> None:
    uniform = partial(matadors, way_agreed=Rating.UNIFORM)
    assert [uniform(matador_count=n) for n in (4, 3, 2, 1, 0, 5)] == [2, 1, 0, 0, 0, 2]
    assert uniform(matador_count=3, stake=8) == 2
    assert [uniform(matador_count=n, is_favourite=True) for n in (3, 4)] == [2, 4]
    for mode in PLAYED_IN_SUITS:
        assert uniform(matador_count=3, mode=mode) == 1
    with pytest.raises(ValueError, match="matador_count=-1 cannot be"):
        uniform(matador_count=-1)
