"""Piquet: the deal, accidents, telling, and the account."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, cards
from executable_rules.mechanics.results import Silence
from executable_rules.piquet.accidents import card_for_card
from executable_rules.piquet.account import retribution, scored, takes_their_reward
from executable_rules.piquet.dealing import deals_that_stand
from executable_rules.piquet.pool import pool
from executable_rules.piquet.telling import tells_with_too_many
from tests.executable_rules.printed_tables import Cell, tables


@pytest.mark.quotes("bellecour.piquet.laws.14", "there should be a Card too many, or too few")
@pytest.mark.quotes("academie.piquet.laws.14", "une carte de plus ou de moins")
def test_a_card_too_many_or_too_few_makes_it_void() -> None:
    assert deals_that_stand(pack=PIQUET_PACK[1:]) == 0
    assert deals_that_stand(pack=(*PIQUET_PACK, *cards("6S"))) == 0
    assert deals_that_stand(pack=(*PIQUET_PACK, PIQUET_PACK[0])) == 0
    assert deals_that_stand(pack=PIQUET_PACK) == 1


@given(st.lists(st.booleans(), max_size=12))
def test_no_guinea_is_made_or_lost(wins: list[bool]) -> None:
    winners: tuple[int, ...] = ()
    state = pool(winners=winners)
    for first in wins:
        if state.pool_won_by is not None:
            break
        playing = [seat for seat in range(3) if seat != state.out]
        winners = (*winners, playing[0 if first else 1])
        state = pool(winners=winners)
        assert sum(state.won) + state.pool == 0
        won = state.pool_won_by is not None
        assert state.pool == (0 if won else 3 + len(winners))
        assert won is (len(winners) > 1 and winners[-1] == winners[-2])


@pytest.mark.quotes(
    "seymour.piquet.accidents.16",
    "He that has a Card less than his Number, must play Card for Card with the other, as long as "
    "his Cards last",
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.17",
    "if he who has the 12 Cards, should win 10 Tricks successively, then he has 2 Cards left in "
    "his Hand, which we will suppose to be the King of Spades, and any small Card of another Suit; "
    "the other has but 1 Card, which we will suppose to be the Ace of Spades: If the first plays "
    "his small Card, the other must play the Ace of Spades to it. Thus he suffers a Capot for want "
    "of another Card",
)
@pytest.mark.example("piquet-cases.capot-for-want-of-a-card")
def test_he_of_fewer_cards_is_capotted() -> None:
    left = cards("KS 7H")
    assert card_for_card(hand=left, other_hand=cards("AS")) == 2
    assert card_for_card(hand=left, other_hand=cards("AS 7D")) == 1
    assert card_for_card(hand=left, other_hand=()) == 2
    # With ten cards and twelve he would have none left after ten tricks, with eleven one.
    assert [number - 10 for number in (10, 11)] == [0, 1]


@pytest.mark.parametrize(
    "fact", [{"cards_discarded": -3}, {"cards_discarded": 13}, {"cards_taken": 9}]
)
def test_no_more_cards_than_hand_and_stock_have(fact: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(fact))}=.* cannot be: it is from 0 to"):
        tells_with_too_many(points=3, adversary_points=3, **fact)


TOTALS = (470, 370, 510)
"""Of Lewis (Jean), Peter (Pierre) and Denis, as the lists of both books print them."""

ROIS, TOURS = 12, 2


def rows(witness: str) -> list[list[Cell]]:
    """The rows of figures of the table of twelve rois."""
    (table,) = tables(f"{witness}.account-piquet.table")
    return [found for row in table if (found := [cell for cell in row if cell.number is not None])]


def numbers(row: list[Cell]) -> tuple[int, ...]:
    return tuple(cell.number or 0 for cell in row)


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
    english, french = (it(points_by_seat=marked) for it in (takes_their_reward, retribution))
    assert not isinstance(english, Silence)
    assert not isinstance(french, Silence)
    assert sum(english) == sum(french) == 0
    assert all(part % 10 == 0 for part in french)
