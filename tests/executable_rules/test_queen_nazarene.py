"""Queen Nazarene in 1754."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.queen_nazarene import Challenge, demands, lays_down

QUEEN, KNAVE = Card.parse("QD"), Card.parse("JC")


@pytest.mark.quotes("seymour.queen-nazarene.2", "he who hath it, demands 3 a-piece of every Player")
def test_queen_nazarene_demands_three_apiece() -> None:
    assert demands(card=QUEEN, players=2) == 3
    assert demands(card=QUEEN, players=5) == 12
    assert demands(card=QUEEN, players=10) == 27
    assert {card for card in pack() if demands(card=card, players=5)} == {QUEEN, KNAVE}
    for players in (1, 11):
        with pytest.raises(ValueError, match="will not allow it"):
            demands(card=QUEEN, players=players)


@pytest.mark.quotes(
    "seymour.queen-nazarene.4",
    "he who lays down a King, the last Card that is played challengeth 1, and begins again",
)
def test_a_king_challenges_one_and_begins_again() -> None:
    for card in pack():
        king = card.rank is Rank.KING
        assert lays_down(card=card) == (Challenge(1, True) if king else Challenge(0, False))
