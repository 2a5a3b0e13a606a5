"""The book's claims of odds and ways, held against the 36 throws.

``Book`` below is the table of seymour.hazard.3 to 9 typed again by hand, and the chain of throws
is followed throw by throw: neither knows the functions that it checks.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from executable_rules.hazard.cast import Cast, chances
from executable_rules.hazard.odds import (
    caster_wins,
    comes_before,
    easiest_main,
    first_throw_is,
    throw_chance,
    ways_by_faces,
    won_in_all,
)
from executable_rules.mechanics.dice import odds

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


@pytest.mark.quotes("seymour.hazard.14", "Main to be flung")
def test_the_caster_s_chances_by_main() -> None:
    assert [caster_wins(main=main) for main in MAINS] == [
        Fraction(1396, 2835),
        Fraction(6961, 14256),
        Fraction(244, 495),
        Fraction(6961, 14256),
        Fraction(1396, 2835),
    ]


@pytest.mark.quotes("seymour.hazard.14", "7 is reputed the best and easiest Main to be flung")
def test_7_is_the_best_and_easiest_main() -> None:
    assert all(caster_wins(main=7) > caster_wins(main=main) for main in MAINS if main != 7)
    assert easiest_main() == 7 == WAYS.most_common(1)[0][0]


@pytest.mark.quotes("seymour.hazard.14", "accounted the worst Chances on the Dice")
@pytest.mark.quotes("seymour.hazard.18", "is the worst Chance")
def test_chances_are_worst_to_7() -> None:
    for chance in chances(main=7):
        others = [main for main in MAINS if main != 7 and chance in chances(main=main)]
        to_seven = comes_before(wanted=chance, against=7)
        assert all(to_seven < comes_before(wanted=chance, against=main) for main in others)


@pytest.mark.quotes("seymour.hazard.18", "4 and 5 to 7 is the worst Chance")
def test_4_to_7_and_5_to_7() -> None:
    assert odds(comes_before(wanted=4, against=7)) == (1, 2)
    assert odds(comes_before(wanted=5, against=7)) == (2, 3)
    prospects = {it: comes_before(wanted=it, against=7) for it in chances(main=7)}
    assert {it for it in prospects if prospects[it] <= prospects[5]} == {4, 5, 9, 10}


@pytest.mark.quotes("seymour.hazard.18", "4 and 5 to 7 is the worst Chance")
def test_refuted_4_and_5_are_not_one_and_the_same() -> None:
    assert comes_before(wanted=4, against=7) < comes_before(wanted=5, against=7)


@pytest.mark.quotes(
    "seymour.hazard.18", "Trey-Ace and two Duces, or Trey-Duce and Quatre-Ace", "but two Chances"
)
def test_4_and_5_have_two_ways_by_their_faces() -> None:
    assert ways_by_faces(points=4) == {(3, 1), (2, 2)}
    assert ways_by_faces(points=5) == {(3, 2), (4, 1)}
    assert (WAYS[4], WAYS[5]) == (3, 4)


@pytest.mark.quotes("seymour.hazard.19", "Cinque Duce, Sice-Ace, and Quatre-Trey")
def test_7_has_three() -> None:
    assert ways_by_faces(points=7) == {(5, 2), (6, 1), (4, 3)}


@pytest.mark.quotes(
    "seymour.hazard.19",
    "in like Condition is 9 and 10, having but two Chances",
    "Sice-Trey, Cinque and Quatre, or Sice-Quatre, and two Cinques",
)
def test_9_and_10_are_in_like_condition_with_5_and_4() -> None:
    assert ways_by_faces(points=9) == {(6, 3), (5, 4)}
    assert ways_by_faces(points=10) == {(6, 4), (5, 5)}
    for low, high in ((4, 10), (5, 9)):
        assert comes_before(wanted=low, against=7) == comes_before(wanted=high, against=7)


@pytest.mark.quotes("seymour.hazard.20", "In Sice, Quatre-Duce, Cinque-Ace, and two Treys")
def test_6_has_three_by_its_faces() -> None:
    assert ways_by_faces(points=6) == {(4, 2), (5, 1), (3, 3)}


@pytest.mark.quotes("seymour.hazard.20", "in 8, six Duces, Cinque-Trey, and two Quatres")
def test_the_print_has_six_duces_for_sice_duce() -> None:
    assert ways_by_faces(points=8) == {(6, 2), (5, 3), (4, 4)}
    assert 6 * 2 == 12  # six Duces, were they thrown with six dice, would not be 8


@pytest.mark.quotes("seymour.hazard.20", "6, 7, and 8, eight equal Chances", "7 three")
def test_refuted_eight_equal_chances() -> None:
    counted = [len(ways_by_faces(points=points)) for points in (6, 7, 8)]
    assert counted == [3, 3, 3]
    assert sum(counted) == 9 != 8
    assert [WAYS[points] for points in (6, 7, 8)] == [5, 6, 5]


@pytest.mark.quotes(
    "seymour.hazard.21",
    "the Disadvantage in the Doublets, two Treys, and two Quatres",
    "Sice-Duce is sooner thrown, than two Quatres",
    "Cinque-Ace, or Quatre-Duce, sooner than two Treys",
)
def test_a_doublet_comes_half_as_often() -> None:
    assert throw_chance(faces=(6, 2)) == Fraction(2, 36) == 2 * throw_chance(faces=(4, 4))
    assert throw_chance(faces=(5, 1)) == throw_chance(faces=(4, 2)) == Fraction(2, 36)
    assert throw_chance(faces=(3, 3)) == Fraction(1, 36)


@pytest.mark.quotes("seymour.hazard.22", "the Rook should have 7 always", "the young Gentleman 6")
def test_7_against_6_is_six_to_five() -> None:
    assert odds(comes_before(wanted=7, against=6)) == (6, 5)
    assert comes_before(wanted=7, against=8) == comes_before(wanted=7, against=6)


@pytest.mark.quotes("seymour.hazard.22", "throw continually")
def test_a_number_cannot_come_before_itself() -> None:
    with pytest.raises(ValueError, match="before itself"):
        comes_before(wanted=7, against=7)


@pytest.mark.quotes(
    "seymour.hazard.23", "won the first Day 10l.", "for six Days together, winning in all 60l."
)
def test_six_days_at_10_pounds() -> None:
    assert won_in_all(days=6, each_day=10) == 60
    assert won_in_all(days=1, each_day=10) == 10


@pytest.mark.quotes("seymour.hazard.24", "the Caster hath the worst of it")
@pytest.mark.parametrize("main", MAINS)
def test_before_the_first_throw_the_caster_has_the_worst_of_it(main: int) -> None:
    assert caster_wins(main=main) < Fraction(1, 2)


@pytest.mark.quotes("seymour.hazard.24", "at the first Throw")
def test_of_the_first_throw_alone_it_is_true_of_5_and_9_only() -> None:
    thirty_sixths = {
        main: tuple(first_throw_is(main=main, cast=cast) * 36 for cast in (Cast.NICK, Cast.OUT))
        for main in MAINS
    }
    assert thirty_sixths == {5: (4, 6), 6: (6, 5), 7: (8, 4), 8: (6, 5), 9: (4, 6)}
    assert all(sum(first_throw_is(main=main, cast=cast) for cast in Cast) == 1 for main in MAINS)
