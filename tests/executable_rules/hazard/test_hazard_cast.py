"""Mains, Chances, nicks and outs, as the prose of 1754 names them."""

from __future__ import annotations

import pytest

from executable_rules.hazard.cast import Cast, chances, first_cast, high_outs, nicks, out_to_all
from executable_rules.mechanics.dice import throws

MAINS = (5, 6, 7, 8, 9)


@pytest.mark.quotes("seymour.hazard.9", "Ames-Ace, and Duce-Ace, are out to all Mains whatever")
def test_ames_ace_and_duce_ace() -> None:
    assert {throw for throw in throws(2) if out_to_all(throw=throw)} == {(1, 1), (1, 2), (2, 1)}


@pytest.mark.quotes("seymour.hazard.6", "if any of these nick it not")
@pytest.mark.quotes("seymour.hazard.7", "Nicks are either")
@pytest.mark.quotes("seymour.hazard.8", "11 is out to 9")
@pytest.mark.quotes("seymour.hazard.9", "are out to all Mains")
@pytest.mark.parametrize("main", MAINS)
def test_every_throw_is_one_thing_and_only_one(main: int) -> None:
    for throw in throws(2):
        points = sum(throw)
        out = points in high_outs(main=main) or out_to_all(throw=throw)
        kinds = {
            Cast.NICK: points in nicks(main=main),
            Cast.CHANCE: points in chances(main=main),
            Cast.OUT: out,
        }
        assert [kind for kind, holds in kinds.items() if holds] == [
            first_cast(main=main, points=points)
        ]
