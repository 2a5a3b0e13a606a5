"""Guinguette: the thirty-six cards by both readings, and the measures of its revys."""

from __future__ import annotations

import pytest

from executable_rules.guinguette.boxes import cabaret_holds
from executable_rules.guinguette.dealing import is_higher, pack_played_with
from executable_rules.guinguette.terms import Revy, SmallCards
from executable_rules.mechanics.cards import Rank, Suit, cards
from tests.executable_rules.printed_tables import page


@pytest.mark.example("guinguette.measures")
def test_a_chopine_is_two_demi_septiers_and_a_pinte_two_chopines() -> None:
    """The note of bellecour p. 245: each measure is half the next."""
    assert "the demi-septier to the half pint" in page("bellecour", 245)
    small, half, whole = (cabaret_holds(pool=0, earlier_revys=(revy,)) for revy in Revy)
    assert (2 * small, 2 * half) == (half, whole)


@pytest.mark.example("guinguette.small-cards")
@pytest.mark.parametrize("players", [3, 4])
def test_the_pack_of_thirty_six_by_both_readings(players: int) -> None:
    """With the five thrown out the ace must be kept to make thirty-six, and the other way about.

    Both books go on: the ace is the lowest card, which only the first reading lets be.
    """
    packs = {
        smallcard: pack_played_with(players=players, reading=smallcard) for smallcard in SmallCards
    }
    assert [len(pack) for pack in packs.values()] == [36, 36]
    kept = {it: {card.rank for card in pack} for it, pack in packs.items()}
    assert kept[SmallCards.ACE_KEPT] ^ kept[SmallCards.FIVE_KEPT] == {Rank.ACE, Rank.FIVE}
    ace, six = cards("AH 6H")
    assert ace in pack_played_with(players=players)
    assert is_higher(card=six, other_card=ace, trump=Suit.CLUBS)
