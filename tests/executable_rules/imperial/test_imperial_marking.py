"""Imperial, of marking, effacing and the end of the party: laws XIII, XIV, XV and XX."""

from __future__ import annotations

from itertools import product

from executable_rules.imperial.marking import Count, finishes_first


def test_of_two_different_counts_one_finishes_first() -> None:
    for one, other in product(Count, repeat=2):
        if one is not other:
            first = finishes_first(elder_count=one, younger_count=other)
            assert first is not None
            assert finishes_first(elder_count=other, younger_count=one) is first.adversary
