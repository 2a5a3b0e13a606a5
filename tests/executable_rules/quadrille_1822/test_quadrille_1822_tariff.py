"""Quadrille of 1822, articles 43 to 50 and 91: the premiums, and the five tables of payment."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from executable_rules.quadrille_1822.tariff import Rating, matadors, premiers, premium
from executable_rules.quadrille_1822.terms import Mode, Player
from executable_rules.quadrille_1822.vole_tariff import Vole, vole_premium
from tests.executable_rules.printed_tables import printed

PREMIERS = (*6 * (Player.HOMBRE,), Player.OPPONENT)
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
        uniform = partial(matadors, matador_count=number, way_agreed=Rating.UNIFORM)
        return two((uniform(), uniform(is_favourite=True)))

    first = two((premiers(winners=PREMIERS), premiers(winners=PREMIERS, is_favourite=True)))
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
            assert favourite == str(premium(mode=mode, is_favourite=True))
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
            assert plain == str(vole_premium(mode=mode, act=vole))
            if mode is Mode.GRANDISSIMO:
                assert favourite == ""
            else:
                assert favourite == str(vole_premium(mode=mode, act=vole, is_favourite=True))


@pytest.mark.quotes("quanti.quadrille.rates.1", "list or catalogue of the varieties")
def test_the_tables_announce_no_vole_of_partners() -> None:
    """Page 68: Casco and Alliance stand among the voles, and among those announced neither."""
    named = [[mode for name in rows(table) for mode in modes(name)] for table in range(2, 5)]
    alone = [Mode.DIMIDIATOR, Mode.SOLO, Mode.GRANDISSIMO]
    assert named == [[Mode.ALLIANCE, Mode.DIMIDIATOR, Mode.CASCO, *alone[1:]], alone, alone]
    for mode in (Mode.ALLIANCE, Mode.CASCO):
        assert vole_premium(mode=mode) > 0
        with pytest.raises(ValueError, match="announced by partners"):
            vole_premium(mode=mode, act=Vole.ANNOUNCED)


@pytest.mark.quotes("quanti.quadrille.rates.1", "list or catalogue of the varieties")
def test_the_tables_have_thirty_one_figures() -> None:
    figures = [cell for table in range(5) for row in rows(table).values() for cell in row if cell]
    assert len(figures) == 6 + 10 + 5 + 5 + 5
    for name, (plain, favourite) in rows(GAMES).items():
        if plain and favourite and premium(mode=modes(name)[0]):
            assert int(favourite) == 2 * int(plain)


@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.6",
    "Now, in this case, if the increase happens to be the half of an odd number, as "
    "perhaps a Vole Announced to be played in Dimidiator, such fraction shall be in "
    "favour of the hombre, and the half of three shall be counted as two",
)
@pytest.mark.example("quadrille-1822.tables")
def test_ten_for_a_dimidiator_announced_is_rounded_before_it_is_doubled() -> None:
    """Page 68; the other way it were nine: the vole in Favourite is six, and its half three."""
    announced = vole_premium(mode=Mode.DIMIDIATOR, act=Vole.ANNOUNCED, is_favourite=True)
    assert announced == 10 == int(rows(ANNOUNCED)["Dimidiator"][1])
    in_favourite = vole_premium(mode=Mode.DIMIDIATOR, is_favourite=True)
    assert in_favourite + in_favourite / 2 == 9


@pytest.mark.quotes(
    "quanti.quadrille.favourite.2",
    "so that a Solo in Favourite is now double what a Solo is in any other suit",
)
@pytest.mark.example("quadrille-1822.premiums")
def test_grandissimo_is_double_a_solo_in_favourite() -> None:
    """Pages 38 and 43."""
    for stake in range(4, 14):
        in_favourite = premium(mode=Mode.SOLO, is_favourite=True, stake=stake)
        assert in_favourite == 2 * premium(mode=Mode.SOLO, stake=stake)
        assert premium(mode=Mode.GRANDISSIMO, stake=stake) == 2 * in_favourite


@pytest.mark.quotes(
    "quanti.quadrille.premium.1",
    "In the games called Forced Spadille, and Alliance, the winners take the stake; "
    "but from the opponents receive nothing for their game. Whereas, in all the other"
    " modes, the opponents pay to the winner or winners of the game, a certain fixed "
    "payment, which is called Premium",
)
@pytest.mark.example("quadrille-1822.premiums")
def test_modes_without_premium() -> None:
    """Page 40."""
    assert premium(mode=Mode.ALLIANCE) == premium(mode=Mode.FORCED_SPADILLE) == 0
    paid = [mode for mode in Mode if premium(mode=mode)]
    assert paid == [Mode.DIMIDIATOR, Mode.CASCO, Mode.SOLO, Mode.GRANDISSIMO, Mode.NEMO]
