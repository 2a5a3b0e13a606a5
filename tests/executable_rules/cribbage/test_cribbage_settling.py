"""Cribbage: when the game is up, and the lurch."""

from __future__ import annotations

import pytest

from executable_rules.cribbage.settling import won


@pytest.mark.example("cribbage.lurch")
@pytest.mark.quotes(
    "cotton.cribbage.31",
    "if you get the Game before your Adversary is forty five",
    "forty four will not do it",
    "that is a double Game, for whatever you play'd with",
)
@pytest.mark.quotes(
    "seymour.cribbage.29",
    "If you get the Game before your Adversary is 45",
    "that is a double Game, for whatever you played",
)
def test_who_is_not_forty_five_is_lurched() -> None:
    assert [won(adversary_points=at) for at in (0, 44, 45, 60)] == [2, 2, 1, 1]
    assert won(adversary_points=44, stake=6) == 12 and won(adversary_points=45, stake=6) == 6
    for at in (-1, 61):
        with pytest.raises(ValueError, match=f"adversary_points={at} cannot be"):
            won(adversary_points=at)
    with pytest.raises(ValueError, match="stake=0"):
        won(adversary_points=0, stake=0)
