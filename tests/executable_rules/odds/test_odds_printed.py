"""The odds that the book prints at Whist, Piquet and Quadrille, each judged by the exact chance."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from executable_rules.mechanics.dice import odds
from executable_rules.odds.judging import Judged, Odds, judged
from executable_rules.odds.piquet import Hand, leaves_it, takes_in
from executable_rules.odds.quadrille import partner_holds
from executable_rules.odds.whist import Counted, lies_with, one_hand_has

RIGHT, ROUNDED, WRONG = Judged
TWO_HONOURS = partial(one_hand_has, certain_cards=3, number=2)
YOUNGER = partial(takes_in, hand=Hand.YOUNGER)
ELDER_MISSES = 1 - takes_in(certain_cards=2)


@pytest.mark.parametrize(
    ("printed", "chance", "verdict"),
    [
        # Whist
        ((2, 1), 1 - one_hand_has(certain_cards=1), RIGHT),
        ((2, 1), 1 - one_hand_has(certain_cards=1, cards_seen=1), ROUNDED),
        ((5, 4), one_hand_has(certain_cards=2), ROUNDED),
        ((5, 4), one_hand_has(certain_cards=2, cards_seen=1), WRONG),
        ((4, 3), one_hand_has(certain_cards=2, cards_seen=1), ROUNDED),
        ((5, 2), one_hand_has(certain_cards=3), ROUNDED),
        ((5, 2), one_hand_has(certain_cards=3, cards_seen=1), ROUNDED),
        ((7, 2), 1 - TWO_HONOURS(cards_seen=0), WRONG),
        ((7, 2), 1 - TWO_HONOURS(cards_seen=1), WRONG),
        ((3, 1), 1 - TWO_HONOURS(cards_seen=0), ROUNDED),
        ((3, 1), 1 - TWO_HONOURS(cards_seen=1), ROUNDED),
        ((7, 2), 1 - TWO_HONOURS(cards_seen=0, thing=Counted.JUST), ROUNDED),
        ((7, 2), 1 - TWO_HONOURS(cards_seen=1, thing=Counted.JUST), ROUNDED),
        ((4, 3), lies_with(card_count=4, cards_out=3), RIGHT),
        ((13, 12), lies_with(card_count=13, cards_out=12), RIGHT),
        # Piquet
        ((3, 1), 1 - takes_in(certain_cards=1), RIGHT),
        ((5, 4), ELDER_MISSES, ROUNDED),
        ((5, 4), takes_in(certain_cards=3), WRONG),
        ((3, 2), takes_in(certain_cards=3), ROUNDED),
        ((5, 2), takes_in(certain_cards=4), ROUNDED),
        ((17, 3), 1 - YOUNGER(certain_cards=1), RIGHT),
        ((29, 28), YOUNGER(certain_cards=4), RIGHT),
        ((4, 1), 1 - leaves_it(), RIGHT),
        # Quadrille
        ((5, 4), partner_holds(certain_cards=2), ROUNDED),
        ((5, 4), partner_holds(certain_cards=2, card_count=1), ROUNDED),
        ((5, 2), partner_holds(certain_cards=3), ROUNDED),
        ((5, 2), partner_holds(certain_cards=3, card_count=1), WRONG),
        ((2, 1), partner_holds(certain_cards=3, card_count=1), ROUNDED),
    ],
)
def test_what_comes_of_odds_as_printed(printed: Odds, chance: Fraction, verdict: Judged) -> None:
    assert judged(printed, chance) is verdict


@pytest.mark.example("odds.piquet-9")
def test_the_ace_of_either_suit_that_the_younger_takes_in() -> None:
    assert odds(1 - YOUNGER(certain_cards=1)) == (17, 3)
    assert odds(1 - YOUNGER(certain_cards=2)) == (68, 27)


@pytest.mark.example("odds.piquet-18")
def test_a_queen_or_a_knave_again() -> None:
    assert judged((5, 4), ELDER_MISSES) is ROUNDED
    assert odds(1 - takes_in(certain_cards=2, cards_left=1)) == (12, 7)
