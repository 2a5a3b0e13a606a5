"""Papillon, of taking from the board: laws III to VIII."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.capture import takings
from executable_rules.mechanics.cards import Card, cards
from executable_rules.papillon.taking import haneton


@pytest.mark.quotes("bellecour.papillon.laws.5", "draws three Cards of the same sort")
def test_the_haneton_breaks_the_rule_that_a_card_takes_one_of_its_like() -> None:
    """Bellecour p. 169 line 10147: *with an Eight, you cannot take off two Eights*."""
    eight, three = Card.parse("8S"), cards("8H 8D 8C")
    assert haneton(card=eight, cards_drawn=three) == 1
    assert all(len(it) == 1 for it in takings(eight, three))
