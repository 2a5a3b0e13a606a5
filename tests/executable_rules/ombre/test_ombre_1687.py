"""L'Ombre of 1687: pack, stakes, trumps, Codillio and Repuesto, the Voll, the Tenaces."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.ombre.ombre_1687 import (
    Counters,
    Matadors,
    beats_in_its_suit,
    doubles_the_stake,
    ends_in_1687,
    in_lesser,
    matadors_of_1687,
    may_name_for_him,
    may_play_to,
    must_take_in,
    stake_after,
    stakes_of_1687,
    stock_of_1687,
    trumps_of_1687,
    voll,
    wins_with_the_tenaces,
    without_taking_in,
)
from executable_rules.ombre.terms import Ends, ends

WON, REMISE, CODILLE = Ends.WON, Ends.REMISE, Ends.CODILLE


@pytest.mark.quotes(
    "cotton.ombre.1",
    "to whom are dealt nine Cards apiece",
    "there will remain thirteen Cards in the Stock",
)
def test_thirteen_cards_remain() -> None:
    assert stock_of_1687() == 13
    for players in (2, 4):
        with pytest.raises(ValueError, match="three only"):
            stock_of_1687(players=players)


@pytest.mark.quotes(
    "cotton.ombre.2",
    "each man Stakes one for the Game, and one of the lesser for passing",
    "for every Card taken in, one Counter",
)
def test_what_each_stakes() -> None:
    assert stakes_of_1687(eldest=False, passes=0, taken_in=0) == Counters(1, 0)
    assert stakes_of_1687(eldest=True, passes=2, taken_in=5) == Counters(1, 8)
    assert stakes_of_1687(eldest=False, passes=1, taken_in=9) == Counters(1, 10)
    for passes, taken_in in ((-1, 0), (0, -1), (0, 10)):
        with pytest.raises(ValueError, match=r"passes|taken_in"):
            stakes_of_1687(eldest=False, passes=passes, taken_in=taken_in)


@pytest.mark.quotes("cotton.ombre.2", "as a penny to a shilling")
def test_a_great_counter_is_twelve_lesser() -> None:
    assert in_lesser(great=1) == 12
    assert in_lesser(great=3, lesser=2) == 38


@pytest.mark.quotes(
    "cotton.ombre.3",
    "first the Spadillo, or Ace of Spades; the Mallillio, or black Deuce",
    "the seven, the six, the five, four, and three",
)
@pytest.mark.quotes("cotton.ombre.4", "of the Black there is 11 Trumps, of the Red 12")
@pytest.mark.quotes("cotton.ombre.5", "The Red Ace enters into the fourth place when it is Trump")
def test_the_trumps_of_black_and_red() -> None:
    spades = trumps_of_1687(suit=Suit.SPADES)
    assert " ".join(map(str, spades)) == "AS 2S AC KS QS JS 7S 6S 5S 4S 3S"
    hearts = trumps_of_1687(suit=Suit.HEARTS)
    assert " ".join(map(str, hearts)) == "AS 7H AC AH KH QH JH 2H 3H 4H 5H 6H"
    assert [len(trumps_of_1687(suit=suit)) for suit in Suit] == [11, 12, 12, 11]


@pytest.mark.example("ombre-1687.punto")
@pytest.mark.quotes("cotton.ombre.3", "Of the Red Suit there is the Spadillo, Punto, Mallillio")
@pytest.mark.quotes("cotton.ombre.4", "the Basto, or Ace of Clubs, is always third")
@pytest.mark.quotes("cotton.ombre.6", "always second when Trump")
def test_punto_stands_second_in_the_list_and_fourth_in_the_rule() -> None:
    for suit in (Suit.HEARTS, Suit.DIAMONDS):
        order = [str(card) for card in trumps_of_1687(suit=suit)]
        spadillo, punto, mallillio = "AS", f"A{suit.value}", f"7{suit.value}"
        assert order[:4] == [spadillo, mallillio, "AC", punto]
        assert order[:3] != [spadillo, punto, mallillio]


@pytest.mark.quotes(
    "cotton.ombre.6", "The least small Cards of the Red are always best, and the most of the Black"
)
def test_small_cards_go_up_in_black_and_down_in_red() -> None:
    def beats(one: str, other: str) -> bool:
        return beats_in_its_suit(card=Card.parse(one), other=Card.parse(other))

    assert beats("2H", "3H")
    assert beats("3S", "2S")
    assert beats("AD", "2D")
    assert beats("JD", "AD")
    assert not beats("7D", "6D")
    assert not beats("6C", "7C")
    for one, other in (("2H", "3D"), ("AS", "2S"), ("KC", "AC")):
        with pytest.raises(ValueError, match="one suit"):
            beats(one, other)


@pytest.mark.example("ombre-1687.six-counters")
@pytest.mark.quotes(
    "cotton.ombre.7",
    "the others pay for them three of the greater Counters apiece",
    "for all which the others are to pay you one Counter apiece",
)
def test_three_great_counters_and_one_for_each_more() -> None:
    def paid(hand: str) -> Matadors:
        return matadors_of_1687(hand=cards(hand), trump=Suit.SPADES)

    assert paid("AS 2S AC QS JS") == Matadors(3, 0)
    assert paid("AS 2S AC KS") == Matadors(3, 1)
    assert paid("AS 2S AC KS QS JS 7S 6S 5S") == Matadors(3, 6)
    assert paid("AS 2S KS QS") == Matadors(0, 0)
    # "the six Counters you are to receive for the three Matadors"
    assert 2 * paid("AS 2S AC").great == 6


@pytest.mark.quotes("cotton.ombre.8", "you oblige your self to take in, though your Game be never")
def test_he_who_asks_must_take_in() -> None:
    for sure_game in (True, False):
        assert must_take_in(asked=True, sure_game=sure_game) is True
        assert must_take_in(asked=False, sure_game=sure_game) is False


@pytest.mark.quotes("cotton.ombre.9", "any other may prevent you, and name what Trump they please")
def test_another_may_name_the_trump() -> None:
    assert may_name_for_him(named=False, looked=True) is True
    assert may_name_for_him(named=True, looked=True) is False
    assert may_name_for_him(named=False, looked=False) is False


@pytest.mark.quotes(
    "cotton.ombre.10",
    "he that can win five Tricks of the nine hath a sure Game",
    "so divide the Tricks as one may win two, the other three",
)
@pytest.mark.quotes("cotton.ombre.11", "another wins more Tricks than he")
@pytest.mark.quotes("cotton.ombre.12", "when the player wins no more Tricks than another")
def test_how_the_nine_tricks_end() -> None:
    ended = {
        **{(5, 4, 0): WON, (5, 2, 2): WON, (9, 0, 0): WON, (4, 3, 2): WON, (4, 2, 3): WON},
        **{(4, 4, 1): REMISE, (4, 1, 4): REMISE, (3, 3, 3): REMISE},
        **{(4, 5, 0): CODILLE, (4, 0, 5): CODILLE, (3, 4, 2): CODILLE, (0, 9, 0): CODILLE},
    }
    for (player, second, third), end in ended.items():
        assert ends_in_1687(player=player, second=second, third=third) is end
    for player, second, third in ((5, 5, 0), (4, 4, 0), (-1, 5, 5), (5, -1, 5), (5, 5, -1)):
        with pytest.raises(ValueError, match="nine tricks"):
            ends_in_1687(player=player, second=second, third=third)


def test_the_deal_ends_in_1687_as_in_the_other_books_but_for_four_and_four() -> None:
    every = [(it, one, 9 - it - one) for it in range(10) for one in range(10 - it)]
    assert len(every) == 55
    differ = [
        it for it in every if ends_in_1687(player=it[0], second=it[1], third=it[2]) is not ends(it)
    ]
    assert differ == [(1, 4, 4)]
    assert ends_in_1687(player=1, second=4, third=4) is CODILLE


@pytest.mark.quotes("cotton.ombre.11", "the other makes it good")
@pytest.mark.quotes("cotton.ombre.12", "the Player doubles the Stake, without any ones winning it")
def test_what_lies_for_the_next_deal() -> None:
    lying = [stake_after(stake=3, end=it) for it in (WON, CODILLE, REMISE)]
    assert lying == [0, 3, 6]


@pytest.mark.quotes("cotton.ombre.13", "to give him each one of the great Counters", "loseth it")
def test_without_taking_in_one_great_counter_each_way() -> None:
    assert (without_taking_in(won=True), without_taking_in(won=False)) == (1, -1)


@pytest.mark.quotes(
    "cotton.ombre.14",
    "they likewise are to give you one Counter apiece",
    "you are to declare before the fifth Trick",
)
def test_the_voll_is_declared_before_the_fifth_trick() -> None:
    paid = [voll(tricks=9, declared_after=it) for it in (0, 4, 5, None)]
    assert paid == [1, 1, 0, 0]
    assert voll(tricks=8, declared_after=0) == voll(tricks=0, declared_after=0) == 0
    for wrong in (-1, 10):
        with pytest.raises(ValueError, match="tricks"):
            voll(tricks=wrong, declared_after=0)
        with pytest.raises(ValueError, match="declared_after"):
            voll(tricks=9, declared_after=wrong)


@pytest.mark.quotes(
    "cotton.ombre.15", "you are to double the Stake", "more or fewer Cards than nine"
)
def test_a_renounce_doubles_the_stake() -> None:
    assert doubles_the_stake(stake=5, renounced=True) == 5
    assert [doubles_the_stake(stake=5, cards=it) for it in (8, 9, 10)] == [5, 0, 5]


@pytest.mark.quotes(
    "cotton.ombre.16",
    "you may refuse to play them without renouncing",
    "none but commanding Cards can force them out of your hand",
)
def test_matadors_are_forced_by_commanding_cards_only() -> None:
    hand = cards("AC 4H")
    king, mallillio, spadillo = cards("KS 2S AS")
    assert may_play_to(hand=hand, led=king, trump=Suit.SPADES) == hand
    for led in (mallillio, spadillo):
        assert may_play_to(hand=hand, led=led, trump=Suit.SPADES) == cards("AC")
    assert may_play_to(hand=cards("AC 3S 4H"), led=king, trump=Suit.SPADES) == cards("AC 3S")


@pytest.mark.example("ombre-1754.tenace")
@pytest.mark.quotes(
    "cotton.ombre.general-rules.1",
    "if you have the leading, you are sure to lose one of them",
    "if the Player lead to you, you are sure to win them both",
)
def test_the_tenaces() -> None:
    for trump in Suit:
        for other in ombre_ranking(trump).trumps()[3:]:
            assert wins_with_the_tenaces(trump=trump, other=other, leads=True) == 1
            assert wins_with_the_tenaces(trump=trump, other=other, leads=False) == 2


@pytest.mark.quotes("cotton.ombre.general-rules.1", "the Tenaces in your hand, that is, two Cards")
@pytest.mark.parametrize("other", ["8S", "AS", "AC", "2S", "KH"])
def test_against_the_tenaces_lies_a_lesser_trump(other: str) -> None:
    with pytest.raises(ValueError, match=f"other={other} cannot be: it is a trump under 2S"):
        wins_with_the_tenaces(trump=Suit.SPADES, other=Card.parse(other), leads=True)
