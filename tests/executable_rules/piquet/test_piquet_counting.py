"""Piquet: what is counted, and the deal of two hundred and one."""

from __future__ import annotations

from itertools import combinations, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.replay import Position, plain
from executable_rules.mechanics.solve import Solver
from executable_rules.piquet.counting import (
    card_tells,
    counts_the_game,
    point_counts,
    point_of,
    quatorzes_count,
    sequence_counts,
    tierce_major_for_point,
)
from executable_rules.piquet.terms import full_ranks

RANKS = ACE_HIGH[:8]
HEARTS = tuple(Card(rank, Suit.HEARTS) for rank in RANKS)


def sequences(length: int) -> list[tuple[Card, ...]]:
    """Every sequence of so many hearts, the highest first."""
    return [HEARTS[start : start + length] for start in range(len(HEARTS) - length + 1)]


@pytest.mark.quotes("bellecour.piquet.point.2", "so many Points as he has Cards, except")
@pytest.mark.quotes("academie.piquet.point.2", "autant de points qu'il a de cartes: à moins")
def test_for_cards_of_the_pack_it_is_as_many_as_cards_or_fewer() -> None:
    for number in range(1, 9):
        worth = {
            point_counts(points=point_of(cards=combination))
            for combination in combinations(HEARTS, number)
        }
        assert max(worth) == number
        assert min(worth) >= number - 1


@pytest.mark.example("piquet.sequence-numbers")
def test_how_many_sequences_of_each_length_a_suit_has() -> None:
    assert {length: len(sequences(length)) for length in range(3, 9)} == {
        3: 6,
        4: 5,
        5: 4,
        6: 3,
        7: 2,
        8: 1,
    }
    assert sequences(3)[-1] == cards("9H 8H 7H")
    assert sequences(4)[1] == cards("KH QH JH 10H")
    assert sequences(5)[2] == cards("QH JH 10H 9H 8H")
    assert sequences(6)[-1] == cards("QH JH 10H 9H 8H 7H")
    assert sequences(7)[1] == cards("KH QH JH 10H 9H 8H 7H")


def with_point(sequence: tuple[Card, ...]) -> int:
    """What a sequence and the point that it makes by itself count."""
    return sequence_counts(card_count=len(sequence)) + point_counts(points=point_of(cards=sequence))


@pytest.mark.example("piquet.quart-and-point")
@pytest.mark.quotes("bellecour.piquet.huitiemes.2", "besides what they count for Point")
@pytest.mark.quotes(
    "academie.piquet.huitiemes.2", "outre les points qui sont accordés pour le point"
)
def test_a_quart_that_is_good_for_point_counts_eight_but_the_lowest_seven() -> None:
    assert [with_point(quart) for quart in sequences(4)] == [8, 8, 8, 8, 7]


@pytest.mark.example("piquet.quint-and-point")
@pytest.mark.quotes("bellecour.piquet.huitiemes.2", "besides what they count for Point")
def test_a_quint_that_is_good_for_point_counts_twenty_but_the_lowest_nineteen() -> None:
    assert [with_point(quint) for quint in sequences(5)] == [20, 20, 20, 19]
    assert [with_point(sixiem) for sixiem in sequences(6)] == [22, 22, 21]


# The deal of two hundred and one: ace, king and queen of each suit.

GREAT = tuple(Card(rank, suit) for suit in Suit for rank in RANKS[:3])
REST = tuple(card for card in PIQUET_PACK if card not in GREAT)


def told_in_hand(for_point: int) -> tuple[int, ...]:
    """Point, the four tierces at once as the books count them, aces, kings and queens."""
    tierces = len(Suit) * sequence_counts(card_count=3)
    quatorze = [quatorzes_count(own_ranks=frozenset({rank})) for rank in RANKS[:3]]
    assert full_ranks(GREAT) == set(RANKS[:3])
    return (for_point, tierces, quatorze[0], quatorze[1] + quatorze[2])


def told_in_play() -> int:
    return sum(card_tells(card=card, is_last=card is GREAT[-1]) for card in GREAT)


@pytest.mark.example("piquet.deal-of-201")
@pytest.mark.quotes(
    "bellecour.piquet.idea.11",
    "he enters then with four for his Point, and twelve for the four Teirce Majors, which make "
    "sixteen; and fourteen for the Quatorze of Aces, make ninety; and twenty-eight for the "
    "Quatorze Kings and Queens, make a hundred and eighteen, and thirteen he tells in play, make "
    "a hundred and sixty-one; which added to the forty, for the Capot, make two hundred and one",
)
@pytest.mark.quotes(
    "academie.piquet.idea.11",
    "il entrera par 4. du point. & 12. des Tierces majores, c'est 16. 16. & 14. d'as, c'est 90. "
    "90. & des deux quatorze de rois & de dames seront cent dix-huit, & en jouant ses cartes il "
    "ira à cent soixante & un, qui joints aux quarante pour le Capot feront deux cens un points",
)
def test_the_deal_of_two_hundred_and_one() -> None:
    assert told_in_play() == 13
    told = told_in_hand(tierce_major_for_point())
    count = counts_the_game(elder_counts=told, points_in_play=told_in_play(), tricks=12)
    assert count == (4, 16, 90, 118, 161, 201)
    assert 118 + told_in_play() == 161 - 30, "the pic is reckoned upon the repic"


@pytest.mark.example("piquet.tierce-major")
def test_with_three_for_the_point_the_three_hazards_are_made_still() -> None:
    told = told_in_hand(tierce_major_for_point(that_only=True))
    count = counts_the_game(elder_counts=told, points_in_play=told_in_play(), tricks=12)
    assert count == (3, 15, 29, 117, 160, 200)


@pytest.mark.example("piquet.deal-of-201")
def test_the_deal_of_201_is_good_only_against_three_cards_of_each_suit() -> None:
    """Four of a suit are a better point than 31, three never; and then no sequence is better."""
    low = [card for card in HEARTS if card in REST]
    assert max(point_of(cards=three) for three in combinations(low, 3)) == 29
    assert min(point_of(cards=four) for four in combinations(low, 4)) == 34
    great = point_of(cards=GREAT[:3])
    assert great == 31
    shares = [it for it in product(range(6), repeat=4) if sum(it) == 12 and max(it) <= 3]
    assert shares == [(3, 3, 3, 3)]


@pytest.mark.example("piquet.deal-of-201")
def test_a_carte_blanche_of_the_younger_would_spoil_the_deal_of_201() -> None:
    """It is counted first, and three cards of each suit can be without a knave."""
    low = [card for card in REST if card.suit is Suit.HEARTS]
    without_knave = [card for card in low if not card.rank.court]
    assert (comb(len(low), 3) ** 4, comb(len(without_knave), 3) ** 4) == (10_000, 256)
    told = told_in_hand(tierce_major_for_point())
    count = counts_the_game(
        elder_counts=told, points_in_play=told_in_play(), tricks=12, adversary_points=10
    )
    assert count == (4, 16, 30, 58, 71, 111)


@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.permutations(REST))
def test_the_deal_of_201_makes_capot_against_any_hand(rest: list[Card]) -> None:
    start = Position((frozenset(GREAT), frozenset(rest[:12])), 0, (), (0, 0))
    all_tricks = Solver(
        plain(ranking(ACE_HIGH)), side=frozenset({0}), wants=lambda won: won[0] == 12
    )
    assert all_tricks.can_force(start)
