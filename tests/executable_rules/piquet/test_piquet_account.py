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


@pytest.mark.example("piquet.account-rounding")
@pytest.mark.quotes(
    "bellecour.account-piquet.6",
    "all Points under five, go for nothing, and that five Points or more, score ten; so that "
    "fifteen Points score as much as twenty-four, that is, they each score twenty",
)
@pytest.mark.quotes(
    "academie.account-piquet.6",
    "tous les points qui se trouvent au-dessous de cinq, ne sont comptés pour rien, & que cinq "
    "points ou au-dessus valent dix",
)
@pytest.mark.quotes(
    "academie.account-piquet.7",
    "quinze points en vaudront contre le marqué autant que vingt-quatre; c'est-à-dire, qu'ils "
    "seront marqués pour vingt",
)
def test_points_are_scored_by_tens_and_five_is_a_ten() -> None:
    assert {scored(points=points) for points in range(15, 25)} == {20}
    assert [scored(points=points) for points in (0, 4, 5, 14, 25)] == [0, 0, 10, 10, 30]
    with pytest.raises(ValueError, match="points=-1 cannot be"):
        scored(points=-1)


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


@pytest.mark.example("piquet.account-division")
@pytest.mark.quotes(
    "bellecour.account-piquet.addition.2",
    "leave 450 Points for each Player",
    "Peter, who has only 370 Points, gets 80 Points",
    "Lewis loses 20 Points",
    "Denis loses 60 Points",
)
def test_the_english_division_of_the_marks() -> None:
    assert sum(TOTALS) == 1350 == 3 * 450
    assert takes_their_reward(points_by_seat=TOTALS) == (-20, 80, -60)


@given(st.lists(st.integers(0, 60), min_size=2, max_size=7, unique=True))
def test_what_is_settled_comes_to_nothing(tens: list[int]) -> None:
    marked = tuple(10 * ten for ten in tens)
    assert sum(takes_their_reward(points_by_seat=marked)) == 0
    assert sum(retribution(points_by_seat=marked)) == 0
    assert all(part % 10 == 0 for part in retribution(points_by_seat=marked))
