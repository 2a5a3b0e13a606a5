"""Grand Trick Track: marks, holes, hits and faults."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.dice import throws
from executable_rules.trictrac import Remedy, Table, fills, hit_in_passing, hits, wrongly_marked
from lawsofplay.rules import explain
from lawsofplay.rules.trace import Proviso


@pytest.mark.quotes(
    "seymour.trictrac.5",
    "If you fill up your Points, for every single Throw on the Dice, you make 4, and for "
    "Doublets 6",
)
def test_filling_up_makes_four_or_six() -> None:
    assert [fills(throw=throw) for throw in throws(2)] == [
        6 if one == two else 4 for one, two in throws(2)
    ]
    for wrong in ((0, 1), (6, 7)):
        with pytest.raises(ValueError, match="throw"):
            fills(throw=wrong)


@pytest.mark.quotes("seymour.trictrac.10", "For every single Throw 4; for Doublets 6")
def test_a_passing_man_hit_marks_four_or_six() -> None:
    assert hit_in_passing(throw=(2, 3)) == 4 and hit_in_passing(throw=(3, 3)) == 6
    for throw in throws(2):
        assert hit_in_passing(throw=throw) == hits(thing=Table.FIRST, throw=throw)


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
