"""Ombre, laws II-VIII and XII: faced cards and hands of a wrong number."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank
from executable_rules.mechanics.results import Verdict
from executable_rules.ombre.dealing import card_turned_in_dealing
from executable_rules.ombre.terms import HAND, STOCK


def test_nine_cards_each_leave_thirteen() -> None:
    assert (HAND, STOCK) == (9, 13)


@pytest.mark.quotes(
    "bellecour.ombre.laws.2",
    "If in dealing there should come a black Ace turned up, there must be a new Deal.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.2",
    "Si en donnant les cartes il se trouve un As noir tourné, on refait",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.14",
    "If one of the Black Aces be turned up in dealing, there must be a new Deal",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.15", "If the Card seen be any thing but a Black Ace, the Deal is good."
)
def test_a_black_ace_turned_up_makes_a_new_deal() -> None:
    again = [
        card
        for card in OMBRE_PACK
        if card_turned_in_dealing(turned_card=card) is not Verdict.STANDS
    ]
    assert again == [card for card in OMBRE_PACK if card.rank is Rank.ACE and not card.suit.red]
    assert card_turned_in_dealing(turned_card=Card.parse("AS")) is Verdict.DEAL_AGAIN
    assert card_turned_in_dealing(turned_card=Card.parse("AC")) is Verdict.DEAL_AGAIN
    assert card_turned_in_dealing(turned_card=Card.parse("AH")) is Verdict.STANDS
    assert card_turned_in_dealing(turned_card=Card.parse("KS")) is Verdict.STANDS
