"""Whist before its laws: the deal, the order of the cards, honours and tricks."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Suit, cards
from executable_rules.whist.rules import (
    by_honours,
    by_tricks,
    deal,
    game_by_calling,
    is_up,
    may_still_call,
    packets_formerly,
    ruff_and_honours_deal,
    ruffs,
    split,
    three_handed_deal,
    trick_won_by,
)
from executable_rules.whist.terms import PACK

S, H = Suit.SPADES, Suit.HEARTS


@pytest.mark.quotes(
    "seymour.whist.observations.1", "Formerly it was usual to deal 4 Cards together"
)
def test_formerly_four_cards_were_dealt_together() -> None:
    assert packets_formerly(hand=12) == (4, 4, 4)
    assert packets_formerly() == packets_formerly(hand=13) == (4, 4, 4, 1)
    assert packets_formerly(hand=1) == (1,)
    with pytest.raises(ValueError, match="hand=0"):
        packets_formerly(hand=0)


@pytest.mark.quotes(
    "seymour.whist.observations.2", "now the Cards are dealt round 1 and 1 at a Time"
)
def test_the_cards_are_dealt_round_one_by_one() -> None:
    dealt = deal(pack=PACK)
    assert [len(hand) for hand in dealt.hands] == [13] * 4
    assert [hand[0] for hand in dealt.hands] == list(PACK[:4])
    assert dealt.hands[1][:3] == (PACK[1], PACK[5], PACK[9])
    assert dealt.trump_card == PACK[51] == dealt.hands[3][-1]
    assert {card for hand in dealt.hands for card in hand} == set(PACK)
    assert deal(pack=cards("AS KS QS JS")).hands == tuple((card,) for card in cards("AS KS QS JS"))
    for wrong in (PACK[1:], PACK[2:], ()):
        with pytest.raises(ValueError, match="goes round to 4"):
            deal(pack=wrong)


@pytest.mark.quotes(
    "seymour.whist.observations.3",
    "4 Persons playing, having dealt 12 a-piece, there are 4 left for the Stock",
    "the uppermost whereof is turned up",
)
def test_at_ruff_and_honours_four_are_left() -> None:
    assert ruff_and_honours_deal() == (12, 4, 49)


@pytest.mark.quotes(
    "seymour.whist.observations.4",
    "He who hath the Ace of Trumps Ruffs, that is, he takes in those 4 Cards, and lays out 4",
)
def test_the_ace_of_trumps_ruffs() -> None:
    hand, stock = cards("AS 2H 3H 4H 5H"), cards("KS QS JS 2C")
    ruffed = ruffs(hand=hand, stock=stock, lays_out=cards("2H 3H 4H 2C"), trump=S)
    assert ruffed == cards("AS 5H KS QS JS")
    assert ruffs(hand=hand, stock=stock, lays_out=cards("2H 3H 4H 2C"), trump=H) == hand
    for wrong in ("2H 3H 4H", "2H 3H 4H 9C", "2H 3H 4H 5H 2C", "2H 3H 4H 4H"):
        with pytest.raises(ValueError, match="lays_out may be 4 cards"):
            ruffs(hand=hand, stock=stock, lays_out=cards(wrong), trump=S)


@pytest.mark.quotes(
    "seymour.whist.observations.5",
    "he who hath 3 Honours in his Hand, his Partner not having the Fourth, sets up 8 by Cards, "
    "that is, 2 Tricks; if he hath all 4, then 16, that is, 4 Tricks",
)
def test_three_honours_are_two_tricks_and_four_are_four() -> None:
    assert [by_honours(held=held) for held in range(5)] == [0, 0, 0, 2, 4]
    assert [4 * by_honours(held=held) for held in (3, 4)] == [8, 16]
    assert by_honours(held=3, partners=1) == 4
    for wrong in ((5, 0), (3, 2), (0, 5), (-1, 0), (2, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            by_honours(held=wrong[0], partners=wrong[1])


@pytest.mark.quotes(
    "seymour.whist.observations.5",
    "It is all one, if the two Partners make them 3, or 4 between them, as if one had them",
)
def test_the_partners_honours_count_as_his_own() -> None:
    for held in range(5):
        for partners in range(5 - held):
            assert by_honours(held=held, partners=partners) == by_honours(held=held + partners)
    assert by_honours(held=2, partners=1) == by_honours(held=0, partners=3) == 2
    assert by_honours(held=2, partners=2) == 4


@pytest.mark.quotes(
    "seymour.whist.observations.6",
    "If the Honours are equally divided among the Gamesters of each Side",
)
def test_honours_equally_divided_are_split() -> None:
    assert split(one_side=2, other_side=2) and split(one_side=0, other_side=0)
    assert not split(one_side=3, other_side=1) and not split(one_side=1, other_side=3)
    assert not split(one_side=2, other_side=1)
    assert by_honours(held=2) == 0
    for one_side, other_side in ((3, 2), (0, -1), (-1, 3), (0, 5)):
        with pytest.raises(ValueError, match="cannot be"):
            split(one_side=one_side, other_side=other_side)


@pytest.mark.quotes(
    "seymour.whist.observations.7",
    "If either Side are at 8 Groats",
    "If he hath 2 Honours in his Hand, and if the other answers 1, the Game is up, which is 10",
)
def test_two_honours_and_one_at_eight_are_the_game() -> None:
    assert game_by_calling(score=8, held=2, answered=1) == 10
    assert game_by_calling(score=8, held=2, answered=2) == 10
    assert game_by_calling(score=8, held=2, answered=0) == 8
    assert game_by_calling(score=8, held=1, answered=1) == 8
    assert [game_by_calling(score=8, held=it, answered=2) for it in (0, 1)] == [8, 8]
    assert [game_by_calling(score=it, held=2, answered=1) for it in (0, 7, 9)] == [0, 7, 9]
    assert game_by_calling(score=7, held=3, answered=0) == 7
    for score, held, answered in ((-1, 2, 1), (10, 2, 1), (8, 3, 2), (8, 5, -1), (8, -1, 2)):
        with pytest.raises(ValueError, match="cannot be"):
            game_by_calling(score=score, held=held, answered=answered)


@pytest.mark.quotes(
    "seymour.whist.observations.7", "if he has more than 2 he shews them, which is the same Thing"
)
def test_more_than_two_are_shewn() -> None:
    assert game_by_calling(score=8, held=3, answered=0) == 10
    assert game_by_calling(score=8, held=4, answered=0) == 10


@pytest.mark.quotes(
    "seymour.whist.observations.8",
    "if he forgets to call, after playing a Trick, he loseth the Advantage of calling for that",
)
def test_who_forgets_to_call_loses_it_after_a_trick() -> None:
    assert may_still_call(tricks_played=0)
    assert not may_still_call(tricks_played=1)
    assert not may_still_call(tricks_played=2)
    with pytest.raises(ValueError, match="tricks_played"):
        may_still_call(tricks_played=-1)


@pytest.mark.quotes(
    "seymour.whist.observations.9",
    "a 10 wins a 9, if not Trumps; so a Queen a Knave",
    "the Ace is the highest",
)
def test_the_higher_card_of_the_suit_wins() -> None:
    assert trick_won_by(trick=cards("9H 10H"), trump=S) == 1
    assert trick_won_by(trick=cards("QH JH"), trump=S) == 0
    assert trick_won_by(trick=cards("2H"), trump=S) == 0
    assert trick_won_by(trick=cards("KH 10H AH 2H"), trump=S) == 2
    assert trick_won_by(trick=cards("9H 10D AC 8H"), trump=S) == 0


@pytest.mark.quotes(
    "seymour.whist.observations.9",
    "the least Trump will win the highest Card of any other Suit",
)
def test_the_least_trump_wins_the_highest_card() -> None:
    assert trick_won_by(trick=cards("AH KH 2S QH"), trump=S) == 2
    assert trick_won_by(trick=cards("AH 3S 2S QH"), trump=S) == 1
    for wrong in ((), cards("AH KH 2S QH JH")):
        with pytest.raises(ValueError, match="trick="):
            trick_won_by(trick=wrong, trump=S)


@pytest.mark.quotes(
    "seymour.whist.observations.10",
    "They deal to each 12 a-piece, and the Trump is the bottom Card",
)
def test_by_three_each_has_twelve() -> None:
    assert three_handed_deal() == (12, 16, 52)


@pytest.mark.quotes("seymour.whist.observations.10", "the Number of the Game 10")
def test_ten_is_the_game() -> None:
    assert [is_up(score=score) for score in (0, 9, 10, 11)] == [False, False, True, True]
    with pytest.raises(ValueError, match="score"):
        is_up(score=-1)


@pytest.mark.quotes(
    "seymour.whist.rules.7",
    "Five Tricks, and by your own Hand you can get 2 Tricks more",
    "run no Hazard in order to score 2 that Deal",
)
def test_seven_tricks_score_one_and_eight_two() -> None:
    assert [by_tricks(tricks=tricks) for tricks in range(5, 10)] == [0, 0, 1, 2, 3]
    assert by_tricks(tricks=13) == 7 and by_tricks(tricks=0) == 0
    for wrong in (-1, 14):
        with pytest.raises(ValueError, match="tricks"):
            by_tricks(tricks=wrong)


@pytest.mark.quotes(
    "seymour.whist.odd-trick.4",
    "the Game is Nine all",
    "A and B have got three Tricks",
    "A therefore is to get four Tricks out of the six Cards in Hand to win the Game",
)
def test_at_nine_all_the_odd_trick_wins_the_game() -> None:
    assert is_up(score=9 + by_tricks(tricks=3 + 4))
    assert not is_up(score=9 + by_tricks(tricks=3 + 3))
