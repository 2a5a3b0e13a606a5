"""Inn and Inn, Passage, Hazard and Back-Gammon by their throws; the Lottery's fund."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from executable_rules.hazard.odds import (
    comes_before,
    ways_by_faces,
    won_in_all,
)
from executable_rules.mechanics.dice import odds
from executable_rules.odds.dice import (
    Passage,
    blot_hit,
    caster_passes,
    passage,
)


@pytest.mark.example("odds.passage-1")
@pytest.mark.quotes(
    "seymour.passage.1",
    "Doublets under 10, and then he is out",
    "and loseth; or Doublets above 10, and then he passeth, and wins",
)
def test_passage() -> None:
    told = [passage(throw=(a, b, c)) for a, b, c in product(range(1, 7), repeat=3)]
    assert [told.count(cast) for cast in Passage] == [39, 48, 120, 9]
    assert odds(caster_passes()) == (16, 13)
    assert odds(caster_passes(reading=Passage.OUT)) == (1, 1)
    assert odds(caster_passes(reading=Passage.PASSES)) == (19, 13)
    assert caster_passes() == caster_passes(reading=Passage.NO_DOUBLETS) == Fraction(16, 29)
    with pytest.raises(ValueError, match="what doublets of ten count as"):
        caster_passes(reading=Passage.TEN)
    assert passage(throw=(3, 3, 3)) is Passage.OUT
    assert passage(throw=(4, 4, 2)) is Passage.TEN
    assert passage(throw=(5, 5, 1)) is Passage.PASSES
    assert passage(throw=(6, 4, 1)) is Passage.NO_DOUBLETS
    for faces in ((1, 1), (1, 1, 2, 2)):
        with pytest.raises(ValueError, match="it is from 3 to 3"):
            passage(throw=faces)


@pytest.mark.example("odds.hazard-3")
@pytest.mark.quotes("seymour.hazard.20", "6, 7, and 8, eight equal Chances")
def test_eight_equal_chances_are_nine() -> None:
    assert sum(len(ways_by_faces(points=points)) for points in (6, 7, 8)) == 9


@pytest.mark.example("odds.hazard-5", "odds.hazard-6")
@pytest.mark.quotes("seymour.hazard.22", "the Rook should have 7 always")
@pytest.mark.quotes("seymour.hazard.23", "winning in all 60l.")
def test_the_rook_s_bargain() -> None:
    assert odds(comes_before(number=7, other_number=6)) == (6, 5)
    assert won_in_all(days=6, price=10) == 60


@pytest.mark.example("odds.backgammon-3", "odds.backgammon-4")
def test_two_to_one_of_a_fair_pair_of_dice() -> None:
    assert odds(blot_hit(number=6, by_doublets=False)) == (11, 25)
