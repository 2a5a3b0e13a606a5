"""The five Laws of Back-Gammon."""

from __future__ import annotations

import pytest

from executable_rules.backgammon.laws import taken_from_a_point
from executable_rules.backgammon.playing import placed, plays
from executable_rules.backgammon.tables import Tables


@pytest.mark.quotes(
    "seymour.backgammon.laws.2", "A Man that is taken from any Point must be play'd"
)
def test_a_man_taken_must_be_played() -> None:
    left = taken_from_a_point(tables=placed(), throw=(6, 1), points_left=(13,))
    assert left and left < plays(tables=placed(), throw=(6, 1))
    assert all(tables.own[13] == 4 for tables in left)
    # The other number is free: here 13 to 7 to 6, or 13 to 7 or 12 and another man.
    some = {str(tables).split(" / ")[0] for tables in left}
    assert {"6:6 8:3 13:4 24:2", "6:5 7:2 8:2 13:4 24:2"} <= some
    # He must be played though the other number be lost by it.
    narrow = Tables.parse("15:1 20:1 / 7:2 9:2 12:2 22:2")
    both = {str(play).split(" / ")[0] for play in plays(tables=narrow, throw=(2, 5))}
    assert both == {"8:1 20:1 0:13"}
    taken = taken_from_a_point(tables=narrow, throw=(2, 5), points_left=(20,))
    assert {str(tables).split(" / ")[0] for tables in taken} == {"15:2 0:13"}
    # He cannot go from the far Ace-Point by a five: what is then done the law does not say.
    assert taken_from_a_point(tables=placed(), throw=(5, 5), points_left=(24,)) == frozenset()
