"""Cribbage: the play, with the play that the books work."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.playing import (
    can_come_in,
    fifteen_in_play,
    flush_in_play,
    most,
    pairs_in_play,
    plays_first,
    sequences_in_play,
    sets_up,
    sets_up_in_lieu,
)
from executable_rules.cribbage.terms import Player, told
from executable_rules.mechanics.cards import cards

WORKED = cards("6S 9H 4D 6C 5H")
"""His six, your nine, his four, your six, his five."""


@pytest.mark.quotes("cotton.cribbage.22", "he that deals not, sets up three in lieu thereof")
@pytest.mark.quotes("seymour.cribbage.21", "he, who does not deal, sets up 3 in Lieu thereof")
def test_he_that_deals_not_sets_up_three() -> None:
    assert sets_up_in_lieu(player=Player.OTHER) == 3
    assert sets_up_in_lieu(player=Player.DEALER) == 0


@pytest.mark.quotes("cotton.cribbage.23", "he that dealt not plays first")
@pytest.mark.quotes("seymour.cribbage.21", "who does not deal", "and plays first")
def test_he_plays_first() -> None:
    assert plays_first() is Player.OTHER


@pytest.mark.quotes(
    "cotton.cribbage.24", "if you have a nine play it, that makes fifteen, for which set up two"
)
@pytest.mark.quotes(
    "seymour.cribbage.22", "if you have a 9 play it, that makes 15, for which set up 2"
)
def test_fifteen_in_play_is_two() -> None:
    assert fifteen_in_play(played=WORKED[:2]) == 2
    assert fifteen_in_play(played=WORKED[:1]) == 0
    assert fifteen_in_play(played=cards("6S 8H")) == 0
    assert fifteen_in_play(played=cards("6S KH")) == 0
    assert fifteen_in_play(played=cards("KS 4H AD")) == 2
    # All that are played must make it, not some.
    assert fifteen_in_play(played=cards("2S 9H 6D")) == 0
    with pytest.raises(ValueError, match="played=32 cannot be: it is from 1 to 31"):
        fifteen_in_play(played=cards("KS QH JD 2S"))
    with pytest.raises(ValueError, match="twice"):
        fifteen_in_play(played=cards("9S 6H 6H"))
    with pytest.raises(ValueError, match="played=0"):
        fifteen_in_play(played=())


@pytest.mark.quotes(
    "cotton.cribbage.25",
    "you being not able to come in, having a six in your hand",
    "it is one and thirty you aim at in playing the Cards",
)
@pytest.mark.quotes(
    "seymour.cribbage.23", "you being not able to come in, having a 6", "it is 31 you aim at"
)
def test_a_card_comes_in_that_does_not_pass_one_and_thirty() -> None:
    assert told(WORKED) == 30
    assert can_come_in(hand=cards("6D"), played=WORKED) == ()
    assert can_come_in(hand=cards("6D AS 2S"), played=WORKED) == cards("AS")
    assert can_come_in(hand=cards("6D 7D"), played=WORKED[:4]) == cards("6D")
    assert can_come_in(hand=cards("KS AS"), played=()) == cards("KS AS")
    assert can_come_in(hand=cards("AS"), played=cards("KS QS JS AH")) == ()
    with pytest.raises(ValueError, match="hand cannot be"):
        can_come_in(hand=cards("6S"), played=WORKED)


@pytest.mark.quotes(
    "cotton.cribbage.25", "he sets up one", "because he is most", "you being not able to come in"
)
@pytest.mark.quotes("seymour.cribbage.23", "he sets up 1", "because he is most")
def test_he_is_most_whose_adversary_cannot_come_in() -> None:
    assert most(played=WORKED, others_hand=cards("6D")) == 1
    assert most(played=WORKED, others_hand=cards("6D AS")) == 0
    assert most(played=WORKED, others_hand=()) == 1
    assert most(played=cards("KS QS JS AH"), others_hand=cards("AS 2S")) == 1
    assert most(played=cards("KS QS"), others_hand=cards("KH")) == 0
    with pytest.raises(ValueError, match="played=0"):
        most(played=(), others_hand=())


@pytest.mark.quotes(
    "cotton.cribbage.26",
    "two for Sequences, four, five, and six",
    "that doth not hinder them from being Sequences, though the six was play'd between",
    "if an Ace, Nine, King, Queen, or the like had been play'd between, they had been no Sequences",
)
def test_a_sequence_in_play_in_whatever_order_with_nothing_between() -> None:
    assert sequences_in_play(played=WORKED) == 2
    assert [sequences_in_play(played=WORKED[:it]) for it in range(1, 5)] == [0, 0, 0, 0]
    for between in ("AS", "9S", "KS", "QS"):
        assert sequences_in_play(played=cards(f"4D {between} 6C 5H")) == 0
        assert sequences_in_play(played=cards(f"4D 6C {between} 5H")) == 0
    assert sequences_in_play(played=cards("4D 6C 5H 3S")) == 4
    assert sequences_in_play(played=cards("4D 6C 5H 3S 7S")) == 5
    assert sequences_in_play(played=cards("4D 5H 6C 6D")) == 0
    assert sequences_in_play(played=cards("4D 4S 5H 6C")) == 2
    assert sequences_in_play(played=cards("KS 4D 5H 6C")) == 2
    with pytest.raises(ValueError, match="cannot be"):
        sequences_in_play(played=cards("KS KH KD 2S"))


@pytest.mark.quotes("seymour.cribbage.24", "3 for Sequences, 4, 5, and 6", "no Sequences")
def test_in_1754_a_sequence_of_three_in_play_is_three() -> None:
    assert laws_1754.sequences_in_play(played=WORKED) == 3
    assert laws_1754.sequences_in_play(played=WORKED[:4]) == 0
    assert laws_1754.sequences_in_play(played=cards("4D 6C 5H 3S")) == 4
    for between in ("AS", "9S", "KS", "QS"):
        assert laws_1754.sequences_in_play(played=cards(f"4D {between} 6C 5H")) == 0
    with pytest.raises(ValueError, match="cannot be"):
        laws_1754.sequences_in_play(played=cards("KS KH KD 2S"))


@pytest.mark.example("cribbage.swapped-five-and-six")
@pytest.mark.quotes(
    "cotton.cribbage.26", "which were his four after the fifteen, your five and his six"
)
@pytest.mark.quotes("seymour.cribbage.24", "which were his 4, after the 15, your 5 and his 6")
@pytest.mark.quotes("cotton.cribbage.25", "you a six, twenty five; and he a five, that is thirty")
@pytest.mark.quotes("seymour.cribbage.23", "you a 6, which is 25, and he a 5, that is 30")
def test_five_and_six_are_swapped_in_both_books() -> None:
    turns = ("his", "your") * 3
    whose = {card.rank.value: who for card, who in zip(WORKED[2:], turns, strict=False)}
    assert whose == {4: "his", 6: "your", 5: "his"}
    assert sequences_in_play(played=WORKED) == 2
    assert laws_1754.sequences_in_play(played=WORKED) == 3
    # By the print, told in the order of its words, you had played the five: not twenty-five then.
    assert told(WORKED[:4]) == 25 and told((*WORKED[:3], WORKED[4])) == 24
    assert can_come_in(hand=cards("6D"), played=WORKED) == ()


@pytest.mark.example("cribbage.play-1687")
@pytest.mark.quotes(
    "cotton.cribbage.27",
    "the two for the Sequences, and the one for thirty, being most, as at one and thirty, "
    "makes him three",
)
def test_the_play_of_1687_makes_him_three() -> None:
    assert sets_up(played=WORKED, others_hand=cards("6D")) == 3
    assert sets_up(played=WORKED, others_hand=cards("AD")) == 2
    assert [sets_up(played=WORKED[:it], others_hand=cards("AD")) for it in range(1, 5)] == [
        0,
        2,
        0,
        0,
    ]
    # As at one and thirty: no more than one for it.
    assert sets_up(played=cards("KS QH 8D 3S"), others_hand=cards("AD")) == 1


@pytest.mark.example("cribbage.play-1754")
@pytest.mark.quotes(
    "seymour.cribbage.25",
    "the 3 for the Sequences, and the 1 for 30 being most (as at One and Thirty) makes him 4",
)
def test_the_play_of_1754_makes_him_four() -> None:
    assert laws_1754.sets_up(played=WORKED, others_hand=cards("6D")) == 4
    assert laws_1754.sets_up(played=WORKED, others_hand=cards("AD")) == 3
    assert laws_1754.sets_up(played=cards("KS QH 8D 3S"), others_hand=cards("AD")) == 1


@pytest.mark.quotes(
    "cotton.cribbage.28",
    "in this playing of the Cards you may make Pairs, Sequences, Flush, Fifteens, Pair-Royals, "
    "and double Pair-Royals",
)
@pytest.mark.quotes("seymour.cribbage.26", "you may make Pairs, Sequents, Flushes, Fifteens")
def test_pairs_and_flush_are_made_in_play() -> None:
    assert pairs_in_play(played=cards("6S 6H")) == 2
    assert pairs_in_play(played=cards("6S 6H 6D")) == 6
    assert pairs_in_play(played=cards("6S 6H 6D 6C")) == 12
    assert pairs_in_play(played=cards("6S 6H 9S")) == 0
    assert pairs_in_play(played=cards("6S 9S 6H")) == 0
    assert pairs_in_play(played=cards("6S")) == 0
    assert flush_in_play(played=cards("6S 9S 2S")) == 3
    assert flush_in_play(played=cards("6S 9S 2S AS")) == 4
    assert flush_in_play(played=cards("6S 9S 2S AH")) == 0
    assert flush_in_play(played=cards("6H 9S 2S AS")) == 3
    assert flush_in_play(played=cards("6S 9S")) == 0
    for wrong in (pairs_in_play, flush_in_play):
        with pytest.raises(ValueError, match="cannot be"):
            wrong(played=cards("KS QS JS 2S"))


@pytest.mark.quotes("cotton.cribbage.27", "which he must set up to the rest of his Game")
@pytest.mark.quotes("seymour.cribbage.25", "which he must set up to the rest of his Game")
def test_all_that_the_last_card_makes_is_told_together() -> None:
    # Fifteen, a pair-royal of fives, and nobody comes in.
    fives = cards("5S 5H 5D")
    assert sets_up(played=fives, others_hand=cards("AD")) == 2 + 6
    assert sets_up(played=fives, others_hand=()) == 2 + 6 + 1
    assert laws_1754.sets_up(played=fives, others_hand=()) == 2 + 6 + 1
    # A sequence and a flush at fifteen.
    run = cards("4S 6S 5S")
    assert sets_up(played=run, others_hand=cards("AD")) == 2 + 2 + 3
    assert laws_1754.sets_up(played=run, others_hand=cards("AD")) == 2 + 3 + 3
