"""Cribbage: what hand and crib count, the hands that the books work, and who may know it."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.show import (
    bilkt,
    cards_counted,
    games_in_hand,
    may_count_his_cards,
    may_know,
)
from executable_rules.cribbage.terms import Bilkt, Player, Thing
from executable_rules.cribbage.values import fifteens, pairs, sequences
from executable_rules.mechanics.cards import Card, cards

NINE_AND_TWO_SIXES = cards("9S 6H 6D")
FOUR_FIVE_SIX = cards("4S 5H 6D")
SIX = Card.parse("6C")


@pytest.mark.quotes(
    "cotton.cribbage.16", "you may make what use you can of it in counting", "into your hand"
)
@pytest.mark.quotes("cotton.cribbage.7", "each of them may make use of that Card")
@pytest.mark.quotes("seymour.cribbage.15", "you may make what Use you can of it in counting")
@pytest.mark.quotes("seymour.cribbage.6", "each of them may make use of that Card")
def test_the_card_turned_up_is_counted_and_not_taken_in() -> None:
    assert cards_counted(hand=FOUR_FIVE_SIX) == FOUR_FIVE_SIX
    assert cards_counted(hand=FOUR_FIVE_SIX, turned=SIX) == (*FOUR_FIVE_SIX, SIX)
    assert len(cards_counted(hand=cards("4S 5H 6D KS"), turned=SIX)) == 5
    for wrong in ("4S 5H", "4S 5H 6D KS QS"):
        with pytest.raises(ValueError, match="hand="):
            cards_counted(hand=cards(wrong))
    with pytest.raises(ValueError, match="turned cannot be"):
        cards_counted(hand=FOUR_FIVE_SIX, turned=Card.parse("6D"))


@pytest.mark.example("cribbage.nine-and-two-sixes")
@pytest.mark.quotes(
    "cotton.cribbage.15",
    "that makes you six Games, because there is two fifteens and a pair",
    "if a Six chance to be turn'd up, then you have twelve Games in your hand",
)
@pytest.mark.quotes(
    "cotton.cribbage.17",
    "the three Sixes makes you six, being a Pair-Royal",
    "the Nine added to every Six makes three fifteens",
)
def test_nine_and_two_sixes_are_six_and_with_a_six_twelve() -> None:
    assert games_in_hand(hand=NINE_AND_TWO_SIXES) == 6
    assert fifteens(cards=NINE_AND_TWO_SIXES) == 2 * 2
    assert pairs(cards=NINE_AND_TWO_SIXES) == 2
    assert games_in_hand(hand=NINE_AND_TWO_SIXES, turned=SIX) == 12
    assert pairs(cards=(*NINE_AND_TWO_SIXES, SIX)) == 6
    assert fifteens(cards=(*NINE_AND_TWO_SIXES, SIX)) == 3 * 2


@pytest.mark.example("cribbage.nine-and-two-sixes")
@pytest.mark.quotes(
    "seymour.cribbage.14", "which makes you 6 Games", "then you have 12 Games in your Hand"
)
@pytest.mark.quotes("seymour.cribbage.16", "6 more added to the Former, makes 12")
def test_in_1754_they_are_six_and_twelve_too() -> None:
    assert laws_1754.games_in_hand(hand=NINE_AND_TWO_SIXES) == 6
    assert laws_1754.games_in_hand(hand=NINE_AND_TWO_SIXES, turned=SIX) == 12


@pytest.mark.example("cribbage.four-five-six-1687")
@pytest.mark.quotes(
    "cotton.cribbage.20",
    "it is four, five, and six; again, taking in the counting six that is turn'd up",
    "that is in all four; then there is fifteen and fifteen",
    "which makes eight Games",
)
@pytest.mark.quotes("cotton.cribbage.10", "A Pair is two")
def test_four_five_six_and_a_six_told_at_eight_make_ten() -> None:
    counted = (*FOUR_FIVE_SIX, SIX)
    assert sequences(cards=counted) == 2 + 2
    assert fifteens(cards=counted) == 2 + 2
    told = 8
    forgotten = pairs(cards=counted)
    assert games_in_hand(hand=FOUR_FIVE_SIX, turned=SIX) == 10 == told + forgotten
    # Before a card was turned up.
    assert games_in_hand(hand=FOUR_FIVE_SIX) == 4


@pytest.mark.example("cribbage.four-five-six-1754")
@pytest.mark.quotes(
    "seymour.cribbage.19",
    "that is 3, because of Sequences of Three; then it is 2 more",
    "that is in all 4, then there is 15 and 15",
    "which makes 8 Games",
)
@pytest.mark.quotes("seymour.cribbage.10", "Sequences of 3, is 3")
def test_in_1754_told_at_eight_they_make_twelve() -> None:
    counted = (*FOUR_FIVE_SIX, SIX)
    by_the_rule = laws_1754.sequences(cards=counted)
    in_its_words, in_all, told = 3 + 2, 4, 8
    assert by_the_rule == 3 + 3 and by_the_rule > in_its_words > in_all
    assert laws_1754.games_in_hand(hand=FOUR_FIVE_SIX, turned=SIX) == 12
    assert told == in_all + fifteens(cards=counted)
    assert told + (by_the_rule - in_all) + pairs(cards=counted) == 12


@pytest.mark.quotes("cotton.cribbage.15", "two fifteens and a pair")
@pytest.mark.quotes("cotton.cribbage.12", "so is a Flush of three three, of four four")
@pytest.mark.quotes("cotton.cribbage.13", "Knave Noddy is one in hand, and two to the Dealer")
@pytest.mark.quotes("seymour.cribbage.14", "2 Fifteens and a Pair")
@pytest.mark.quotes("seymour.cribbage.11", "a Flush of 4, is 4")
@pytest.mark.quotes("seymour.cribbage.12", "is one in Hand, and 2 to the Dealer")
def test_every_value_is_counted() -> None:
    hand, turned = cards("10S JS QS"), Card.parse("5S")
    # A sequence, three fifteens, a flush of four and Knave Noddy.
    assert games_in_hand(hand=hand, turned=turned) == 2 + 6 + 4 + 1
    assert games_in_hand(hand=hand, turned=turned, player=Player.DEALER) == 2 + 6 + 4 + 2
    assert laws_1754.games_in_hand(hand=hand, turned=turned) == 3 + 6 + 4 + 1
    assert laws_1754.games_in_hand(hand=hand, turned=turned, player=Player.DEALER) == 15
    # The Knave turned up is in no hand.
    assert games_in_hand(hand=cards("10S 5S QS"), turned=Card.parse("JS")) == 2 + 6 + 4


@pytest.mark.quotes(
    "cotton.cribbage.18", "that your Opponent may know what you are", "you must not see his Cards"
)
@pytest.mark.quotes("cotton.cribbage.21", "he likewise sets up, keeping his Cards undiscovered")
@pytest.mark.quotes(
    "seymour.cribbage.17", "your Opponent may know what you are", "you may not see his Cards"
)
@pytest.mark.quotes("seymour.cribbage.20", "sets up, keeping his Cards undiscovered")
def test_the_score_may_be_known_the_cards_may_not() -> None:
    assert {thing: may_know(thing=thing) for thing in Thing} == {
        Thing.SCORE: True,
        Thing.CARDS: False,
    }


@pytest.mark.quotes(
    "cotton.cribbage.19",
    "If you think he plays foul by reckoning too much",
    "you may count them after the hand is play'd",
)
@pytest.mark.quotes("seymour.cribbage.18", "If you think he plays foul", "after the Hand is played")
def test_his_cards_may_be_counted_when_the_hand_is_played() -> None:
    assert may_count_his_cards(hand_played=True) is True
    assert may_count_his_cards(hand_played=False) is False
    assert may_count_his_cards(hand_played=True, thinks_foul=False) is False
    assert may_count_his_cards(hand_played=False, thinks_foul=False) is False


@pytest.mark.quotes(
    "cotton.cribbage.29",
    "if he find no Games in them, nor help by the Card that was turn'd up",
    "then he is bilkt",
    "he is both bilkt in hand and crib",
)
@pytest.mark.quotes(
    "seymour.cribbage.27", "then he is bilked", "he is both bilked in Hand and Crib"
)
def test_bilkt_is_he_who_finds_no_games() -> None:
    bare, bare_crib, turned = cards("2S 4H 6D"), cards("8S 10H QD KC"), Card.parse("AC")
    full, full_crib = cards("2H 2D 6S"), cards("8H 10D 10C KS")
    assert bilkt(hand=bare, crib=bare_crib, turned=turned) is Bilkt.BOTH
    assert bilkt(hand=full, crib=bare_crib, turned=turned) is Bilkt.CRIB
    assert bilkt(hand=bare, crib=full_crib, turned=turned) is Bilkt.HAND
    assert bilkt(hand=full, crib=full_crib, turned=turned) is Bilkt.NOWHERE
    # The card turned up helps either.
    assert bilkt(hand=bare, crib=bare_crib, turned=Card.parse("4C")) is Bilkt.CRIB
    assert bilkt(hand=bare, crib=bare_crib, turned=Card.parse("8D")) is Bilkt.HAND
    for wrong in ("8S 10H QD", "8S 10H QD KC 3C"):
        with pytest.raises(ValueError, match="crib="):
            bilkt(hand=bare, crib=cards(wrong), turned=turned)
    with pytest.raises(ValueError, match="crib cannot be"):
        bilkt(hand=bare, crib=cards("2S 10H QD KC"), turned=turned)


def test_bilkt_is_the_same_in_both_books() -> None:
    hands = [cards(it) for it in ("2S 4H 6D", "4S 5H 6D", "AS 2H 3D", "QS KH 9D")]
    assert [bool(games_in_hand(hand=it)) for it in hands] == [
        bool(laws_1754.games_in_hand(hand=it)) for it in hands
    ]
