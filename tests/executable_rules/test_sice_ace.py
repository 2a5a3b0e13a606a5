"""Sice-Ace: what the dice do, and who loses."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.sice_ace import Cast, after, cast, losers, men


@pytest.mark.example("sice-ace.thirty-men")
@pytest.mark.quotes("seymour.sice-ace.1", "FIVE Persons may play at Sice-Ace with 6 Men a-piece")
def test_five_persons_with_six_men() -> None:
    assert men() == 30 and men(players=5) == 30
    assert [men(players=players) for players in (2, 3, 4)] == [12, 18, 24]
    for wrong in (1, 6):
        with pytest.raises(ValueError, match="players"):
            men(players=wrong)


@pytest.mark.quotes(
    "seymour.sice-ace.2",
    "they one load another with Aces",
    "Sixes bear only, and Doublets drinks and throws again",
)
def test_aces_load_sixes_bear_doublets_throw_again() -> None:
    assert cast(throw=(1, 6)) == Cast(loads=1, bears=1, again=False)
    assert cast(throw=(1, 1)) == Cast(loads=2, bears=0, again=True)
    assert cast(throw=(6, 6)) == Cast(loads=0, bears=2, again=True)
    assert cast(throw=(3, 3)) == Cast(loads=0, bears=0, again=True)
    for throw in product(range(2, 6), repeat=2):
        assert cast(throw=throw) == Cast(0, 0, throw[0] == throw[1])
    for wrong in ((0, 3), (3, 7)):
        with pytest.raises(ValueError, match="throw"):
            cast(throw=wrong)


@pytest.mark.quotes(
    "seymour.sice-ace.3", "the last two, or the last out, shall lose, and the rest shall go free"
)
def test_the_last_or_the_last_two_lose() -> None:
    out = ("Ann", "Ben", "Cit", "Dol", "Eve")
    assert losers(out=out) == {"Eve"}
    assert losers(out=out, last_two=True) == {"Dol", "Eve"}
    assert losers(out=out[:2]) == {"Ben"}
    assert losers(out=out[:3], last_two=True) == {"Ben", "Cit"}
    for few, last_two in ((out[:1], False), (out[:2], True)):
        with pytest.raises(ValueError, match="somebody must go free"):
            losers(out=few, last_two=last_two)


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), max_size=60))
def test_men_leave_the_game_by_sixes_only(casts: list[tuple[int, int]]) -> None:
    held = (6,) * 5
    for turn, throw in enumerate(casts):
        player = turn % 5
        now = tuple(after(held, player, (player + 1) % 5, throw))
        assert 0 <= sum(held) - sum(now) <= throw.count(6)
        assert min(now) >= 0
        held = now
