"""Sice-Ace: what the dice do, and who loses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.sice_ace import after, men


@pytest.mark.example("sice-ace.thirty-men")
@pytest.mark.quotes("seymour.sice-ace.1", "FIVE Persons may play at Sice-Ace with 6 Men a-piece")
def test_five_persons_with_six_men() -> None:
    assert men() == 30 and men(players=5) == 30
    assert [men(players=players) for players in (2, 3, 4)] == [12, 18, 24]
    for wrong in (1, 6):
        with pytest.raises(ValueError, match="players"):
            men(players=wrong)


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), max_size=60))
def test_men_leave_the_game_by_sixes_only(casts: list[tuple[int, int]]) -> None:
    held = (6,) * 5
    for turn, throw in enumerate(casts):
        player = turn % 5
        now = tuple(after(held, player, (player + 1) % 5, throw))
        assert 0 <= sum(held) - sum(now) <= throw.count(6)
        assert min(now) >= 0
        held = now
