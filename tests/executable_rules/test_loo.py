"""Lanterloo (1687) and Lue (1754)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.loo import (
    HAND,
    SHORT_PACK,
    Sweep,
    chalks_left,
    dealer_lays_down,
    dealer_looed_lays_down,
    deals,
    deals_another_way,
    divided,
    five_of_a_suit,
    has_advantage,
    lays_down_another_way,
    lays_down_for_loo,
    looed_lays_down,
    may_play,
    may_refuse_at_first,
    order_of_saying,
    pack_played_with,
    rest_may_refuse,
    revokes,
    scores,
    take_up_the_money,
    takes_from_stock,
    wins_from,
)
from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.results import NOTHING, Forfeit, Silence


@pytest.mark.quotes("seymour.loo.1", "You lift for Dealing, and the best Card carries it")
def test_the_best_card_deals() -> None:
    assert deals(lifted=cards("3S KH QC")) == 1
    assert deals(lifted=cards("3S KH AC 2D")) == 2
    assert deals(lifted=cards("KS 9H KC")) is Silence.NOT_SAID


@pytest.mark.quotes(
    "cotton.loo.another-way.1", "and the best Put-card deals five to every one apiece"
)
def test_the_best_put_card_deals() -> None:
    assert deals_another_way(lifted=cards("3S KH AC 2D")) == 0
    assert deals_another_way(lifted=cards("4S KH AC 2D")) == 3
    assert deals_another_way(lifted=cards("4S KH AC 5D")) == 2
    assert deals_another_way(lifted=cards("4S KH AC AD")) is Silence.NOT_SAID


@pytest.mark.example("loo.threes-to-sevens-laid-out")
@pytest.mark.quotes(
    "seymour.loo.2",
    "As many may play as the Cards will permit",
    "must be dealt 5 a-piece, and then turn up Trump",
)
def test_as_many_as_the_cards_will_permit() -> None:
    assert [players for players in range(20) if may_play(players=players, cards=52)] == list(
        range(2, 11)
    )
    short = len(SHORT_PACK)
    assert max(number for number in range(2, 20) if may_play(players=number, cards=short)) == 6
    assert may_play(players=6, cards=31)
    assert not may_play(players=6, cards=30)


@pytest.mark.example("loo.threes-to-sevens-laid-out")
@pytest.mark.quotes(
    "seymour.loo.3",
    "if three, four, five, or six Persons play",
    "lay out the Threes, Fours, Fives, Sixes, and Sevens",
)
def test_the_short_pack_for_three_to_six() -> None:
    played = {players: pack_played_with(players=players) for players in range(2, 9)}
    assert played == {2: 52, 3: 32, 4: 32, 5: 32, 6: 32, 7: 52, 8: 52}
    assert {card.rank.value for card in SHORT_PACK} == {1, 2, 8, 9, 10, 11, 12, 13}


@pytest.mark.quotes(
    "seymour.loo.3", "if they would have the Lue come fast about, then play with the whole Pack"
)
def test_the_whole_pack_for_a_lue_soon() -> None:
    assert pack_played_with(players=4, lue_soon=True) == 52
    assert pack_played_with(players=8, lue_soon=True) == 52
    assert pack_played_with(players=4, lue_soon=False) == 32


@pytest.mark.quotes("seymour.loo.4", "Having dealt, set up 5, either with Chalk, or Counters")
@pytest.mark.quotes("seymour.loo.10", "Every Deal, rub off a Score")
def test_five_chalks_and_one_off_every_deal() -> None:
    assert [chalks_left(deals_played=played) for played in range(6)] == [5, 4, 3, 2, 1, 0]
    for played in (-1, 6):
        with pytest.raises(ValueError, match="from 0 to 5"):
            chalks_left(deals_played=played)


@pytest.mark.quotes(
    "seymour.loo.10",
    "for every Trick you win, set up a Score by you, till the first Scores are out",
)
def test_a_score_for_every_trick_till_the_chalks_are_out() -> None:
    assert scores(tricks=(2, 0, 5)) == 7
    assert scores(tricks=(1, 1, 1, 1, 1, 4)) == 5
    for won in (-1, 6):
        with pytest.raises(ValueError, match="from 0 to 5"):
            scores(tricks=(won,))


@pytest.mark.quotes(
    "seymour.loo.11",
    "for so many Scores or Tricks which you have won, so much as they were valued at in the Game",
    "so much you must take from the Stock",
)
@pytest.mark.quotes(
    "cotton.loo.1",
    "for so many scores or tricks which you have won, so much as they were valued at in the Game",
    "so much you must take from the Stock",
)
def test_tricks_are_taken_from_the_stock() -> None:
    assert takes_from_stock(tricks=7, valued_at=6) == 42
    assert takes_from_stock(tricks=0, valued_at=6) == 0
    assert takes_from_stock(tricks=25, valued_at=1) == 25
    for tricks in (-1, 26):
        with pytest.raises(ValueError, match="from 0 to 25"):
            takes_from_stock(tricks=tricks, valued_at=6)


@pytest.mark.quotes(
    "seymour.loo.5",
    "the Advantage of hearing what every one will say, and, at last, may play, or not play",
)
def test_the_eldest_says_last() -> None:
    assert order_of_saying(players=4) == (1, 2, 3, 0)
    assert order_of_saying(players=2) == (1, 0)


@pytest.mark.quotes(
    "seymour.loo.6",
    "If the Eldest says he passes, the rest may chuse whether they will play, or no",
)
@pytest.mark.quotes(
    "cotton.loo.another-way.5", "the eldest hand pass, the rest may refuse to play, or play"
)
def test_when_the_eldest_passes_the_rest_may_refuse() -> None:
    assert rest_may_refuse(eldest_passes=True)
    assert not rest_may_refuse(eldest_passes=False)


@pytest.mark.quotes(
    "seymour.loo.7",
    "Trumps, as at Whist, are the best Cards",
    "from the Highest to the Lowest",
)
def test_trumps_are_the_best_cards() -> None:
    ace, two = Card.parse("AS"), Card.parse("2H")
    assert wins_from(card=two, other=ace, trump=Suit.HEARTS)
    assert not wins_from(card=ace, other=two, trump=Suit.HEARTS)
    assert wins_from(card=ace, other=Card.parse("KS"), trump=Suit.HEARTS)
    assert not wins_from(card=ace, other=Card.parse("KC"), trump=Suit.HEARTS)


@pytest.mark.quotes("seymour.loo.8", "if you do, you pay all on the Table")
def test_a_revoke_pays_all_on_the_table() -> None:
    assert revokes(on_table=35) == Forfeit(35)


@pytest.mark.quotes(
    "seymour.loo.9",
    "are lued, (that is, win not one Trick)",
    "so much for your 5 Cards, as you played upon every one of them",
)
def test_he_that_is_looed_lays_down_for_five_cards() -> None:
    assert lays_down_for_loo(tricks=0, a_card=6) == Forfeit(30)
    assert lays_down_for_loo(tricks=1, a_card=6) == NOTHING
    assert lays_down_for_loo(tricks=5, a_card=6) == NOTHING
    for tricks in (-1, 6):
        with pytest.raises(ValueError, match="from 0 to 5"):
            lays_down_for_loo(tricks=tricks, a_card=6)


@pytest.mark.quotes(
    "cotton.loo.another-way.3",
    "if any be loo'd, he must lay down so much for his loo as his five Cards amount to",
)
def test_another_way_he_lays_down_as_much() -> None:
    assert lays_down_another_way(looed=True, a_card=6) == Forfeit(30)
    assert lays_down_another_way(looed=False, a_card=6) == NOTHING


@pytest.mark.quotes("cotton.loo.another-way.3", "After this all must play")
def test_in_the_first_deal_all_must_play() -> None:
    assert not may_refuse_at_first(first_deal=True, eldest_passes=True)
    assert may_refuse_at_first(first_deal=False, eldest_passes=True)
    assert not may_refuse_at_first(first_deal=False, eldest_passes=False)


@pytest.mark.quotes(
    "cotton.loo.another-way.2",
    "The Dealer for his five Cards must lay down so many Six-pences",
    "as they conclude upon and agree for every Card",
)
def test_the_dealer_lays_down_for_his_five_cards() -> None:
    assert dealer_lays_down(a_card=6) == 30
    assert dealer_lays_down(a_card=12) == 60


@pytest.mark.quotes(
    "cotton.loo.another-way.4",
    "he must lay down as much for his dealing, and as much more for his loo",
)
def test_the_next_dealer_looed_lays_down_twice() -> None:
    assert dealer_looed_lays_down(a_card=6) == Forfeit(60)
    assert dealer_looed_lays_down(a_card=6, looed=False) == Forfeit(30)


@pytest.mark.quotes(
    "cotton.loo.another-way.6",
    "If there be never a loo, the money may be divided",
    "according to the number of their Tricks",
)
def test_without_a_loo_the_money_is_divided_by_tricks() -> None:
    assert divided(money=30, tricks=(3, 2)) == (18, 12)
    assert divided(money=12, tricks=(1, 4)) == (Fraction(12, 5), Fraction(48, 5))
    with pytest.raises(ValueError, match="tricks=0"):
        divided(money=30, tricks=(5, 0))


@pytest.mark.quotes(
    "cotton.loo.another-way.7", "if there be a loo, the winners must take up the money"
)
def test_with_a_loo_the_winners_take_up_the_money() -> None:
    assert take_up_the_money(tricks=(2, 0, 3)) == (0, 2)
    assert take_up_the_money(tricks=(0, 5, 0)) == (1,)
    assert take_up_the_money(tricks=(1, 4)) is None
    with pytest.raises(ValueError, match="tricks=-1"):
        take_up_the_money(tricks=(-1, 5))


@given(st.integers(0, 500), st.lists(st.integers(1, 5), min_size=1, max_size=5))
def test_what_is_divided_is_all(money: int, tricks: list[int]) -> None:
    assert sum(divided(money=money, tricks=tuple(tricks))) == money


@pytest.mark.example("loo.as-much-as-every-one-had-laid-down")
@pytest.mark.quotes(
    "cotton.loo.another-way.7",
    "as much money on the board as every one had laid down before, be it never so great a summ",
    "besides the like quantity for dealing, if he that was loo'd dealt",
)
@pytest.mark.quotes("cotton.loo.another-way.3", "so much for his loo as his five Cards amount to")
def test_the_loo_is_as_much_as_all_have_laid_down() -> None:
    first = dealer_lays_down(a_card=6)
    assert looed_lays_down(laid_before=first) == lays_down_another_way(looed=True, a_card=6)
    assert looed_lays_down(laid_before=first, dealt=True) == dealer_looed_lays_down(a_card=6)
    assert looed_lays_down(laid_before=90) == Forfeit(90)
    assert looed_lays_down(laid_before=90, dealt=True) == Forfeit(180)
    assert looed_lays_down(laid_before=90) != lays_down_another_way(looed=True, a_card=6)


@pytest.mark.quotes(
    "seymour.loo.12",
    "he who hath 5 Cards of a Suit in his Hands, lues all the Gamesters then playing",
    "and sweeps the Board",
)
@pytest.mark.quotes(
    "cotton.loo.2",
    "he who hath five Cards of a suit in his hand loos all the Gamesters then playing",
    "and sweeps the board",
)
def test_five_of_a_suit_loo_all() -> None:
    five, four = cards("AS JS 9S 8S 2S"), cards("AS JS 9S 8S 2H")
    assert five_of_a_suit(hand=five, players=6, board=44) == Sweep(looed=5, takes=44)
    assert five_of_a_suit(hand=four, players=6, board=44) == Sweep(0, 0)
    assert five_of_a_suit(hand=five[:4], players=6, board=44) == Sweep(0, 0)
    assert len(five) == HAND


@pytest.mark.quotes(
    "seymour.loo.13", "if there be two Lues, he who is eldest Hand hath the Advantage"
)
@pytest.mark.quotes(
    "cotton.loo.3", "if there be two loos, he that is eldest hand hath the advantage"
)
def test_of_two_loos_the_eldest_has_the_advantage() -> None:
    assert has_advantage(seats=(3, 1)) == 1
    assert has_advantage(seats=(0, 4)) == 0
