"""Quadrille's Necessary Calculations."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.mechanics.dice import odds
from executable_rules.odds.judging import Judged, judged
from executable_rules.odds.quadrille import partner_holds


@pytest.mark.example("odds.quadrille-1")
@pytest.mark.quotes("seymour.quadrille.calculations.1", "about Five to Four")
def test_one_of_two_certain_cards() -> None:
    assert odds(partner_holds(certain_cards=2)) == (49, 38)
    assert judged((5, 4), partner_holds(certain_cards=2)) is Judged.ROUNDED


@pytest.mark.example("odds.quadrille-2")
@pytest.mark.quotes("seymour.quadrille.calculations.2", "about Five to Two in his Favour")
def test_one_of_three_certain_cards() -> None:
    assert odds(partner_holds(certain_cards=3)) == (146, 57)
    assert judged((5, 2), partner_holds(certain_cards=3)) is Judged.ROUNDED


@pytest.mark.example("odds.quadrille-3")
@pytest.mark.quotes("seymour.quadrille.calculations-explained.1", "one of the other two")
def test_one_of_the_other_two_mattadores() -> None:
    assert odds(partner_holds(certain_cards=3 - 1)) == (49, 38)
    assert judged((5, 4), partner_holds(certain_cards=2)) is Judged.ROUNDED


@pytest.mark.example("odds.quadrille-4")
@pytest.mark.quotes("seymour.quadrille.calculations-explained.2", "you call a King", "Five to Four")
def test_king_or_queen_beside_the_king_called() -> None:
    assert odds(partner_holds(certain_cards=2, card_count=1)) == (108, 95)
    assert judged((5, 4), partner_holds(certain_cards=2, card_count=1)) is Judged.ROUNDED
    assert partner_holds(certain_cards=2, card_count=1) < partner_holds(certain_cards=2)


@pytest.mark.example("odds.quadrille-5")
@pytest.mark.quotes("seymour.quadrille.calculations-explained.3", "it is Five to Two")
def test_one_of_three_mattadores() -> None:
    assert odds(partner_holds(certain_cards=3)) == (146, 57)
    assert partner_holds(certain_cards=3, card_count=1) == Fraction(419, 609)
    assert judged((5, 2), partner_holds(certain_cards=3)) is Judged.ROUNDED
    assert judged((5, 2), partner_holds(certain_cards=3, card_count=1)) is Judged.WRONG
    assert judged((2, 1), partner_holds(certain_cards=3, card_count=1)) is Judged.ROUNDED
