"""Ladders of hands: the order is total, the best hand is beaten by none, measures measure."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.ladder import (
    Ladder,
    alike,
    both,
    by_suit,
    flush,
    point,
    prime,
    runs_of,
    sequence,
)

LADDER = Ladder(
    {
        "point": point(),
        "prime": prime(),
        "sequence": sequence(),
        "tricon": alike(3),
        "flux": flush(4),
        "fredon": alike(4),
    }
)
NAMES = tuple(LADDER.classes)
DEALS = st.lists(st.sampled_from(pack()), min_size=24, max_size=24, unique=True)


def dealt(held: list[Card]) -> list[tuple[Card, ...]]:
    return [tuple(held[at : at + 4]) for at in range(0, len(held), 4)]


@settings(derandomize=True, deadline=None, max_examples=25)
@given(DEALS)
def test_every_four_cards_have_a_class_and_the_best_is_beaten_by_none(held: list[Card]) -> None:
    hands = dealt(held)
    keys = [(NAMES.index(at[0]), at[1]) for hand in hands if (at := LADDER.standing(hand))]
    assert len(keys) == len(hands)
    assert LADDER.best(hands) == tuple(n for n, key in enumerate(keys) if key == max(keys))


@settings(derandomize=True, deadline=None, max_examples=25)
@given(DEALS)
def test_the_order_of_the_cards_in_a_hand_does_not_matter(held: list[Card]) -> None:
    hand = dealt(held)[0]
    assert len({LADDER.standing(tuple(turned)) for turned in permutations(hand)}) == 1


@pytest.mark.parametrize(
    ("hand", "name", "height"),
    [
        ("4S 5S 9H 10H", "point", (2, 19)),
        ("AS 2S 4S 9H", "point", (3, 7)),
        ("AS 2H 3D 4C", "prime", (10,)),
        ("5S 6S 7S 7H", "sequence", (3, 18)),
        ("5S 5H 5D 7S", "tricon", (5,)),
        ("5S 6S 8S 10S", "flux", (29,)),
        ("5S 5H 5D 5C", "fredon", (5,)),
    ],
)
def test_what_a_hand_stands_for(hand: str, name: str, height: tuple[int, ...]) -> None:
    assert LADDER.standing(cards(hand)) == (name, height)


def test_a_hand_of_no_class_stands_for_nothing_and_is_never_best() -> None:
    assert LADDER.standing(cards("10S")) is None
    assert LADDER.standing(cards("10S 9H 8D")) is None
    assert LADDER.best([cards("10S"), cards("AH 2H")]) == (1,)
    assert LADDER.best([cards("10S")]) == ()
    assert LADDER.best([]) == ()


def test_equal_hands_are_all_best_in_their_order() -> None:
    assert LADDER.best([cards("AH 2H"), cards("4S 5S"), cards("3H 6H"), cards("2D 7D")]) == (
        1,
        2,
        3,
    )


def test_measures_say_none_of_a_hand_that_is_not_of_them() -> None:
    assert point(least=3)(cards("4S 5S")) is None
    assert point()(cards("2S 4S 6S 8S")) is None
    assert point()(cards("2S")) is None
    assert point(most=1, least=1)(cards("4S 5S 9H")) == (1, 9)
    assert point(most=2)(cards("4S 5S 6S")) is None
    assert prime()(cards("4S 5H 6D 7D")) is None
    assert prime()(cards("4S 5H 6D")) is None
    assert prime()(cards("4S 5H 6D 7C 8C")) is None
    assert sequence(4)(cards("4S 5S 6S")) is None
    assert sequence()(cards("4S 5S 6H")) is None
    assert sequence()(cards("4S 5S 7S 8S 9S")) == (3, 24)
    assert sequence()(cards("4S 5S 6S 7S 9H 10H 8H")) == (4, 22)
    assert alike(3)(cards("5S 5H 5D 5C")) is None
    assert alike(2)(cards("5S 5H 9D 9C")) == (9,)
    assert flush(4)(cards("5S 6S 8S")) is None
    assert flush(3)(cards("5S 6S 8S 10S")) is None
    assert both(point(), alike(2))(cards("4S 4H 5S 9H")) == (2, 13, 4)
    assert both(point(), alike(3))(cards("4S 4H 5S 9H")) is None
    assert both(alike(3), point())(cards("4S 4H 5S 9H")) is None


def test_a_game_says_what_a_card_counts_and_which_follows_which() -> None:
    def counts(card: Card) -> int:
        return 11 if card.rank.letter == "A" else min(card.rank.value, 10)

    def place(card: Card) -> int:
        return 14 if card.rank.letter == "A" else card.rank.value

    assert point(pips=counts)(cards("AS KS")) == (2, 21)
    assert prime(pips=counts)(cards("AS KH QD JC")) == (41,)
    assert flush(2, pips=counts)(cards("AS KS")) == (21,)
    assert sequence(pips=counts, place=place)(cards("AS KS QS")) == (3, 31)
    assert sequence(pips=counts, place=place)(cards("AS 2S 3S")) is None
    assert alike(3, place=place)(cards("AS AH AD")) == (14,)


def test_cards_by_suit_and_runs() -> None:
    assert {suit.value: len(held) for suit, held in by_suit(cards("4S 5H 6S")).items()} == {
        "S": 2,
        "H": 1,
    }
    assert runs_of([]) == []
    assert [len(run) for run in runs_of(cards("AS 3S 4S 6S 8S 9S 10S"))] == [1, 2, 1, 3]
