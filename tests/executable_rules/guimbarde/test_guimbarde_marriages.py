"""Guimbarde, laws I-IV, VI and VII: marriages in play and in hand, and the grand match."""

from __future__ import annotations

import pytest

from executable_rules.guimbarde.marriages import boxes_drawn, grand_match, wins_king_of_hearts
from executable_rules.guimbarde.terms import boxes_opened
from executable_rules.mechanics.cards import Suit, cards, pack


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.4",
    "He who has the grand match in hand, that is the King and Queen of Hearts, receives two "
    "Counters from each Player, in playing the Cards, besides the boxes that he draws",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.4",
    "Qui a le grand mariage en main; c'est-à-dire, le roi & la dame de cœur, tire deux jettons de "
    "chaque Joueur, en jouant les cartes, outre les boetes qu'il a gagné",
)
def test_the_grand_match_in_hand_is_worth_two_from_each_besides_the_boxes() -> None:
    gains = grand_match(players=5, winner=1, has_it=True)
    assert gains == (-2, 8, -2, -2, -2)
    hand = cards("KH QH 7S 8S 9S")
    drawn = boxes_drawn(hand=hand)
    assert drawn == ("the Marriage", "the King", "the Guimbarde")
    table = boxes_opened("ABCDE").staked().drawn("B", drawn)
    assert table == boxes_opened("ABCDE").staked().shown({"B": hand})
    assert table.ledger.held["B"] + gains[1] == -5 + 15 + 8
    assert table.ledger.total == 0


@pytest.mark.quotes("bellecour.guimbarde.laws.4", "besides the boxes that he draws")
@pytest.mark.quotes("academie.guimbarde.laws.4", "outre les boetes qu'il a gagné")
@pytest.mark.example("guimbarde.five-boxes")
def test_the_five_boxes_may_come_together_in_one_hand() -> None:
    """X38: pp. 194-195, lines 11355-11432; W44: Académie, p. 305, lines 15242-15251."""
    five = ("the Point", "the Marriage", "the Fool", "the King", "the Guimbarde")
    for hand in ("KH QH JD 7H 7S", "KH QH JD 7H 8H"):
        drawn = boxes_drawn(hand=cards(hand), allowed_as_good=True)
        assert drawn == five
        table = boxes_opened("ABCDE", each=20).staked()
        after = table.drawn("C", drawn)
        assert [table.lying(box) for box in five] == [5] * 5
        assert [after.lying(box) for box in five] == [0] * 5
        assert after.ledger.held["C"] == 40
        assert after.ledger.total == 100
    assert boxes_drawn(hand=cards("KH QH JD 7H 7S")) == five[1:]
    assert boxes_drawn(hand=cards("KH QH JD 7C 7S"), allowed_as_good=True) == five[1:]
    assert boxes_drawn(hand=cards("JD 7D 8D 7C 7S"), allowed_as_good=True) == (five[0], five[2])
    assert boxes_drawn(hand=cards("KD QD JH 7C 7S"), allowed_as_good=True) == ()


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.4",
    "to whom alone the privilege of winning the King of Hearts belongs",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.4",
    "par un privilége à elle seulement accordé, enleve le roi de cœur",
)
def test_guimbarde_alone_wins_the_king_of_hearts() -> None:
    for trump in Suit:
        winners = [card for card in pack() if wins_king_of_hearts(card=card, trump=trump)]
        assert winners == list(cards("QH"))
