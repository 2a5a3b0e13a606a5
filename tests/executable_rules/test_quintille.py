"""Quintille: how the counters are taken up and laid down."""

from __future__ import annotations

from itertools import permutations

import pytest

from executable_rules.quadrille.beasts import game_marked, quintille_beast
from executable_rules.quintille import four_divide, half_and_half


@pytest.mark.example("quintille-1754.stake")
def test_the_stake_is_fifteen_by_the_beaste_and_fourteen_by_the_words() -> None:
    fish, others = 10, 4
    assert quintille_beast(place=1) == game_marked(players=5) == 15
    assert fish + others == 14


def test_no_counter_is_made_or_lost() -> None:
    for lying in range(20):
        for by_trumps in permutations(range(4), 2):
            divided = four_divide(pool=lying, seats=by_trumps)
            assert sum(divided.each) + divided.left == lying
        assert sum(half_and_half(counters=lying)) == -lying
