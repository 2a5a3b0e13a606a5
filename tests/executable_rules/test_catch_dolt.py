"""Catch-Dolt: whence men are taken, who is dolted, who wins."""

from __future__ import annotations

import pytest

from executable_rules.catch_dolt import Source, dolted, draws_from
from executable_rules.mechanics.results import Penalty

SICE_DUCE = (6, 2)


@pytest.mark.example("catch-dolt.the-ace")
@pytest.mark.quotes("seymour.catch-dolt.2", "and lays the Ace down, he is dolted")
def test_the_ace_that_is_laid_down_was_not_thrown() -> None:
    assert 1 not in SICE_DUCE
    assert draws_from(number=1, throw=SICE_DUCE) is Source.HEAP
    assert dolted(number=1, throw=SICE_DUCE, where_it_is=Source.HEAP) is Penalty.NONE
