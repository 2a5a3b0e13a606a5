"""Gleek: pack, deal, the stock, and what the trumps count in both books."""

from __future__ import annotations

import pytest

from executable_rules.gleek.dealing import (
    Stock,
    farthings,
    lifts_for_dealing,
    may_be_played_by,
    may_deal_by,
    next_bid,
    stock_after_deal,
    stock_parted,
    tib_reckoned,
    tiddy_played_at,
    tiddy_turned_up,
    trump_counts,
    turned_up_as_printed,
    useful,
)
from executable_rules.gleek.terms import HONOURS, Coin, Where
from executable_rules.mechanics.cards import Rank, cards, pack
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit

ACE, KING, QUEEN, KNAVE = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE
FOUR, FIVE, SIX = Rank.FOUR, Rank.FIVE, Rank.SIX


@pytest.mark.quotes("cotton.gleek.1", "DEuces and Treys must be cast out as useless")
@pytest.mark.quotes("seymour.gleek.1", "DUCES and Trays must be cast out as useless")
def test_deuces_and_treys_are_useless() -> None:
    out = {card.rank for card in pack() if not useful(card=card)}
    assert out == {Rank.TWO, Rank.THREE}
    assert sum(useful(card=card) for card in pack()) == 44


@pytest.mark.quotes("cotton.gleek.2", "lifting for Dealing, the least Card deals")
@pytest.mark.quotes("seymour.gleek.2", "lifting for the Deal, the least Card deals")
def test_the_least_card_lifted_deals() -> None:
    assert lifts_for_dealing(lifted=cards("KS 5H 9C")) == 1
    assert lifts_for_dealing(lifted=cards("KS QH JC")) == 2
    assert lifts_for_dealing(lifted=cards("AS 4H JC")) == 0
    assert lifts_for_dealing(lifted=cards("6S QH 6C")) is Silence.NOT_SAID
    assert lifts_for_dealing(lifted=cards("QS 6H QC")) == 1
    for wrong in ("KS 5H", "KS 5H 9C 4D"):
        with pytest.raises(ValueError, match="from 3 to 3"):
            lifts_for_dealing(lifted=cards(wrong))


@pytest.mark.quotes("cotton.gleek.2", "then lifting for Dealing")
@pytest.mark.quotes("cotton.gleek.1", "must be cast out as useless")
@pytest.mark.quotes("seymour.gleek.2", "then lifting for the Deal")
@pytest.mark.quotes("seymour.gleek.1", "must be cast out as useless")
def test_what_was_cast_out_is_not_lifted() -> None:
    assert lifts_for_dealing(lifted=cards("KS 4H 9C")) == 1
    for wrong in ("KS 3H 9C", "KS 2H 9C", "KS 4H 4H"):
        assert all(useful(card=card) for card in cards(wrong)) is (wrong == "KS 4H 4H")
        with pytest.raises(ValueError, match="neither deuces nor treys"):
            lifts_for_dealing(lifted=cards(wrong))


@pytest.mark.quotes("cotton.gleek.3", "must be three, neither more nor less")
@pytest.mark.quotes("seymour.gleek.3", "It is played but by three Persons only")
def test_three_play_neither_more_nor_less() -> None:
    assert [persons for persons in range(1, 7) if may_be_played_by(persons=persons)] == [3]


@pytest.mark.quotes("cotton.gleek.4", "they play at Farthing, Half-penny, or Penny-Gleek")
def test_farthing_half_penny_and_penny_gleek() -> None:
    assert [farthings(stakes=10, gleek=coin) for coin in Coin] == [10, 20, 40]
    assert farthings(stakes=7, gleek=Coin.PENNY) == 28


@pytest.mark.example("gleek.stock-of-eight")
@pytest.mark.quotes(
    "cotton.gleek.5", "by four, till every one hath twelve", "for the Stock, being in number eight"
)
@pytest.mark.quotes(
    "seymour.gleek.4", "by 4, till every one hath 12", "for the Stock, being in Number 8"
)
def test_dealt_by_four_till_eight_are_left() -> None:
    assert stock_after_deal() == 8
    assert may_deal_by(packets=(4, 4, 4))
    for packets in ((3, 3, 3, 3), (4, 4), (4, 4, 4, 4)):
        assert not may_deal_by(packets=packets)


@pytest.mark.quotes("cotton.gleek.6", "seven whereof are bought", "turn'd up Card is the Dealers")
@pytest.mark.quotes("seymour.gleek.5", "whereof 7 are bought", "turned up Card is the Dealer's")
def test_seven_are_bought_and_one_is_the_dealers() -> None:
    assert stock_parted() == Stock(bought=7, turned_up=1)


@pytest.mark.example("gleek.the-ace-turned-up")
@pytest.mark.quotes("cotton.gleek.6", "and the Ace is turned up")
@pytest.mark.quotes("cotton.gleek.7", "if it be Tiddy turn'd up")
@pytest.mark.quotes("seymour.gleek.5", "and the Ace is turned up")
@pytest.mark.quotes("seymour.gleek.6", "if it be Tiddy turned up")
def test_the_ace_is_turned_up_and_yet_tiddy_may_be() -> None:
    assert turned_up_as_printed() is ACE
    assert tiddy_turned_up(rank=turned_up_as_printed()) == NOTHING
    assert tiddy_turned_up(rank=FOUR) != NOTHING


@pytest.mark.quotes("cotton.gleek.7", "is four apiece from each to the Dealer")
@pytest.mark.quotes("seymour.gleek.6", "is 4 a-piece from each to the Dealer")
def test_tiddy_turned_up_is_four_from_each() -> None:
    assert tiddy_turned_up(rank=FOUR) == Forfeit(4, Unit.COUNTER, Payee.DEALER)
    assert {rank for rank in Rank if tiddy_turned_up(rank=rank) != NOTHING} == {FOUR}


@pytest.mark.quotes(
    "cotton.gleek.8",
    "Tib the Ace is fifteen in hand, and eighteen in play, because it wins a Trick",
    "Tom the Knave is nine, and Tiddy is four",
    "Towser is five and Tumbler six",
    "King and Queen of Trumps is three",
)
@pytest.mark.quotes(
    "seymour.gleek.7",
    "is 15 in Hand, and 18 in Play, because it wins a Trick",
    "Tom the Knave, is 9, and Tiddy is 4",
    "Towser is 5, and Tumbler 6",
    "King and Queen of Trumps is 3",
)
def test_what_the_trumps_count_in_hand_and_in_play() -> None:
    in_hand = {ACE: 15, KNAVE: 9, FOUR: 4, FIVE: 5, SIX: 6, KING: 3, QUEEN: 3}
    for rank in Rank:
        assert trump_counts(rank=rank) == in_hand.get(rank, 0)
        in_play = 18 if rank is ACE else in_hand.get(rank, 0)
        assert trump_counts(rank=rank, where=Where.PLAY) == in_play


@pytest.mark.quotes("cotton.gleek.8", "and so double if turn'd up")
@pytest.mark.quotes("seymour.gleek.7", "and so double if turned up")
@pytest.mark.quotes("cotton.gleek.7", "four apiece from each to the Dealer")
@pytest.mark.quotes("seymour.gleek.6", "4 a-piece from each to the Dealer")
def test_double_when_turned_up() -> None:
    up = {rank: trump_counts(rank=rank, where=Where.TURNED_UP) for rank in Rank}
    assert (up[FIVE], up[SIX]) == (10, 12)
    assert up[FOUR] == 2 * trump_counts(rank=FOUR) == 8
    assert (up[ACE], up[KNAVE], up[KING], up[QUEEN], up[Rank.TEN]) == (15, 9, 3, 3, 0)


@pytest.mark.quotes(
    "cotton.gleek.13",
    "if Tib be turned up, it is fifteen to the Dealer in reckoning after play",
    "for then 'twould make him eighteen, because it would win a Trick, which is three more",
)
@pytest.mark.quotes(
    "seymour.gleek.12",
    "if Tib be turned up, it is 15 to the Dealer, in reckoning after Play",
    "for then it would make him 18, because it wins a Trick, which is 3 more",
)
def test_tib_turned_up_is_fifteen() -> None:
    assert tib_reckoned(turned_up=True, played=False) == 15
    assert tib_reckoned(turned_up=False, played=True) == 18
    assert tib_reckoned(turned_up=False, played=False) == 15


@pytest.mark.quotes("cotton.gleek.13", "he must not make use of it in play")
@pytest.mark.quotes("seymour.gleek.12", "he must not make use of it, in Play")
def test_tib_turned_up_is_not_played() -> None:
    with pytest.raises(ValueError, match="reckoned after play, not played"):
        tib_reckoned(turned_up=True, played=True)


@pytest.mark.quotes("cotton.gleek.28", "whether the Gamesters will play at Tiddy, or leave it out")
@pytest.mark.quotes("seymour.gleek.27", "whether the Gamesters will play at Tiddy, or leave it out")
def test_tiddy_may_be_left_out() -> None:
    assert tiddy_played_at(agreed=True) == HONOURS[FOUR] == 4
    assert tiddy_played_at(agreed=False) == 0


@pytest.mark.quotes("cotton.gleek.9", "the first penny you bid is twelve, thirteen, and so on")
@pytest.mark.quotes("seymour.gleek.8", "The first Penny you bid is 12, 13, and so on")
def test_bids_begin_at_twelve() -> None:
    assert next_bid() == 12
    assert next_bid(last=12) == 13
    assert next_bid(last=15) == 16
    with pytest.raises(ValueError, match="bid=11 cannot be"):
        next_bid(last=11)
