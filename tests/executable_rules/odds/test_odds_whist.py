"""Whist's odds: what the partner holds, whose card is the better, what must fall."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

import pytest

from executable_rules.mechanics.dice import odds
from executable_rules.odds.judging import Judged, judged
from executable_rules.odds.whist import (
    Counted,
    must_fall,
    one_hand_has,
    one_of_two_has,
    partner_better,
)
from executable_rules.whist.rules import by_tricks

ONE = Fraction(1, 3)


def falls(out: int, rounds: int, both: Callable[[int, int], bool]) -> Fraction:
    """The chance that a trump falls, by every way in which those out may lie in three hands."""
    ways = good = 0
    for left in range(out + 1):
        for right in range(out + 1 - left):
            if both(left, right):
                weight = comb(out, left) * comb(out - left, right)
                weight *= comb(39 - out, 13 - left) * comb(26 - out + left, 13 - right)
                ways += weight * out
                partner = out - left - right
                good += weight * sum(it for it in (left, right, partner) if it <= rounds)
    return Fraction(good, ways)


@pytest.mark.example("odds.whist-2")
def test_the_odd_trick_is_staked_at_two_to_one() -> None:
    sure, more, lost = by_tricks(tricks=5 + 2), by_tricks(tricks=8), -by_tricks(tricks=7)
    assert (sure - lost, more - sure) == (2, 1)


@pytest.mark.example("odds.whist-3")
@pytest.mark.quotes("seymour.whist.rules.19", "'tis Ten to One but you bring out the Queen")
def test_refuted_ten_to_one_for_the_queen() -> None:
    out = 13 - len(("King", "Ace", "Knave")) - 3
    assert odds(must_fall(cards_out=out)) == (92690, 158281)
    assert must_fall(cards_out=out) == falls(out, 2, lambda left, right: True)
    assert judged((10, 1), must_fall(cards_out=out)) is Judged.WRONG
    followed = falls(out, 2, lambda left, right: left > 0 < right)
    assert odds(followed) == (20910, 32059)
    assert judged((10, 1), followed) is Judged.WRONG
    assert odds(must_fall(cards_out=out, rounds=3)) == (182390, 68581)


@pytest.mark.example("odds.whist-6")
@pytest.mark.quotes("seymour.whist.rules.33", "it's great Odds that in two Rounds")
def test_refuted_great_odds_for_the_nine() -> None:
    out = 13 - len(("Eight", "Ten", "Knave")) - 2
    assert odds(must_fall(cards_out=out)) == (19435, 52271)
    assert must_fall(cards_out=out) == falls(out, 2, lambda left, right: True) < Fraction(1, 2)
    assert must_fall(cards_out=1) == 1
    with pytest.raises(ValueError, match="cards_out=0 cannot be"):
        must_fall(cards_out=0)


EQUAL = ((8, 1), (10, 0), (9, 1), (8, 0), (12, 0), (10, 1), (7, 1), (7, 0), (4, 0), (9, 0))
"""Cards of the suit unseen, and of them led: every such bet of the book, in its order."""


@pytest.mark.example("odds.whist-9", "odds.whist-10", "odds.whist-14", "odds.whist-18")
@pytest.mark.example("odds.whist-19", "odds.whist-20", "odds.whist-24", "odds.whist-32")
@pytest.mark.example("odds.whist-33", "odds.whist-35", "odds.whist-38")
@pytest.mark.quotes("seymour.whist.sequents.14", "'tis an equal Chance that your Partner")
@pytest.mark.quotes("seymour.whist.sequents.17", "it is an equal Bett, that your Partner")
@pytest.mark.quotes("seymour.whist.cases.7", "it is an equal Bett")
@pytest.mark.quotes("seymour.whist.cases.14", "an equal Chance of having a better Card")
@pytest.mark.quotes("seymour.whist.cases.15", "an equal Chance to hold a better Card")
@pytest.mark.quotes("seymour.whist.cases.16", "it is an equal Bett")
@pytest.mark.quotes("seymour.whist.cases.21", "it being an equal Bett")
@pytest.mark.quotes("seymour.whist.ten-or-nine.5", "'tis an equal Bett")
@pytest.mark.quotes("seymour.whist.command.6", "it being an equal Bett")
@pytest.mark.quotes("seymour.whist.second-hand.6", "it is an equal Bett")
@pytest.mark.quotes("seymour.whist.second-hand.7", "it is an equal Bett")
def test_the_partner_s_card_is_as_often_the_better() -> None:
    for better, led in EQUAL:
        unseen = 39 - led
        neither = Fraction(comb(unseen - 26, better), comb(unseen, better))
        assert 2 * partner_better(certain_cards=better, cards_out=led) + neither == 1
    assert odds(partner_better(certain_cards=8, cards_out=1)) == (1481909, 1481939)
    assert odds(partner_better(certain_cards=4, card_count=4)) == (247, 248)
    assert partner_better(certain_cards=1, card_count=1) == Fraction(1, 3)
    for wrong in ({"card_count": 0}, {"card_count": 14}, {"cards_out": -1}, {"cards_out": 2}):
        with pytest.raises(ValueError, match="cannot be"):
            partner_better(**{"certain_cards": 1, **wrong})


@pytest.mark.example("odds.whist-12")
def test_two_tricks_are_sure_in_either_order() -> None:
    for order in (("losing", "thirteenth"), ("thirteenth", "losing")):
        for passed in (False, True):
            left, won = [*order, "trump"], 0
            while left:
                card = left.pop(0)
                if card == "losing" and not passed:
                    left.remove("trump")  # an adversary wins it, and what he returns is trumped
                won += 1
            assert won == 2 + passed


@pytest.mark.example("odds.whist-13", "odds.whist-15", "odds.whist-25")
@pytest.mark.quotes("seymour.whist.cases.7", "it is 2 to 1 against your Partner's holding")
@pytest.mark.quotes("seymour.whist.cases.21", "it's 2 to 1 that your Partner has not the Queen")
def test_the_partner_s_queen() -> None:
    assert judged((2, 1), 1 - one_hand_has(certain_cards=1)) is Judged.RIGHT
    assert all(one_hand_has(certain_cards=1, card_count=cards) == ONE for cards in range(1, 14))
    for number in (-1, 2):
        with pytest.raises(ValueError, match=r"(number|held)=\S+ cannot be: it is"):
            one_hand_has(certain_cards=1, number=number, thing=Counted.JUST)


@pytest.mark.example("odds.whist-22", "odds.whist-23")
@pytest.mark.quotes(
    "seymour.whist.cases.20",
    "it is only 5 to 4 against him",
    "A has neither Ace, King, nor Ten",
    "it is about 3 to 1, holds the Ace or King",
)
def test_the_ten_and_the_ace_or_king() -> None:
    assert {one_of_two_has(certain_cards=1, card_count=it) for it in range(1, 14)} == {
        Fraction(1, 2)
    }
    assert judged((5, 4), one_of_two_has(certain_cards=1)) is Judged.WRONG
    assert odds(one_of_two_has(certain_cards=2)) == (19, 6)
    for cards in range(2, 14):
        assert judged((3, 1), one_of_two_has(certain_cards=2, card_count=cards)) is Judged.ROUNDED


@pytest.mark.example("odds.whist-36", "odds.whist-37")
@pytest.mark.quotes(
    "seymour.whist.second-hand.7",
    "it is 2 to 1 that your Partner has not the Ace",
    "and 5 to 4, that he has Ace or Queen",
)
def test_the_ace_and_the_ace_or_queen() -> None:
    assert judged((2, 1), 1 - one_hand_has(certain_cards=1)) is Judged.RIGHT
    assert odds(one_hand_has(certain_cards=2)) == (32, 25)
    assert judged((5, 4), one_hand_has(certain_cards=2)) is Judged.ROUNDED
