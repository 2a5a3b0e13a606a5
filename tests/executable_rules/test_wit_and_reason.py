"""Wit and Reason solved: what the first card decides, and the line that the book tells."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import cards
from executable_rules.wit_and_reason import (
    GAME,
    POINTS,
    Player,
    cards_of,
    has_to_make_it_up,
    held,
    may_certainly_win,
    winner,
    winning_cards,
)

LINE = (9, 2, 9, 2)


@pytest.mark.quotes("seymour.wit-and-reason.4", "not to play a 10 first", "you certainly lose")
@pytest.mark.example("wit-and-reason.ten-loses")
def test_the_ten_loses_and_so_do_seven_others() -> None:
    lost = {card for card in POINTS if may_certainly_win(card=card) is Player.FOLLOWER}
    assert lost == {1, 2, 3, 4, 5, 6, 7, 10}


@pytest.mark.quotes("seymour.wit-and-reason.7", "if he play a 9, may certainly win the Game")
@pytest.mark.quotes("seymour.wit-and-reason.5", "31 being the Game, he who first comes to it wins")
@pytest.mark.example("wit-and-reason.nine-wins")
def test_the_nine_wins_and_so_does_the_eight() -> None:
    assert may_certainly_win(card=9) is Player.LEADER
    assert may_certainly_win(card=8) is Player.LEADER
    assert may_certainly_win(card=7) is Player.FOLLOWER
    replies = [sorted(winning_cards(cards_played=(9, card))) for card in POINTS]
    assert replies == [[10], [7, 9], [5, 8], [3, 7], [6], [5], [4], [3], [2], [1]]


@pytest.mark.quotes("seymour.wit-and-reason.10", "if you play an 8", "then he hath an Ace for 31")
@pytest.mark.quotes(
    "seymour.wit-and-reason.10", "you play a 7, which makes 29, he hath a Duce remaining"
)
@pytest.mark.quotes(
    "seymour.wit-and-reason.1", "the one hath all the red Cards, and the other the black"
)
@pytest.mark.example("wit-and-reason.line-of-nines")
def test_an_ace_he_has_but_no_third_duce() -> None:
    assert has_to_make_it_up(cards_played=(*LINE, 8), who=Player.FOLLOWER) == 2
    assert has_to_make_it_up(cards_played=(*LINE, 7), who=Player.FOLLOWER) == 0
    assert len(set(cards_of(is_red=True)) & set(cards("2H 2D 2S 2C"))) == 2
    for card in (1, 2, 3, 4, 5, 6, 8):
        left = winning_cards(cards_played=(*LINE, card))
        assert left, "every other card is lost, as the book says of all"


def test_a_third_ten_never_comes_in() -> None:
    assert sum((10, 1, 10, 1, 10)) > GAME


def test_every_line_of_winning_cards_ends_at_31() -> None:
    """Who may win does: the first winning card is played, against each answer."""

    def forced(line: tuple[int, ...]) -> None:
        if winner(cards_played=line) is not None:
            assert winner(cards_played=line) is Player.LEADER
            return
        if len(line) % 2 == 0:
            forced((*line, min(winning_cards(cards_played=line))))
            return
        mine = held(line, Player.FOLLOWER)
        for card in POINTS:
            if mine[card - 1] and sum(line) + card <= GAME:
                forced((*line, card))

    forced((9,))
    forced((8,))
