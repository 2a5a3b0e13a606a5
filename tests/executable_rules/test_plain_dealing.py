"""Plain Dealing in 1754."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, pack
from executable_rules.plain_dealing import Dealt, dealer_cannot_lose, dealt, gotten, wins


@pytest.mark.quotes("seymour.plain-dealing.1", "if he turn up the Ace of Diamonds he cannot lose")
def test_the_ace_of_diamonds_turned_up() -> None:
    sure = [card for card in pack() if dealer_cannot_lose(turned_up=card)]
    assert sure == [Card.parse("AD")]


@pytest.mark.quotes(
    "seymour.plain-dealing.2", "To his Adversary he delivers out 9, and but 3 to himself"
)
def test_nine_and_three() -> None:
    assert dealt() == Dealt(adversary=9, dealer=3)


@pytest.mark.quotes(
    "seymour.plain-dealing.3",
    "then are the Cards played as at Whist, the best of Trumps, or other Cards wins",
)
def test_played_as_at_whist() -> None:
    ace, king, two = Card.parse("AS"), Card.parse("KS"), Card.parse("2D")
    assert wins(card=ace, other=king, trump=Suit.DIAMONDS)
    assert wins(card=two, other=ace, trump=Suit.DIAMONDS)
    assert not wins(card=two, other=ace, trump=Suit.HEARTS)
    assert not wins(card=king, other=ace, trump=Suit.SPADES)


@pytest.mark.quotes("seymour.plain-dealing.3", "and but one to be gotten at a Deal")
def test_one_at_a_deal() -> None:
    assert [gotten(deals_won=won) for won in (0, 1, 5)] == [0, 1, 5]
    with pytest.raises(ValueError, match="deals_won=-1"):
        gotten(deals_won=-1)
