"""Bone-Ace in 1687, Bonne-Ace in 1754."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.bone_ace import (
    BONE_ACE,
    Dealt,
    bone,
    carries_bone,
    dealer_by_lifting,
    dealt_to_each,
    may_play,
    order_of_hands,
    wins_game,
    wins_immediately,
)
from executable_rules.mechanics.cards import cards, pack
from executable_rules.mechanics.results import Silence


@pytest.mark.quotes("cotton.bone-ace.1", "seven or eight, or as many as the Cards will permit")
@pytest.mark.quotes("cotton.bone-ace.3", "two to the first hand, and turns up the third")
@pytest.mark.quotes(
    "seymour.bone-ace.1", "Seven or eight Persons (or as many as the Cards will permit)"
)
@pytest.mark.quotes("seymour.bone-ace.3", "2 to the first Hand, and turns up the third")
def test_as_many_as_the_cards_will_permit() -> None:
    assert [players for players in range(30) if may_play(players=players)] == list(range(2, 18))
    assert dealt_to_each() == Dealt(unseen=2, turned_up=1)


@pytest.mark.quotes("cotton.bone-ace.2", "In the lifting for dealing, the least deals")
@pytest.mark.quotes("seymour.bone-ace.2", "In the lifting, the least Card deals")
def test_the_least_card_lifted_deals() -> None:
    assert dealer_by_lifting(lifted=cards("KS 5H 9C 7D")) == 1
    assert dealer_by_lifting(lifted=cards("KS 5H 9C AD")) == 3
    assert dealer_by_lifting(lifted=cards("KS 5H 9C 5D")) is Silence.NOT_SAID


@pytest.mark.quotes(
    "cotton.bone-ace.2", "a great disadvantage, for that makes the Dealer youngest hand"
)
@pytest.mark.quotes(
    "seymour.bone-ace.2", "a great Disadvantage; for that makes the Dealer youngest Hand"
)
def test_the_dealer_is_youngest_hand() -> None:
    assert order_of_hands(dealer=1, players=4) == (2, 3, 0, 1)
    assert order_of_hands(dealer=6, players=7)[-1] == 6


@pytest.mark.quotes("cotton.bone-ace.4", "the Bone, that is, one half of the Stake")
@pytest.mark.quotes("seymour.bone-ace.4", "the Bonne, that is, Half of the Stake")
def test_the_bone_is_half_of_the_stake() -> None:
    assert bone(stake=8) == 4
    assert bone(stake=7) == Fraction(7, 2)


@pytest.mark.quotes("cotton.bone-ace.4", "He that hath the biggest Card carries the Bone")
@pytest.mark.quotes("seymour.bone-ace.4", "He who hath the Highest Card carries the Bonne")
def test_the_biggest_card_carries_the_bone() -> None:
    assert carries_bone(turned_up=cards("9S QH 10C 2D")) == (1,)
    assert carries_bone(turned_up=cards("9S KH AC 2D")) == (2,)
    assert carries_bone(turned_up=cards("9S KH AC 2D"), aces_high=False) == (1,)


@pytest.mark.quotes(
    "cotton.bone-ace.5",
    "if there be three Kings, three Queens, three Tens, &c. turn'd up, the eldest hand wins it",
)
@pytest.mark.quotes(
    "seymour.bone-ace.5",
    "if there be 3 Kings, 3 Queens, 3 Tens, &c. turned up, the eldest Hand wins it",
)
def test_of_three_alike_the_eldest() -> None:
    assert carries_bone(turned_up=cards("9S KH KC 2D KS")) == (1,)
    assert carries_bone(turned_up=cards("KD KH KC 2D KS")) == (0,)
    assert carries_bone(turned_up=cards("10D 9H 10C 2D 10S")) == (0,)
    assert carries_bone(turned_up=cards("9S KH KC 2D QS")) == (1, 2)
    assert carries_bone(turned_up=cards("10S 10H 10C 2D QS")) == (4,)


@pytest.mark.quotes("cotton.bone-ace.6", "is Bone-Ace, and wins all other Cards whatever")
@pytest.mark.quotes("seymour.bone-ace.6", "is Bonne-Ace, and wins all other Cards whatever")
def test_the_ace_of_diamonds_wins_all() -> None:
    assert carries_bone(turned_up=cards("KS KH KC AD")) == (3,)
    assert carries_bone(turned_up=cards("AS AH AC AD")) == (3,)
    assert carries_bone(turned_up=cards("KS AD"), aces_high=False) == (1,)
    for card in pack():
        if card != BONE_ACE:
            assert carries_bone(turned_up=(card, BONE_ACE)) == (1,)


@pytest.mark.quotes("cotton.bone-ace.7", "the nearest to one and thirty wins the Game")
@pytest.mark.quotes("seymour.bone-ace.7", "the nearest to 31 wins the Game")
def test_the_nearest_to_one_and_thirty() -> None:
    assert wins_game(counts=(25, 30, 28)) == (1,)
    assert wins_game(counts=(25, 31, 30)) == (1,)
    assert wins_game(counts=(29, 33, 28)) == (0, 1)
    assert wins_game(counts=(1, 2)) == (1,)
    with pytest.raises(ValueError, match="counts=0"):
        wins_game(counts=(0, 4))


@pytest.mark.quotes(
    "cotton.bone-ace.8", "he that turns up or draws to one and thirty wins it immediately"
)
@pytest.mark.quotes("seymour.bone-ace.8", "he who turns up, or draws to 31, wins immediately")
def test_thirty_one_wins_at_once() -> None:
    assert [count for count in range(40) if wins_immediately(count=count)] == [31]
