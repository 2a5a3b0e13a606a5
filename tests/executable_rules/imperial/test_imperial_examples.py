"""Imperial: counters, fishes and points as both books count them."""

from __future__ import annotations

import pytest

from executable_rules.imperial.marking import adversary_keeps
from executable_rules.imperial.terms import IMPERIAL, MOST_POINTS, POINTS, Imperial


@pytest.mark.example("imperial.twenty-four", "imperial.effaced")
def test_six_counters_of_four_are_an_imperial_and_five_are_not() -> None:
    assert [counters * POINTS for counters in (5, 6)] == [20, 24] == [MOST_POINTS, IMPERIAL]
    assert adversary_keeps(imperial=Imperial.IN_HAND, points=5 * POINTS) == 0
    with pytest.raises(ValueError, match="points=24 cannot be: it is from 0 to 20"):
        adversary_keeps(imperial=Imperial.IN_HAND, points=6 * POINTS)
