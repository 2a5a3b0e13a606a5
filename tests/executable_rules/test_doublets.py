"""Doublets: placing, laying down, bearing."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.doublets import Player, lays_down, men_of_doublets, placed, thrown
from lawsofplay.rules import explain
from lawsofplay.rules.trace import Proviso

DICE = st.tuples(st.integers(1, 6), st.integers(1, 6))


@pytest.mark.quotes("seymour.doublets.3", "what the one throws and hath not")
def test_what_he_hath_not_is_told_whether_or_not_the_other_has_it() -> None:
    for yours, others in product(range(3), repeat=2):
        said = explain(lays_down, number=4, men_left=yours, other_number=others)
        told = [it.met for it in said.call.steps if isinstance(it, Proviso)][-1]
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
    up = (full, full)
    for cast in casts:
        before = sum(up[0].get(n, 0) + up[1].get(n, 0) for n in range(1, 7))
        standing = sum(up[0].get(n, 0) + up[1].get(n, 0) > 0 for n in cast)
        up = thrown(up, cast)
        assert before - sum(sum(men.values()) for men in up) == standing
        # The other throws next.
        up = (up[1], up[0])
