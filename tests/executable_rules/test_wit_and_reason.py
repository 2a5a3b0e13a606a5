"""Wit and Reason solved: what the first card decides, and the line that the book tells."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Suit, cards
from executable_rules.wit_and_reason import (
    GAME,
    POINTS,
    Coin,
    Player,
    cards_of,
    has_to_make_it_up,
    held,
    leads,
    makes_it_up,
    may_certainly_win,
    unanswered_upon_twenty,
    winner,
    winning_cards,
)

LINE = (9, 2, 9, 2)


@pytest.mark.quotes(
    "seymour.wit-and-reason.1", "the one hath all the red Cards, and the other the black"
)
def test_one_has_the_red_and_the_other_the_black() -> None:
    assert len(cards_of(red=True)) == len(cards_of(red=False)) == 26
    assert {card.suit for card in cards_of(red=True)} == {Suit.HEARTS, Suit.DIAMONDS}
    assert {card.suit for card in cards_of(red=False)} == {Suit.SPADES, Suit.CLUBS}


@pytest.mark.quotes("seymour.wit-and-reason.2", "turn up Cross-Pile, who shall lead")
def test_cross_or_pile_gives_the_lead() -> None:
    assert leads(called=Coin.CROSS, turned=Coin.CROSS)
    assert leads(called=Coin.PILE, turned=Coin.PILE)
    assert not leads(called=Coin.CROSS, turned=Coin.PILE)


@pytest.mark.quotes("seymour.wit-and-reason.3", "the Leader hath a great Advantage over the other")
def test_the_leader_wins_by_two_cards() -> None:
    assert {card for card in POINTS if may_certainly_win(card=card) is Player.LEADER} == {8, 9}
    assert winning_cards(line=()) == {8, 9}


@pytest.mark.quotes("seymour.wit-and-reason.4", "not to play a 10 first", "you certainly lose")
@pytest.mark.example("wit-and-reason.ten-loses")
def test_the_ten_loses_and_so_do_seven_others() -> None:
    lost = {card for card in POINTS if may_certainly_win(card=card) is Player.FOLLOWER}
    assert lost == {1, 2, 3, 4, 5, 6, 7, 10}


@pytest.mark.quotes("seymour.wit-and-reason.4", "You are not to play a 10 first")
@pytest.mark.quotes("seymour.wit-and-reason.7", "if he play a 9, may certainly win the Game")
def test_only_a_card_of_one_to_ten_is_played() -> None:
    assert may_certainly_win(card=1) is may_certainly_win(card=10) is Player.FOLLOWER
    for none in (0, 11):
        with pytest.raises(ValueError, match="it is from 1 to 10"):
            may_certainly_win(card=none)


@pytest.mark.quotes("seymour.wit-and-reason.5", "31 being the Game, he who first comes to it wins")
def test_he_wins_who_comes_to_31() -> None:
    assert winner(line=(10, 10, 10, 1)) is Player.FOLLOWER
    assert winner(line=(9, 1, 10, 10, 1)) is Player.LEADER
    assert winner(line=(10, 10, 10)) is None
    assert winner(line=()) is None
    for line in ((10, 10, 10, 2), (11, 10), (9, 1, 9, 1, 9), (1, 9, 1, 9, 1), (1, 9, 1, 9, 2, 9)):
        with pytest.raises(ValueError, match="cannot be"):
            winner(line=line)


@pytest.mark.quotes(
    "seymour.wit-and-reason.6",
    "the Follower will play another 10, that makes 20",
    "the Follower will be sure to make it up 31",
)
@pytest.mark.example("wit-and-reason.ten-loses")
def test_upon_twenty_every_card_is_made_up() -> None:
    assert [makes_it_up(card=card) for card in POINTS] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    for card in POINTS:
        line = (10, 10, card, makes_it_up(card=card))
        assert winner(line=line) is Player.FOLLOWER
    for none in (0, 11):
        with pytest.raises(ValueError, match="card"):
            makes_it_up(card=none)


@pytest.mark.quotes("seymour.wit-and-reason.7", "if he play a 9, may certainly win the Game")
@pytest.mark.quotes("seymour.wit-and-reason.5", "31 being the Game, he who first comes to it wins")
@pytest.mark.example("wit-and-reason.nine-wins")
def test_the_nine_wins_and_so_does_the_eight() -> None:
    assert may_certainly_win(card=9) is Player.LEADER
    assert may_certainly_win(card=8) is Player.LEADER
    assert may_certainly_win(card=7) is Player.FOLLOWER
    replies = [sorted(winning_cards(line=(9, card))) for card in POINTS]
    assert replies == [[10], [7, 9], [5, 8], [3, 7], [6], [5], [4], [3], [2], [1]]


@pytest.mark.quotes(
    "seymour.wit-and-reason.8", "get first to 20, without spending 2 of one Sort, as 2 Duces"
)
def test_upon_twenty_two_of_a_sort_leave_a_card_unanswered() -> None:
    assert unanswered_upon_twenty(spent=(9, 7)) == frozenset()
    assert unanswered_upon_twenty(spent=(9, 9)) == {2}
    assert unanswered_upon_twenty(spent=(3, 3, 2, 2, 1)) == {8, 9}
    assert unanswered_upon_twenty(spent=(8, 8, 2)) == {3}
    assert unanswered_upon_twenty(spent=()) == frozenset()
    for wrong in ((10, 10), (8, 8, 3), (9, 9, 1)):
        with pytest.raises(ValueError, match="make more than 20"):
            unanswered_upon_twenty(spent=wrong)
    for wrong in ((2, 2, 2), (11,), (0,)):
        with pytest.raises(ValueError, match="two of a sort at the most"):
            unanswered_upon_twenty(spent=wrong)


@pytest.mark.quotes("seymour.wit-and-reason.8", "get first to 20, without spending 2 of one Sort")
def test_whoever_gets_to_twenty_so_wins() -> None:
    for line in ((10, 10), (9, 4, 7), (9, 1, 10), (8, 3, 9), (6, 4, 5, 5)):
        player = (Player.FOLLOWER, Player.LEADER)[len(line) % 2]
        spent = line[(len(line) + 1) % 2 :: 2]
        assert unanswered_upon_twenty(spent=spent) == frozenset()
        assert winning_cards(line=line) == frozenset(), player


@pytest.mark.quotes("seymour.wit-and-reason.8", "otherwise you will lose")
@pytest.mark.quotes("seymour.wit-and-reason.9", "you play a 9 again, and that makes 20")
def test_otherwise_he_need_not_lose() -> None:
    assert unanswered_upon_twenty(spent=(9, 9)) == {2}
    assert 9 in winning_cards(line=(9, 2))
    assert winning_cards(line=(9, 2, 9)) == frozenset()


@pytest.mark.quotes("seymour.wit-and-reason.9", "now you can play on no Card but he wins")
@pytest.mark.example("wit-and-reason.line-of-nines")
def test_in_the_line_told_the_seven_wins() -> None:
    assert sum(LINE) == 22
    assert winning_cards(line=LINE) == {7}
    assert winning_cards(line=(*LINE, 7)) == frozenset()


@pytest.mark.quotes("seymour.wit-and-reason.9", "your Adversary plays a Duce, that makes 11")
def test_of_lines_told_and_not() -> None:
    assert winning_cards(line=(9, 2)) == {7, 9}
    assert winning_cards(line=(10, 10, 10)) == {1}
    assert winning_cards(line=(10, 10, 10, 1)) == frozenset()
    assert winning_cards(line=(10,)) == {10}
    assert winning_cards(line=(9, 2, 9)) == frozenset()
    assert winning_cards(line=(2, 1, 2, 1, 3, 5, 9, 6)) == {1}, "he cannot come in upon 30"
    assert winning_cards(line=(1, 1, 2, 1, 2, 6, 9, 7)) == frozenset(), "nor can the other"
    with pytest.raises(ValueError, match="follower has not so many"):
        winning_cards(line=(9, 2, 9, 2, 6, 2))
    with pytest.raises(ValueError, match="leader has not so many"):
        winning_cards(line=(2, 9, 2, 9, 2))


@pytest.mark.quotes("seymour.wit-and-reason.10", "if you play an 8", "then he hath an Ace for 31")
@pytest.mark.quotes(
    "seymour.wit-and-reason.10", "you play a 7, which makes 29, he hath a Duce remaining"
)
@pytest.mark.quotes(
    "seymour.wit-and-reason.1", "the one hath all the red Cards, and the other the black"
)
@pytest.mark.example("wit-and-reason.line-of-nines")
def test_an_ace_he_has_but_no_third_duce() -> None:
    assert has_to_make_it_up(line=(*LINE, 8), player=Player.FOLLOWER) == 2
    assert has_to_make_it_up(line=(*LINE, 7), player=Player.FOLLOWER) == 0
    assert len(set(cards_of(red=True)) & set(cards("2H 2D 2S 2C"))) == 2
    for card in (1, 2, 3, 4, 5, 6, 8):
        left = winning_cards(line=(*LINE, card))
        assert left, "every other card is lost, as the book says of all"


@pytest.mark.quotes("seymour.wit-and-reason.10", "you cannot come in with your 10")
def test_a_ten_does_not_come_in_upon_22() -> None:
    with pytest.raises(ValueError, match="31 at the most"):
        has_to_make_it_up(line=(*LINE, 10), player=Player.FOLLOWER)
    assert has_to_make_it_up(line=(10, 10, 1), player=Player.LEADER) == 1
    assert has_to_make_it_up(line=(10, 10), player=Player.FOLLOWER) == 0
    assert has_to_make_it_up(line=(10, 10, 10, 1), player=Player.LEADER) == 0


def test_a_third_ten_never_comes_in() -> None:
    assert sum((10, 1, 10, 1, 10)) > GAME


def test_every_line_of_winning_cards_ends_at_31() -> None:
    """Who may win does: the first winning card is played, against each answer."""

    def forced(line: tuple[int, ...]) -> None:
        if winner(line=line) is not None:
            assert winner(line=line) is Player.LEADER
            return
        if len(line) % 2 == 0:
            forced((*line, min(winning_cards(line=line))))
            return
        mine = held(line, Player.FOLLOWER)
        for card in POINTS:
            if mine[card - 1] and sum(line) + card <= GAME:
                forced((*line, card))

    forced((9,))
    forced((8,))
