"""The Beasts of Ombre, common and à la Bavaroise."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.ombre_beasts import (
    beast_a_la_bavaroise,
    beast_of_the_table,
    marked_by_each,
    ombre_beast,
)


@pytest.mark.example("ombre.beast-table")
def test_the_table_follows_from_nine_times_the_counters() -> None:
    for order in range(2, 16):
        marked = marked_by_each(deals_passed=order - 1)
        assert beast_of_the_table(place=order) == ombre_beast(counters_before_him=marked, pool=27)


@pytest.mark.quotes(
    "bellecour.ombre.bavaroise.6",
    "The first Beast is never more than 9, and the second 24, the third 30, and so "
    "increasing by sixes",
)
@pytest.mark.quotes(
    "academie.ombre.bavaroise.6",
    "La premiére Bête n'est jamais que de 9, la seconde de 24, la troisiéme de 30, & "
    "ainsi en augmentant de 6 en 6",
)
@pytest.mark.example("ombre.bavaroise")
def test_a_la_bavaroise() -> None:
    beasts = [beast_a_la_bavaroise(place=order) for order in range(1, 7)]
    assert beasts == [9, 24, 30, 36, 42, 48]
    assert beasts[0] == 3 * 3
    assert beasts[1] == 3 * (3 + 2) + 9


def test_the_two_manners_of_marking_check_each_other() -> None:
    for order in range(1, 16):
        assert beast_of_the_table(place=order) == 3 * beast_a_la_bavaroise(place=order)
