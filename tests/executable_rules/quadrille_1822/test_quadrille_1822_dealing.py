"""Quadrille of 1822, laws 1 to 10: the deal, and hands with a wrong number of cards."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille_1822.dealing import dealt_with_this_pack


@pytest.mark.quotes(
    "quanti.quadrille.laws.6",
    "If there be two cards alike in the pack, or a card not belonging to Quadrille, "
    "and it be found out before the game is won, the deal is void; if after, the deal"
    " stands good",
)
def test_a_false_pack_voids_the_deal_until_the_game_is_won() -> None:
    alike = (*OMBRE_PACK[:-1], OMBRE_PACK[0])
    foreign = (*OMBRE_PACK, Card.parse("8H"))
    for pack in (alike, foreign):
        assert dealt_with_this_pack(pack=pack, has_won=False) is Verdict.VOID
        assert dealt_with_this_pack(pack=pack, has_won=True) is Verdict.STANDS
    assert dealt_with_this_pack(pack=OMBRE_PACK, has_won=False) is Verdict.NOTHING_FOLLOWS
    assert dealt_with_this_pack(pack=OMBRE_PACK[1:], has_won=False) is Verdict.NOT_SAID
