"""The Beasts of Ombre, common and à la Bavaroise."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.quadrille.ombre_beasts import (
    beast_a_la_bavaroise,
    beast_of_the_table,
    marked_by_each,
    ombre_beast,
)


@pytest.mark.quotes(
    "bellecour.ombre.beast-table.2",
    "nine times as much as is marked before one of the Players",
    "to which number must be added, the Beast or Beasts that go",
)
@pytest.mark.quotes(
    "academie.ombre.beast-table.2",
    "de neuf fois, ce qui est marqué devant un des Joueurs",
    "auquel nombre il faut encore ajouter la Bête ou les Bêtes qui vont",
)
@pytest.mark.example("ombre.beast-of-45", "ombre.beast-of-126")
def test_nine_times_what_is_marked_and_what_goes() -> None:
    assert ombre_beast(marked=5) == 45
    assert ombre_beast(marked=9, going=45) == 126
    assert ombre_beast(marked=1) == 9


@pytest.mark.quotes(
    "bellecour.ombre.beast-table.3", "as it is marked by three Counters, it is", "augmented by 27"
)
@pytest.mark.quotes(
    "academie.ombre.beast-table.3",
    "comme il est marqué par trois jettons, il augmente par conséquent de 27",
)
def test_a_game_drawn_by_codill_is_marked_anew_by_three() -> None:
    assert ombre_beast(marked=3) == 27
    second = nth_beast(Staking(27, 18), order=2, first=Drawn.CODILLE)
    assert ombre_beast(marked=3, going=27) == second == 54


@pytest.mark.quotes(
    "bellecour.ombre.beast-table.4",
    "you multiply by nine, each Counter that is before one of the Players",
    "you mark by two Counters each Pass, and in the latter by one only",
)
def test_three_and_one_marks_one_for_each_pass() -> None:
    assert marked_by_each() == 3
    assert [marked_by_each(passes=passes) for passes in (0, 1, 3)] == [3, 5, 9]
    assert [marked_by_each(passes=passes, three_and_one=True) for passes in (0, 1, 3)] == [3, 4, 6]
    assert ombre_beast(marked=marked_by_each(passes=1, three_and_one=True)) == 36


@pytest.mark.quotes(
    "bellecour.ombre.beast-table.1",
    "add for each Pass, two Counters, which makes eighteen",
    "the Beast on that Deal is 126, whereas if it had been a simple Deal, "
    "it would have been only 108",
)
@pytest.mark.quotes(
    "academie.ombre.beast-table.1",
    "si sur la Bête de 90",
    "si le coup étoit simple, elle ne seroit que de cent huit",
)
@pytest.mark.example("ombre.pass-on-90")
def test_on_the_beast_of_90_a_pass_makes_126_not_108() -> None:
    assert beast_of_the_table(order=3) == 90
    assert beast_of_the_table(order=4) == 108
    assert beast_of_the_table(order=4, passes=1) == 126
    assert beast_of_the_table(order=4, passes=2) == 144


@pytest.mark.example("ombre.beast-table")
def test_the_table_follows_from_nine_times_the_counters() -> None:
    for order in range(2, 16):
        marked = marked_by_each(passes=order - 1)
        assert beast_of_the_table(order=order) == ombre_beast(marked=marked, going=27)


@pytest.mark.quotes(
    "bellecour.ombre.bavaroise.2", "puts three Counters before him, and every time they pass, two"
)
@pytest.mark.quotes(
    "academie.ombre.bavaroise.2",
    "met trois jettons au-devant de lui, & toutes les fois que l'on passe, chacun remet deux",
)
def test_a_la_bavaroise_three_counters_and_two_for_each_pass() -> None:
    assert [marked_by_each(passes=passes) for passes in (0, 1, 2, 3)] == [3, 5, 7, 9]
    assert beast_a_la_bavaroise(order=1) == 3 * marked_by_each()


@pytest.mark.quotes(
    "bellecour.ombre.bavaroise.6", "the second 24, the third 30, and so increasing by sixes"
)
@pytest.mark.quotes(
    "academie.ombre.bavaroise.6", "jamais que de 9", "de 30, & ainsi en augmentant de 6 en 6"
)
@pytest.mark.example("ombre.bavaroise")
def test_a_la_bavaroise() -> None:
    beasts = [beast_a_la_bavaroise(order=order) for order in range(1, 7)]
    assert beasts == [9, 24, 30, 36, 42, 48]
    assert beasts[0] == 3 * 3
    assert beasts[1] == 3 * (3 + 2) + 9


def test_the_two_manners_of_marking_check_each_other() -> None:
    for order in range(1, 16):
        assert beast_of_the_table(order=order) == 3 * beast_a_la_bavaroise(order=order)
