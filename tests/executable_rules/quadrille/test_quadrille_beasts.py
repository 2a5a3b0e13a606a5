"""The Beasts of Quadrille and of the New Quintille."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.quadrille.beasts import (
    beast,
    beast_by_codill,
    beast_by_remise,
    game_marked,
    paid_to_them_that_win,
    quintille_beast,
)

ORDERS = range(1, 17)


@pytest.mark.quotes(
    "bellecour.quadrille.marking.1",
    "placing a Fish before him. Each of the Players puts down a Counter, every Deal",
    "these Counters are added to the Beasts",
)
@pytest.mark.quotes(
    "academie.quadrille.marking.1",
    "marqué par celui qui mêle, en mettant une fiche",
    "ces quatre jettons sont comptés aux bêtes qui se font",
)
def test_the_dealer_puts_a_fish_and_each_a_counter() -> None:
    assert game_marked(fish=10, players=4) - 10 == 4
    assert game_marked(fish=12, players=4) - 12 == 4
    assert game_marked(players=3) == 13


@pytest.mark.quotes(
    "bellecour.quadrille.marking.1", "which are paid to them that win; with the Consolation"
)
@pytest.mark.quotes(
    "academie.quadrille.marking.1",
    "Chacun fait outre cela un jetton au jeu pour chaque coup, qui se païe à ceux qui gagnent avec"
    " la Consolation",
)
def test_each_pays_his_counter_with_the_consolation() -> None:
    assert [paid_to_them_that_win(consolation=consolation) for consolation in (0, 2)] == [1, 3]
    with pytest.raises(ValueError, match="consolation=-1"):
        paid_to_them_that_win(consolation=-1)


@pytest.mark.quotes(
    "bellecour.quadrille.marking.3",
    "cannot be more than fourteen Points",
    "that is ten for the Fish, which every Dealer puts down; and four for each Player's Counter",
)
@pytest.mark.quotes(
    "academie.quadrille.marking.3",
    "ne pouvant être plus forte que de quatorze marques, qui est ce dont le jeu augmente",
    "quatre pour le jetton que chacun fait au jeu",
)
@pytest.mark.example("quadrille.first-beasts")
def test_one_beast_made_on_another_adds_fourteen() -> None:
    assert game_marked() == 14 == 10 + 4
    for order in ORDERS[2:]:
        for series in (beast_by_remise, beast_by_codill):
            assert series(order=order) - series(order=order - 1) == game_marked()


@pytest.mark.quotes(
    "bellecour.quadrille.marking.2",
    "the first Beast being fourteen, as it always is, the second must be forty-two",
    "and third fifty-six",
)
@pytest.mark.quotes(
    "academie.quadrille.marking.2",
    "la premiére bête étant de quatorze",
    "la seconde doit être de quarante-deux",
    "la troisiéme de cinquante-six",
)
@pytest.mark.example("quadrille.first-beasts")
def test_the_first_three_beasts() -> None:
    assert [beast_by_remise(order=order) for order in (1, 2, 3)] == [14, 42, 56]
    assert beast_by_codill(order=1) == 14


@pytest.mark.quotes(
    "bellecour.quadrille.marking.4",
    "when the first Beast made, is drawn by Remise",
    "that is fourteen, and the second is forty-two",
)
@pytest.mark.quotes("academie.quadrille.marking.4", "la seconde est de quarante-deux")
def test_by_remise_the_game_has_doubled_for_the_second() -> None:
    first, second = (beast_by_remise(order=order) for order in (1, 2))
    assert (first, second) == (14, 42)
    assert second == 2 * game_marked() + first


@pytest.mark.quotes(
    "bellecour.quadrille.marking.5",
    "drawn by Codill, the second Beast can be only twenty-eight",
    "for the fourteen that the Codill has drawn, is not to be included",
)
@pytest.mark.quotes(
    "academie.quadrille.marking.5",
    "de vingt-huit, attendu que les quatorze que le Codille a tiré, n'y doivent point être compris",
)
def test_after_a_codill_the_second_is_twenty_eight() -> None:
    assert beast_by_codill(order=2) == 28
    for order in ORDERS[1:]:
        assert beast_by_remise(order=order) - beast_by_codill(order=order) == 14


@pytest.mark.quotes(
    "bellecour.quadrille.settling.1",
    "when you play the double Game, you need only double the number of the Beasts",
)
@pytest.mark.quotes("academie.quadrille.settling.1", "Si l'on joue le Jeu double", "doubler les")
@pytest.mark.parametrize("first", Drawn)
def test_at_the_double_game_every_beast_is_doubled(first: Drawn) -> None:
    for order in ORDERS:
        single = beast(order=order, first=first)
        assert beast(order=order, first=first, double=True) == 2 * single
    assert beast(order=1, double=True) == 28
    assert beast(order=2) == 42 == beast(order=2, first=Drawn.REMISE)
    assert beast(order=2, first=Drawn.CODILLE) == 28


@pytest.mark.quotes(
    "bellecour.new-quintille.12",
    "The first Beast is always fifteen, the second forty-five, unless",
    "was drawn by Codill, in which case it will be thirty: and you add fifteen for each Beast",
)
@pytest.mark.quotes(
    "seymour.new-quintille.12",
    "The first Beaste is always of 15 Counters, the second of 45",
    "won by Codille; in which Case the second is but of 30",
    "you must add the Number of 15 for each Beaste",
)
@pytest.mark.quotes(
    "academie.new-quintille.12",
    "La premiere bête est toujours de quinze",
    "seconde de quarante-cinq",
    "de trente, vous pourrez augmenter de quinze pour chaque bête",
)
@pytest.mark.example("new-quintille.beasts")
def test_the_beasts_of_the_new_quintille() -> None:
    by_remise = [quintille_beast(order=order) for order in range(1, 5)]
    by_codill = [quintille_beast(order=order, first=Drawn.CODILLE) for order in range(1, 5)]
    assert by_remise == [15, 45, 60, 75]
    assert by_codill == [15, 30, 45, 60]


def test_a_beast_is_what_would_have_been_won() -> None:
    """The one formula against the table of stakes, deal by deal."""
    for staking in (Staking(14, 14), Staking(27, 18), Staking(9, 6)):
        for first in Drawn:
            lying, going, made = 0, 0, []
            for order in range(1, 20):
                lying += staking.added if lying else staking.opening
                made.append(lying + going)
                going = going or made[0]
                if order == 1 and first is Drawn.CODILLE:
                    lying = 0
            assert made == [nth_beast(staking, order=order, first=first) for order in range(1, 20)]


def test_no_beast_comes_before_the_first() -> None:
    with pytest.raises(ValueError, match="order=0 cannot be"):
        beast_by_remise(order=0)
