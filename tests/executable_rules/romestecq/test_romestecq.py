"""Romestecq: what holds of every hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from executable_rules.mechanics.cards import Card, Rank, cards
from executable_rules.mechanics.results import Penalty
from executable_rules.romestecq.faults import counts
from executable_rules.romestecq.parts import holds
from executable_rules.romestecq.terms import HAND, PACK, Part

IN_HAND = [part for part in Part if part is not Part.STECQ]


@pytest.mark.quotes("bellecour.romestecq.laws.7", "or other parts of the game which he has not")
@pytest.mark.quotes("academie.romestecq.laws.7", "ou autres avantages du jeu, & ne les auroit pas")
@pytest.mark.parametrize(
    ("hand", "parts"),
    [
        ("AS AH AD AC KS", "VIRLICQUE TRICHE DOUBLE_ROME"),
        ("7S 7H 7D 7C KS", "VIRLICQUE TRICHE ROME"),
        ("AS AH AD KC 9S", "TRICHE DOUBLE_ROME"),
        ("KS KH KD AC AD", "TRICHE DOUBLE_NINGRE DOUBLE_ROME"),
        ("AS AH 10C 10D 9S", "DOUBLE_NINGRE DOUBLE_ROME ROME"),
        ("QS QD JS JD 6H", "DOUBLE_NINGRE VILLAGE ROME"),
        ("QS QD JS JC 6H", "DOUBLE_NINGRE ROME"),
        ("QS QD JC JD 6H", "DOUBLE_NINGRE ROME"),
        ("10S 10D 9S 9D 6H", "DOUBLE_NINGRE VILLAGE ROME"),
        ("QS QD QH JS JD", "DOUBLE_NINGRE VILLAGE TRICHE ROME"),
        ("QS JS 9D 8D KH", ""),
        ("JS JD 9S 8D KH", "ROME"),
        ("KS KD 9S 8D QH", "DOUBLE_ROME"),
    ],
)
def test_what_a_hand_has_may_be_counted(hand: str, parts: str) -> None:
    for part in IN_HAND:
        lost = counts(claim=part, hand=cards(hand))
        assert lost is (Penalty.NONE if part.name in parts.split() else Penalty.LOSES_PARTY)


def test_the_parts_of_every_hand_agree() -> None:
    """A greater part has the smaller within it, in every hand of the aces, kings and queens."""
    high = [card for card in PACK if card.rank in (Rank.ACE, Rank.KING, Rank.QUEEN)]
    for hand in combinations(high, HAND):
        parts = {part for part in IN_HAND if holds(part, hand, is_last=False)}
        assert Part.VIRLICQUE not in parts or Part.TRICHE in parts
        assert Part.VILLAGE not in parts
        assert parts & {Part.ROME, Part.DOUBLE_ROME}
        assert (Part.DOUBLE_NINGRE in parts) == (len({c.rank for c in hand if _pair(c, hand)}) > 1)


def _pair(card: Card, hand: tuple[Card, ...]) -> bool:
    return sum(it.rank is card.rank for it in hand) >= 2
