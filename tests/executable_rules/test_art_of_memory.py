"""The Art of Memory: the cards thrown down, dealt, called for and paid for."""

from __future__ import annotations

import pytest

from executable_rules.art_of_memory import dealt
from executable_rules.mechanics.cards import cards, pack

HANDS = (cards("KS 10S 2H"), cards("KD 9S 10H"))


@pytest.mark.quotes("seymour.art-of-memory.2", "deals to every one 3 a-piece")
def test_all_that_was_taken_up_is_dealt_three_apiece() -> None:
    taken_up = cards("KS 10S 2H KD 9S 10H")
    assert dealt(pack=taken_up, players=2) == HANDS
    for persons in range(1, 18):
        hands = dealt(pack=pack()[: 3 * persons], players=persons)
        assert [len(hand) for hand in hands] == [3] * persons
        assert {card for hand in hands for card in hand} == set(pack()[: 3 * persons])
