"""L'Ombre of 1687: pack, stakes, trumps, Codillio and Repuesto, the Voll, the Tenaces."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.ombre.ombre_1687 import (
    Matadors,
    beats_in_its_suit,
    ends_in_1687,
    matadors_of_1687,
    trumps_of_1687,
)
from executable_rules.ombre.terms import Ends, ends

WON, REMISE, CODILLE = Ends.WON, Ends.REMISE, Ends.CODILLE


@pytest.mark.example("ombre-1687.punto")
@pytest.mark.quotes(
    "cotton.ombre.3",
    "Of the Red Suit there is the Spadillo, Punto, Mallillio, &c",
)
@pytest.mark.quotes(
    "cotton.ombre.4",
    "The Spadillo, or Ace of Spades, is always the first Card, and always Trump, and "
    "the Basto, or Ace of Clubs, is always third",
)
@pytest.mark.quotes(
    "cotton.ombre.6",
    "except the Deuce and Red Seven, which are called the Mallillio's, and always "
    "second when Trump",
)
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
        return beats_in_its_suit(card=Card.parse(one), other_card=Card.parse(other))

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
    "when they are all in a hand, the others pay for them three of the greater Counters "
    "apiece; and with these three for foundation you may count as many Matadors as you "
    "have Cards in an interrupted series of Trumps, for all which the others are to pay "
    "you one Counter apiece",
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


def test_the_deal_ends_in_1687_as_in_the_other_books_but_for_four_and_four() -> None:
    every = [(it, one, 9 - it - one) for it in range(10) for one in range(10 - it)]
    assert len(every) == 55
    differ = [
        it
        for it in every
        if ends_in_1687(
            ombre_tricks=it[0], first_defender_tricks=it[1], second_defender_tricks=it[2]
        )
        is not ends(it)
    ]
    assert differ == [(1, 4, 4)]
    assert (
        ends_in_1687(ombre_tricks=1, first_defender_tricks=4, second_defender_tricks=4) is CODILLE
    )
