"""Inn and Inn and Passage: who plays, what a throw settles, when the battle is ended."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.in_and_in import Money, battle_ended, bye, settled, wins_at_last
from executable_rules.mechanics.dice import throws
from executable_rules.odds.dice import Inn, Passage, caster_passes, inn_chance
from executable_rules.passage import throws_continually


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
    "it is frequently seen, that in a Battle of 10 l. a Gentleman hath been reduced to 5 s, and "
    "yet hath won the Battle at last",
)
def test_five_shillings_against_ten_pounds() -> None:
    pounds = 20
    assert wins_at_last(counters=5, pool=10 * pounds) == Fraction(1, 40)
    assert wins_at_last(counters=5, pool=2 * 10 * pounds) == Fraction(1, 80)
    assert wins_at_last(counters=0, pool=400) == 0 and wins_at_last(counters=9, pool=9) == 1
    for purse, battle in ((5, 200), (5, 400), (1, 3)):
        assert wins_at_last(counters=purse, pool=battle) == even_turns(purse, battle)
    for wrong in (-1, 401):
        with pytest.raises(ValueError, match="counters"):
            wins_at_last(counters=wrong, pool=400)


@given(st.lists(st.sampled_from(tuple(Inn)), max_size=40), st.sampled_from((2, 3)))
def test_no_money_is_made_or_lost(casts: list[Inn], players: int) -> None:
    purses, lying = [20] * players, 0
    for turn, cast in enumerate(casts):
        caster = turn % players
        if battle_ended(counters_by_seat=tuple(purses)):
            break
        money = settled(throw_kind=cast, players=players)
        if money is Money.DROPS:
            drop = min(1, purses[caster])
            purses[caster], lying = purses[caster] - drop, lying + drop
        elif money is Money.BYE:
            share = bye(pool=lying - lying % 2, is_agreed=True)
            for other in {*range(players)} - {caster}:
                purses[other] += int(share or 0)
            lying %= 2
        else:
            winner = caster if money is Money.SWEEPS else 1 - caster
            purses[winner], lying = purses[winner] + lying, 0
        assert sum(purses) + lying == 20 * players


def test_inn_drops_more_often_than_all_else() -> None:
    chances = {cast: inn_chance(throw_kind=cast) for cast in Inn}
    assert sum(chances.values()) == 1
    assert chances[Inn.INN] > chances[Inn.OUT] + chances[Inn.INN_AND_INN]


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
