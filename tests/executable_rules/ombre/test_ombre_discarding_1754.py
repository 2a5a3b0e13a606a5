"""Ombre in 1754, laws XXIV, XXX-XXXII and LVI: the stock, and cards above and under the due."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.discarding import (
    Shortage,
    Surplus,
    prend_trop_peu,
    takes_too_few,
    takes_too_many,
    turns_for_trumps,
)
from executable_rules.ombre.discarding_1754 import (
    shews_in_taking,
    takes_above_his_due,
    takes_in_before_his_turn,
    takes_less,
    turns_up_of_the_stock,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

MAY_NOT, NONE, BEAST = Penalty.MAY_NOT_PLAY, Penalty.NONE, Penalty.BEAST
YES_NO = (False, True)


@pytest.mark.quotes(
    "seymour.ombre.laws.24",
    "turns up a Card of the Stock, and looks at it, he cannot play, but the others may",
)
def test_who_turns_up_a_card_and_looks_cannot_play() -> None:
    answers = {
        facts: turns_up_of_the_stock(turned=facts[0], looked=facts[1])
        for facts in itertools.product(YES_NO, repeat=2)
    }
    assert list(answers.values()) == [NONE, NONE, NONE, MAY_NOT]


@pytest.mark.quotes(
    "seymour.ombre.beaste.12", "by letting a Card drop, or otherwise shew one, is beasted"
)
def test_by_the_prose_who_shews_a_card_in_taking_is_beasted() -> None:
    assert shews_in_taking(shewn=True) is BEAST
    assert shews_in_taking(shewn=False) is NONE


@pytest.mark.quotes("seymour.ombre.laws.24", "he cannot play, but the others may")
@pytest.mark.quotes("seymour.ombre.beaste.12", "is beasted")
@pytest.mark.quotes("bellecour.ombre.laws.24", "and he is beasted")
def test_the_law_of_1754_alone_has_no_beaste_for_it() -> None:
    law = {turns_up_of_the_stock(turned=True, looked=True)}
    other_books = set(turns_for_trumps(turned=True).penalties)
    assert law == {MAY_NOT}
    assert other_books - law == {BEAST}
    assert shews_in_taking(shewn=True) is BEAST


@pytest.mark.quotes(
    "seymour.ombre.laws.30",
    "is not Beasted, if he has not looked on them, but he is obliged to put them back",
)
def test_cards_above_the_due_are_put_back() -> None:
    assert takes_above_his_due(over=1, seen=False, mixed=False) == Surplus(1, 0, NONE)
    assert takes_above_his_due(over=3, seen=False, mixed=False) == Surplus(3, 0, NONE)
    assert takes_above_his_due(over=2, seen=True, mixed=False) == Surplus(2, 0, BEAST)
    with pytest.raises(ValueError, match="over=0"):
        takes_above_his_due(over=0, seen=False, mixed=False)


@pytest.mark.quotes(
    "seymour.ombre.laws.31",
    "mixed them with the rest of his Cards without seeing them, one of the others shall draw out "
    "of his Cards at hazard, as many as he took above his Due",
)
def test_mixed_unseen_as_many_are_drawn() -> None:
    assert takes_above_his_due(over=1, seen=False, mixed=True) == Surplus(0, 1, NONE)
    assert takes_above_his_due(over=2, seen=False, mixed=True) == Surplus(0, 2, NONE)


def test_both_seen_and_mixed_is_read_as_both() -> None:
    assert takes_above_his_due(over=2, seen=True, mixed=True) == Surplus(0, 2, BEAST)


@pytest.mark.quotes("seymour.ombre.laws.31", "without seeing them")
@pytest.mark.quotes("bellecour.ombre.laws.28", "or mixed them with his Hand, he is beasted")
def test_the_books_contradict_each_other_on_cards_mixed_unseen() -> None:
    in_1754 = takes_above_his_due(over=2, seen=False, mixed=True)
    elsewhere = takes_too_many(over=2, seen=False, mixed=True)
    assert in_1754[:2] == elsewhere[:2] == (0, 2)
    assert (in_1754.penalty, elsewhere.penalty) == (NONE, BEAST)


@pytest.mark.quotes(
    "seymour.ombre.laws.32",
    "may take the rest at any time while the Stock is upon the Table; but if they are all taken "
    "in, he must draw as many as he wants from among the Discard",
)
def test_cards_wanting_are_taken_or_drawn_at_any_time() -> None:
    assert takes_less(short=2, left=3) == Shortage(2, 0, NONE)
    assert takes_less(short=2, left=2) == Shortage(2, 0, NONE)
    assert takes_less(short=2, left=1) == Shortage(1, 1, NONE)
    assert takes_less(short=2, left=0) == Shortage(0, 2, NONE)
    for short, left in ((0, 3), (1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            takes_less(short=short, left=left)
    assert explained(left=1) == [False]
    assert explained(left=0) == [True]


def explained(left: int) -> list[bool]:
    """Whether the stock is told to be all taken in, when one card wants."""
    steps = explain(takes_less, short=1, left=left).call.steps
    return [step.met for step in steps if isinstance(step, Proviso)]


@pytest.mark.quotes("seymour.ombre.laws.32", "at any time while the Stock is upon the Table")
@pytest.mark.quotes("bellecour.ombre.laws.29", "if he has not begun to play")
@pytest.mark.quotes("academie.ombre.laws.29", "si l'on n'a pas commencé de jouer")
def test_in_the_other_books_play_makes_it_a_beast() -> None:
    assert takes_less(short=1, left=1).penalty is NONE
    assert takes_too_few(short=1, left=1, has_played=True).penalty is BEAST
    french = prend_trop_peu(manque=1, talon_sur_la_table=True, on_a_commence=True)
    assert french.penalty is BEAST


@pytest.mark.quotes(
    "seymour.ombre.laws.56",
    "takes in before his Turn, is Beasted, if what he takes in is mixed with his Game",
)
def test_who_takes_in_before_his_turn_is_beasted_once_it_is_mixed() -> None:
    answers = [
        takes_in_before_his_turn(before_turn=early, mixed=mixed)
        for early, mixed in itertools.product(YES_NO, repeat=2)
    ]
    assert answers == [NONE, NONE, NONE, BEAST]
