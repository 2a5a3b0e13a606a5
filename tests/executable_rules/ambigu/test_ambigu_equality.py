"""Ambigu, law I: equal Games, and two cards in Sequence."""

from __future__ import annotations

from itertools import pairwise

import pytest

from executable_rules.ambigu.equality import wins
from executable_rules.mechanics.cards import cards

LADDER = (
    "AS 2S 5H 6D",  # the Point
    "9S 10S 5H 6D",
    "AS 2S 4S 9H",
    "AS 2H 3D 4C",  # the Prime
    "10S 10H 9D AC",
    "10S 10H 9D 2C",
    "AS 2S 3S 10H",  # the Sequence
    "2S 3S 4S 4H",
    "AS AH AD 4S",  # the Tricon
    "10S 10H 10D 4S",
    "AH 2H 4H 6H",  # the Flux
    "2H 4H 6H 8H",
    "AS AH AD 2C",  # the Tricon with the Prime
    "3S 3H 3D 2C",
    "AH 2H 3H 5H",  # the Flux with the Sequence
    "10H 9H 8H 6H",
    "AS 2S 3S 4S",
    "AS AH AD AC",  # the Fredon
    "2S 2H 2D 2C",
)


@pytest.mark.quotes("bellecour.ambigu.laws.1", "Players that have an equality, the eldest wins it")
@pytest.mark.quotes("academie.ambigu.laws.1", "DE deux ou trois jeux égaux")
def test_where_there_is_no_equality_the_higher_game_wins() -> None:
    for lower, higher in pairwise(LADDER):
        assert wins(hands=(cards(lower), cards(higher))) == 1, (lower, higher)
        assert wins(hands=(cards(higher), cards(lower))) == 0
