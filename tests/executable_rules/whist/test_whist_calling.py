"""Whist, laws 10, 11, 12, 21 and 22: calling at the point of 8."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Verdict
from executable_rules.whist.calling import (
    answered_without_an_honour,
    called_at,
    called_without_honours,
    honours_of_last_deal,
    may_remind,
)

CHOOSE = (Verdict.MAY_CHOOSE, True)
NOTHING = (Verdict.NOTHING_FOLLOWS, False)


@pytest.mark.quotes(
    "seymour.whist.laws.10",
    "call at any Point of the Game, except 8, either of the adverse Party may demand a new Deal",
)
def test_at_any_point_but_eight_a_new_deal_may_be_demanded() -> None:
    verdicts = [called_at(point=point).verdict for point in range(10)]
    assert verdicts == [Verdict.MAY_CHOOSE] * 8 + [Verdict.NOTHING_FOLLOWS, Verdict.MAY_CHOOSE]
    for wrong in (-1, 10):
        with pytest.raises(ValueError, match="from 0 to 9"):
            called_at(point=wrong)


@pytest.mark.quotes(
    "seymour.whist.laws.10",
    "they may consult together whether they shall insist upon a new Deal, or not",
)
def test_and_they_may_consult() -> None:
    assert called_at(point=7) == CHOOSE
    assert called_at(point=8) == NOTHING
    assert str(called_at(point=7)).endswith(", and they may advise together")
    assert str(called_at(point=8)) == Verdict.NOTHING_FOLLOWS.value


@pytest.mark.quotes(
    "seymour.whist.laws.11",
    "As soon as the Trump is turned up, no Party shall be at Liberty to put his Partner in Mind",
)
def test_nobody_reminds_his_partner_once_the_trump_is_up() -> None:
    assert not may_remind(trump_turned_up=True)
    assert may_remind(trump_turned_up=False)


@pytest.mark.quotes(
    "seymour.whist.laws.12",
    "When the Trump-Card is seen, you are debarred from setting up Honours in the preceding Deal",
)
def test_honours_are_lost_when_the_next_trump_is_seen() -> None:
    assert honours_of_last_deal(points=2, trump_seen=True) == 0
    assert honours_of_last_deal(points=2, trump_seen=False) == 2
    with pytest.raises(ValueError, match="points"):
        honours_of_last_deal(points=-1, trump_seen=False)
    assert honours_of_last_deal(points=0, trump_seen=False) == 0


@pytest.mark.quotes("seymour.whist.laws.12", "unless before claimed")
def test_unless_they_were_claimed_before() -> None:
    assert honours_of_last_deal(points=4, trump_seen=True, claimed_before=True) == 4
    assert honours_of_last_deal(points=4, trump_seen=False, claimed_before=True) == 4


@pytest.mark.quotes(
    "seymour.whist.laws.21",
    "any Person should call, and his Partner answer, upon which the Opponents throw up their Cards",
    "had not Two by Honours, they may thereupon advise with one another, and may stand the Deal "
    "not, as they like best",
)
def test_a_false_call_leaves_the_choice_to_them_that_threw_up() -> None:
    assert called_without_honours(held=2, partners=0) == CHOOSE
    assert called_without_honours(held=1, partners=1) == CHOOSE
    assert called_without_honours(held=2, partners=1) == NOTHING
    assert called_without_honours(held=2, partners=2) == NOTHING
    assert called_without_honours(held=1, partners=1, answered=False) == NOTHING
    assert called_without_honours(held=1, partners=1, thrown_up=False) == NOTHING


@pytest.mark.quotes(
    "seymour.whist.laws.22",
    "if a Party answers when he has not an Honour, the Adversaries may advise together, and may "
    "chuse whether they will stand the Deal or not",
)
def test_an_answer_without_an_honour_leaves_the_choice_to_the_adversaries() -> None:
    assert answered_without_an_honour(answers=True, honours=0) == CHOOSE
    assert answered_without_an_honour(answers=True, honours=1) == NOTHING
    assert answered_without_an_honour(answers=False, honours=0) == NOTHING
    assert answered_without_an_honour(answers=True, honours=4) == NOTHING
    for wrong in (-1, 5):
        with pytest.raises(ValueError, match="from 0 to 4"):
            answered_without_an_honour(answers=True, honours=wrong)


@pytest.mark.quotes("seymour.whist.laws.21", "stand the Deal not")
@pytest.mark.quotes("seymour.whist.laws.22", "stand the Deal or not")
def test_the_print_of_21_leaves_out_a_word_of_22() -> None:
    assert called_without_honours(held=1, partners=0) == CHOOSE
    assert answered_without_an_honour(answers=True, honours=0) == CHOOSE
