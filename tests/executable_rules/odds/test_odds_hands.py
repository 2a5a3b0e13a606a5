"""The counts against whole enumerations of small packs, and the judging of odds as printed."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from executable_rules.odds.hands import holds, holds_better, holds_just
from executable_rules.odds.judging import Judged, as_chance, judged, nearest


def enumerated(wanted: int, hand: int, unseen: int, held: int) -> Fraction:
    hands = list(combinations(range(unseen), hand))
    return Fraction(sum(sum(card < wanted for card in it) == held for it in hands), len(hands))


def test_every_hand_of_a_small_pack() -> None:
    for unseen in range(8):
        for hand in range(unseen + 1):
            for wanted in range(unseen + 1):
                told = [enumerated(wanted, hand, unseen, held) for held in range(wanted + 1)]
                for held, exact in enumerate(told):
                    given = holds_just(held=held, wanted=wanted, hand=hand, unseen=unseen)
                    assert given == exact
                    more = holds(wanted=wanted, hand=hand, unseen=unseen, at_least=held)
                    assert more == sum(told[held:])
                assert sum(told) == 1


def test_the_better_card_in_every_deal_of_a_small_pack() -> None:
    for better in range(5):
        first = second = deals = 0
        for hand in combinations(range(7), 2):
            for other in combinations([it for it in range(7) if it not in hand], 3):
                deals += 1
                best = min([it for it in (*hand, *other) if it < better], default=None)
                first += best in hand
                second += best in other
        assert holds_better(better=better, hand=2, other=3, unseen=7) == Fraction(first, deals)
        assert holds_better(better=better, hand=3, other=2, unseen=7) == Fraction(second, deals)


def test_more_cards_than_are_unseen_cannot_be() -> None:
    with pytest.raises(ValueError, match="hand=8 cannot be"):
        holds_just(held=1, wanted=1, hand=8, unseen=7)
    with pytest.raises(ValueError, match="wanted=8 cannot be"):
        holds_just(held=1, wanted=8, hand=7, unseen=7)
    with pytest.raises(ValueError, match="hand=8 cannot be"):
        holds_better(better=1, hand=3, other=5, unseen=7)
    for held in (-1, 2):
        with pytest.raises(ValueError, match="it is from 0 to 1"):
            holds_just(held=held, wanted=1, hand=1, unseen=7)
    assert holds_just(held=2, wanted=2, hand=1, unseen=7) == 0


def test_odds_as_printed() -> None:
    assert as_chance((7, 2)) == Fraction(7, 9)
    assert nearest(Fraction(16, 29), most=1) == Fraction(1, 2)
    assert nearest(Fraction(16, 29), most=5) == Fraction(5, 9)
    assert nearest(Fraction(7, 12), most=2) == Fraction(1, 2)  # of two as near, the lower
    assert judged((2, 1), Fraction(2, 3)) is Judged.RIGHT
    assert judged((4, 2), Fraction(2, 3)) is Judged.RIGHT
    assert judged((5, 4), Fraction(32, 57)) is Judged.ROUNDED
    assert judged((5, 4), Fraction(4, 7)) is Judged.WRONG
    assert judged((4, 5), Fraction(32, 57)) is Judged.WRONG
    with pytest.raises(ValueError, match="most=0 cannot be"):
        nearest(Fraction(1, 2), most=0)
