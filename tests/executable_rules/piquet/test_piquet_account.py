"""Account Piquet: the marks, the table of twelve rois, and how it is settled."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from printed_tables import Cell, tables

from executable_rules.piquet.account import (
    counters_for,
    retribution,
    scored,
    set_up,
    takes_their_reward,
    with_consolation,
    worth,
)

TOTALS = (470, 370, 510)
"""Of Lewis (Jean), Peter (Pierre) and Denis, as the lists of both books print them."""

ROIS, TOURS = 12, 2


def rows(witness: str) -> list[list[Cell]]:
    """The rows of figures of the table of twelve rois."""
    (table,) = tables(f"{witness}.account-piquet.table")
    return [found for row in table if (found := [it for it in row if it.number is not None])]


def numbers(row: list[Cell]) -> tuple[int, ...]:
    return tuple(it.number or 0 for it in row)


@pytest.mark.example("piquet.account-coups")
@pytest.mark.quotes(
    "bellecour.account-piquet.5",
    "there will be twenty Points that he will have, more than the other, on the second Coup; "
    "because from the forty Points there must be deducted twenty, that is, ten for the first "
    "Coup, and ten for the second Coup",
)
@pytest.mark.quotes(
    "academie.account-piquet.5",
    "parce que de quarante points, il faudroit en rabattre vingt points; sçavoir, dix du coup "
    "précédent, & dix du second coup",
)
def test_the_points_of_two_coups_are_set_against_one_another() -> None:
    assert set_up(first=(20, 10), second=(0, 0)) == (0, 10)
    assert set_up(first=(20, 10), second=(10, 40)) == (20, 0)
    assert set_up(first=(10, 20), second=(40, 10)) == (0, 20)
    assert set_up(first=(15, 10), second=(10, 15)) == (0, 0)


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
    assert takes_their_reward(marked=TOTALS) == (-20, 80, -60)


@pytest.mark.example("piquet.account-division")
@pytest.mark.quotes(
    "academie.account-piquet.addition.2",
    "Pierre qui n'a que 370 points, gagne 80 points",
    "Jean qui est marqué de 470 points, perd 20 points",
    "Denis perd 60 points",
)
def test_the_french_division_of_the_marks() -> None:
    assert retribution(marques=TOTALS) == (-20, 80, -60)


@pytest.mark.quotes(
    "bellecour.account-piquet.addition.2",
    "any odd Points remaining, they are for the advantage of him, who is the greatest loser",
)
def test_in_english_the_odd_points_are_points() -> None:
    assert takes_their_reward(marked=(470, 370, 520)) == (-17, 83, -66)
    assert takes_their_reward(marked=(10, 20)) == (5, -5)
    with pytest.raises(ValueError, match="two greatest losers"):
        takes_their_reward(marked=(20, 20, 0))
    assert takes_their_reward(marked=(20, 20, 20)) == (0, 0, 0)


@pytest.mark.quotes(
    "academie.account-piquet.addition.2",
    "lorsqu'il y a quelque dixaine de surnuméraire, elle est au profit de celui qui perd le plus",
)
def test_in_french_what_is_over_is_some_ten() -> None:
    assert retribution(marques=(470, 370, 520)) == (-20, 80, -60)
    assert retribution(marques=(10, 20)) == (0, 0)
    assert retribution(marques=(470, 370, 520)) != takes_their_reward(marked=(470, 370, 520))
    with pytest.raises(ValueError, match="two greatest losers"):
        retribution(marques=(20, 20, 10))


@given(st.lists(st.integers(0, 60), min_size=2, max_size=7, unique=True))
def test_what_is_settled_comes_to_nothing(tens: list[int]) -> None:
    marked = tuple(10 * ten for ten in tens)
    assert sum(takes_their_reward(marked=marked)) == 0
    assert sum(retribution(marques=marked)) == 0
    assert all(part % 10 == 0 for part in retribution(marques=marked))


@pytest.mark.example("piquet.account-consolation")
@pytest.mark.quotes(
    "bellecour.account-piquet.addition.3",
    "20 Points for the loser, or more or less, as shall be agreed",
    "he that is marked 30 by the Game, loses 50 Points",
)
@pytest.mark.quotes(
    "academie.account-piquet.addition.3",
    "20 par marque, plus ou moins, ainsi qu'on en convient",
    "le Joueur qui est marqué de 30 par le jeu, est marqué de cinquante en perte",
)
def test_the_consolation_is_added_to_each_mark() -> None:
    assert [with_consolation(marked=marked) for marked in (10, 30)] == [30, 50]
    assert with_consolation(marked=30, consolation=0) == 30
    for wrong in ({"marked": 0}, {"marked": 10, "consolation": -1}):
        with pytest.raises(ValueError, match="cannot be"):
            with_consolation(**wrong)


@pytest.mark.example("piquet.account-stakes")
@pytest.mark.quotes(
    "bellecour.account-piquet.second-way.2",
    "Each Player takes to the value of 600 Points, in five Fishes and ten Counters; each Fish "
    "being worth ten Counters, and each Counter goes for ten Points, so that for thirty you set "
    "up three Counters",
)
@pytest.mark.quotes(
    "academie.account-piquet.second-way.2",
    "Chaque Joueur prend la valeur de six cens marques en cinq fiches & dix jettons; chaque "
    "fiche vaut dix jettons, & chaque jetton est compté pour dix marques; de façon qu'un Joueur "
    "marqué de trente, en mettant trois jettons, paye",
)
def test_what_each_takes_is_worth_six_hundred() -> None:
    assert worth() == 600
    assert (worth(fishes=1, counters=0), worth(fishes=0, counters=1)) == (100, 10)
    for wrong in ({"fishes": -1}, {"counters": -1}):
        with pytest.raises(ValueError, match="cannot be"):
            worth(**wrong)


@pytest.mark.example("piquet.account-stakes")
@pytest.mark.quotes(
    "bellecour.account-piquet.second-way.2", "so that for thirty you set up three Counters"
)
@pytest.mark.quotes(
    "academie.account-piquet.second-way.2",
    "un Joueur marqué de trente, en mettant trois jettons, paye",
)
def test_thirty_points_are_three_counters() -> None:
    assert [counters_for(points=points) for points in (0, 30, 100)] == [0, 3, 10]
    with pytest.raises(ValueError, match="full tens"):
        counters_for(points=35)
    with pytest.raises(ValueError, match="points=-10 cannot be"):
        counters_for(points=-10)
