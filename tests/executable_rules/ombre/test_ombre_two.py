"""Ombre by two: laws LXXVI-LXXIX."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Suit
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre.terms import Ends, ends
from executable_rules.ombre.two import (
    HAND_BY_TWO,
    deal_by_two,
    may_name_by_two,
    pack_by_two,
    sees_what_is_left_by_two,
    stock_by_two,
    voit_les_cartes_laissees,
)

RED = (Suit.HEARTS, Suit.DIAMONDS)
BLACK = (Suit.SPADES, Suit.CLUBS)


@pytest.mark.quotes("bellecour.ombre.laws.76", "they must lay out one of the red Suits")
@pytest.mark.quotes("academie.ombre.laws.76", "il faut ôter une couleur rouge")
@pytest.mark.example("deals.ombre-by-two")
def test_two_play_with_thirty_cards_without_a_red_suit() -> None:
    for suit in RED:
        pack = pack_by_two(laid_out=suit)
        assert len(pack) == 30
        assert {card for card in OMBRE_PACK if card not in pack} == {
            card for card in OMBRE_PACK if card.suit is suit
        }
    for suit in BLACK:
        with pytest.raises(ValueError, match="one of the red suits"):
            pack_by_two(laid_out=suit)


@pytest.mark.quotes(
    "bellecour.ombre.laws.77",
    "They play with eight Cards, which are to be dealt by twice three, and once two, and in no "
    "other manner; and when the Deal is wrong, it must be redealt.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.77",
    "qu'on ne sçauroit donner autrement que par deux fois trois, & une fois deux",
    "& lorsqu'on donne mal, l'on refait",
)
@pytest.mark.example("deals.ombre-by-two")
def test_eight_cards_are_dealt_by_twice_three_and_once_two() -> None:
    good = {
        packets
        for number in (2, 3, 4)
        for packets in itertools.product(range(1, 5), repeat=number)
        if deal_by_two(packets=packets) is Verdict.NOTHING_FOLLOWS
    }
    assert good == {(3, 3, 2), (3, 2, 3), (2, 3, 3)}
    assert {sum(packets) for packets in good} == {HAND_BY_TWO} == {8}
    assert deal_by_two(packets=(4, 4)) is Verdict.DEAL_AGAIN
    assert deal_by_two(packets=(3, 3, 3)) is Verdict.DEAL_AGAIN


@pytest.mark.quotes("bellecour.ombre.laws.78", "The Stock is composed of fourteen Cards")
@pytest.mark.quotes("academie.ombre.laws.78", "Le Talon est composé de quatorze cartes")
@pytest.mark.example("deals.ombre-by-two")
def test_fourteen_cards_are_left() -> None:
    assert [stock_by_two(laid_out=suit) for suit in RED] == [14, 14]


@pytest.mark.quotes(
    "bellecour.ombre.laws.78",
    "the youngest Hand has a right to see the Cards that he leaves; and if he does, the eldest may "
    "likewise; but not else, without being beasted",
)
def test_the_eldest_may_see_the_stock_after_the_youngest() -> None:
    def sees(youngest: bool, has_seen: bool, left: int = 2) -> Penalty:
        return sees_what_is_left_by_two(youngest=youngest, youngest_has_seen=has_seen, left=left)

    assert sees(youngest=True, has_seen=False) is Penalty.NONE
    assert sees(youngest=False, has_seen=True) is Penalty.NONE
    assert sees(youngest=False, has_seen=False) is Penalty.BEAST
    assert sees(youngest=False, has_seen=False, left=0) is Penalty.NONE


@pytest.mark.quotes(
    "academie.ombre.laws.78",
    "il est libre à celui qui est dernier à prendre, de voir les cartes qu'il laisse; & aprés "
    "qu'il les a vues, le premier peut les voir, & non pas auparavant sans faire la bête",
)
def test_in_french_he_may_see_them_first_who_takes_in_last() -> None:
    def voit(dernier: bool, a_vu: bool, reste: int = 2) -> Penalty:
        return voit_les_cartes_laissees(dernier=dernier, dernier_a_vu=a_vu, reste=reste)

    assert voit(dernier=True, a_vu=False) is Penalty.NONE
    assert voit(dernier=False, a_vu=True) is Penalty.NONE
    assert voit(dernier=False, a_vu=False) is Penalty.BEAST
    assert voit(dernier=False, a_vu=False, reste=0) is Penalty.NONE


@pytest.mark.quotes("bellecour.ombre.laws.79", "They cannot play in the Suit that is laid out.")
@pytest.mark.quotes("academie.ombre.laws.79", "On ne peut point jouer en la couleur qui est ôtée.")
def test_the_suit_laid_out_cannot_be_named() -> None:
    for laid_out in RED:
        may = {suit for suit in Suit if may_name_by_two(suit=suit, laid_out=laid_out)}
        assert may == set(Suit) - {laid_out}
    with pytest.raises(ValueError, match="one of the red suits"):
        may_name_by_two(suit=Suit.HEARTS, laid_out=Suit.SPADES)


def test_five_tricks_win_four_are_a_remise_and_the_other_has_codille() -> None:
    # bellecour p. 143, academie p. 211: "To win, you must make five Tricks; if each makes only
    # four, it is a Beast by Remise: if he that defends the Game makes five, he wins Codill."
    assert ends((5, 3), HAND_BY_TWO) is Ends.WON
    assert ends((4, 4), HAND_BY_TWO) is Ends.REMISE
    assert ends((3, 5), HAND_BY_TWO) is Ends.CODILLE
    assert ends((4, 3), HAND_BY_TWO) is Ends.NOT_PLAYED
