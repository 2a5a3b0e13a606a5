"""Ambigu, laws II-IV: who may revy, and for how much."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.ambigu.revys import stands_to


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(1, 99), st.integers(0, 99), st.integers(0, 99))
def test_how_great_soever_the_revy_is(revy: int, before: int, due: int) -> None:
    stood = stands_to(bid=revy, counters_before_him=before, sum_due=due)
    assert stood <= revy
    assert stood <= before + due
    assert stood in (revy, before + due)
