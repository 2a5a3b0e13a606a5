"""Tick-Tack: placing, hits, going in, the full table, and what is overlooked."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.points import Points, facing
from executable_rules.tick_tack import boveries, fills_second_table


def men(text: str) -> Points:
    return Points.parse(text)


@pytest.mark.quotes(
    "seymour.tick-tack.5",
    "if you fill up all the Points of your second Table with your own Men, you win 2",
)
def test_a_second_table_filled_wins_two() -> None:
    full = men("7:2 8:2 9:2 10:2 11:2 12:2 1:3")
    assert fills_second_table(own_men=full) == 2
    assert fills_second_table(own_men=men("7:2 8:2 9:2 10:2 11:2 12:2")) == 2
    for point in range(7, 13):
        other = {**full.men, point: 1, 1: 4}
        assert fills_second_table(own_men=Points.of(other)) == 0
        assert fills_second_table(own_men=Points.of(other), men=1) == 2
        assert fills_second_table(own_men=Points.of({**other, point: 0}), men=1) == 0


@pytest.mark.quotes(
    "seymour.tick-tack.11",
    "Boveries, is when you have a Man in the 11th Point of your own Tables, and another in the "
    "same Point of your Adversary's, directly answering",
)
def test_boveries_are_men_directly_answering() -> None:
    for one, other in product(range(7, 13), range(13, 19)):
        told = boveries(own_men=Points.of({1: 13, one: 1, other: 1}))
        assert told is ((one, other) == (11, facing(11)))
    assert boveries(own_men=men("11:1 14:1")) is True
    assert boveries(own_men=men("11:2")) is False
