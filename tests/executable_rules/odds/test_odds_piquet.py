"""Piquet's odds of taking in, elder and younger."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.mechanics.dice import odds
from executable_rules.odds.judging import Judged, judged
from executable_rules.odds.piquet import Hand, leaves_it, takes_in

YOUNGER = Hand.YOUNGER


@pytest.mark.example("odds.piquet-1", "odds.piquet-2")
@pytest.mark.quotes(
    "seymour.piquet.strategy.2",
    "it is Three to One that you miss your Aim",
    "if you are younger Hand, it is Seventeen to Three",
)
def test_the_fourth_of_a_quatorze() -> None:
    assert judged((3, 1), 1 - takes_in(certain_cards=1)) is Judged.RIGHT
    assert judged((17, 3), 1 - takes_in(certain_cards=1, hand=YOUNGER)) is Judged.RIGHT


@pytest.mark.example("odds.piquet-3", "odds.piquet-4")
@pytest.mark.quotes(
    "seymour.piquet.strategy.3",
    "of four certain Cards, it is Five to Two but that you take in One",
    "the Odds is Three to One against you",
)
def test_of_four_certain_cards_one() -> None:
    assert odds(takes_in(certain_cards=4)) == (232, 91)
    assert judged((5, 2), takes_in(certain_cards=4)) is Judged.ROUNDED
    assert odds(1 - takes_in(certain_cards=1)) == (3, 1)


@pytest.mark.example("odds.piquet-5")
@pytest.mark.quotes("seymour.piquet.strategy.4", "only Five to Four but you take in")
def test_five_to_four_but_you_take_in() -> None:
    assert odds(1 - takes_in(certain_cards=2)) == (21, 17)
    assert odds(takes_in(certain_cards=3)) == (137, 91)
    assert judged((5, 4), 1 - takes_in(certain_cards=2)) is Judged.ROUNDED
    assert judged((5, 4), takes_in(certain_cards=3)) is Judged.WRONG


@pytest.mark.example("odds.piquet-7", "odds.piquet-8")
@pytest.mark.quotes(
    "seymour.piquet.strategy.10",
    "it is Twenty-nine to Twenty-eight that he succeeds",
    "Four certain Cards to take in",
    "the Odds against him will be Seventeen to Three",
)
def test_twenty_nine_to_twenty_eight() -> None:
    assert odds(takes_in(certain_cards=4, hand=YOUNGER)) == (29, 28)
    assert judged((29, 28), takes_in(certain_cards=4, hand=YOUNGER)) is Judged.RIGHT
    assert odds(1 - takes_in(certain_cards=1, hand=YOUNGER)) == (17, 3)


@pytest.mark.example("odds.piquet-9")
def test_the_ace_of_either_suit_that_the_younger_takes_in() -> None:
    assert odds(1 - takes_in(certain_cards=1, hand=YOUNGER)) == (17, 3)
    assert odds(1 - takes_in(certain_cards=2, hand=YOUNGER)) == (68, 27)


@pytest.mark.example("odds.piquet-11", "odds.piquet-12")
@pytest.mark.quotes(
    "seymour.piquet.cases.1",
    "Four Chances to One against leaving that Card",
    "it is great Odds, but he takes in One of the Four Cards",
)
def test_leaving_one_card() -> None:
    assert judged((4, 1), 1 - leaves_it()) is Judged.RIGHT
    assert leaves_it(cards_taken=3, cards_left=2) == Fraction(2, 3)
    assert odds(takes_in(certain_cards=4, cards_left=1)) == (605, 364)
    assert takes_in(certain_cards=4, cards_left=5) == 0
    assert takes_in(certain_cards=4, hand=YOUNGER, cards_left=1) == Fraction(7, 19)
    with pytest.raises(ValueError, match="cards_left=6 cannot be: it is from 0 to 5"):
        takes_in(certain_cards=4, cards_left=6)
    with pytest.raises(ValueError, match="cards_left=-1 cannot be: it is from 0 to 5"):
        takes_in(certain_cards=4, cards_left=-1)


@pytest.mark.example("odds.piquet-13")
@pytest.mark.quotes("seymour.piquet.cases.3", "the Odds against him is Three to One")
def test_the_fourth_king_or_the_ace_of_clubs() -> None:
    assert judged((3, 1), 1 - takes_in(certain_cards=1)) is Judged.RIGHT


@pytest.mark.example("odds.piquet-15")
@pytest.mark.quotes("seymour.piquet.cases.6", "is Three to One")
def test_the_knave_of_clubs() -> None:
    assert judged((3, 1), 1 - takes_in(certain_cards=1)) is Judged.RIGHT


@pytest.mark.example("odds.piquet-16", "odds.piquet-17")
@pytest.mark.quotes(
    "seymour.piquet.cases.7",
    "no more than Five to Four against your taking in a Queen or a Knave",
    "nor above Three to Two that you take in an Ace",
)
def test_a_queen_or_a_knave_and_an_ace() -> None:
    assert odds(1 - takes_in(certain_cards=2)) == (21, 17)
    assert judged((5, 4), 1 - takes_in(certain_cards=2)) is Judged.ROUNDED
    assert odds(takes_in(certain_cards=3)) == (137, 91)
    assert judged((3, 2), takes_in(certain_cards=3)) is Judged.ROUNDED
    assert takes_in(certain_cards=3) > Fraction(3, 5)  # above it by 1 in 1140


@pytest.mark.example("odds.piquet-18")
def test_a_queen_or_a_knave_again() -> None:
    assert judged((5, 4), 1 - takes_in(certain_cards=2)) is Judged.ROUNDED
    assert odds(1 - takes_in(certain_cards=2, cards_left=1)) == (12, 7)
