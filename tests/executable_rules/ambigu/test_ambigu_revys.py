"""Ambigu, laws II-IV: who may revy, and for how much."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.ambigu.revys import (
    Answer,
    first_answers,
    may_revy_above,
    may_revy_over,
    regulated_revy,
    stands_to,
)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.2",
    "He that makes the second Revy, cannot revy above what has been already made, after the "
    "Cards are dealt for the last time.",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.2",
    "Celui qui a fait le second renvi, ne peut renvier au-dessus des autres qui en ont été, si "
    "tôt que les cartes sont données pour la derniére fois.",
)
def test_he_of_the_second_revy_may_not_revy_above_after_the_last_deal() -> None:
    answers = {
        (second, last): may_revy_above(made_second=second, dealt_for_last_time=last)
        for second, last in product([False, True], repeat=2)
    }
    assert answers.pop((True, True)) is False
    assert set(answers.values()) == {True}


@pytest.mark.quotes(
    "bellecour.ambigu.laws.3",
    "A Player may revy over another when they have all passed, and are engaged in it",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.3",
    "Un des Joueurs peut renvier sur les autres, quand ils ont tous passé & qu'ils s'y sont "
    "engagez",
)
def test_one_may_revy_over_the_others_when_all_passed_and_are_engaged() -> None:
    assert may_revy_over(all_passed=True, engaged=True) is True
    assert may_revy_over(all_passed=False, engaged=True) is False
    assert may_revy_over(all_passed=True, engaged=False) is False


@pytest.mark.quotes(
    "bellecour.ambigu.laws.3",
    "the first may then be of the Revy with the others, and even revy above them, if he has a "
    "Game sufficiently strong to do it",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.3",
    "le premier pour lors peut être de ce renvi comme les autres, & renvier même au-dessus, "
    "s'il a assez beau jeu pour cela",
)
def test_the_first_may_then_be_of_it_or_revy_above() -> None:
    both = first_answers(all_passed=True, engaged=True, strong=True)
    assert both == {Answer.OF_IT, Answer.ABOVE}
    assert first_answers(all_passed=True, engaged=True, strong=False) == {Answer.OF_IT}
    assert first_answers(all_passed=False, engaged=True, strong=True) == frozenset()
    assert first_answers(all_passed=True, engaged=False, strong=True) == frozenset()


@pytest.mark.quotes(
    "bellecour.ambigu.laws.3", "The Players may, by common consent, regulate the Revys"
)
@pytest.mark.quotes(
    "academie.ambigu.laws.3", "L'on peut si l'on veut, d'un commun consentement régler les renvis"
)
def test_the_revys_may_be_regulated_by_common_consent() -> None:
    assert [regulated_revy(revy=revy) for revy in (1, 500)] == [1, 500]
    assert [regulated_revy(revy=revy, agreed_most=10) for revy in (9, 10, 11, 500)] == [
        9,
        10,
        10,
        10,
    ]
    assert regulated_revy(revy=2, agreed_most=1) == 1
    with pytest.raises(ValueError, match="agreed_most"):
        regulated_revy(revy=5, agreed_most=0)
    with pytest.raises(ValueError, match="revy=0"):
        regulated_revy(revy=0)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.4",
    "How great soever the Revy is, no one can win or lose more than the Counters that are before "
    "him, or that are due to him by the other Players",
    "you cannot oblige him to stand to more",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.4",
    "Quelque grand renvi qu'on fasse, chacun ne peut perdre ni gagner que ce qu'il a de reste de "
    "jettons devant soi, ou qui lui sont dûs par les autres Joueurs",
    "on ne peut l'obliger de tenir pour davantage",
)
def test_no_one_wins_or_loses_more_than_he_has_or_is_owed() -> None:
    assert stands_to(revy=10, before_him=9) == 9
    assert stands_to(revy=10, before_him=10) == 10
    assert stands_to(revy=10, before_him=11) == 10
    assert stands_to(revy=10, before_him=4, due_to_him=5) == 9
    assert stands_to(revy=10, before_him=4, due_to_him=7) == 10
    assert stands_to(revy=1, before_him=0) == 0
    for wrong in ({"revy": 0, "before_him": 1}, {"revy": 1, "before_him": -1}):
        with pytest.raises(ValueError, match="cannot be"):
            stands_to(**wrong)
    with pytest.raises(ValueError, match="due_to_him=-1"):
        stands_to(revy=1, before_him=1, due_to_him=-1)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(1, 99), st.integers(0, 99), st.integers(0, 99))
def test_how_great_soever_the_revy_is(revy: int, before: int, due: int) -> None:
    stood = stands_to(revy=revy, before_him=before, due_to_him=due)
    assert stood <= revy
    assert stood <= before + due
    assert stood in (revy, before + due)
