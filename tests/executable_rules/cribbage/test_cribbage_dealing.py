"""Cribbage: who deals, the deal, the crib and the card turned up."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.dealing import (
    cards_played_out,
    cards_used,
    crib,
    cuts,
    deal,
    deal_1754,
    deals,
    deals_next,
    may_see_laid_out,
    players,
    turned_up,
)
from executable_rules.cribbage.terms import Player
from executable_rules.mechanics.cards import cards, pack
from executable_rules.mechanics.results import Silence

PACK = pack()


@pytest.mark.quotes(
    "cotton.cribbage.1", "there are no Cards to be thrown out, but all are made use of"
)
@pytest.mark.quotes("seymour.cribbage.4", "the whole being used")
def test_no_card_is_thrown_out() -> None:
    assert len(cards_used()) == len(set(cards_used())) == 52


@pytest.mark.quotes("cotton.cribbage.3", "he that hath the least Card deals")
@pytest.mark.quotes("seymour.cribbage.3", "upon cutting, he who has the least Card deals")
def test_the_least_card_deals() -> None:
    assert deals(lifted=cards("2S 3H")) == 0
    assert deals(lifted=cards("KS QH")) == 1
    assert deals(lifted=cards("AS 2H")) == 0
    # Of cards alike nothing is said.
    assert deals(lifted=cards("9S 9H")) is Silence.NOT_SAID
    with pytest.raises(ValueError, match="twice"):
        deals(lifted=cards("9S 9S"))
    for wrong in ("9S", "9S 8S 7S"):
        with pytest.raises(ValueError, match="from 2 to 2"):
            deals(lifted=cards(wrong))


@pytest.mark.quotes("cotton.cribbage.4", "There are but two Players at this Game")
@pytest.mark.quotes("seymour.cribbage.1", "a Game only played between two Persons")
def test_two_play() -> None:
    assert players() == (Player.DEALER, Player.OTHER)


@pytest.mark.quotes("cotton.cribbage.4", "the one shuffles, and the other cuts")
def test_the_other_cuts() -> None:
    assert cuts(shuffles=Player.DEALER) is Player.OTHER
    assert cuts(shuffles=Player.OTHER) is Player.DEALER


@pytest.mark.quotes(
    "cotton.cribbage.5",
    "one by one, to his Antagonist first, and himself last, till five apiece be dealt",
    "the rest being set down in view on the Table",
)
def test_five_apiece_one_by_one_the_dealer_last() -> None:
    dealt = deal(cards=PACK)
    assert dealt.other == PACK[0:10:2]
    assert dealt.dealer == PACK[1:10:2]
    assert dealt.rest == PACK[10:] and len(dealt.rest) == 42
    assert deal(cards=PACK[:11]).rest == PACK[10:11]
    with pytest.raises(ValueError, match="cards=10 cannot be"):
        deal(cards=PACK[:10])
    with pytest.raises(ValueError, match="twice"):
        deal(cards=(*PACK, PACK[0]))


@pytest.mark.quotes(
    "seymour.cribbage.4", "dealt out 1 by 1; the Number 5 a-piece", "the Remainder of the Pack"
)
def test_who_has_the_first_card_is_not_said_in_1754() -> None:
    dealt = deal_1754(cards=PACK, first=Player.OTHER)
    assert (dealt.dealer, dealt.other, dealt.rest) == (PACK[1:10:2], PACK[0:10:2], PACK[10:])
    dealt = deal_1754(cards=PACK, first=Player.DEALER)
    assert (dealt.dealer, dealt.other, dealt.rest) == (PACK[0:10:2], PACK[1:10:2], PACK[10:])
    assert deal_1754(cards=PACK[:11], first=Player.DEALER).rest == PACK[10:11]
    with pytest.raises(ValueError, match="cards=10 cannot be"):
        deal_1754(cards=PACK[:10], first=Player.DEALER)


@pytest.mark.quotes("cotton.cribbage.6", "which Crib is four Cards, two a piece")
@pytest.mark.quotes("seymour.cribbage.5", "The Crib consists of 4 Cards, two a-piece")
def test_each_lays_out_two_for_the_crib() -> None:
    assert crib(dealer_lays=cards("AS 2S"), other_lays=cards("3H 4H")) == cards("AS 2S 3H 4H")
    for few_or_many in ("AS", "AS 2S 5S"):
        with pytest.raises(ValueError, match="dealer_lays="):
            crib(dealer_lays=cards(few_or_many), other_lays=cards("3H 4H"))
        with pytest.raises(ValueError, match="other_lays="):
            crib(dealer_lays=cards("3H 4H"), other_lays=cards(few_or_many))
    with pytest.raises(ValueError, match="twice"):
        crib(dealer_lays=cards("AS 2S"), other_lays=cards("3H AS"))


@pytest.mark.quotes("cotton.cribbage.6", "not knowing nor seeing one anothers Cards")
def test_what_the_other_lays_out_is_not_seen() -> None:
    assert may_see_laid_out(his_own=False) is False
    assert may_see_laid_out(his_own=True) is True


@pytest.mark.quotes(
    "cotton.cribbage.7", "they turn up a Card from the parcel that was left of dealing"
)
@pytest.mark.quotes("seymour.cribbage.6", "they turn up a Card from the Pack")
def test_a_card_is_turned_up_from_what_was_left() -> None:
    rest = deal(cards=PACK).rest
    assert turned_up(rest=rest) == PACK[10]
    assert turned_up(rest=rest, place=42) == PACK[51]
    for place in (0, 43):
        with pytest.raises(ValueError, match=f"place={place} cannot be"):
            turned_up(rest=rest, place=place)


@pytest.mark.quotes("cotton.cribbage.8", "when they have play'd out their three Cards")
@pytest.mark.quotes("cotton.cribbage.5", "till five apiece be dealt")
def test_three_cards_are_played_out() -> None:
    assert cards_played_out() == 3
    assert len(deal(cards=PACK).other) - 2 == 3


@pytest.mark.quotes("seymour.cribbage.7", "when they have played out their 5 Cards")
@pytest.mark.quotes("seymour.cribbage.4", "the Number 5 a-piece")
@pytest.mark.quotes("seymour.cribbage.5", "two a-piece, which they lay out upon the Table")
@pytest.mark.example("cribbage.cards-played-out")
def test_five_as_printed_in_1754_are_more_than_a_player_has_left() -> None:
    dealt = deal_1754(cards=PACK, first=Player.OTHER)
    laid_out = len(crib(dealer_lays=dealt.dealer[:2], other_lays=dealt.other[:2])) // 2
    assert laws_1754.cards_played_out() == 5 == len(dealt.other)
    assert len(dealt.other) - laid_out == 3


@pytest.mark.quotes(
    "cotton.cribbage.8", "the Crib is the others the next deal, and so they take it by turns"
)
@pytest.mark.quotes("cotton.cribbage.30", "they play and deal by turns")
@pytest.mark.quotes(
    "seymour.cribbage.7", "the Crib is the other's the next Deal; and so they take it by Turns"
)
@pytest.mark.quotes("seymour.cribbage.28", "they play and deal by Turns")
def test_they_deal_by_turns() -> None:
    assert deals_next(dealer=Player.DEALER) is Player.OTHER
    assert deals_next(dealer=Player.OTHER) is Player.DEALER
