"""Piquet, laws I, VII, XI, XIV, XV and XVI: the deal."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import PIQUET_PACK, cards
from executable_rules.piquet.dealing import deals_that_stand


@pytest.mark.quotes("bellecour.piquet.laws.14", "there should be a Card too many, or too few")
@pytest.mark.quotes("academie.piquet.laws.14", "une carte de plus ou de moins")
def test_a_card_too_many_or_too_few_makes_it_void() -> None:
    assert deals_that_stand(pack=PIQUET_PACK[1:]) == 0
    assert deals_that_stand(pack=(*PIQUET_PACK, *cards("6S"))) == 0
    assert deals_that_stand(pack=(*PIQUET_PACK, PIQUET_PACK[0])) == 0
    assert deals_that_stand(pack=PIQUET_PACK) == 1
