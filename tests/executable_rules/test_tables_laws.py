"""Games of the tables: Doublets, Sice-Ace, Tick-Tack, Trictrac, Verquere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.doublets import Player, lays_down, men_of_doublets, placed
from executable_rules.mechanics.dice import throws
from executable_rules.mechanics.points import Points, facing
from executable_rules.sice_ace import cast
from executable_rules.tick_tack import boveries
from executable_rules.trictrac import fills, hit_in_passing, hits, wrongly_marked
from executable_rules.trictrac.terms import Remedy, Table
from executable_rules.verquere import entered, johned
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

DICE = st.tuples(st.integers(1, 6), st.integers(1, 6))
Men = Mapping[int, int]
"""By point, from the Ace to the Six, how many men are still to be laid down."""


def thrown(up: tuple[Men, Men], throw: tuple[int, int]) -> tuple[Men, Men]:
    """The men still to be laid down, yours and the other's, after your throw without doublets."""
    yours, others = Counter(up[0]), Counter(up[1])
    for number in throw:
        who = lays_down(number=number, men_left=yours[number], other_number=others[number])
        if who:
            (yours if who is Player.YOU else others)[number] -= 1
    return +yours, +others


def after(held: tuple[int, ...], player: int, loaded: int, throw: tuple[int, int]) -> list[int]:
    """The men of all after a throw, another player being loaded with his."""
    does, now = cast(throw=throw), list(held)
    given = min(does.loads, now[player])
    now[player] -= given
    now[loaded] += given
    now[player] = max(now[player] - does.bears, 0)
    return now


@pytest.mark.quotes("seymour.doublets.3", "what the one throws and hath not")
def test_what_he_hath_not_is_told_whether_or_not_the_other_has_it() -> None:
    for yours, others in product(range(3), repeat=2):
        said = explain(lays_down, number=4, men_left=yours, other_number=others)
        told = [step.met for step in said.call.steps if isinstance(step, Proviso)][-1]
        assert told is (yours == 0)
        assert lays_down(number=4, men_left=yours, other_number=others) is (
            Player.YOU if yours else Player.OTHER if others else None
        )


@pytest.mark.example("doublets.two-fours")
@pytest.mark.quotes("seymour.doublets.6", "If 2 Fours, he bears 8, and so for the other Doublets")
def test_two_fours_bear_eight() -> None:
    assert men_of_doublets(number=4) == 8
    assert men_of_doublets(number=4, men_left=15) == 4 + 4


@given(st.lists(DICE.filter(lambda throw: throw[0] != throw[1]), max_size=60))
def test_men_are_only_laid_down_and_by_each_throw_two_if_they_stand(
    casts: list[tuple[int, int]],
) -> None:
    full = {point: placed(point_number=point) for point in range(1, 7)}
    up: tuple[Men, Men] = (full, full)
    for throw in casts:
        before = sum(up[0].get(n, 0) + up[1].get(n, 0) for n in range(1, 7))
        standing = sum(up[0].get(n, 0) + up[1].get(n, 0) > 0 for n in throw)
        up = thrown(up, throw)
        assert before - sum(sum(men.values()) for men in up) == standing
        # The other throws next.
        up = (up[1], up[0])


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), max_size=60))
def test_men_leave_the_game_by_sixes_only(casts: list[tuple[int, int]]) -> None:
    held: tuple[int, ...] = (6,) * 5
    for turn, throw in enumerate(casts):
        player = turn % 5
        now = tuple(after(held, player, (player + 1) % 5, throw))
        assert 0 <= sum(held) - sum(now) <= throw.count(6)
        assert min(now) >= 0
        held = now


def points(text: str) -> Points:
    return Points.parse(text)


@pytest.mark.quotes(
    "seymour.tick-tack.11",
    "Boveries, is when you have a Man in the 11th Point of your own Tables, and another in the "
    "same Point of your Adversary's, directly answering",
)
def test_boveries_are_men_directly_answering() -> None:
    for one, other in product(range(7, 13), range(13, 19)):
        told = boveries(own_men=Points.of({1: 13, one: 1, other: 1}))
        assert told is ((one, other) == (11, facing(11)))
    assert boveries(own_men=points("11:1 14:1")) is True
    assert boveries(own_men=points("11:2")) is False


@pytest.mark.quotes(
    "seymour.trictrac.5",
    "If you fill up your Points, for every single Throw on the Dice, you make 4, and for "
    "Doublets 6",
)
def test_filling_up_makes_four_or_six() -> None:
    for one, two in throws(2):
        assert fills(throw=(one, two)) == (6 if one == two else 4)
    for wrong in ((0, 1), (6, 7)):
        with pytest.raises(ValueError, match="throw"):
            fills(throw=wrong)


@pytest.mark.quotes("seymour.trictrac.10", "For every single Throw 4; for Doublets 6")
def test_a_passing_man_hit_marks_four_or_six() -> None:
    assert hit_in_passing(throw=(2, 3)) == 4 and hit_in_passing(throw=(3, 3)) == 6
    for one, two in throws(2):
        assert hit_in_passing(throw=(one, two)) == hits(thing=Table.FIRST, throw=(one, two))


@pytest.mark.quotes(
    "seymour.trictrac.12",
    "if you chance to make more or less than is right, it is in his Power to take the Advantage, "
    "put you back, or oblige you to mark full",
)
def test_a_wrong_mark_is_in_his_power() -> None:
    more, less = wrongly_marked(points=6, points_due=4), wrongly_marked(points=4, points_due=6)
    assert more == {Remedy.TAKES_ADVANTAGE, Remedy.PUTS_BACK}
    assert less == {Remedy.TAKES_ADVANTAGE, Remedy.MARK_FULL}
    assert wrongly_marked(points=4, points_due=4) == frozenset()
    assert (
        wrongly_marked(points=5, points_due=4) == more
        and wrongly_marked(points=0, points_due=1) == less
    )
    assert wrongly_marked(points=1, points_due=0) == more
    for wrong in ((-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            wrongly_marked(points=wrong[0], points_due=wrong[1])
    for made in range(3):
        told = explain(wrongly_marked, points=made, points_due=1).call.steps
        assert [step.met for step in told if isinstance(step, Proviso)] == [made != 1]


@pytest.mark.example("verquere.seven-men")
@pytest.mark.quotes(
    "seymour.verquere.4",
    "But you can never be JOHN'D except you have more Men than you can enter upon six Points, "
    "that is to say, 7 Men, which is 1 more than your Points will bear; and in such a Case you "
    "must yield the Double",
)
def test_seven_men_to_enter_are_one_too_many() -> None:
    assert [number for number in range(16) if johned(men_left=number)] == list(range(7, 16))
    assert 7 - entered(men_left=7, open_points=6) == 1
    for wrong in (-1, 16):
        with pytest.raises(ValueError, match="men_left"):
            johned(men_left=wrong)
