"""The cases of Piquet of 1754: hands told over, endings played out with all cards seen."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import pytest

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.odds.piquet import takes_in
from executable_rules.piquet.counting import card_tells, point_counts, point_of, sequence_counts
from executable_rules.piquet.endings import (
    answers,
    best_leads,
    makes,
    makes_answering,
    makes_leading,
    points,
    tricks,
)
from executable_rules.piquet.terms import ELDERS_SHARE, HAND, TELLING_RANKS, full_ranks

RANKS = ACE_HIGH[:8]
CASES = {
    "I": "AC KC QC JC 8C 7C KD 10D KH 9H 10S 9S",
    "III": "KC QC 10C 9C 8C 7C AH JH KD QD KS 9S",
    "IV": "KC QC QH JH AD KD QD JS 10S 9S 8S 7S",
    "V": "KC QC 9C 8C 7C QH 10H 9H AS 9S QD JD",
    "VI": "QC 10C 9C 8C 7C KH QH JH AS 9S JD 10D",
    "VII": "AC QC JC QH JH KD QD JD 10S 9S 8S 7S",
}
LAID_OUT = {
    "I": "10D 9H 10S 9S",
    "III": "QC 10C 9C 8C 7C",
    "IV": "JS 10S 9S 8S 7S",
    "V": "KC 9C 8C 7C 9S",
    "VI": "QC 10C 9C 8C 7C",
    "VII": "AC 10S 9S 8S 7S",
}


def hand(text: str) -> frozenset[Card]:
    """Cards without their order."""
    return frozenset(cards(text))


def held(case: str) -> frozenset[Card]:
    """The twelve cards of a case."""
    return hand(CASES[case])


def longest(suit: frozenset[Card]) -> int:
    """How many cards the longest sequence in a suit has."""
    places = sorted(RANKS.index(card.rank) for card in suit)
    return max((sum(at - n == p - m for n, at in enumerate(places)) for m, p in enumerate(places)))


def sequences(suit: frozenset[Card]) -> int:
    """What all the sequences in a suit count."""
    places = sorted(RANKS.index(card.rank) for card in suit)
    steps = [place - number for number, place in enumerate(places)]
    lengths = [steps.count(step) for step in set(steps)]
    return sum(sequence_counts(card_count=length) for length in lengths if length >= 3)


@pytest.mark.example("piquet-cases.hands")
def test_the_hands_are_of_twelve_different_cards_and_five_are_laid_out() -> None:
    for case in CASES:
        assert len(held(case)) == HAND
        assert held(case) <= set(PIQUET_PACK)
        assert hand(LAID_OUT[case]) < held(case)
    laid_out = {case: len(hand(text)) for case, text in LAID_OUT.items()}
    assert laid_out.pop("I") == ELDERS_SHARE - 1
    assert set(laid_out.values()) == {ELDERS_SHARE}


@pytest.mark.example("piquet-cases.hands")
def test_what_each_hand_is_said_to_want_is_not_in_it() -> None:
    wanted = {
        "I": "AD AH AS KS",
        "III": "KH AC",
        "IV": "QS",
        "V": "QS AC",
        "VI": "JC JS",
        "VII": "QS JS",
    }
    for case, text in wanted.items():
        assert not hand(text) & held(case)
    # Three of the four are kept in each, so one certain card makes the quatorze.
    for case, rank in {"III": Rank.KING, "IV": Rank.QUEEN, "V": Rank.QUEEN}.items():
        kept = held(case) - hand(LAID_OUT[case])
        assert sum(card.rank is rank for card in kept) == 3
    both = held("VII") - hand(LAID_OUT["VII"])
    assert [sum(it.rank is rank for it in both) for rank in (Rank.QUEEN, Rank.KNAVE)] == [3, 3]
    assert takes_in(certain_cards=1) == Fraction(1, 4)


@pytest.mark.example("piquet-cases.hands")
def test_only_in_clubs_the_quart_major_has_two_more_of_its_suit() -> None:
    rest = hand("KD 10D 8C 7C KH 9H 10S 9S")
    for suit in Suit:
        quart = {Card(rank, suit) for rank in RANKS[:4]}
        whole = quart | rest
        kept = {card for card in whole if card.suit is suit or card.rank is Rank.KING}
        ten_nine = suit is Suit.SPADES  # There they would make the quart-major a sixieme.
        fits = len(whole) == HAND and len(kept) == 8 and not ten_nine
        assert fits is (suit is Suit.CLUBS)


@pytest.mark.example("piquet-cases.point-of-five")
def test_with_a_card_of_the_point_thrown_out_it_counts_five() -> None:
    clubs = tuple(sorted((it for it in held("I") if it.suit is Suit.CLUBS), key=str))
    assert (point_of(cards=clubs), point_counts(points=point_of(cards=clubs))) == (56, 6)
    for thrown, pips in (("7C", 49), ("8C", 48)):
        kept = tuple(card for card in clubs if card != Card.parse(thrown))
        assert point_of(cards=kept) == pips
        assert point_counts(points=pips) == 5


@pytest.mark.example("piquet-cases.quint-of-nineteen")
def test_the_quint_from_the_knave_scores_nineteen() -> None:
    quint = cards(LAID_OUT["IV"])
    assert point_of(cards=quint) == 44
    assert sequence_counts(card_count=len(quint)) + point_counts(points=44) == 19


@pytest.mark.example("piquet-cases.k-q-10")
@pytest.mark.parametrize("small", ["9H", "8H", "7H"])
def test_the_ten_makes_three_points(small: str) -> None:
    own, other = hand("KH QH 10H"), hand(f"AH JH {small}")
    made = {str(card): makes_leading(own, other, card) for card in own}
    assert made == {"10H": 3, "KH": 2, "QH": 2}
    assert best_leads(own, other) == cards("10H")


def best_of_one_card(suit: str) -> tuple[int, int]:
    """What the sequences of a suit count now, and with the best one card of it taken in."""
    now = hand(suit)
    (colour,) = {card.suit for card in now}
    wanting = [Card(rank, colour) for rank in RANKS if Card(rank, colour) not in now]
    return sequences(now), max(sequences(now | {card}) for card in wanting)


@pytest.mark.example("piquet-cases.quint-in-diamonds")
def test_the_knave_makes_a_quint_of_one_suit_and_a_quart_of_the_other() -> None:
    assert sequences(hand("KD QD 10D 9D JD")) == 15
    assert sequences(hand("AC QC 10C 9C JC")) == 4
    assert sequences(hand("AC QC 10C 9C KC")) == 3


@pytest.mark.example("piquet-cases.nine-of-diamonds")
def test_the_nine_of_clubs_would_make_more_than_the_nine_of_diamonds() -> None:
    assert best_of_one_card("AD JD 10D 8D 7D") == (0, 15)
    # As printed, with the knave, the clubs are six cards and gain a sixieme.
    assert best_of_one_card("AC QC JC 10C 8C 7C") == (3, 16)
    # Without it they are five, and no card makes fifteen of them.
    assert best_of_one_card("AC QC 10C 8C 7C") == (0, 4)


@pytest.mark.example("piquet-cases.ten-of-diamonds")
def test_the_ten_of_diamonds_makes_a_quint_and_no_club_does() -> None:
    assert best_of_one_card("AD JD 9D 8D 7D") == (3, 15)
    assert best_of_one_card("AC QC 9C 8C 7C") == (3, 6)  # Two tierces, with the king.


ELDER = "AD KD 10D AC KC QC JS 9S 7S"
LAYS_OUT = "KC QC JS 9S 7S"


def tellings(unseen: frozenset[Card]) -> Iterator[int]:
    """What each hand of twelve of the unseen cards tells for point and sequences, all good."""
    told = []
    for suit in Suit:
        mine = [card for card in unseen if card.suit is suit]
        subsets = (
            frozenset(combination)
            for size in range(len(mine) + 1)
            for combination in combinations(mine, size)
        )
        told.append(
            [
                (len(subset), sequences(subset), point_of(cards=tuple(subset)) if subset else 0)
                for subset in subsets
            ]
        )
    for four in product(*told):
        if sum(it[0] for it in four) == HAND:
            yield sum(it[1] for it in four) + point_counts(points=max(it[2] for it in four))


@pytest.mark.example("piquet-cases.eight-before-twenty-three")
def test_diamonds_stand_twice_and_hearts_are_meant() -> None:
    printed = cards(f"{ELDER} AD KD 10D")
    assert (len(printed), len(set(printed))) == (12, 9)
    assert {card.suit for card in printed} == set(Suit) - {Suit.HEARTS}
    meant = hand(f"{ELDER} AH KH 10H")
    assert len(meant) == HAND
    assert hand(LAYS_OUT) < meant
    assert len(hand(LAYS_OUT)) == ELDERS_SHARE


@pytest.mark.example("piquet-cases.eight-before-twenty-three")
def test_the_elder_is_sure_of_eight() -> None:
    meant = hand(f"{ELDER} AH KH 10H")
    unseen = frozenset(PIQUET_PACK) - meant
    assert full_ranks(unseen) == frozenset()  # So no quatorze is against his three aces.
    leads = cards("AC AD KD AH KH")
    for number, card in enumerate(leads):
        higher = {Card(rank, card.suit) for rank in RANKS[: RANKS.index(card.rank)]}
        assert higher <= {*leads[:number]}
    assert 3 + sum(card_tells(card=card) for card in leads) == 8


@pytest.mark.example("piquet-cases.eight-before-twenty-three")
def test_the_younger_tells_twenty_three_in_72_hands_of_125970() -> None:
    unseen = frozenset(PIQUET_PACK) - hand(f"{ELDER} AH KH 10H")
    every = list(tellings(unseen))
    assert len(every) == 125_970
    assert sum(told >= 23 for told in every) == 72


@pytest.mark.example("piquet-cases.king-thrown")
def test_the_king_thrown_to_the_ace_keeps_him_to_four() -> None:
    you, he = hand("AC QC JC KD 10D"), hand("AD QD JD KC 10C")
    assert Card.parse("AC") in you  # The ace of clubs that the print lets him play.
    ace = Card.parse("AD")
    assert [str(card) for card in answers(you, ace)] == ["10D", "KD"]
    after = {str(card): 1 + makes(he - {ace}, you - {card}) for card in answers(you, ace)}
    assert after == {"KD": 4, "10D": 5}
    assert {makes_leading(he, you, card) for card in he} == {4}


@pytest.mark.example("piquet-cases.capot-for-want-of-a-card")
def test_for_want_of_a_card_the_ace_of_spades_takes_no_trick() -> None:
    own, other = hand("KS 7H"), hand("AS")
    assert {str(card): makes_leading(own, other, card, tricks) for card in own} == {
        "7H": 2,
        "KS": 1,
    }
    # Ten tricks leave none of ten cards, one of eleven; and with none there is nothing to lose.
    assert [number - 10 for number in (10, 11, 12)] == [0, 1, 2]
    assert makes(own, frozenset(), count=tricks) == 2


def test_points_of_a_trick() -> None:
    ten, nine, ace = (Card.parse(text) for text in ("10H", "9H", "AH"))
    # Both tell of one trick; the follower only if he wins; the last trick is one more.
    assert points((ten, ace), leads=True, wins=False, last=False) == 1
    assert points((ten, ace), leads=False, wins=True, last=False) == 1
    assert points((ace, ten), leads=False, wins=False, last=False) == 0
    assert points((nine, ten), leads=False, wins=True, last=True) == 2
    assert points((nine,), leads=True, wins=True, last=True) == 1
    assert set(TELLING_RANKS) == set(RANKS[:5])


@pytest.mark.parametrize(("own", "other"), [("KH QH 10H", "AH JH 7H"), ("AC 7D", "10C KD")])
def test_what_one_makes_against_the_other_is_worst_of_his_leads(own: str, other: str) -> None:
    mine, his = hand(own), hand(other)
    worst = min(
        max(makes_answering(mine, his, led, card) for card in answers(mine, led)) for led in his
    )
    assert makes(mine, his, leads=False) == worst
