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


def test_the_two_manners_of_marking_check_each_other() -> None:
    for order in range(1, 16):
        assert beast_of_the_table(place=order) == 3 * beast_a_la_bavaroise(place=order)
