"""Cribbage: dealing, playing, what cards are worth, and the show."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.cribbage import laws_1754
from executable_rules.cribbage.dealing import cards_played_out, crib, deal, deal_1754, turned_up
from executable_rules.cribbage.playing import (
    can_come_in,
    sequences_in_play,
)
from executable_rules.cribbage.show import games_in_hand
from executable_rules.cribbage.terms import Alike, Hand, Player, points_told
from executable_rules.cribbage.values import (
    alike,
    fifteens,
    flush,
    pairs,
    sequences,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack

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


WORKED = cards("6S 9H 4D 6C 5H")
"""His six, your nine, his four, your six, his five."""


@pytest.mark.example("cribbage.swapped-five-and-six")
@pytest.mark.quotes(
    "cotton.cribbage.26", "which were his four after the fifteen, your five and his six"
)
@pytest.mark.quotes("seymour.cribbage.24", "which were his 4, after the 15, your 5 and his 6")
@pytest.mark.quotes("cotton.cribbage.25", "you a six, twenty five; and he a five, that is thirty")
@pytest.mark.quotes("seymour.cribbage.23", "you a 6, which is 25, and he a 5, that is 30")
def test_five_and_six_are_swapped_in_both_books() -> None:
    turns = ("his", "your") * 3
    whose = {card.rank.value: who for card, who in zip(WORKED[2:], turns, strict=False)}
    assert whose == {4: "his", 6: "your", 5: "his"}
    assert sequences_in_play(cards_played=WORKED) == 2
    assert laws_1754.sequences_in_play(cards_played=WORKED) == 3
    # By the print, told in the order of its words, you had played the five: not twenty-five then.
    assert points_told(WORKED[:4]) == 25 and points_told((*WORKED[:3], WORKED[4])) == 24
    assert can_come_in(hand=cards("6D"), cards_played=WORKED) == ()


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
    assert {sequences(cards=permutation) for permutation in permutations(cards("4S 5H 6D 7C"))} == {
        4
    }
    assert [points_told((Card(rank, Suit.SPADES),)) for rank in Rank] == [*range(1, 11), 10, 10, 10]


FOUR_FIVE_SIX = cards("4S 5H 6D")
SIX = Card.parse("6C")


@pytest.mark.example("cribbage.four-five-six-1754")
@pytest.mark.quotes(
    "seymour.cribbage.19",
    "that is 3, because of Sequences of Three; then it is 2 more",
    "that is in all 4, then there is 15 and 15",
    "which makes 8 Games",
)
@pytest.mark.quotes("seymour.cribbage.10", "Sequences of 3, is 3")
def test_in_1754_told_at_eight_they_make_twelve() -> None:
    counted = (*FOUR_FIVE_SIX, SIX)
    by_the_rule = laws_1754.sequences(cards=counted)
    in_its_words, in_all, told = 3 + 2, 4, 8
    assert by_the_rule == 3 + 3 and by_the_rule > in_its_words > in_all
    assert laws_1754.games_in_hand(hand=FOUR_FIVE_SIX, turned_card=SIX) == 12
    assert told == in_all + fifteens(cards=counted)
    assert told + (by_the_rule - in_all) + pairs(cards=counted) == 12


def test_bilkt_is_the_same_in_both_books() -> None:
    hands = [cards(it) for it in ("2S 4H 6D", "4S 5H 6D", "AS 2H 3D", "QS KH 9D")]
    assert [bool(games_in_hand(hand=hand)) for hand in hands] == [
        bool(laws_1754.games_in_hand(hand=hand)) for hand in hands
    ]
