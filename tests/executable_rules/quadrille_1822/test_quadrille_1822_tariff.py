"""Quadrille of 1822, articles 43 to 56 and 78 to 91: the five tables of payment, by one formula."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from printed_tables import printed

from executable_rules.quadrille_1822.tariff import (
    Rating,
    matadors,
    premiers,
    premium,
    premium_received,
)
from executable_rules.quadrille_1822.terms import Mode, Player
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
from lawsofplay.rules.trace import Call, Proviso, tracing

HOMBRE, ALLY, OPPONENT = Player
SIX = 6 * (HOMBRE,)
PREMIERS = (*SIX, OPPONENT)
PLAYED_IN_SUITS = tuple(mode for mode in Mode if not mode.names_no_trumps)
HONOURS, GAMES, VOLES, ANNOUNCED, REVEALED = range(5)


def rows(table: int) -> dict[str, tuple[str, str]]:
    """The two figures of every row, out of Favourite and in it, as printed."""
    lines = printed("quanti.quadrille.rates")[table]
    return {row[0]: (row[1], row[2]) for row in lines if row[0]}


def two(figures: tuple[Fraction, Fraction]) -> tuple[str, str]:
    return str(figures[0]), str(figures[1])


def modes(name: str) -> list[Mode]:
    """The modes of a row such as ``Alliance and Dimidiator``."""
    return [Mode[word.upper().replace(" ", "_")] for word in name.split(" and ")]


# The tables, pages 67 and 68.


@pytest.mark.quotes("quanti.quadrille.rates.1", "the stake being supposed to be four")
@pytest.mark.example("quadrille-1822.tables")
def test_the_table_of_honours() -> None:
    def both(number: int) -> tuple[str, str]:
        return two((matadors(number=number), matadors(number=number, favourite=True)))

    first = two((premiers(winners=PREMIERS), premiers(winners=PREMIERS, favourite=True)))
    assert rows(HONOURS) == {
        "Three Matadors uniformly": both(3),
        "Four or double Matadors": both(4),
        "Premiers": first,
    }


@pytest.mark.quotes("quanti.quadrille.rates.1", "the varieties of the games and the value of them")
def test_the_table_of_games() -> None:
    """The figure of Casco out of Favourite is lost, and no row of Nemo is left."""
    printed = rows(GAMES)
    assert list(printed) == [
        "Forced Spadille", "Alliance", "Dimidiator", "Casco", "Solo", "Grandissimo",
    ]  # fmt: skip
    for name, (plain, favourite) in printed.items():
        (mode,) = modes(name)
        assert plain == ("" if mode is Mode.CASCO else str(premium(mode=mode)))
        if mode is Mode.GRANDISSIMO:
            assert favourite == ""
        else:
            assert favourite == str(premium(mode=mode, favourite=True))
    assert premium(mode=Mode.CASCO) == 2


@pytest.mark.quotes("quanti.quadrille.rates.1", "the varieties of the games and the value of them")
@pytest.mark.parametrize(
    ("table", "vole"),
    [(VOLES, Vole.ORDINARY), (ANNOUNCED, Vole.ANNOUNCED), (REVEALED, Vole.REVEALED)],
)
@pytest.mark.example("quadrille-1822.tables")
def test_the_three_tables_of_voles(table: int, vole: Vole) -> None:
    for name, (plain, favourite) in rows(table).items():
        for mode in modes(name):
            assert plain == str(vole_premium(mode=mode, vole=vole))
            if mode is Mode.GRANDISSIMO:
                assert favourite == ""
            else:
                assert favourite == str(vole_premium(mode=mode, vole=vole, favourite=True))


@pytest.mark.quotes("quanti.quadrille.rates.1", "list or catalogue of the varieties")
def test_the_tables_have_thirty_one_figures() -> None:
    figures = [cell for table in range(5) for row in rows(table).values() for cell in row if cell]
    assert len(figures) == 6 + 10 + 5 + 5 + 5
    for name, (plain, favourite) in rows(GAMES).items():
        if plain and favourite and premium(mode=modes(name)[0]):
            assert int(favourite) == 2 * int(plain)


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.6",
    "such fraction shall be in favour of the hombre, and the half of three shall be counted as two",
)
@pytest.mark.example("quadrille-1822.tables")
def test_ten_for_a_dimidiator_announced_is_rounded_before_it_is_doubled() -> None:
    """Page 68; the other way it were nine: the vole in Favourite is six, and its half three."""
    announced = vole_premium(mode=Mode.DIMIDIATOR, vole=Vole.ANNOUNCED, favourite=True)
    assert announced == 10 == int(rows(ANNOUNCED)["Dimidiator"][1])
    in_favourite = vole_premium(mode=Mode.DIMIDIATOR, favourite=True)
    assert in_favourite + in_favourite / 2 == 9


# Games.


@pytest.mark.quotes(
    "quanti.quadrille.premium-solo.1",
    "of a Solo in favourite to be the amount of the stake; and of a Solo out of Favourite to be "
    "half the stake",
    "not to be less than four",
)
@pytest.mark.example("quadrille-1822.premiums")
def test_the_premium_of_a_solo() -> None:
    """Page 43."""
    assert premium(mode=Mode.SOLO) == 2
    assert premium(mode=Mode.SOLO, favourite=True) == 4
    assert premium(mode=Mode.SOLO, stake=8) == 4
    with pytest.raises(ValueError, match="stake=3 cannot be"):
        premium(mode=Mode.SOLO, stake=3)


@pytest.mark.quotes(
    "quanti.quadrille.premium.2",
    "the same amount as the stake of the game, or only half that amount, or double that amount",
)
def test_others_pay_the_whole_stake_or_double_for_a_solo() -> None:
    """Page 41."""
    shares = [Fraction(1), Fraction(1, 2), Fraction(2)]
    assert [premium(mode=Mode.SOLO, solo=solo) for solo in shares] == [4, 2, 8]
    assert [premium(mode=Mode.DIMIDIATOR, solo=solo) for solo in shares] == [2, 1, 4]


@pytest.mark.quotes(
    "quanti.quadrille.premium-dimidiator.1",
    "a Solo two; a Dimidiator will be one, and in Favourite two",
)
@pytest.mark.quotes("quanti.quadrille.dimidiator.2", "regularly half of what is paid for a Solo")
@pytest.mark.quotes(
    "quanti.quadrille.favourite.3",
    "a Dimidiator in Favourite yields to a Solo out of Favourite, yet in value of premium is equal",
)
@pytest.mark.example("quadrille-1822.precedency", "quadrille-1822.premiums")
def test_the_premium_of_a_dimidiator() -> None:
    """Pages 32, 38 and 43."""
    assert premium(mode=Mode.DIMIDIATOR) == premium(mode=Mode.SOLO) / 2 == 1
    in_favourite = premium(mode=Mode.DIMIDIATOR, favourite=True)
    assert in_favourite == premium(mode=Mode.SOLO) == 2


@pytest.mark.quotes("quanti.quadrille.premium-casco.1", "ranks as a Solo, and is paid as such")
@pytest.mark.quotes("quanti.quadrille.casco.4", "the same indeed as to Solo")
def test_casco_is_paid_as_a_solo() -> None:
    """Pages 34 and 43."""
    assert premium(mode=Mode.CASCO) == premium(mode=Mode.SOLO) == 2
    assert premium(mode=Mode.CASCO, favourite=True) == 4


@pytest.mark.quotes(
    "quanti.quadrille.premium-grandissimo.1",
    "the double of a Solo Favourite: is therefore double the stake",
)
@pytest.mark.quotes("quanti.quadrille.grandissimo.3", "double that of a Solo in favourite")
@pytest.mark.quotes(
    "quanti.quadrille.premium-nemo.1",
    "double that of Grandissimo; therefore the quadruple of the stake",
)
@pytest.mark.quotes("quanti.quadrille.nemo.4", "is double that of Grandissimo")
@pytest.mark.example("quadrille-1822.premiums")
def test_the_premiums_of_grandissimo_and_nemo() -> None:
    """Pages 43 and 44."""
    grandissimo = premium(mode=Mode.GRANDISSIMO)
    assert grandissimo == 2 * premium(mode=Mode.SOLO, favourite=True) == 8
    assert premium(mode=Mode.NEMO) == 2 * grandissimo == 16
    for mode in (Mode.GRANDISSIMO, Mode.NEMO):
        with pytest.raises(ValueError, match="no suit is trumps"):
            premium(mode=mode, favourite=True)


@pytest.mark.quotes(
    "quanti.quadrille.premium.1",
    "the winners take the stake; but from the opponents receive nothing for their game",
)
@pytest.mark.quotes(
    "quanti.quadrille.premium-nemo.2",
    "have, as modes of the game, no premium",
    "this is the quarter of the stake",
)
@pytest.mark.quotes("quanti.quadrille.auction.1", "no premium is attached")
@pytest.mark.example("quadrille-1822.premiums")
def test_modes_without_premium_have_a_quarter_in_favourite() -> None:
    """Pages 27, 40 and 44."""
    for mode in (Mode.ALLIANCE, Mode.FORCED_SPADILLE):
        assert premium(mode=mode) == 0
        assert premium(mode=mode, favourite=True) == 1
        assert premium(mode=mode, favourite=True, stake=8) == 2
    assert premium(mode=Mode.AUCTION) == 0


@pytest.mark.quotes("quanti.quadrille.favourite.2", "a Solo in Favourite is now double")
def test_favourite_doubles_every_premium_that_there_is() -> None:
    for mode, stake in product(PLAYED_IN_SUITS, (4, 8, 10)):
        out = premium(mode=mode, stake=stake)
        if out:
            assert premium(mode=mode, stake=stake, favourite=True) == 2 * out


@pytest.mark.quotes("quanti.quadrille.casco.4", "by the two opponents, one to one")
@pytest.mark.quotes(
    "quanti.quadrille.premium-casco.1",
    "one opponent paying the hombre, the other the hombre's partner",
)
@pytest.mark.quotes("quanti.quadrille.dimidiator.3", "exempt from paying the premium of the game")
def test_how_many_pay_a_premium() -> None:
    two = Fraction(2)
    for mode in (Mode.CASCO, Mode.ALLIANCE, Mode.FORCED_SPADILLE):
        assert premium_received(mode=mode, premium=two) == 2
    assert premium_received(mode=Mode.DIMIDIATOR, premium=two) == 4
    for mode in (Mode.AUCTION, Mode.SOLO, Mode.GRANDISSIMO, Mode.NEMO):
        assert premium_received(mode=mode, premium=two) == 6


# Honours.


@pytest.mark.quotes(
    "quanti.quadrille.honours.3",
    "a Solo with three matadors will be four, viz. two for premium and two for matadors",
    "A Solo with four matadors in Favourite, twelve, &c.",
    "A Dimidiator with three matadors will be two",
)
@pytest.mark.example("quadrille-1822.matadors-by-mode")
def test_sums_with_matadors_rated_by_the_mode() -> None:
    """Pages 45 and 46."""

    def paid(mode: Mode, number: int, favourite: bool = False) -> Fraction:
        held = matadors(number=number, mode=mode, favourite=favourite, rating=Rating.BY_MODE)
        return premium(mode=mode, favourite=favourite) + held

    assert paid(Mode.SOLO, 3) == 4
    assert paid(Mode.SOLO, 4) == 6
    assert paid(Mode.SOLO, 4, favourite=True) == 12
    assert paid(Mode.DIMIDIATOR, 3) == 2


@pytest.mark.quotes(
    "quanti.quadrille.honours.3",
    "in Alliance and Forced Spadille their value is one, when the stake is four",
)
def test_rated_by_the_mode_they_are_one_where_there_is_no_premium() -> None:
    for mode in (Mode.ALLIANCE, Mode.FORCED_SPADILLE):
        assert matadors(number=3, mode=mode, rating=Rating.BY_MODE) == 1
        assert matadors(number=4, mode=mode, rating=Rating.BY_MODE) == 2


@pytest.mark.quotes(
    "quanti.quadrille.honours.4",
    "a solo with double matadors in Favourite would receive eight",
    "A Dimidiator with double matadors in Favourite, six",
    "and out of Favourite half that sum",
)
@pytest.mark.example("quadrille-1822.matadors-alike")
def test_sums_with_matadors_rated_alike() -> None:
    """Page 46."""

    def paid(mode: Mode, favourite: bool) -> Fraction:
        return premium(mode=mode, favourite=favourite) + matadors(
            number=4, mode=mode, favourite=favourite
        )

    assert paid(Mode.SOLO, favourite=True) == 8
    assert paid(Mode.DIMIDIATOR, favourite=True) == 6
    assert paid(Mode.DIMIDIATOR, favourite=False) == 3


@pytest.mark.quotes(
    "quanti.quadrille.honours.4",
    "the quarter of the stake, i. e. one for single matadors, when the stake is four, and two for "
    "double matadors",
)
@pytest.mark.quotes(
    "quanti.quadrille.honours.2",
    "there can be no honours less than three in sequence",
    "they are also paid double of what is paid for three",
)
def test_three_are_single_and_four_double() -> None:
    assert [matadors(number=n) for n in range(6)] == [0, 0, 0, 1, 2, 2]
    assert matadors(number=3, stake=8) == 2
    for mode in PLAYED_IN_SUITS:
        assert matadors(number=3, mode=mode) == 1
    with pytest.raises(ValueError, match="number=-1 cannot be"):
        matadors(number=-1)


@pytest.mark.quotes("quanti.quadrille.honours.3", "rated at the same price as the premium")
@pytest.mark.quotes(
    "quanti.quadrille.honours.4", "at one and the same rate in all the various modes"
)
def test_the_two_ratings_differ_at_solo_and_agree_at_dimidiator() -> None:
    uniform, by_mode = (
        [matadors(number=3, mode=mode, rating=rating) for mode in PLAYED_IN_SUITS]
        for rating in (Rating.UNIFORM, Rating.BY_MODE)
    )
    assert uniform == [1, 1, 1, 1, 1, 1]
    assert by_mode == [1, 1, 1, 1, 2, 2]


@pytest.mark.quotes("quanti.quadrille.grandissimo.3", "it admits of the honours of premiers")
@pytest.mark.quotes("quanti.quadrille.honours.2", "three in sequence from Spadille inclusively")
def test_of_two_trumps_there_are_no_matadors() -> None:
    assert premium(mode=Mode.GRANDISSIMO) + premiers(winners=PREMIERS) == 9
    for mode in (Mode.GRANDISSIMO, Mode.NEMO):
        with pytest.raises(ValueError, match="of two trumps there is no sequence"):
            matadors(number=3, mode=mode)


@pytest.mark.quotes(
    "quanti.quadrille.premiers.1",
    "make their game of six tricks, before the adversaries make one",
    "the quarter of the stake; and in Favourite double",
)
@pytest.mark.example("quadrille-1822.premiers")
def test_premiers_are_the_first_six_tricks() -> None:
    """Pages 46 and 47."""
    assert premiers(winners=PREMIERS) == 1
    assert premiers(winners=PREMIERS, favourite=True) == 2
    assert premiers(winners=(*5 * (HOMBRE,), ALLY), stake=8) == 2
    assert premiers(winners=SIX[:5]) == 0
    for place in range(6):
        assert premiers(winners=(*SIX[:place], OPPONENT, *SIX)) == 0


# Voles.


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
def test_no_vole_is_announced_below_a_dimidiator() -> None:
    assert vole_premium(mode=Mode.DIMIDIATOR, vole=Vole.ANNOUNCED) == 5
    for vole in (Vole.ANNOUNCED, Vole.REVEALED):
        with pytest.raises(ValueError, match="is at lowest in Dimidiator"):
            vole_premium(mode=Mode.ALLIANCE, vole=vole)


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.9", "the premium is the double of an ordinary vole"
)
def test_a_vole_revealed_is_double_and_rounding_is_of_less_than_a_counter() -> None:
    announcing = (Mode.DIMIDIATOR, Mode.CASCO, Mode.SOLO)
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
@pytest.mark.quotes("quanti.quadrille.favourite.4", "nor the stake of the vole")
def test_the_stake_of_the_vole_is_twelve() -> None:
    """Pages 38, 60 and 62."""
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
