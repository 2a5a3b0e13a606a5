"""Imperial, of what is shown: laws VII, VIII and XVI to XIX."""

from __future__ import annotations

import pytest

from executable_rules.imperial.showing import imperials_in_hand
from executable_rules.imperial.terms import IMPERIAL
from executable_rules.mechanics.cards import Suit, cards


@pytest.mark.quotes("bellecour.imperial.laws.18", "The Imperial of Trumps in Hand, goes for two")
@pytest.mark.quotes("academie.imperial.laws.18", "L'impériale de triomphe en main, en vaut deux")
@pytest.mark.example("imperial.two-imperials")
def test_the_imperial_of_trumps_in_hand_goes_for_two() -> None:
    """Bellecour p. 157 lines 9559-9561: king, queen, knave and ace of the suit turned up."""
    run = cards("KH QH JH AH 9S 8S")
    assert imperials_in_hand(hand=run, trump=Suit.HEARTS) == 2
    assert imperials_in_hand(hand=run, trump=Suit.CLUBS) == 1
    assert imperials_in_hand(hand=run[1:], trump=Suit.HEARTS) == 0
    assert imperials_in_hand(hand=cards("KH QH JH 10H"), trump=Suit.HEARTS) == 0
    assert imperials_in_hand(hand=run, trump=Suit.HEARTS) * IMPERIAL == 48
