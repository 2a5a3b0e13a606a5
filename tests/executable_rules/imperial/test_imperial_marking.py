"""Imperial, of marking, effacing and the end of the party: laws XIII, XIV, XV and XX."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.imperial.marking import Count, adversary_keeps, finishes_first
from executable_rules.imperial.terms import Imperial


@pytest.mark.quotes("bellecour.imperial.laws.13", "effaces his adversaries Points")
@pytest.mark.example("imperial.both-effaced")
def test_when_both_have_an_imperial_each_effaces_the_others_points() -> None:
    """Bellecour p. 159 lines 9660-9662: else he takes down nothing of his own."""
    has = {"first": 12, "other": 20}
    for player, adversary in (("first", "other"), ("other", "first")):
        own = has[player]
        has[adversary] = adversary_keeps(imperial=Imperial.IN_HAND, points=has[adversary])
        assert has[player] == own
    assert has == {"first": 0, "other": 0}


def test_of_two_different_counts_one_finishes_first() -> None:
    for one, other in product(Count, repeat=2):
        if one is not other:
            first = finishes_first(elder_count=one, younger_count=other)
            assert first is not None
            assert finishes_first(elder_count=other, younger_count=one) is first.adversary
