"""The Cuckoo: players, pack, the changing of cards, who pays, the dealer, the winner."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.cuckoo import dealer_may_keep, is_lower, payers, pays
from executable_rules.mechanics.cards import Card, cards, pack


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.example("cuckoo.four-pay")
def test_four_players_may_pay_at_the_same_time() -> None:
    shown = cards("AS 9H AD AC KS AH")
    paid = [pays(seat=seat, cards_turned=shown).amount for seat in range(6)]
    assert (payers(cards_turned=shown), sum(paid)) == ((0, 2, 3, 5), 4)


@pytest.mark.example("cuckoo.dealer-rarely-pays")
def test_the_dealer_rarely_pays() -> None:
    def keeps_best_of(own: int, players: int) -> Fraction:
        """How often he pays who keeps the best of so many cards, each other having one."""
        ways = sum(
            comb(4, best) * comb(4 * lower, own - best) * comb(52 - 4 * lower - best, players - 1)
            for lower in range(13)
            for best in range(1, own + 1)
        )
        return Fraction(ways, comb(52, own) * comb(52 - own, players - 1))

    assert dealer_may_keep(card=card("QD"), cards=cards("2S 9H QD"))
    assert Fraction(1, 29) < keeps_best_of(3, 5) < Fraction(1, 28)
    assert Fraction(1, 5) < keeps_best_of(1, 5) < Fraction(1, 4)
    assert Fraction(1, 247) < keeps_best_of(3, 12) < Fraction(1, 246)
    assert Fraction(1, 9) < keeps_best_of(1, 12) < Fraction(1, 8)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(pack()), unique=True, min_size=2, max_size=20))
def test_they_pay_who_have_no_lower_beside_them(shown: list[Card]) -> None:
    paying = payers(cards_turned=tuple(shown))
    assert 1 <= len(paying) <= 4
    for seat, held in enumerate(shown):
        beaten = any(is_lower(card=other, other_card=held) for other in shown)
        assert (seat in paying) is not beaten
