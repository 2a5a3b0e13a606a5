"""Commerce: pack, players, deal, stake, new deal."""

from __future__ import annotations

from itertools import pairwise

import pytest

from executable_rules.commerce.dealing import (
    Dealing,
    Dealt,
    counts,
    deals,
    deals_out,
    is_above,
    is_banker,
    may_deal_by,
    may_play,
    new_deal,
    staked,
)
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.results import Verdict


@pytest.mark.quotes(
    "bellecour.commerce.1", "keep their natural value, except the Ace, which stands for eleven"
)
@pytest.mark.quotes(
    "academie.commerce.1",
    "valent chacune leur valeur naturelle, à la réserve de l'as qui vaut onze",
)
def test_the_ace_stands_for_eleven() -> None:
    held = cards("AS KS QS JS 10S 9S 3S 2S")
    assert [counts(card=card) for card in held] == [11, 10, 10, 10, 10, 9, 3, 2]


@pytest.mark.quotes("bellecour.commerce.1", "above the King, as the King is above the Queen, &c.")
@pytest.mark.quotes(
    "academie.commerce.1", "au-dessus du roi, le roi au-dessus de la dame, & ainsi des autres"
)
def test_the_ace_is_above_the_king() -> None:
    order = cards("AS KH QS JD 10C 9S 2H")
    for high, low in pairwise(order):
        assert is_above(card=high, other=low) is True
        assert is_above(card=low, other=high) is False
    assert is_above(card=Card.parse("KS"), other=Card.parse("KH")) is False


@pytest.mark.quotes("bellecour.commerce.2", "cannot be played by less than three persons")
@pytest.mark.quotes("academie.commerce.2", "On ne sçauroit jouer à ce jeu moins de trois")
def test_three_at_least() -> None:
    assert [may_play(players=players) for players in (2, 3, 4)] == [False, True, True]
    with pytest.raises(ValueError, match="players=0"):
        may_play(players=0)
    assert may_play(players=1) is False


@pytest.mark.quotes("bellecour.commerce.2", "it may be played by ten, or even twelve")
@pytest.mark.quotes("academie.commerce.2", "jusqu'à dix ou même douze")
def test_ten_or_even_twelve() -> None:
    assert [may_play(players=players) for players in (10, 11, 12, 13)] == [True, True, True, False]


@pytest.mark.quotes(
    "bellecour.commerce.3",
    "the Dealer shuffles the Cards, and they are cut by his left hand man",
    "beginning with him on his right hand",
)
@pytest.mark.quotes(
    "academie.commerce.3",
    "bat les cartes qu'il fait couper par celui de sa gauche",
    "en commençant par sa droite",
)
def test_the_left_cuts_and_the_right_is_served_first() -> None:
    assert deals(dealer=0, players=4) == Dealing(shuffles=0, cuts=3, served=(1, 2, 3, 0))
    assert deals(dealer=2, players=3) == Dealing(shuffles=2, cuts=1, served=(0, 1, 2))
    with pytest.raises(ValueError, match="from 3 to 12"):
        deals(dealer=0, players=2)


@pytest.mark.quotes("bellecour.commerce.3", "at liberty to deal them singly, or all three together")
@pytest.mark.quotes(
    "academie.commerce.3", "libre de les donner l'une aprés l'autre ou toutes les trois ensemble"
)
def test_singly_or_all_three_together() -> None:
    assert may_deal_by(packets=(1, 1, 1)) is True
    assert may_deal_by(packets=(3,)) is True
    assert may_deal_by(packets=(2, 1)) is False
    assert may_deal_by(packets=(1, 2)) is False
    assert may_deal_by(packets=(1, 1)) is False
    assert may_deal_by(packets=(4,)) is False


@pytest.mark.quotes(
    "bellecour.commerce.4",
    "which they estimate as they please, and of which each Player puts down one for his stake",
)
@pytest.mark.quotes(
    "academie.commerce.4",
    "qu'on aprécie à ce que l'on veut, & dont chacun en met un au jeu en y entrant",
)
def test_each_stakes_one() -> None:
    assert [staked(players=players, worth=6) for players in (3, 12)] == [18, 72]
    with pytest.raises(ValueError, match="worth=0"):
        staked(players=3, worth=0)
    assert [staked(players=players) for players in (3, 12)] == [3, 12]
    with pytest.raises(ValueError, match="players=13"):
        staked(players=13)


@pytest.mark.quotes("bellecour.commerce.1", "an entire Pack of fifty-two Cards")
@pytest.mark.quotes("academie.commerce.1", "cinquante-deux qui font le jeu entier")
@pytest.mark.quotes("bellecour.commerce.3", "he then gives three to each Player")
@pytest.mark.quotes("bellecour.commerce.9", "the Stock is called the Bank")
@pytest.mark.quotes("bellecour.commerce.10", "no Card turned up at this Game, as there is no Trump")
@pytest.mark.quotes("academie.commerce.3", "il en donne trois à chaque joueur")
@pytest.mark.quotes("academie.commerce.9", "le talon la Banque")
@pytest.mark.quotes(
    "academie.commerce.10", "On ne tourne point à ce jeu, où il n'y a point de triomphe"
)
def test_three_to_each_and_the_rest_is_the_bank() -> None:
    assert deals_out(players=3) == Dealt(each=3, turned_up=0, left=43)
    assert deals_out(players=12) == Dealt(each=3, turned_up=0, left=16)
    for players in range(3, 13):
        dealt = deals_out(players=players)
        assert players * dealt.each + dealt.turned_up + dealt.left == len(pack())


@pytest.mark.quotes("bellecour.commerce.9", "He that deals is called the Banker")
@pytest.mark.quotes("academie.commerce.9", "Celui qui mêle à ce jeu, est apellé Banquier")
def test_he_that_deals_is_the_banker() -> None:
    assert is_banker(seat=2, dealer=2) is True
    assert is_banker(seat=1, dealer=2) is False


@pytest.mark.quotes("bellecour.commerce.25", "if the Pack is found false")
@pytest.mark.quotes("academie.commerce.25", "lorsque le jeu est faux")
def test_a_false_pack_is_a_new_deal() -> None:
    assert new_deal(hands=(3, 3, 3), false_pack=True) is Verdict.DEAL_AGAIN
    assert new_deal(hands=(3, 3, 3)) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes("bellecour.commerce.25", "if the Deal is wrong", "there must be a new Deal")
@pytest.mark.quotes("academie.commerce.25", "ou que l'on a mal donné", "on refait")
def test_a_wrong_deal_is_dealt_again() -> None:
    assert new_deal(hands=(3, 4, 3)) is Verdict.DEAL_AGAIN
    assert new_deal(hands=(3, 3, 3, 2)) is Verdict.DEAL_AGAIN
    assert new_deal(hands=(3, 3, 0)) is Verdict.DEAL_AGAIN
    assert new_deal(hands=(3, 3, 3), otherwise_wrong=True) is Verdict.DEAL_AGAIN
    with pytest.raises(ValueError, match="players=2"):
        new_deal(hands=(3, 3))
    with pytest.raises(ValueError, match="hands=-1"):
        new_deal(hands=(3, 3, -1))


@pytest.mark.quotes("bellecour.commerce.25", "that there should be a faced Card")
@pytest.mark.quotes("academie.commerce.25", "qu'il y a quelque carte tournée")
def test_a_faced_card_is_a_new_deal() -> None:
    assert new_deal(hands=(3, 3, 3), faced=1) is Verdict.DEAL_AGAIN
    assert new_deal(hands=(3, 3, 3), faced=2) is Verdict.DEAL_AGAIN
    with pytest.raises(ValueError, match="faced=-1"):
        new_deal(hands=(3, 3, 3), faced=-1)
