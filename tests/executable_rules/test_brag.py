"""Brag: the three stakes, and what one really has to brag of."""

from __future__ import annotations

from itertools import combinations

import pytest

from executable_rules.brag import better_brag, better_brag_nice, reckoned, with_the_favourite
from executable_rules.brag.terms import Better, Kind
from executable_rules.mechanics.cards import Rank, cards, pack


def better(yours: str, others: str) -> Better:
    """Whose brag is the better, with the Knave of Clubs the only favourite."""
    return better_brag(hand=cards(yours), other_hand=cards(others))


def nice(yours: str, others: str) -> Better:
    """Whose brag is the better with the Nine of Diamonds too."""
    return better_brag_nice(hand=cards(yours), other_hand=cards(others))


@pytest.mark.quotes("seymour.brag.8", "The Knave of Clubs is here, as principal a Favourite")
def test_every_hand_with_it_is_a_pair_at_least() -> None:
    others = [card for card in pack() if str(card) != "JC"]
    (knave,) = cards("JC")
    for two in combinations(others, 2):
        alike = two[0].rank is two[1].rank
        found = with_the_favourite(hand=(*two, knave)).kind
        assert found is (Kind.PAIR_ROYAL if alike else Kind.PAIR)


@pytest.mark.quotes("seymour.brag.9", "makes up the Cards in his Hand 31", "drawing from the Pack")
def test_three_cards_never_make_31() -> None:
    spades = [card for card in pack() if card.suit.value == "S"]
    assert max(reckoned(hand=combination) for combination in combinations(spades, 3)) == 30


@pytest.mark.example("brag.two-aces-and-the-knave")
def test_two_aces_and_the_knave_of_clubs_cannot_be_beaten() -> None:
    his = cards("AS AH JC")
    assert better("AS AH JC", "KS KH KC") is Better.YOURS
    assert nice("AS AH JC", "KS KH KC") is Better.YOURS
    rest = [card for card in pack() if card not in his]
    by_rank = [[card for card in rest if card.rank is rank] for rank in Rank]
    royals = [hand for alike in by_rank for hand in combinations(alike, 3)]
    assert len(royals) == 11 * 4 + 1
    assert {better_brag(hand=his, other_hand=hand) for hand in royals} == {Better.YOURS}
