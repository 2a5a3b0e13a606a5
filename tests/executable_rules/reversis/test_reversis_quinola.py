"""Reversis, of Quinola: rules III to VI."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.reversis.quinola import wins_the_party


@pytest.mark.quotes("bellecour.reversis.laws.3", "The Knave of Hearts is the principal Card")
@pytest.mark.quotes(
    "academie.reversis.laws.3", "Le valet de cœur est la principale carte de ce Jeu"
)
def test_no_card_but_the_knave_of_hearts_is_quinola() -> None:
    winning = [c for c in pack() if wins_the_party(card=c, suit_led=Suit.SPADES, pool=5).box == 5]
    assert winning == [Card(Rank.KNAVE, Suit.HEARTS)]
