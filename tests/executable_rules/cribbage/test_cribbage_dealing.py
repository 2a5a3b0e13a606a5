"""Cribbage: who deals, the deal, the crib and the card turned up."""

from __future__ import annotations

import pytest

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.dealing import cards_played_out, crib, deal, deal_1754, turned_up
from executable_rules.cribbage.terms import Player
from executable_rules.mechanics.cards import pack

PACK = pack()


@pytest.mark.quotes(
    "seymour.cribbage.4", "dealt out 1 by 1; the Number 5 a-piece", "the Remainder of the Pack"
)
def test_who_has_the_first_card_is_not_said_in_1754() -> None:
    dealt = deal_1754(cards=PACK, who=Player.OTHER)
    assert (dealt.dealer, dealt.other, dealt.rest) == (PACK[1:10:2], PACK[0:10:2], PACK[10:])
    dealt = deal_1754(cards=PACK, who=Player.DEALER)
    assert (dealt.dealer, dealt.other, dealt.rest) == (PACK[0:10:2], PACK[1:10:2], PACK[10:])
    assert deal_1754(cards=PACK[:11], who=Player.DEALER).rest == PACK[10:11]
    with pytest.raises(ValueError, match="cards=10 cannot be"):
        deal_1754(cards=PACK[:10], who=Player.DEALER)


@pytest.mark.quotes(
    "cotton.cribbage.7", "they turn up a Card from the parcel that was left of dealing"
)
@pytest.mark.quotes("seymour.cribbage.6", "they turn up a Card from the Pack")
def test_a_card_is_turned_up_from_what_was_left() -> None:
    rest = deal(cards=PACK).rest
    assert turned_up(pack=rest) == PACK[10]
    assert turned_up(pack=rest, place=42) == PACK[51]
    for place in (0, 43):
        with pytest.raises(ValueError, match=f"place={place} cannot be"):
            turned_up(pack=rest, place=place)


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
    dealt = deal_1754(cards=PACK, who=Player.OTHER)
    laid_out = len(crib(discard=dealt.dealer[:2], other_discard=dealt.other[:2])) // 2
    assert laws_1754.cards_played_out() == 5 == len(dealt.other)
    assert len(dealt.other) - laid_out == 3
