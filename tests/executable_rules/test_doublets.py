"""Doublets: placing, laying down, bearing."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.backgammon.playing import men_each
from executable_rules.doublets import (
    Player,
    lays_down,
    may_bear,
    men_of_doublets,
    placed,
    thrown,
    throws_first,
)
from lawsofplay.rules import explain
from lawsofplay.rules.trace import Proviso

DICE = st.tuples(st.integers(1, 6), st.integers(1, 6))


@pytest.mark.example("doublets.fifteen-men")
@pytest.mark.quotes(
    "seymour.doublets.1",
    "the 15 Men are thus placed; upon Six, Cinque, and Quatre, there are 3 Men a-piece; upon Trey, "
    "Duce, Ace, but 2 a-piece",
)
def test_fifteen_men_are_placed() -> None:
    assert [placed(point=point) for point in range(1, 7)] == [2, 2, 2, 3, 3, 3]
    assert sum(placed(point=point) for point in range(1, 7)) == 15 == men_each(men=30)
    for wrong in (0, 7):
        with pytest.raises(ValueError, match="point"):
            placed(point=wrong)


@pytest.mark.quotes("seymour.doublets.2", "He who throws most hath the Benefit of throwing first")
def test_who_throws_most_throws_first() -> None:
    assert throws_first(yours=8, others=7) is Player.YOU
    assert throws_first(yours=7, others=8) is Player.OTHER
    assert throws_first(yours=7, others=7) is None
    for wrong in (1, 13):
        with pytest.raises(ValueError, match="yours"):
            throws_first(yours=wrong, others=7)
        with pytest.raises(ValueError, match="others"):
            throws_first(yours=7, others=wrong)
    assert throws_first(yours=12, others=2) is Player.YOU
    assert throws_first(yours=2, others=12) is Player.OTHER


@pytest.mark.quotes(
    "seymour.doublets.3",
    "what he throws he lays down, and so doth the other",
    "what the one throws and hath not, the other lays down for him to his own Advantage",
)
def test_who_lays_down_what_is_thrown() -> None:
    assert lays_down(number=4, you_have=1, other_has=3) is Player.YOU
    assert lays_down(number=4, you_have=3, other_has=0) is Player.YOU
    assert lays_down(number=4, you_have=0, other_has=1) is Player.OTHER
    assert lays_down(number=4, you_have=0, other_has=0) is None
    assert lays_down(number=4, you_have=3, other_has=3) is Player.YOU
    assert lays_down(number=1, you_have=2, other_has=2) is Player.YOU
    with pytest.raises(ValueError, match="point"):
        lays_down(number=7, you_have=1, other_has=1)
    for number, most in ((4, 3), (3, 2)):
        for wrong in (-1, most + 1):
            with pytest.raises(ValueError, match="you_have"):
                lays_down(number=number, you_have=wrong, other_has=0)
            with pytest.raises(ValueError, match="other_has"):
                lays_down(number=number, you_have=0, other_has=wrong)


@pytest.mark.quotes("seymour.doublets.3", "what the one throws and hath not")
def test_what_he_hath_not_is_told_whether_or_not_the_other_has_it() -> None:
    for yours, others in product(range(3), repeat=2):
        said = explain(lays_down, number=4, you_have=yours, other_has=others)
        told = [it.met for it in said.call.steps if isinstance(it, Proviso)][-1]
        assert told is (yours == 0)
        assert lays_down(number=4, you_have=yours, other_has=others) is (
            Player.YOU if yours else Player.OTHER if others else None
        )


@pytest.mark.quotes(
    "seymour.doublets.3",
    "till all the Men are down; and then they bear, but not till they are down",
)
@pytest.mark.quotes("seymour.doublets.4", "he who is down first, bears first")
def test_none_bears_till_his_men_are_down() -> None:
    assert may_bear(to_lay_down=0) is True
    assert may_bear(to_lay_down=1) is False and may_bear(to_lay_down=15) is False
    for wrong in (-1, 16):
        with pytest.raises(ValueError, match="to_lay_down"):
            may_bear(to_lay_down=wrong)


@pytest.mark.quotes(
    "seymour.doublets.5", "for as many as the Doublets are, so many he lays down, or bears"
)
def test_as_many_men_as_the_doublets_are() -> None:
    assert [men_of_doublets(number=number) for number in range(1, 7)] == [2, 4, 6, 8, 10, 12]
    assert [men_of_doublets(number=6, left=left) for left in (0, 11, 12, 13)] == [0, 11, 12, 12]
    for wrong in ({"number": 0}, {"number": 7}, {"number": 1, "left": 16}):
        with pytest.raises(ValueError, match="cannot be"):
            men_of_doublets(**wrong)


@pytest.mark.example("doublets.two-fours")
@pytest.mark.quotes("seymour.doublets.6", "If 2 Fours, he bears 8, and so for the other Doublets")
def test_two_fours_bear_eight() -> None:
    assert men_of_doublets(number=4) == 8
    assert men_of_doublets(number=4, left=15) == 4 + 4


@given(st.lists(DICE.filter(lambda throw: throw[0] != throw[1]), max_size=60))
def test_men_are_only_laid_down_and_by_each_throw_two_if_they_stand(
    casts: list[tuple[int, int]],
) -> None:
    full = {point: placed(point=point) for point in range(1, 7)}
    up = (full, full)
    for cast in casts:
        before = sum(up[0].get(n, 0) + up[1].get(n, 0) for n in range(1, 7))
        standing = sum(up[0].get(n, 0) + up[1].get(n, 0) > 0 for n in cast)
        up = thrown(up, cast)
        assert before - sum(sum(men.values()) for men in up) == standing
        # The other throws next.
        up = (up[1], up[0])
