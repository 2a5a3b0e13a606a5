"""Plain Dealing in 1754."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, pack
from executable_rules.plain_dealing import dealer_cannot_lose


@pytest.mark.quotes("seymour.plain-dealing.1", "if he turn up the Ace of Diamonds he cannot lose")
def test_the_ace_of_diamonds_turned_up() -> None:
    sure = [card for card in pack() if dealer_cannot_lose(turned_card=card)]
    assert sure == [Card.parse("AD")]
