"""The degrees of the men in 1754, beside their worth in 1687."""

from __future__ import annotations

import pytest

from executable_rules.chess.field import Field, Kind, Side
from executable_rules.chess.laws_1754 import drawn_up
from executable_rules.chess.placing import pawns_waiting


@pytest.mark.quotes(
    "seymour.chess.description.3",
    "The common Sort consist of eight Pioneers, one stands before every Officer",
)
def test_a_pawn_before_every_officer() -> None:
    assert pawns_waiting() == 8
    assert pawns_waiting(men=1) == 1 and pawns_waiting(men=2) == 2
    for side in Side:
        men = Field(drawn_up(side=side))
        assert len(men.of(side, Kind.PAWN)) == pawns_waiting()
        before = {it.step(0, -side.forward) for it in men.of(side, Kind.PAWN)}
        assert before == {it for it in men.of(side) if men.men[it].kind.great}
