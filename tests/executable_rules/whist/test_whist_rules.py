"""Whist before its laws: the deal, the order of the cards, honours and tricks."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import cards
from executable_rules.whist.rules import deal
from executable_rules.whist.terms import PACK


@pytest.mark.quotes(
    "seymour.whist.observations.2", "now the Cards are dealt round 1 and 1 at a Time"
)
def test_the_cards_are_dealt_round_one_by_one() -> None:
    dealt = deal(pack=PACK)
    assert [len(hand) for hand in dealt.hands] == [13] * 4
    assert [hand[0] for hand in dealt.hands] == list(PACK[:4])
    assert dealt.hands[1][:3] == (PACK[1], PACK[5], PACK[9])
    assert dealt.trump_card == PACK[51] == dealt.hands[3][-1]
    assert {card for hand in dealt.hands for card in hand} == set(PACK)
    assert deal(pack=cards("AS KS QS JS")).hands == tuple((card,) for card in cards("AS KS QS JS"))
    for wrong in (PACK[1:], PACK[2:], ()):
        with pytest.raises(ValueError, match="goes round to 4"):
            deal(pack=wrong)
