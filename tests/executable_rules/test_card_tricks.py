"""The five card tricks, each performed from every start."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.card_tricks import (
    by_subtraction,
    card_of_the_number,
    card_of_the_person,
    dealt_again,
    in_each_parcel,
    laid_upon_the_pack,
    last_sum,
    parcels,
    place_at_last,
    points_of,
    rank_drawn,
    remaining,
    said_to_lie,
)
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, cards, pack
from executable_rules.mechanics.results import Silence


@given(st.integers(1, 52).flatmap(lambda cards: st.tuples(st.just(cards), st.integers(1, cards))))
def test_the_first_trick_finds_every_card_of_any_number(start: tuple[int, int]) -> None:
    shewn, number = pack()[: start[0]], start[1]
    found = card_of_the_number(cards_shown=laid_upon_the_pack(cards_shown=shewn), number=number)
    assert found == shewn[number - 1]


@pytest.mark.quotes(
    "seymour.card-tricks.trick-2.2",
    "the first Person's Card will be the first of this Heap",
    "the second's will be the second in his; and the third Person's Card will be the third",
)
@pytest.mark.example("card-tricks.three-persons")
def test_whatever_the_three_think_of_is_found() -> None:
    shewn = (cards("AS 2S 3S"), cards("AH 2H 3H"), cards("AC 2C 3C"))
    laid = parcels(hands=shewn)
    for thought in product(range(3), repeat=3):
        for person, choice in enumerate(thought):
            card = shewn[person][choice]
            said = next(parcel for parcel in laid if card in parcel)
            assert card_of_the_person(cards=said, number=person + 1) == card
    for none in (0, 4):
        with pytest.raises(ValueError, match=f"number={none}"):
            card_of_the_person(cards=laid[0], number=none)


@pytest.mark.quotes("seymour.card-tricks.trick-3.3", "it lies in the Middle of the Heap")
@pytest.mark.quotes("seymour.card-tricks.trick-3.1", "the Number of Cards must be divisible by")
def test_the_trick_never_fails_with_odd_heaps_of_nine_at_most() -> None:
    never_fails = set()
    for number in range(3, 52, 3):
        places = range(1, in_each_parcel(number=number) + 1)
        middle, _ = said_to_lie(number=number)
        if all(place_at_last(place=place, number=number) == middle for place in places):
            never_fails.add(number)
    assert never_fails == {3, 9, 15, 21, 27}


def test_from_whichever_heap_the_card_is_found_alike() -> None:
    start = tuple(tuple(range(first, first + 12)) for first in (0, 12, 24))
    for card in range(36):
        heaps = start
        for _ in range(2):
            heaps = dealt_again(
                cards_in_heaps=heaps,
                number=next(at for at, heap in enumerate(heaps) if card in heap),
            )
        (heap,) = (heap for heap in heaps if card in heap)
        assert heap.index(card) + 1 == place_at_last(place=card % 12 + 1)


@pytest.mark.quotes("seymour.card-tricks.trick-4.2", "it is needless to reckon up the Tens")
def test_tens_need_not_be_reckoned() -> None:
    for drawn in PIQUET_PACK:
        rest = tuple(card for card in PIQUET_PACK if card != drawn)
        without_tens = tuple(card for card in rest if card.rank is not Rank.TEN)
        assert last_sum(cards=rest) == last_sum(cards=without_tens)


@pytest.mark.quotes(
    "seymour.card-tricks.trick-4.3",
    "subtracted from 10, if it be less, or from 20, if it be more",
    "if 2 remain, it is a Knave, if 3 a Queen, if 4 a King, and so on",
)
@pytest.mark.example("card-tricks.piquet-stock")
def test_of_every_card_but_the_ten_the_rank_is_found() -> None:
    for drawn in PIQUET_PACK:
        rest = tuple(card for card in PIQUET_PACK if card != drawn)
        last = last_sum(cards=rest)
        if drawn.rank is Rank.TEN:
            assert last + 4 == 10
            assert rank_drawn(total=last) is Silence.NOT_SAID
            assert 20 - (last + 4) == points_of(card=drawn)
        else:
            assert rank_drawn(total=last) is drawn.rank


@given(st.permutations(PIQUET_PACK))
def test_in_whatever_order_the_cards_are_looked_at(stock: list[Card]) -> None:
    rest, drawn = tuple(stock[1:]), stock[0]
    assert rank_drawn(total=last_sum(cards=rest)) in (Silence.NOT_SAID, drawn.rank)


@pytest.mark.quotes("seymour.card-tricks.trick-5.2", "17 is the Joint-Number of all the Points")
@pytest.mark.quotes(
    "seymour.card-tricks.trick-5.3", "the Remainder of that being what was enquired"
)
def test_what_remains_is_the_joint_number_always() -> None:
    for first, second in product(range(26), repeat=2):
        assert remaining(numbers=(first, second)) == first + second
        assert by_subtraction(numbers=(first, second)) == first + second
