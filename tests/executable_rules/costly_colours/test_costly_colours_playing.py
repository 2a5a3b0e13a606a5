"""Fifteen, five and twenty, one and thirty, and the latter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.costly_colours.playing import (
    for_fifteen,
    for_one_and_thirty,
    for_the_latter,
    may_be_played,
    set_up_in_play,
)
from executable_rules.mechanics.cards import Card, cards, pack, pips


@pytest.mark.quotes(
    "cotton.costly-colours.5",
    "make it up fifteen, for which he shall set up as many holes or chalks as there are Cards",
    "so likewise for five and twenty",
)
@pytest.mark.quotes(
    "seymour.costly-colours.5",
    "make it up 15; for which he shall set up as many Holes, or Chalks, as there are Cards",
    "so likewise for 25",
)
def test_as_many_chalks_as_cards_for_15_and_25() -> None:
    assert [for_fifteen(total=15, cards=number) for number in (2, 3, 4)] == [2, 3, 4]
    assert [for_fifteen(total=25, cards=number) for number in (3, 5)] == [3, 5]
    assert {it for it in range(4, 32) if for_fifteen(total=it, cards=4)} == {15, 25}
    assert for_fifteen(total=24, cards=4) == 0
    for beyond in (3, 32):
        with pytest.raises(ValueError, match="total"):
            for_fifteen(total=beyond, cards=4)


@pytest.mark.quotes("cotton.costly-colours.5", "as there are Cards upon the Table")
@pytest.mark.quotes("seymour.costly-colours.5", "as there are Cards on the Table")
@pytest.mark.quotes("cotton.costly-colours.6", "as many Cards as are play'd")
@pytest.mark.quotes("seymour.costly-colours.6", "as many Cards as are played")
def test_the_cards_upon_the_table_can_make_the_sum() -> None:
    assert for_fifteen(total=20, cards=2) == 0
    assert for_fifteen(total=25, cards=6) == 6
    assert for_fifteen(total=1, cards=1) == 0
    assert for_one_and_thirty(total=31, cards=6) == 6
    for few in (15, 11):
        with pytest.raises(ValueError, match="from 1 to 10"):
            for_fifteen(total=few, cards=1)
    with pytest.raises(ValueError, match="from 3 to 30"):
        for_one_and_thirty(total=31, cards=3)
    for wrong in (0, 7):
        with pytest.raises(ValueError, match="from 1 to 6"):
            for_fifteen(total=15, cards=wrong)


@pytest.mark.quotes(
    "cotton.costly-colours.5", "Then must the Eldest play, and the other, if he can, must make it"
)
@pytest.mark.quotes(
    "seymour.costly-colours.5", "Then must the Eldest play, and the other, if he can, must make it"
)
def test_the_other_must_make_it_up_fifteen_if_he_can() -> None:
    first = Card.parse("5H")
    assert may_be_played(first=first, hand=cards("2H 7C 9H")) == cards("2H 7C 9H")
    assert may_be_played(first=first, hand=cards("2H 10C 9H")) == cards("10C")
    assert may_be_played(first=first, hand=cards("KH 10C 5S")) == cards("KH 10C")
    assert may_be_played(first=Card.parse("9S"), hand=cards("6H 7C 5H")) == cards("6H")
    with pytest.raises(ValueError, match="not in hand"):
        may_be_played(first=first, hand=cards("5H 10C 9H"))


@pytest.mark.quotes(
    "cotton.costly-colours.6", "so many chalks may be set up who play'd last, to make up one and"
)
@pytest.mark.quotes(
    "seymour.costly-colours.6", "so many Chalks may be set up who played last, to make up 31"
)
def test_as_many_chalks_as_cards_for_31() -> None:
    assert [for_one_and_thirty(total=31, cards=number) for number in (4, 5)] == [4, 5]
    assert {it for it in range(5, 32) if for_one_and_thirty(total=it, cards=5)} == {31}
    assert for_one_and_thirty(total=30, cards=5) == 0
    for beyond in (4, 32):
        with pytest.raises(ValueError, match="total"):
            for_one_and_thirty(total=beyond, cards=5)


@pytest.mark.quotes(
    "cotton.costly-colours.6", "as many Cards as are play'd to make up thirty, no more nor less"
)
@pytest.mark.quotes(
    "seymour.costly-colours.6", "as many Cards as are played to make up 30, no more or less"
)
def test_the_same_rule_says_thirty() -> None:
    assert {it for it in range(5, 32) if for_one_and_thirty(total=it, cards=5, makes=30)} == {30}
    for other in (29, 32):
        with pytest.raises(ValueError, match="makes"):
            for_one_and_thirty(total=30, cards=5, makes=other)


@pytest.mark.quotes(
    "cotton.costly-colours.7",
    "if one and thirty be not made, then he that play'd last",
    "must set up one",
)
@pytest.mark.quotes(
    "seymour.costly-colours.7", "if 31 be not made, then he who played last", "must set up 1"
)
def test_the_latter_sets_up_one() -> None:
    assert [for_the_latter(total=total) for total in (22, 30, 31)] == [1, 1, 0]
    assert for_the_latter(total=30) == 1


@pytest.mark.quotes("cotton.costly-colours.7", "nearest one and thirty without making out")
@pytest.mark.quotes("seymour.costly-colours.7", "nearest 31 without making out")
def test_no_card_may_make_out() -> None:
    assert for_the_latter(total=31) == 0
    with pytest.raises(ValueError, match="must not make out 31"):
        for_the_latter(total=32)


def test_cards_count_their_pips_and_coats_ten() -> None:
    assert [pips(card) for card in cards("AS 2S 9S 10S JS QS KS")] == [1, 2, 9, 10, 10, 10, 10]


@given(st.lists(st.sampled_from(pack()), min_size=1, max_size=6, unique=True))
def test_whoever_plays_last_within_31_has_something(line: list[Card]) -> None:
    total = sum(pips(card) for card in line)
    if total <= 31:
        assert set_up_in_play(tuple(line))[-1] >= 1
