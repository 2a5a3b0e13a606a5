"""Ruff and Honours: tests that quote the rules of 1687, and those of 1754 where they part."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)
from executable_rules.ruff_and_honours import GAME, calls_can_ye, loses_dealing, reneges, ruffs
from executable_rules.whist import rules as whist
from executable_rules.whist.rules import (
    by_honours,
    game_by_calling,
    may_still_call,
    ruff_and_honours_deal,
    split,
    trick_won_by,
)

S, H = Suit.SPADES, Suit.HEARTS
ONE = Forfeit(1, Unit.POINT, Payee.ADVERSARY)


@pytest.mark.quotes(
    "cotton.ruff-and-honours.1",
    "not following suit when you have it in your hand",
    "ought to forfeit one, or the Game upon a Game",
)
def test_reneging_forfeits_one_or_the_game() -> None:
    hand, trick = cards("7H 2S"), cards("KH 3H")
    false, true = cards("2S 7H")
    assert reneges(hand=hand, trick=trick, played=false) == ONE
    game = reneges(hand=hand, trick=trick, played=false, game_upon_game=True)
    assert game is Penalty.LOSES_GAME
    assert reneges(hand=hand, trick=trick, played=true) == NOTHING
    assert reneges(hand=hand[1:], trick=trick, played=false) == NOTHING
    with pytest.raises(ValueError, match="a card of the hand"):
        reneges(hand=hand, trick=trick, played=Card.parse("9H"))


@pytest.mark.quotes(
    "cotton.ruff-and-honours.2", "he that loseth dealing loseth one, or a trick, as you make it"
)
def test_he_that_loses_dealing_loses_one_or_a_trick() -> None:
    assert loses_dealing(hands=(13, 12, 12, 11)) == Ruling(Verdict.LOSES_DEAL, ONE)
    trick = loses_dealing(hands=(12, 12, 12, 11), a_trick=True)
    assert trick == Ruling(Verdict.LOSES_DEAL, Forfeit(1, Unit.TRICK, Payee.ADVERSARY))
    assert loses_dealing(hands=(12, 12, 12, 12)) == Ruling(Verdict.NOTHING_FOLLOWS)
    assert loses_dealing(hands=(12, 12, 12, 12), a_trick=True) == Ruling(Verdict.NOTHING_FOLLOWS)


@pytest.mark.quotes(
    "cotton.ruff-and-honours.3",
    "you have in the Pack all the Deuces",
    "four playing, having dealt twelve a piece, there are four left for the Stock",
)
def test_four_are_left_for_the_stock() -> None:
    assert ruff_and_honours_deal() == (12, 4, 49)


@pytest.mark.example("ruff-and-honours.stock")
def test_with_the_deuces_four_times_twelve_leave_four() -> None:
    deal = ruff_and_honours_deal()
    assert 4 * deal.hand + deal.stock == len(pack()) == 52
    assert 4 * deal.hand == len([card for card in pack() if card.rank.value != 2]) == 48


@pytest.mark.quotes(
    "cotton.ruff-and-honours.4",
    "he that hath the Ace of that, Ruffs; that is, he takes in those four Cards, and lays out four "
    "others in their lieu",
)
def test_the_ace_ruffs_and_lays_out_four_others() -> None:
    hand, stock = cards("AS 2H 3H 4H 5H"), cards("KS QS JS 2C")
    others = cards("2H 3H 4H 5H")
    assert ruffs(hand=hand, stock=stock, lays_out=others, trump=S) == cards("AS KS QS JS 2C")
    assert ruffs(hand=hand, stock=stock, lays_out=others, trump=H) == hand
    for wrong in ("2H 3H 4H", "2H 3H 4H 2C", "2H 3H 4H 9C", "2H 3H 4H 4H", "AS 2H 3H 4H 5H"):
        with pytest.raises(ValueError, match="lays_out may be 4 cards of the hand"):
            ruffs(hand=hand, stock=stock, lays_out=cards(wrong), trump=S)


@pytest.mark.quotes("cotton.ruff-and-honours.4", "lays out four others in their lieu")
@pytest.mark.quotes("seymour.whist.observations.4", "he takes in those 4 Cards, and lays out 4")
def test_in_1754_he_may_lay_out_what_he_took_in() -> None:
    hand, stock, laid = cards("AS 2H 3H 4H 5H"), cards("KS QS JS 2C"), cards("2H 3H 4H 2C")
    kept = whist.ruffs(hand=hand, stock=stock, lays_out=laid, trump=S)
    assert kept == cards("AS 5H KS QS JS")
    with pytest.raises(ValueError, match="other than the stock"):
        ruffs(hand=hand, stock=stock, lays_out=laid, trump=S)


@pytest.mark.quotes(
    "cotton.ruff-and-honours.5",
    "he that hath three Honours in his own hand, his partner not having the fourth, sets up Eight "
    "by Cards, that is two tricks; if he hath all four, then Sixteen, that is four tricks",
)
def test_three_honours_are_two_tricks_and_four_are_four() -> None:
    assert [by_honours(held=held) for held in range(5)] == [0, 0, 0, 2, 4]
    assert by_honours(held=3, partners=1) == 4


@pytest.mark.quotes(
    "cotton.ruff-and-honours.5",
    "it is all one if the two Partners make them three or four between them",
)
def test_the_partners_honours_count_as_his_own() -> None:
    assert by_honours(held=2, partners=1) == by_honours(held=0, partners=3) == 2
    assert by_honours(held=2, partners=2) == 4


@pytest.mark.example("ruff-and-honours.by-cards")
def test_eight_by_cards_are_two_tricks() -> None:
    assert [4 * by_honours(held=held) for held in (3, 4)] == [8, 16]


@pytest.mark.quotes(
    "cotton.ruff-and-honours.6",
    "If the Honours are equally divided among the Gamesters of each side",
)
def test_honours_equally_divided_are_split() -> None:
    assert split(one_side=2, other_side=2)
    assert not split(one_side=3, other_side=1)


@pytest.mark.quotes(
    "cotton.ruff-and-honours.7",
    "If either side are at eight Groats, he hath the benefit of calling Can-ye",
    "if the other answers one, the Game is up, which is nine in all",
)
def test_two_honours_and_one_at_eight_are_the_game_of_nine() -> None:
    assert GAME == 9
    assert calls_can_ye(score=8, held=2, answered=1) == 9
    assert calls_can_ye(score=8, held=2, answered=2) == 9
    assert [calls_can_ye(score=8, held=it, answered=1) for it in (0, 1)] == [8, 8]
    assert calls_can_ye(score=8, held=2, answered=0) == 8
    assert [calls_can_ye(score=it, held=2, answered=1) for it in (0, 7)] == [0, 7]
    assert calls_can_ye(score=7, held=3, answered=0) == 7
    for score, held, answered in (
        (-1, 2, 1),
        (9, 2, 1),
        (8, 3, 2),
        (8, 5, -1),
        (8, -1, 2),
        (8, 2, -1),
    ):
        with pytest.raises(ValueError, match="cannot be"):
            calls_can_ye(score=score, held=held, answered=answered)


@pytest.mark.quotes(
    "cotton.ruff-and-honours.7",
    "if he hath more than two, he shows them, and then it is one and the same thing",
)
def test_more_than_two_are_shown() -> None:
    assert [calls_can_ye(score=8, held=it, answered=0) for it in (3, 4)] == [9, 9]
    assert calls_can_ye(score=8, held=3, answered=1) == 9


@pytest.mark.quotes("cotton.ruff-and-honours.7", "the Game is up, which is nine in all")
@pytest.mark.quotes("seymour.whist.observations.7", "the Game is up, which is 10 in all")
def test_nine_in_1687_ten_in_1754() -> None:
    assert calls_can_ye(score=8, held=2, answered=1) == 9
    assert game_by_calling(score=8, held=2, answered=1) == 10


@pytest.mark.example("ruff-and-honours.called-at-eight")
def test_eight_and_three_honours_are_ten() -> None:
    together = 8 + by_honours(held=2, partners=1)
    assert together == 10 == game_by_calling(score=8, held=2, answered=1)
    assert together == calls_can_ye(score=8, held=2, answered=1) + 1


@pytest.mark.quotes(
    "cotton.ruff-and-honours.8",
    "forgets to call after playing a trick, he loseth the advantage of Can-ye for that deal",
)
def test_who_forgets_to_call_loses_it_after_a_trick() -> None:
    assert may_still_call(tricks_played=0)
    assert not may_still_call(tricks_played=1)


@pytest.mark.quotes(
    "cotton.ruff-and-honours.9",
    "a Ten wins a Nine if not Trumps; so a Queen a Knave in like manner",
    "the least Trump will win the highest Card of any other Card",
    "the Ace is the highest",
)
def test_the_order_of_the_cards() -> None:
    assert trick_won_by(trick=cards("9H 10H"), trump=S) == 1
    assert trick_won_by(trick=cards("QH JH"), trump=S) == 0
    assert trick_won_by(trick=cards("9S 10H"), trump=S) == 0
    assert trick_won_by(trick=cards("AH 2S KH"), trump=S) == 1
    assert trick_won_by(trick=cards("KH AH"), trump=S) == 1
