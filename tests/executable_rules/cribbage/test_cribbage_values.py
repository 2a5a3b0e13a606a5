"""Cribbage: what cards are worth together."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.terms import Alike, Hand, Player, points_told
from executable_rules.cribbage.values import (
    alike,
    fifteens,
    flush,
    knave_noddy,
    knave_noddy_turned,
    pairs,
    sequences,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack


def of_rank(rank: Rank, many: int) -> Hand:
    return tuple(Card(rank, suit) for suit in tuple(Suit)[:many])


@pytest.mark.quotes(
    "cotton.cribbage.14",
    "Three Aces, Kings, Queens, &c. is a Pair-Royal",
    "a double Pair-Royal is four Aces, four Kings, four Queens",
)
@pytest.mark.quotes(
    "seymour.cribbage.13",
    "Three Aces, Kings, Queens, &c. is a Pair-Royal",
    "a double Pair-Royal is 4 Aces, 4 Kings, 4 Queens",
)
def test_what_cards_alike_are_called() -> None:
    for rank in Rank:
        assert alike(cards=of_rank(rank, 2)) is Alike.PAIR
        assert alike(cards=of_rank(rank, 3)) is Alike.PAIR_ROYAL
        assert alike(cards=of_rank(rank, 4)) is Alike.DOUBLE_PAIR_ROYAL
    for none in ("AS", "AS 2S", "AS AH 2S", ""):
        with pytest.raises(ValueError, match="two, three or four of one rank"):
            alike(cards=cards(none))
    with pytest.raises(ValueError, match="once in the pack"):
        alike(cards=cards("AS AS"))


@pytest.mark.quotes("cotton.cribbage.10", "A Pair is two, a Pair-Royal six, a double Pair-Royal")
@pytest.mark.quotes("seymour.cribbage.9", "A Pair is 2, a Pair-Royal 6; a double Pair-Royal 12")
@pytest.mark.quotes(
    "cotton.cribbage.14", "A Pair of Aces, Kings, Queens, Knaves, Tens", "and is twelve Games"
)
@pytest.mark.quotes("seymour.cribbage.13", "is a 2", "is 12 Games to him who hath them")
def test_a_pair_is_two_a_pair_royal_six_a_double_one_twelve() -> None:
    worth = {Alike.PAIR: 2, Alike.PAIR_ROYAL: 6, Alike.DOUBLE_PAIR_ROYAL: 12}
    for rank in Rank:
        for many in (2, 3, 4):
            held = of_rank(rank, many)
            assert pairs(cards=held) == worth[alike(cards=held)]
    assert pairs(cards=cards("KS QS JS")) == 0
    assert pairs(cards=cards("KS KH QS QH")) == 4
    with pytest.raises(ValueError, match="once in the pack"):
        pairs(cards=cards("KS KS"))


@pytest.mark.quotes("cotton.cribbage.13", "one in hand, and two to the Dealer")
@pytest.mark.quotes("seymour.cribbage.12", "one in Hand, and 2 to the Dealer")
def test_or_two_to_the_dealer_when_a_knave_is_itself_turned_up() -> None:
    hand, six = cards("JS 2H 3H"), Card.parse("6S")
    for player in Player:
        assert knave_noddy_turned(cards=hand, turned_card=six, who=player) == 1
        assert knave_noddy_turned(cards=hand, turned_card=Card.parse("6H"), who=player) == 0
        with pytest.raises(ValueError, match="turned_card cannot be"):
            knave_noddy_turned(cards=hand, turned_card=Card.parse("JS"), who=player)
    knave = Card.parse("JH")
    assert knave_noddy_turned(cards=hand, turned_card=knave, who=Player.DEALER) == 2
    assert knave_noddy_turned(cards=hand, turned_card=knave, who=Player.OTHER) == 0
    # The two readings part only for the dealer.
    for turned in pack():
        if turned not in hand:
            assert knave_noddy(
                cards=hand, turned_card=turned, who=Player.OTHER
            ) == knave_noddy_turned(cards=hand, turned_card=turned, who=Player.OTHER)


HANDS = st.lists(st.sampled_from(pack()), max_size=5, unique=True).map(tuple)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(held=HANDS, suits=st.permutations(tuple(Suit)))
def test_values_heed_no_order_and_but_the_flush_and_the_knave_no_suit(
    held: Hand, suits: list[Suit]
) -> None:
    other = dict(zip(Suit, suits, strict=True))
    turned = tuple(Card(card.rank, other[card.suit]) for card in reversed(held))
    for value in (fifteens, pairs, sequences, laws_1754.sequences, flush):
        assert value(cards=held) == value(cards=turned)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(held=HANDS)
def test_a_card_more_never_takes_away_a_fifteen_or_a_pair(held: Hand) -> None:
    for value in (fifteens, pairs, flush):
        assert value(cards=held[1:]) <= value(cards=held)


def test_a_sequence_is_one_in_any_order() -> None:
    assert {sequences(cards=it) for it in permutations(cards("4S 5H 6D 7C"))} == {4}
    assert [points_told((Card(rank, Suit.SPADES),)) for rank in Rank] == [*range(1, 11), 10, 10, 10]
