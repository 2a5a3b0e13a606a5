"""Papillon: dealing and taking."""

from __future__ import annotations

import pytest

from executable_rules.imperial.dealing import deals_that_stand
from executable_rules.mechanics.capture import takings
from executable_rules.mechanics.cards import PIQUET_PACK, Card, cards, pack
from executable_rules.mechanics.results import Verdict
from executable_rules.papillon.dealing import false_pack
from executable_rules.papillon.taking import haneton


@pytest.mark.quotes("bellecour.papillon.laws.12", "the Deal is still good")
@pytest.mark.quotes("bellecour.imperial.laws.1", "is void; the preceding ones stand good")
def test_a_card_twice_voids_the_deal_at_imperial_and_not_at_papillon() -> None:
    assert deals_that_stand(pack=(*PIQUET_PACK[1:], PIQUET_PACK[1])) == 0
    assert false_pack(cards=(*pack()[1:], pack()[1])) is Verdict.STANDS


@pytest.mark.quotes("bellecour.papillon.laws.5", "draws three Cards of the same sort")
def test_the_haneton_breaks_the_rule_that_a_card_takes_one_of_its_like() -> None:
    """Bellecour p. 169 line 10147: *with an Eight, you cannot take off two Eights*."""
    eight, three = Card.parse("8S"), cards("8H 8D 8C")
    assert haneton(card=eight, cards_drawn=three) == 1
    assert all(len(taking) == 1 for taking in takings(eight, three))
