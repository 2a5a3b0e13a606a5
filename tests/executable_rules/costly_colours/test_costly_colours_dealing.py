"""The deal, the Mogg, the game and the card turned up."""

from __future__ import annotations

import pytest

from executable_rules.costly_colours.dealing import for_the_card_turned_up
from executable_rules.mechanics.cards import Card, pack


@pytest.mark.quotes(
    "cotton.costly-colours.17", "if he turn'd up either Deuce or Knave, he must set up four"
)
@pytest.mark.quotes(
    "seymour.costly-colours.17", "if he turned up either Duce or Knave, he must set up 4"
)
def test_four_for_a_deuce_or_knave_turned_up() -> None:
    worth = {str(card) for card in pack() if for_the_card_turned_up(turned_card=card) == 4}
    assert worth == {"2S", "2H", "2D", "2C", "JS", "JH", "JD", "JC"}
    assert for_the_card_turned_up(turned_card=Card.parse("AS")) == 0
