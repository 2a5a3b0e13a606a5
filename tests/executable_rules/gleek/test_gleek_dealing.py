"""Gleek: pack, deal, the stock, and what the trumps count in both books."""

from __future__ import annotations

import pytest

from executable_rules.gleek.dealing import tiddy_turned_up, turned_up_as_printed, useful
from executable_rules.mechanics.cards import Rank, pack
from executable_rules.mechanics.results import NOTHING

ACE, KING, QUEEN, KNAVE = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE
FOUR, FIVE, SIX = Rank.FOUR, Rank.FIVE, Rank.SIX


@pytest.mark.quotes("cotton.gleek.1", "DEuces and Treys must be cast out as useless")
@pytest.mark.quotes("seymour.gleek.1", "DUCES and Trays must be cast out as useless")
def test_deuces_and_treys_are_useless() -> None:
    out = {card.rank for card in pack() if not useful(card=card)}
    assert out == {Rank.TWO, Rank.THREE}
    assert sum(useful(card=card) for card in pack()) == 44


@pytest.mark.example("gleek.the-ace-turned-up")
@pytest.mark.quotes("cotton.gleek.6", "and the Ace is turned up")
@pytest.mark.quotes("cotton.gleek.7", "if it be Tiddy turn'd up")
@pytest.mark.quotes("seymour.gleek.5", "and the Ace is turned up")
@pytest.mark.quotes("seymour.gleek.6", "if it be Tiddy turned up")
def test_the_ace_is_turned_up_and_yet_tiddy_may_be() -> None:
    assert turned_up_as_printed() is ACE
    assert tiddy_turned_up(rank=turned_up_as_printed()) == NOTHING
    assert tiddy_turned_up(rank=FOUR) != NOTHING
