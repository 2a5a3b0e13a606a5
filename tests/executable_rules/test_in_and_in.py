"""Inn and Inn and Passage: who plays, what a throw settles, when the battle is ended."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.in_and_in import (
    Money,
    battle_ended,
    boxes,
    bye,
    settled,
    wins_at_last,
)
from executable_rules.mechanics.dice import throws
from executable_rules.odds.dice import Inn, Passage, caster_passes, inn, inn_chance
from executable_rules.passage import adversaries, throws_continually


@pytest.mark.quotes(
    "seymour.in-and-in.2", "played by two or three Persons, each having a Box in his Hand"
)
def test_two_or_three_play_each_with_a_box() -> None:
    assert [boxes(players=players) for players in (2, 3)] == [2, 3]
    for wrong in (1, 4):
        with pytest.raises(ValueError, match="players"):
            boxes(players=wrong)


@pytest.mark.quotes(
    "seymour.in-and-in.1",
    "every Inn you drop, and every Inn and Inn you sweep all",
    "if you throw out, if but two play, your Adversary wins all",
)
def test_what_a_throw_settles_between_two() -> None:
    assert [settled(cast=cast) for cast in Inn] == [
        Money.ADVERSARY_WINS,
        Money.DROPS,
        Money.SWEEPS,
    ]
    # A doublet drops, two doublets sweep, and so do four alike.
    assert settled(cast=inn(throw=(1, 1, 2, 3))) is Money.DROPS
    assert settled(cast=inn(throw=(5, 5, 5, 5))) is Money.SWEEPS


@pytest.mark.quotes(
    "seymour.in-and-in.1", "if three that Out is a Bye between the two other Gamesters"
)
def test_an_out_of_three_is_a_bye() -> None:
    assert settled(cast=Inn.OUT, players=3) is Money.BYE
    for cast in (Inn.INN, Inn.INN_AND_INN):
        assert settled(cast=cast, players=3) is settled(cast=cast, players=2)


@pytest.mark.quotes("seymour.in-and-in.1", "which they may either divide or throw out for it")
def test_a_bye_is_divided_or_thrown_for() -> None:
    assert bye(dropped=5, divide=True) == Fraction(5, 2)
    assert bye(dropped=0, divide=True) == 0
    assert bye(dropped=5, divide=False) is None
    with pytest.raises(ValueError, match="dropped"):
        bye(dropped=-1, divide=True)


@pytest.mark.quotes("seymour.in-and-in.3", "which Battle is not ended, till all the Money be won")
def test_a_battle_lasts_till_all_the_money_is_won() -> None:
    for ended in ((0, 400), (400, 0), (0, 0, 9)):
        assert battle_ended(purses=ended) is True
    for fought in ((1, 399), (0, 1, 8), (3, 3, 3)):
        assert battle_ended(purses=fought) is False


def even_turns(purse: int, battle: int) -> Fraction:
    """The chance to win all by turns of one, each even: solved step by step from both ends."""
    # won[n] = (won[n - 1] + won[n + 1]) / 2, nothing from nought, all from all.
    slope = Fraction(1)
    steps = [Fraction(0)]
    for _ in range(battle):
        steps.append(steps[-1] + slope)
    return steps[purse] / steps[-1]


@pytest.mark.example("in-and-in.battle")
@pytest.mark.quotes(
    "seymour.in-and-in.4",
    "in a Battle of 10 l. a Gentleman hath been reduced to 5 s, and yet hath won the Battle",
)
def test_five_shillings_against_ten_pounds() -> None:
    pounds = 20
    assert wins_at_last(reduced_to=5, battle=10 * pounds) == Fraction(1, 40)
    assert wins_at_last(reduced_to=5, battle=2 * 10 * pounds) == Fraction(1, 80)
    assert wins_at_last(reduced_to=0, battle=400) == 0 and wins_at_last(reduced_to=9, battle=9) == 1
    for purse, battle in ((5, 200), (5, 400), (1, 3)):
        assert wins_at_last(reduced_to=purse, battle=battle) == even_turns(purse, battle)
    for wrong in (-1, 401):
        with pytest.raises(ValueError, match="reduced_to"):
            wins_at_last(reduced_to=wrong, battle=400)


@given(st.lists(st.sampled_from(tuple(Inn)), max_size=40), st.sampled_from((2, 3)))
def test_no_money_is_made_or_lost(casts: list[Inn], players: int) -> None:
    purses, lying = [20] * players, 0
    for turn, cast in enumerate(casts):
        caster = turn % players
        if battle_ended(purses=tuple(purses)):
            break
        money = settled(cast=cast, players=players)
        if money is Money.DROPS:
            drop = min(1, purses[caster])
            purses[caster], lying = purses[caster] - drop, lying + drop
        elif money is Money.BYE:
            share = bye(dropped=lying - lying % 2, divide=True)
            for other in {*range(players)} - {caster}:
                purses[other] += int(share or 0)
            lying %= 2
        else:
            winner = caster if money is Money.SWEEPS else 1 - caster
            purses[winner], lying = purses[winner] + lying, 0
        assert sum(purses) + lying == 20 * players


def test_inn_drops_more_often_than_all_else() -> None:
    chances = {cast: inn_chance(cast=cast) for cast in Inn}
    assert sum(chances.values()) == 1
    assert chances[Inn.INN] > chances[Inn.OUT] + chances[Inn.INN_AND_INN]


@pytest.mark.quotes("seymour.passage.2", "to be played at but by Two Persons")
def test_passage_is_for_two() -> None:
    assert adversaries() == 1 and adversaries(players=2) == 1
    for wrong in (1, 3):
        with pytest.raises(ValueError, match="players"):
            adversaries(players=wrong)


@pytest.mark.quotes(
    "seymour.passage.1", "The Caster throws continually, till he hath thrown Doublets under 10"
)
def test_the_caster_throws_till_doublets_decide() -> None:
    out, passes, nothing, ten = (1, 1, 2), (5, 5, 6), (1, 2, 6), (4, 4, 2)
    assert throws_continually(throws=(nothing, ten, out, passes)) is Passage.OUT
    assert throws_continually(throws=(nothing, passes, out)) is Passage.PASSES
    for undecided in ((), (nothing,), (ten,), (nothing, ten)):
        assert throws_continually(throws=undecided) is Passage.NO_DOUBLETS


def test_two_throws_come_nearer_to_the_casters_chance() -> None:
    won = Fraction(0)
    left = Fraction(1)
    for _ in range(60):
        ways = [throws_continually(throws=(throw,)) for throw in throws(3)]
        won += left * Fraction(ways.count(Passage.PASSES), 216)
        left *= Fraction(ways.count(Passage.NO_DOUBLETS), 216)
    assert abs(won - caster_passes()) < Fraction(1, 10**6)
    pairs = product([(1, 1, 2), (5, 5, 6)], repeat=2)
    assert [throws_continually(throws=pair) for pair in pairs] == [
        Passage.OUT,
        Passage.OUT,
        Passage.PASSES,
        Passage.PASSES,
    ]
