"""Queen Nazarene in 1754."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.queen_nazarene import (
    Challenge,
    cards_left,
    demands,
    first_out_demands,
    lays_down,
    may_play,
)

QUEEN, KNAVE = Card.parse("QD"), Card.parse("JC")


@pytest.mark.quotes(
    "seymour.queen-nazarene.1",
    "AS many may play at this Game as the Cards will allow",
    "5 Cards are dealt to every Player",
)
def test_as_many_as_the_cards_will_allow() -> None:
    assert [players for players in range(20) if may_play(players=players)] == list(range(2, 11))
    assert cards_left(players=10) == 2
    assert cards_left(players=4) == 32
    with pytest.raises(ValueError, match="more than the pack's 52"):
        cards_left(players=11)


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
    "seymour.queen-nazarene.3",
    "is called Knave-Knocker, and he that has it, challengeth 2 a-piece",
)
def test_knave_knocker_challenges_two_apiece() -> None:
    assert demands(card=KNAVE, players=5) == 8
    assert demands(card=Card.parse("JS"), players=5) == 0


@pytest.mark.quotes(
    "seymour.queen-nazarene.4",
    "he who lays down a King, the last Card that is played challengeth 1, and begins again",
)
def test_a_king_challenges_one_and_begins_again() -> None:
    for card in pack():
        king = card.rank is Rank.KING
        assert lays_down(card=card) == (Challenge(1, True) if king else Challenge(0, False))


@pytest.mark.quotes(
    "seymour.queen-nazarene.5",
    "demands as many Counters as there are Cards in the Hands of the rest",
)
def test_first_out_demands_a_counter_a_card() -> None:
    assert first_out_demands(left=(1, 5, 3)) == 9
    for cards in (0, 6):
        with pytest.raises(ValueError, match="from 1 to 5"):
            first_out_demands(left=(cards, 2))
