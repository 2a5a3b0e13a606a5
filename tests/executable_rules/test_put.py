"""Put: tests that quote its rules in 1687 and 1754, the cheat's packet, a hand put on boldly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, permutations, product
from math import comb, prod

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.results import Silence
from executable_rules.put import (
    HAND,
    Set,
    deals,
    dealt,
    forced_tricks,
    game_won,
    may_unsay_it,
    order,
    set_won,
    tricks_won,
    wins_unseen,
    wins_without_putting,
)


@pytest.mark.quotes(
    "cotton.put.9",
    "The best Putt-Cards are first the Trey, next the Deuce, then the Ace",
    "the King, the Queen, the Knave, the Ten, and so onwards to the four",
    "which is the meanest Card at Putt",
)
@pytest.mark.quotes(
    "seymour.put.9",
    "The best Put-Cards are, first, the Tray, next the Duce, then the Ace",
    "King, Queen, Knave, Ten, and so onwards, to the Four, which is the meanest Card at Put",
)
def test_the_put_cards_from_the_trey_to_the_four() -> None:
    assert " ".join(rank.letter for rank in order()) == "3 2 A K Q J 10 9 8 7 6 5 4"
    assert set(order()) == set(Rank)


@pytest.mark.quotes("cotton.put.1", "two-handed Putt", "three hands, the best Putt-Card deals")
@pytest.mark.quotes("seymour.put.1", "either two or three-handed Put, the best Put-Card deals")
def test_the_best_put_card_deals() -> None:
    assert deals(lifted=cards("AS 3D")) == 1
    assert deals(lifted=cards("2S KD AC")) == 0
    assert deals(lifted=cards("4S KD 4C")) == 1
    assert deals(lifted=cards("KS KD 4C")) is Silence.NOT_SAID
    for wrong in ("3S", "3S 2S AS KS"):
        with pytest.raises(ValueError, match="from 2 to 3"):
            deals(lifted=cards(wrong))


@pytest.mark.quotes(
    "cotton.put.2",
    "deals one to his Antagonist, and another to himself, till they have three apiece",
)
@pytest.mark.quotes(
    "seymour.put.2", "deals 1 to his Antagonist, and another to himself, till they have 3 a-piece"
)
def test_one_and_one_till_each_has_three() -> None:
    hands = dealt(pack=cards("AS 2S 3S 4S 5S 6S 7S"))
    assert hands.antagonist == cards("AS 3S 5S")
    assert hands.dealer == cards("2S 4S 6S")
    assert dealt(pack=cards("AS 2S 3S 4S 5S 6S")) == hands
    with pytest.raises(ValueError, match="6 or more"):
        dealt(pack=cards("AS 2S 3S 4S 5S"))


@pytest.mark.quotes("cotton.put.3", "Five up, or a Putt, is commonly the Game")
@pytest.mark.quotes("seymour.put.3", "5 up, or a Put is commonly the Game")
def test_five_up_or_a_put() -> None:
    assert [game_won(points=points) for points in (0, 4, 5, 6)] == [False, False, True, True]
    assert game_won(points=0, put_won=True)
    assert not game_won(points=6, game=7)
    assert game_won(points=1, game=1)
    with pytest.raises(ValueError, match="points=-1"):
        game_won(points=-1)
    with pytest.raises(ValueError, match="game=0"):
        game_won(points=0, game=0)


@pytest.mark.quotes("cotton.put.4", "if the other will not or dare not see him, he then wins one")
@pytest.mark.quotes("seymour.put.4", "if the other will not, or dare not see him, he then wins 1")
def test_a_put_not_seen_wins_one() -> None:
    assert wins_unseen(put=True, seen=False) == 1
    assert wins_unseen(put=True, seen=True) is None
    assert wins_unseen(put=False, seen=False) is None


@pytest.mark.quotes("cotton.put.5", "he that wins two tricks, or all three, wins the whole set")
@pytest.mark.quotes("seymour.put.5", "he who wins 2 Tricks, or all 3, wins the whole Set")
def test_two_tricks_or_three_win_the_set() -> None:
    assert {set_won(putter=it, seer=0) for it in (2, 3)} == {Set.PUTTER}
    assert set_won(putter=2, seer=1) is Set.PUTTER
    assert {set_won(putter=0, seer=it) for it in (2, 3)} == {Set.SEER}
    assert set_won(putter=1, seer=2) is Set.SEER


@pytest.mark.quotes("cotton.put.5", "wins two tricks, or all three")
@pytest.mark.quotes("cotton.put.6", "if each win a trick, and the third tyed")
@pytest.mark.quotes("seymour.put.5", "wins 2 Tricks, or all 3")
@pytest.mark.quotes("seymour.put.6", "if each win a Trick, and Third tied")
def test_every_other_issue_is_not_told() -> None:
    issues = {(mine, his) for mine, his in product(range(4), repeat=2) if mine + his <= HAND}
    untold = {it for it in issues if set_won(putter=it[0], seer=it[1]) is Set.NOT_SAID}
    assert untold == {(0, 0), (1, 0), (0, 1)}
    for mine, his in ((2, 2), (4, 0), (0, 4), (-1, 2), (1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            set_won(putter=mine, seer=his)


@pytest.mark.quotes("cotton.put.6", "neither win, because it is trick and tye")
@pytest.mark.quotes("seymour.put.6", "neither win, because it is Trick and Tye")
def test_trick_and_tie() -> None:
    assert set_won(putter=1, seer=1) is Set.NEITHER
    others = ((0, 0), (1, 0), (0, 1), (2, 1), (1, 2), (2, 0), (3, 0), (0, 3))
    assert Set.NEITHER not in {set_won(putter=mine, seer=his) for mine, his in others}


@pytest.mark.quotes(
    "cotton.put.7", "Sometimes they play without putting, and then the winner is he"
)
@pytest.mark.quotes("seymour.put.7", "the Winner is he that wins most Tricks")
def test_without_putting_most_tricks_win() -> None:
    assert wins_without_putting(tricks=(1, 2)) == 1
    assert wins_without_putting(tricks=(1, 0)) == 0
    assert wins_without_putting(tricks=(0, 0, 3)) == 2
    assert wins_without_putting(tricks=(1, 1)) is None
    assert wins_without_putting(tricks=(0, 0)) is None
    for wrong in ((2, 2), (0, -1)):
        with pytest.raises(ValueError, match="from 0 to 3"):
            wins_without_putting(tricks=wrong)


@pytest.mark.quotes("cotton.put.8", "hath the confidence to put on bad Cards, cannot recall his")
@pytest.mark.quotes("seymour.put.8", "to Put on bad Cards, cannot recal his Putting")
def test_a_put_is_not_recalled() -> None:
    assert may_unsay_it(put=False)
    assert not may_unsay_it(put=True)


def test_the_suits_do_not_matter_and_a_tie_is_nobodys() -> None:
    for suit in Suit:
        assert tricks_won(led=(Card(Rank.ACE, suit),), answered=cards("KH")) == (1, 0)
        assert tricks_won(led=cards("KH"), answered=(Card(Rank.KING, suit),)) == (0, 0)


@pytest.mark.example("put.high-game")
def test_the_high_game_is_won_by_him_who_deals_it() -> None:
    packet = cards("2S 3S 2H 3H 3D 3C")  # a Deuce, a Trey, a Deuce, a Trey, a Trey and a Trey
    hands = dealt(pack=packet)
    assert [it.rank.value for it in hands.antagonist] == [2, 2, 3]
    assert [it.rank.value for it in hands.dealer] == [3, 3, 3]
    assert forced_tricks(mine=hands.dealer, other=hands.antagonist) == 2
    best = max(tricks_won(led=it, answered=hands.dealer)[0] for it in permutations(hands[0]))
    assert best == 0
    assert set_won(putter=best, seer=2) is Set.SEER
    turned = dealt(pack=packet[::-1])  # the packet turned end for end gives the Col the Treys
    assert forced_tricks(mine=turned.dealer, other=turned.antagonist) == 0


@pytest.mark.example("put.five-seven-nine")
def test_a_five_a_seven_and_a_nine_are_very_bad_cards() -> None:
    mine = cards("5S 7S 9S")
    left = Counter(card.rank for card in pack() if card not in mine)
    won = lost = Fraction(0)
    for ranks in combinations_with_replacement(tuple(left), HAND):
        ways = prod(comb(left[rank], many) for rank, many in Counter(ranks).items())
        other = tuple(Card(rank, Suit.HEARTS) for rank in ranks)
        for answered in permutations(other):
            tricks = tricks_won(led=mine, answered=answered)
            won += Fraction(ways, 6) * (tricks[0] >= 2)
            lost += Fraction(ways, 6) * (tricks[1] >= 2)
    hands = comb(49, HAND)
    assert Fraction(1, 10) < won / hands < Fraction(1, 8)
    assert Fraction(4, 5) < lost / hands < Fraction(9, 10)
