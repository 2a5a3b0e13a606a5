"""Bone-Ace in 1687, Bonne-Ace in 1754."""

from __future__ import annotations

import pytest

from executable_rules.bone_ace import BONE_ACE, carries_bone
from executable_rules.mechanics.cards import cards, pack


@pytest.mark.quotes("cotton.bone-ace.6", "is Bone-Ace, and wins all other Cards whatever")
@pytest.mark.quotes("seymour.bone-ace.6", "is Bonne-Ace, and wins all other Cards whatever")
def test_the_ace_of_diamonds_wins_all() -> None:
    assert carries_bone(cards_turned=cards("KS KH KC AD")) == (3,)
    assert carries_bone(cards_turned=cards("AS AH AC AD")) == (3,)
    assert carries_bone(cards_turned=cards("KS AD"), is_agreed=False) == (1,)
    for card in pack():
        if card != BONE_ACE:
            assert carries_bone(cards_turned=(card, BONE_ACE)) == (1,)
