"""Quintille: how the counters are taken up and laid down."""

from __future__ import annotations

from itertools import permutations

import pytest

from executable_rules.quadrille.beasts import game_marked, quintille_beast
from executable_rules.quintille import four_divide, half_and_half


@pytest.mark.example("quintille-1754.half-of-a-beaste")
@pytest.mark.quotes(
    "seymour.new-quintille.7",
    "one half by the Ombre, and the other by the King his Ally",
    "the odd Counter falls to the Ombre's Share",
)
@pytest.mark.quotes(
    "bellecour.new-quintille.7",
    "is paid one half by the Ombre, and the other by the King call'd; and if there is an odd"
    " Counter, the Ombre is to pay it: in like manner if they win",
)
@pytest.mark.quotes(
    "academie.new-quintille.7",
    "est payé moitié par l'Hombre, & moitié par le Roi apellé; & s'il se trouve un jetton impair,"
    " c'est à l'Hombre à le payer, de même ce qui se gagne est partagé",
)
def test_each_pays_half_of_a_beaste_and_the_ombre_the_odd() -> None:
    shares = {15: (8, 7), 30: (15, 15), 45: (23, 22)}
    assert {beaste: half_and_half(counters=beaste) for beaste in shares} == shares


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
        assert sum(half_and_half(counters=lying)) == lying
