"""Ombre in 1754, laws I and XXV-XXVII: the trump that is not named, and leave that is not asked."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import Suit
from executable_rules.ombre.calling import named_by_others, names_without_asking
from executable_rules.ombre.calling_1754 import (
    may_be_named_for_him,
    must_name_before_showing,
    named_without_leave,
)
from executable_rules.ombre.contre import must_name_at_ombre
from executable_rules.ombre.terms import Says

YES_NO = (False, True)


@pytest.mark.quotes(
    "seymour.ombre.laws.1",
    "forgets to name his Trump, and has looked at the Cards he took in, one of the others may name",
)
def test_another_names_when_the_ombre_forgot_and_looked() -> None:
    may = [
        facts
        for facts in itertools.product(YES_NO, repeat=2)
        if may_be_named_for_him(forgotten=facts[0], looked=facts[1])
    ]
    assert may == [(True, True)]
    assert not may_be_named_for_him(forgotten=True, looked=False)


@pytest.mark.quotes("seymour.ombre.laws.1", "has looked at the Cards he took in")
@pytest.mark.quotes("bellecour.ombre.laws.15", "one of the others may name it for him")
def test_the_other_books_do_not_wait_till_he_has_looked() -> None:
    assert not may_be_named_for_him(forgotten=True, looked=False)
    assert named_by_others(right=None, left=Suit.HEARTS) is Suit.HEARTS


@pytest.mark.quotes(
    "seymour.ombre.laws.25",
    "that has a sure Game, and plays Sans-prendre, shews his Game without naming his Trump, he may "
    "take up the Stake",
)
def test_a_sure_game_shewn_takes_up_the_stake() -> None:
    takes = [
        facts
        for facts in itertools.product(YES_NO, repeat=2)
        if not must_name_before_showing(sure_game=facts[0], sans_prendre=facts[1])
    ]
    assert takes == [(True, True)]
    assert not must_name_before_showing(sure_game=True, sans_prendre=True)


@pytest.mark.quotes("seymour.ombre.laws.25", "he may take up the Stake")
@pytest.mark.quotes(
    "bellecour.ombre.laws.23", "unless he is obliged to play, and the others insist on discarding"
)
def test_the_other_books_make_an_exception_for_him_who_is_obliged_to_play() -> None:
    assert must_name_at_ombre(sure_game=True, obliged_to_play=True, others_discard=True)
    assert not must_name_at_ombre(sure_game=True)
    assert not must_name_before_showing(sure_game=True, sans_prendre=True)


@pytest.mark.quotes(
    "seymour.ombre.laws.26",
    "He who names his Trump, without first having asked Leave, is obliged to play Sans-prendre",
)
def test_who_names_without_leave_plays_sans_prendre() -> None:
    assert named_without_leave(asked_leave=False) is Says.SANS_PRENDRE
    assert named_without_leave(asked_leave=True) is Says.ASKS_LEAVE
    assert named_without_leave(asked_leave=False, others_passed=True) is Says.SANS_PRENDRE


@pytest.mark.quotes(
    "seymour.ombre.laws.27",
    "If the youngest Hand names his Trump without asking Leave, he is not obliged to play "
    "Sans-prendre, if the others have passed.",
)
def test_the_youngest_hand_is_excused_if_the_others_have_passed() -> None:
    def youngest(asked: bool, passed: bool) -> Says:
        return named_without_leave(asked_leave=asked, youngest=True, others_passed=passed)

    assert youngest(asked=False, passed=True) is Says.ASKS_LEAVE
    assert youngest(asked=False, passed=False) is Says.SANS_PRENDRE
    assert youngest(asked=True, passed=False) is Says.ASKS_LEAVE
    assert named_without_leave(asked_leave=False, youngest=True) is Says.SANS_PRENDRE


@pytest.mark.quotes("seymour.ombre.laws.26", "let his Game be ever so bad", "is obliged to play")
@pytest.mark.quotes("seymour.ombre.laws.27", "if the others have passed")
@pytest.mark.quotes("bellecour.ombre.laws.22", "not being youngest hand", "without discarding")
def test_the_book_of_1754_is_stricter() -> None:
    # He has discarded.
    assert named_without_leave(asked_leave=False) is Says.SANS_PRENDRE
    discarded = names_without_asking(youngest=False, discarded=True, asked=False)
    assert discarded is Says.ASKS_LEAVE
    # He is the youngest, and one of the others has not passed.
    assert named_without_leave(asked_leave=False, youngest=True) is Says.SANS_PRENDRE
    youngest = names_without_asking(youngest=True, discarded=False, asked=False)
    assert youngest is Says.ASKS_LEAVE
