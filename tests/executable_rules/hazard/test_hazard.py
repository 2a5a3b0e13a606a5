"""Hazard: the cast, and its odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from executable_rules.hazard.cast import Cast, chances, first_cast, high_outs, nicks, out_to_all
from executable_rules.hazard.odds import caster_wins, comes_before, ways_by_faces
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


MAINS = (5, 6, 7, 8, 9)
THROWS = tuple(product((1, 2, 3, 4, 5, 6), repeat=2))
WAYS = Counter(a + b for a, b in THROWS)
NICKS = {5: {5}, 6: {6, 12}, 7: {7, 11}, 8: {8, 12}, 9: {9}}
OUTS = {5: {2, 3, 11, 12}, 6: {2, 3, 11}, 7: {2, 3, 12}, 8: {2, 3, 11}, 9: {2, 3, 11, 12}}


def followed(main: int, length: int) -> tuple[Fraction, Fraction]:
    """Caster's wins, and what is undecided, after so many throws, followed throw by throw."""
    won, waiting = Fraction(0), {0: Fraction(1)}
    for _ in range(length):
        after: dict[int, Fraction] = {}
        for chance, weight in waiting.items():
            for points, ways in WAYS.items():
                share = weight * ways / 36
                if (points in NICKS[main]) if chance == 0 else (points == chance):
                    won += share
                elif chance == 0 and points not in OUTS[main]:
                    after[points] = after.get(points, Fraction(0)) + share
                elif chance and points != main:
                    after[chance] = after.get(chance, Fraction(0)) + share
        waiting = after
    return won, sum(waiting.values(), Fraction(0))


@pytest.mark.quotes("seymour.hazard.14", "7 is reputed the best")
@pytest.mark.quotes("seymour.hazard.24", "the worst of it")
@pytest.mark.parametrize("main", MAINS)
def test_the_closed_form_is_what_the_throws_come_to(main: int) -> None:
    won, undecided = followed(main, 80)
    assert undecided < Fraction(1, 10**7)
    assert won <= caster_wins(main=main) <= won + undecided


@pytest.mark.quotes("seymour.hazard.14", "they are accounted the worst Chances on the Dice")
@pytest.mark.quotes("seymour.hazard.18", "is the worst Chance")
def test_chances_are_worst_to_7() -> None:
    for chance in chances(main=7):
        others = [main for main in MAINS if main != 7 and chance in chances(main=main)]
        to_seven = comes_before(number=chance, other_number=7)
        assert all(to_seven < comes_before(number=chance, other_number=main) for main in others)


@pytest.mark.quotes(
    "seymour.hazard.18",
    "Trey-Ace and two Duces, or Trey-Duce and Quatre-Ace",
    "and 5 have but two Chances",
)
def test_4_and_5_have_two_ways_by_their_faces() -> None:
    assert ways_by_faces(points=4) == {(3, 1), (2, 2)}
    assert ways_by_faces(points=5) == {(3, 2), (4, 1)}
    assert (WAYS[4], WAYS[5]) == (3, 4)


@pytest.mark.quotes("seymour.hazard.20", "in 8, six Duces, Cinque-Trey, and two Quatres")
def test_the_print_has_six_duces_for_sice_duce() -> None:
    assert ways_by_faces(points=8) == {(6, 2), (5, 3), (4, 4)}
    assert 6 * 2 == 12  # six Duces, were they thrown with six dice, would not be 8


@pytest.mark.quotes(
    "seymour.hazard.20",
    "Hath not, 6, 7, and 8, eight equal Chances",
    "And hath not 7 three, as aforesaid",
)
def test_refuted_eight_equal_chances() -> None:
    counted = [len(ways_by_faces(points=points)) for points in (6, 7, 8)]
    assert counted == [3, 3, 3]
    assert sum(counted) == 9, "and not eight"
    assert [WAYS[points] for points in (6, 7, 8)] == [5, 6, 5]
