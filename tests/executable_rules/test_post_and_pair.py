"""Post and Pair in both books."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.capture import PIPS
from executable_rules.mechanics.cards import Rank, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.post_and_pair import (
    Alike,
    Choice,
    Sort,
    Stake,
    best_at_post,
    best_cards_carry,
    cards_held_at,
    carries,
    points_at_post,
    shares,
    sort_of,
    trumps_in_order,
    when_eldest_passes,
    won_by_pair_royal,
)

ACE, KING, QUEEN, TWO = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TWO


@pytest.mark.quotes(
    "cotton.post-and-pair.1",
    "first stake at Post, then at Pair; after this deal two Cards apiece, then stake at the Seat",
)
@pytest.mark.quotes(
    "seymour.post-and-pair.1",
    "first stake at Post, next at Pair; after this, deal 2 Cards a-piece, then stake at the Seat",
)
def test_two_stakes_before_the_cards_and_one_after_two() -> None:
    assert {stake: cards_held_at(stake=stake) for stake in Stake} == {
        Stake.POST: 0,
        Stake.PAIR: 0,
        Stake.SEAT: 2,
    }


@pytest.mark.quotes(
    "cotton.post-and-pair.2",
    "may pass and come in again, if any of the Gamesters vye it",
    "if not, the Dealer may play it out, or double it",
)
@pytest.mark.quotes(
    "seymour.post-and-pair.2",
    "may pass and come in again, if any of the Gamesters Vie it",
    "if not, the Dealer may play it out, or double it",
)
def test_the_eldest_may_pass_and_come_in() -> None:
    assert when_eldest_passes(vied=True) == (Choice.ELDEST_COMES_IN,)
    doubled = (Choice.DEALER_PLAYS_OUT, Choice.DEALER_DOUBLES)
    assert when_eldest_passes(vied=False) == doubled


@pytest.mark.quotes(
    "cotton.post-and-pair.3",
    "The Ace of Trumps, as at Ruff and Honours, is the best Card of all",
    "and so of the rest in order",
)
@pytest.mark.quotes(
    "seymour.post-and-pair.3",
    "The Ace of Trumps, is the best Card of all, and so on of the rest in Order",
)
def test_the_ace_of_trumps_is_best() -> None:
    assert trumps_in_order(trump=Suit.HEARTS)[:3] == cards("AH KH QH")
    assert trumps_in_order(trump=Suit.SPADES)[-1] == cards("2S")[0]


@pytest.mark.example("post-and-pair.one-and-twenty")
@pytest.mark.quotes(
    "cotton.post-and-pair.4", "At Post the best Cards are one and twenty, viz. two Tens and an Ace"
)
@pytest.mark.quotes(
    "seymour.post-and-pair.4", "At Post the best Cards are 21, viz. 2 Tens and an Ace"
)
def test_two_tens_and_an_ace_are_one_and_twenty() -> None:
    best = cards("10S 10H AC")
    assert points_at_post(hand=best) == 21
    assert best_at_post(hand=best)
    assert not best_at_post(hand=cards("10S AH AC"))
    assert not best_at_post(hand=cards("10S 10H"))
    with pytest.raises(ValueError, match="court card"):
        points_at_post(hand=cards("KS 10H AC"))


@pytest.mark.example("post-and-pair.one-and-twenty")
@pytest.mark.quotes("cotton.post-and-pair.4", "are one and twenty, viz. two Tens and an Ace")
@pytest.mark.quotes("seymour.post-and-pair.4", "are 21, viz. 2 Tens and an Ace")
def test_other_cards_are_one_and_twenty_too() -> None:
    triples = combinations_with_replacement(PIPS, 3)
    made = [ranks for ranks in triples if sum(PIPS[rank] for rank in ranks) == 21]
    assert len(made) == 12
    assert points_at_post(hand=cards("10S 9H 2C")) == 21
    assert not best_at_post(hand=cards("10S 9H 2C"))


@pytest.mark.quotes("cotton.post-and-pair.4", "but a pair-royal wins all, both Post, Pair and Seat")
@pytest.mark.quotes(
    "seymour.post-and-pair.4", "but a Pair-Royal wins all, both Post, Pair, and Seat"
)
def test_a_pair_royal_wins_all() -> None:
    assert won_by_pair_royal(hand=cards("2S 2H 2C")) == (Stake.POST, Stake.PAIR, Stake.SEAT)
    assert won_by_pair_royal(hand=cards("AS AH KC")) == ()


@pytest.mark.quotes("cotton.post-and-pair.6", "A Pair is a pair of any two", "is of three")
@pytest.mark.quotes("seymour.post-and-pair.6", "A Pair is, a Pair of any two", "is of 3")
def test_pair_and_pair_royal() -> None:
    assert sort_of(hand=cards("KS 2H KC")) is Sort.PAIR
    assert sort_of(hand=cards("KS KC")) is Sort.PAIR
    assert sort_of(hand=cards("QS QH QC")) is Sort.PAIR_ROYAL
    assert sort_of(hand=cards("QS KH AC")) is Sort.NEITHER
    for hand in (cards("QS"), cards("QS QH QC QD")):
        with pytest.raises(ValueError, match="from 2 to 3"):
            sort_of(hand=hand)


@pytest.mark.quotes("cotton.post-and-pair.5", "he who hath the best Pair", "is the winner")
@pytest.mark.quotes("seymour.post-and-pair.5", "he who hath the best Pair", "is the Winner")
def test_the_best_pair_wins() -> None:
    assert carries(held={0: QUEEN, 1: KING, 2: TWO}) == 1
    assert carries(held={0: QUEEN, 1: KING, 4: ACE}) == 4


@pytest.mark.example("post-and-pair.pair-royals-alike")
@pytest.mark.quotes(
    "cotton.post-and-pair.9",
    "fall in several hands of the same sort, as a Pair or Pair-Royal",
    "the eldest hand carries it",
)
@pytest.mark.quotes(
    "seymour.post-and-pair.9",
    "fall in several Hands of the same Sort, as a Pair, or Pair-Royal",
    "the Eldest Hand carries it",
)
def test_the_eldest_of_those_alike() -> None:
    assert carries(held={3: KING, 1: KING, 0: QUEEN}) == 1
    assert carries(held={3: KING, 1: KING, 0: QUEEN}, alike=Alike.IN_RANK) == 1
    assert carries(held={3: KING, 1: KING, 2: QUEEN}, alike=Alike.IN_KIND) == 1
    assert carries(held={3: KING, 1: KING, 0: QUEEN}, alike=Alike.IN_KIND) == 0
    with pytest.raises(ValueError, match="two Pairs at the most"):
        carries(held={3: KING, 1: KING, 0: KING, 2: QUEEN})
    assert len(Suit) < 2 * 3  # two pair-royals of one rank: six cards, where there are four


@given(st.permutations([*Rank, *Rank]), st.integers(1, 10))
def test_nobody_has_better_than_who_carries(pairs: list[Rank], hands: int) -> None:
    held = dict(enumerate(pairs[:hands]))
    seat = carries(held=held)
    order = {other: ACE_HIGH.index(rank) for other, rank in held.items()}
    assert order[seat] == min(order.values())
    assert all(order[other] > order[seat] for other in held if other < seat)


@pytest.mark.quotes(
    "cotton.post-and-pair.7",
    "keep in till all have done, and by consent shew their Cards, the best Cards carry the Game",
)
@pytest.mark.quotes(
    "seymour.post-and-pair.7",
    "keep in till all have done, and by Consent shew their Cards, the best Cards carry the Game",
)
def test_all_keep_in_and_shew_by_consent() -> None:
    assert best_cards_carry(keep_in=4, gamesters=4, consent=True)
    assert not best_cards_carry(keep_in=3, gamesters=4, consent=True)
    assert not best_cards_carry(keep_in=0, gamesters=4, consent=True)
    assert not best_cards_carry(keep_in=4, gamesters=4, consent=False)
    for keep_in in (-1, 5):
        with pytest.raises(ValueError, match="from 0 to 4"):
            best_cards_carry(keep_in=keep_in, gamesters=4, consent=True)


@pytest.mark.quotes("cotton.post-and-pair.8", "may divide the stakes, or shew the best Card for it")
@pytest.mark.quotes(
    "seymour.post-and-pair.8", "may divide the Stakes, or shew the best Card for it"
)
def test_the_last_divide_or_shew_the_best_card() -> None:
    assert shares(stakes=9, keep_in=2, divide=True) == (Fraction(9, 2), Fraction(9, 2))
    assert shares(stakes=9, keep_in=3, divide=False) == (9, 0, 0)
    assert shares(stakes=9, keep_in=1, divide=False) == (9,)
    assert shares(stakes=9, keep_in=1, divide=True) == (9,)
    for divide in (True, False):
        with pytest.raises(ValueError, match="keep_in=0"):
            shares(stakes=9, keep_in=0, divide=divide)
