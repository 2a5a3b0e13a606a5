"""Guinguette: tests that quote its laws; its units, and its pack by both readings."""

from __future__ import annotations

import pytest
from printed_tables import page

from executable_rules.guinguette import (
    Revy,
    SmallCards,
    guinguette_ranking,
    revied,
    thirty_six,
)
from executable_rules.mechanics.cards import Rank, Suit, cards


@pytest.mark.example("guinguette.measures")
def test_the_units_of_the_cabaret() -> None:
    """Bellecour p. 245, l. 13975-13982; academie p. 345, l. 16978-16983: one, two and four."""
    assert "the Chopine is two Counters, and the Pint four" in page("bellecour", 245)
    assert "la chopine est deux jettons, & la pinte quatre" in page("academie", 345)
    assert [revy.value for revy in Revy] == [1, 2, 4]
    assert revied(6, Revy.DEMI_SEPTIER, Revy.CHOPINE, Revy.PINTE, Revy.PINTE) == 17
    # The note of p. 245: a demi-septier is half a chopine, a chopine half a pinte.
    assert 2 * Revy.DEMI_SEPTIER.value == Revy.CHOPINE.value
    assert 2 * Revy.CHOPINE.value == Revy.PINTE.value


@pytest.mark.example("guinguette.small-cards")
def test_the_pack_of_thirty_six_by_both_readings() -> None:
    """Bellecour p. 243, l. 13841-13849; academie p. 344, l. 16924-16929.

    "All the small Cards up to the five" are laid out. With the five thrown out the ace must be
    kept to make thirty-six, with the five kept it must be thrown out. Both books go on: the ace
    is the lowest card, which only the first reading lets be.
    """
    assert "laying out all the small Cards up to the five" in page("bellecour", 243)
    assert "en ôtant les petites jusqu'aux cinq" in page("academie", 344)
    kept = {reading: {card.rank for card in thirty_six(reading)} for reading in SmallCards}
    assert [len(thirty_six(reading)) for reading in SmallCards] == [36, 36]
    assert kept[SmallCards.ACE_KEPT] ^ kept[SmallCards.FIVE_KEPT] == {Rank.ACE, Rank.FIVE}
    assert Rank.ACE in kept[SmallCards.ACE_KEPT]
    order = guinguette_ranking(Suit.CLUBS)
    ace, two, king = cards("AH 2H KH")
    assert order.beats(two, ace) and order.beats(king, two) and not order.beats(ace, two)
