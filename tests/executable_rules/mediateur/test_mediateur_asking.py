"""Médiateur, of asking and paying: what holds of all hands, seats and ends of a deal."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mediateur.announcing import Announce, friend_of_the_ombre, who_plays
from executable_rules.mediateur.asking import adversaries_of_the_ombre, place_among_the_means
from executable_rules.mediateur.conduct import tricks_against
from executable_rules.mediateur.settling import settled_alone
from executable_rules.mediateur.terms import Result

DEALS = st.permutations(OMBRE_PACK).map(lambda it: tuple(tuple(it[n::4]) for n in range(4)))


@pytest.mark.quotes("academie.mediateur.asking.3", "contre lequel ils sont adversaires")
@given(hands=DEALS, suit=st.sampled_from(Suit), ombre=st.integers(0, 3))
def test_ombre_friend_and_adversaries_are_the_four(
    hands: tuple[tuple[Card, ...], ...], suit: Suit, ombre: int
) -> None:
    king = Card(Rank.KING, suit)
    friend = friend_of_the_ombre(card_called=king, hands=hands, other_seat=ombre)
    adversaries = adversaries_of_the_ombre(card_called=king, hands=hands, other_seat=ombre)
    one_side = [ombre] if friend is None else [ombre, friend]
    assert sorted([*one_side, *adversaries]) == [0, 1, 2, 3]
    assert len(adversaries) == (3 if king in hands[ombre] else 2)


@pytest.mark.quotes(
    "academie.mediateur.means.3", "Il est des moyens plus forts les uns que les autres"
)
def test_of_two_ways_the_one_with_the_higher_place_plays() -> None:
    ways = [it for it in Announce if it is not Announce.PASSES]
    for first, second in product(ways, repeat=2):
        higher = place_among_the_means(announcement=second) or 0
        lower = place_among_the_means(announcement=first) or 0
        assert who_plays(announcements=(first, second)) == (1 if higher > lower else 0)


@pytest.mark.quotes(
    "academie.mediateur.playing-sans-prendre.3", "vous recevez seul le paiement de vos trois"
)
@given(st.sampled_from(Result), st.booleans(), st.booleans())
def test_what_he_wins_who_plays_alone_the_others_lose(
    result: Result, favourite: bool, double: bool
) -> None:
    ombre, *others = settled_alone(deal_result=result, is_favourite=favourite, is_double=double)
    assert ombre + sum(others) == 0
    assert len(set(others)) == 1
    assert (ombre > 0) is (result is Result.WON)


@pytest.mark.quotes("academie.mediateur.playing-sans-prendre.2", "les compter contre vous")
@given(tricks=st.tuples(*[st.integers(0, 10)] * 4), seat=st.integers(0, 3))
def test_his_own_tricks_and_those_against_him_are_all(tricks: tuple[int, ...], seat: int) -> None:
    assert tricks_against(tricks_by_seat=tricks, seat=seat) + tricks[seat] == sum(tricks)
