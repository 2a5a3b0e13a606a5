"""Account Piquet: the marks, the table of twelve rois, and how it is settled."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from printed_tables import Cell, tables

from executable_rules.piquet.account import retribution, scored, takes_their_reward

TOTALS = (470, 370, 510)
"""Of Lewis (Jean), Peter (Pierre) and Denis, as the lists of both books print them."""

ROIS, TOURS = 12, 2


def rows(witness: str) -> list[list[Cell]]:
    """The rows of figures of the table of twelve rois."""
    (table,) = tables(f"{witness}.account-piquet.table")
    return [found for row in table if (found := [it for it in row if it.number is not None])]


def numbers(row: list[Cell]) -> tuple[int, ...]:
    return tuple(it.number or 0 for it in row)


@pytest.mark.example("piquet.account-table")
def test_the_row_that_is_lost_of_the_table_of_twelve_rois_follows_from_its_totals() -> None:
    """Of the English copy the fourth row cannot be read; the French prints the same one."""
    *body, totals = rows("bellecour")
    assert numbers(totals) == TOTALS
    supplied = [row for row in body if all(cell.state == "lost" for cell in row)]
    legible = [numbers(row) for row in body if row not in supplied]
    assert len(legible) * 3 + 3 == ROIS * TOURS == 24, "a mark for each tour: one row is wanting"
    columns = [sum(column) for column in zip(*legible, strict=True)]
    assert columns == [440, 320, 420]
    every_ten = range(0, max(TOTALS) + 10, 10)
    fits = [
        row
        for row in product(every_ten, repeat=3)
        if all(c + r == t for c, r, t in zip(columns, row, TOTALS, strict=True))
    ]
    assert fits == [(30, 50, 90)] == [numbers(row) for row in supplied]


@pytest.mark.example("piquet.account-table")
def test_the_tables_of_both_books_are_one_and_their_columns_add_up() -> None:
    french, english = rows("academie"), rows("bellecour")
    assert [numbers(row) for row in french] == [numbers(row) for row in english]
    *body, totals = [numbers(row) for row in french]
    assert tuple(sum(column) for column in zip(*body, strict=True)) == totals == TOTALS
    assert all(scored(points=mark) == mark for row in body for mark in row)


@given(st.lists(st.integers(0, 60), min_size=2, max_size=7, unique=True))
def test_what_is_settled_comes_to_nothing(tens: list[int]) -> None:
    marked = tuple(10 * ten for ten in tens)
    assert sum(takes_their_reward(points_by_seat=marked)) == 0
    assert sum(retribution(points_by_seat=marked)) == 0
    assert all(part % 10 == 0 for part in retribution(points_by_seat=marked))
