"""Tontine: stake and box, what each card draws and pays, death and revival, the winner."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.results import Silence
from executable_rules.tontine import draws, gives, plays_deal, puts
from executable_rules.tontine.terms import Table

SPADES = tuple(Card(rank, Suit.SPADES) for rank in Rank)


def dealt(text: str) -> dict[int, Card]:
    """Cards of the seats from 0; ``-`` for a seat that has none."""
    held = enumerate(text.split())
    return {seat: Card.parse(word) for seat, word in held if word != "-"}


@pytest.mark.quotes("bellecour.tontine.9", "to pay, and to be paid, exactly what is due")
@pytest.mark.quotes("academie.tontine.9", "exactement de païer")
def test_the_dead_revive_and_the_short_pay_what_they_have() -> None:
    told = plays_deal(pool=0, counters_by_seat=(0, 1, 2, 2), cards_by_seat=dealt("- 10S 2S 3S"))
    assert told == Table(0, (4, 1, 0, 0))
    # He has one of two counters, and is to receive one: which comes first is not said.
    assert (
        plays_deal(pool=0, counters_by_seat=(5, 1, 5, 5), cards_by_seat=dealt("10S 4S AS 10H"))
        is Silence.NOT_SAID
    )
    for text in ("10S 4S AS", "10S 4S AS 10S", "10S 4S AS -"):
        with pytest.raises(ValueError, match="one card for each"):
            plays_deal(pool=0, counters_by_seat=(5, 1, 5, 5), cards_by_seat=dealt(text))
    with pytest.raises(ValueError, match="players=3"):
        plays_deal(pool=0, counters_by_seat=(5, 5, 5), cards_by_seat=dealt("10S 10H 10D"))
    most = dict(enumerate(pack()))
    assert plays_deal(pool=24, counters_by_seat=(3,) * 52, cards_by_seat=most) is not None


@pytest.mark.example("tontine.thirteen-cards")
def test_the_thirteen_cards_move_counters_and_lose_none() -> None:
    told = {card: draws(card=card) - puts(card=card) for card in SPADES}
    for card in SPADES:  # each does one thing at most
        assert [draws(card=card) > 0, gives(card=card) is not None, puts(card=card) > 0].count(
            True
        ) == (card.rank is not Rank.TEN)
    drawn, put = (4 * sum(it(card=card) for card in SPADES) for it in (draws, puts))
    assert (drawn, put) == (24, 36)
    assert sum(told.values()) * 4 == drawn - put == -12


@pytest.mark.example("tontine.revives")
def test_a_dead_player_revives_by_each_of_three_neighbours() -> None:
    for text, alive in (("- AS 10S 10H", 1), ("- 10S 2S 10H", 2), ("- 10S 10H 3S", 3)):
        told = plays_deal(pool=0, counters_by_seat=(0, 9, 9, 9), cards_by_seat=dealt(text))
        assert isinstance(told, Table)
        assert told.counters[0] == alive == 27 - sum(told.counters[1:])


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(1, 6), min_size=4, max_size=12),
    st.randoms(use_true_random=False),
    st.integers(0, 40),
)
def test_no_counter_is_made_or_lost(held: list[int], chance: object, box: int) -> None:
    turned = chance.sample(pack(), len(held))  # type: ignore[attr-defined]
    told = plays_deal(pool=box, counters_by_seat=tuple(held), cards_by_seat=dict(enumerate(turned)))
    if not isinstance(told, Silence):
        assert told.box + sum(told.counters) == box + sum(held)
        assert min(told.box, *told.counters) >= 0
