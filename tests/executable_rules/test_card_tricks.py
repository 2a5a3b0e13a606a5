"""The five card tricks, each performed from every start."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.card_tricks import (
    by_subtraction,
    card_of_the_number,
    card_of_the_person,
    cards_added,
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

TWELVE = pack()[:12]


@pytest.mark.quotes(
    "seymour.card-tricks.trick-1.1",
    "first, that which was shewn first",
    "last which was last shewn",
)
def test_the_last_shewn_is_uppermost() -> None:
    assert laid_upon_the_pack(shewn=cards("AS 2S 3S")) == cards("3S 2S AS")


@pytest.mark.quotes(
    "seymour.card-tricks.trick-1.2",
    "beginning with the uppermost, which you are to reckon four, the Number of the Card thought of",
    "the second, next to it, will be five, and the third under that, six",
    "you will find the Card which the Number twelve falls to, to be the Card thought of",
)
@pytest.mark.example("card-tricks.fourth-of-twelve")
def test_the_number_twelve_falls_to_the_card_thought_of() -> None:
    assert card_of_the_number(laid=laid_upon_the_pack(shewn=TWELVE), number=4) == TWELVE[3]
    for number, thought_of in enumerate(TWELVE, 1):
        assert card_of_the_number(laid=tuple(reversed(TWELVE)), number=number) == thought_of
    for none in (0, 13):
        with pytest.raises(ValueError, match="number"):
            card_of_the_number(laid=TWELVE, number=none)


@given(st.integers(1, 52).flatmap(lambda cards: st.tuples(st.just(cards), st.integers(1, cards))))
def test_the_first_trick_finds_every_card_of_any_number(start: tuple[int, int]) -> None:
    shewn, number = pack()[: start[0]], start[1]
    found = card_of_the_number(laid=laid_upon_the_pack(shewn=shewn), number=number)
    assert found == shewn[number - 1]


@pytest.mark.quotes(
    "seymour.card-tricks.trick-2.1",
    "upon these three, lay the next three other Cards that were shewn to the second Person",
    "three Parcels, each of which consists of three Cards",
)
def test_each_parcel_has_a_card_of_each_person() -> None:
    shewn = (cards("AS 2S 3S"), cards("AH 2H 3H"), cards("AC 2C 3C"))
    assert parcels(shewn=shewn) == (cards("AS AH AC"), cards("2S 2H 2C"), cards("3S 3H 3C"))
    assert parcels(shewn=(cards("AS 2S"),)) == (cards("AS"), cards("2S"))
    with pytest.raises(ValueError, match="as many cards"):
        parcels(shewn=(cards("AS 2S 3S"), cards("AH 2H")))


@pytest.mark.quotes(
    "seymour.card-tricks.trick-2.2",
    "the first Person's Card will be the first of this Heap",
    "the second's will be the second in his; and the third Person's Card will be the third",
)
@pytest.mark.example("card-tricks.three-persons")
def test_whatever_the_three_think_of_is_found() -> None:
    shewn = (cards("AS 2S 3S"), cards("AH 2H 3H"), cards("AC 2C 3C"))
    laid = parcels(shewn=shewn)
    for thought in product(range(3), repeat=3):
        for person, choice in enumerate(thought):
            card = shewn[person][choice]
            said = next(parcel for parcel in laid if card in parcel)
            assert card_of_the_person(parcel=said, person=person + 1) == card
    for none in (0, 4):
        with pytest.raises(ValueError, match="person"):
            card_of_the_person(parcel=laid[0], person=none)


@pytest.mark.quotes(
    "seymour.card-tricks.trick-3.1",
    "the Number of Cards must be divisible by three",
    "36 Cards, by Consequence there are 12 in each Parcel",
)
def test_three_equal_parcels() -> None:
    assert (in_each_parcel(), in_each_parcel(number=3), in_each_parcel(number=27)) == (12, 1, 9)
    for other in (0, 35, 37):
        with pytest.raises(ValueError, match="number"):
            in_each_parcel(number=other)


@pytest.mark.quotes(
    "seymour.card-tricks.trick-3.2",
    "put that which contained the Card thought upon between the other two",
    "the third to the third, the fourth to the first again, and so round",
)
def test_a_new_deal_with_the_chosen_heap_between() -> None:
    heaps = ((1, 2, 3), (4, 5, 6), (7, 8, 9))
    assert dealt_again(heaps=heaps, chosen=1) == ((1, 4, 7), (2, 5, 8), (3, 6, 9))
    assert dealt_again(heaps=heaps, chosen=0) == ((4, 1, 7), (5, 2, 8), (6, 3, 9))
    assert dealt_again(heaps=heaps, chosen=2) == ((1, 7, 4), (2, 8, 5), (3, 9, 6))
    backwards = dealt_again(heaps=heaps, chosen=1, backwards=True)
    assert backwards == ((9, 6, 3), (8, 5, 2), (7, 4, 1))


@pytest.mark.quotes(
    "seymour.card-tricks.trick-3.3", "it lies in the Middle of the Heap to which it belongs"
)
@pytest.mark.quotes("seymour.card-tricks.trick-3.4", "in this Example is the sixth Card")
@pytest.mark.example("card-tricks.sixth-of-twelve")
def test_it_lies_sixth_or_seventh_each_as_often() -> None:
    starts = range(1, 13)
    assert said_to_lie()[0] == 6
    for backwards in (False, True):
        found = Counter(place_at_last(place=place, backwards=backwards) for place in starts)
        assert found == {6: 6, 7: 6}
    assert [place_at_last(place=place) for place in (1, 6, 7, 12)] == [6, 6, 7, 7]
    assert [place_at_last(place=place, backwards=True) for place in (1, 6, 7, 12)] == [6, 6, 7, 7]
    assert place_at_last(place=1, deals=1) == 5
    assert [place_at_last(place=1, deals=1, backwards=way) for way in (False, True)] == [5, 8]
    for none in (0, 13):
        with pytest.raises(ValueError, match="place"):
            place_at_last(place=none)


@pytest.mark.quotes(
    "seymour.card-tricks.trick-3.4", "in the Middle of the whole, that is, the eighteenth"
)
@pytest.mark.example("card-tricks.sixth-of-twelve")
def test_of_the_whole_it_is_the_eighteenth_or_nineteenth() -> None:
    assert said_to_lie() == (6, 18)
    assert said_to_lie(number=27) == (5, 14)
    whole = {in_each_parcel() + place_at_last(place=place) for place in range(1, 13)}
    assert whole == {18, 19}


@pytest.mark.quotes(
    "seymour.card-tricks.trick-3.3", "deal off again, as you did before", "the Middle of the Heap"
)
def test_fewer_deals_leave_it_farther_from_the_middle() -> None:
    by_deals = [{place_at_last(place=it, deals=deals) for it in range(1, 13)} for deals in range(4)]
    assert by_deals == [set(range(1, 13)), {5, 6, 7, 8}, {6, 7}, {6, 7}]


@pytest.mark.quotes("seymour.card-tricks.trick-3.3", "it lies in the Middle of the Heap")
@pytest.mark.quotes("seymour.card-tricks.trick-3.1", "the Number of Cards must be divisible by")
def test_the_trick_never_fails_with_odd_heaps_of_nine_at_most() -> None:
    never_fails = set()
    for number in range(3, 52, 3):
        places = range(1, in_each_parcel(number=number) + 1)
        middle, _ = said_to_lie(number=number)
        if all(place_at_last(place=it, number=number) == middle for it in places):
            never_fails.add(number)
    assert never_fails == {3, 9, 15, 21, 27}


@pytest.mark.quotes("seymour.card-tricks.trick-3.2", "into three equal Hands")
def test_the_cards_lie_in_three_equal_heaps() -> None:
    for heaps in ((), ((1, 2), (3, 4)), ((1, 2), (3, 4), (5,)), ((1,), (2,), (3,), (4,))):
        with pytest.raises(ValueError, match="three heaps of the same number"):
            dealt_again(heaps=heaps, chosen=0)
    for chosen in (-1, 3):
        with pytest.raises(ValueError, match=f"chosen={chosen} cannot be"):
            dealt_again(heaps=((1,), (2,), (3,)), chosen=chosen)


def test_from_whichever_heap_the_card_is_found_alike() -> None:
    start = tuple(tuple(range(first, first + 12)) for first in (0, 12, 24))
    for card in range(36):
        heaps = start
        for _ in range(2):
            heaps = dealt_again(
                heaps=heaps, chosen=next(at for at, heap in enumerate(heaps) if card in heap)
            )
        (heap,) = (heap for heap in heaps if card in heap)
        assert heap.index(card) + 1 == place_at_last(place=card % 12 + 1)


@pytest.mark.quotes(
    "seymour.card-tricks.trick-4.1",
    "reckoning every Knave two, Queen three, and King four",
    "the rest according to the Number of their Points",
)
def test_the_points_of_a_card() -> None:
    reckoned = [points_of(card=card) for card in cards("AS 7S 8S 9S 10S JS QS KS")]
    assert reckoned == [1, 7, 8, 9, 10, 2, 3, 4]


@pytest.mark.quotes(
    "seymour.card-tricks.trick-4.2",
    "taking Care all along to throw out 10, when the Number exceeds",
)
def test_ten_is_thrown_out_when_exceeded() -> None:
    assert last_sum(cards=cards("9S AS")) == 10
    assert last_sum(cards=cards("9S JS")) == 1
    assert last_sum(cards=cards("9S 8S 7S")) == 4
    assert last_sum(cards=cards("KS")) == 4
    assert last_sum(cards=()) == 0


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
            assert rank_drawn(last=last) is Silence.NOT_SAID
            assert 20 - (last + 4) == points_of(card=drawn)
        else:
            assert rank_drawn(last=last) is drawn.rank


@pytest.mark.quotes("seymour.card-tricks.trick-4.3", "always add 4 to the last Sum")
def test_the_last_sum_decides() -> None:
    found = [rank_drawn(last=last) for last in range(1, 11)]
    five, six = Rank.FIVE, Rank.SIX
    king, queen, knave = Rank.KING, Rank.QUEEN, Rank.KNAVE
    high = [Rank.NINE, Rank.EIGHT, Rank.SEVEN, six]
    assert found == [five, king, queen, knave, Rank.ACE, Silence.NOT_SAID, *high]
    for none in (0, 11):
        with pytest.raises(ValueError, match="last"):
            rank_drawn(last=none)


@given(st.permutations(PIQUET_PACK))
def test_in_whatever_order_the_cards_are_looked_at(stock: list[Card]) -> None:
    rest, drawn = tuple(stock[1:]), stock[0]
    assert rank_drawn(last=last_sum(cards=rest)) in (Silence.NOT_SAID, drawn.rank)


@pytest.mark.quotes(
    "seymour.card-tricks.trick-5.1",
    "as many other Cards as his Number is under 25, which is a Moiety of the Pack, wanting 1",
    "fixing upon each faced Card what Number he pleases",
)
def test_cards_added_up_to_25() -> None:
    assert [cards_added(number=number) for number in (1, 10, 25, 0)] == [24, 15, 0, 25]
    for none in (-1, 26):
        with pytest.raises(ValueError, match="number"):
            cards_added(number=none)


@pytest.mark.quotes(
    "seymour.card-tricks.trick-5.2",
    "if the first Card be 10, add to it 15 Cards",
    "if the second Card laid be 7, add to it 18 Cards",
    "there will remain but 17 Cards in the Pack, the whole Number taken out amounting to 35",
)
@pytest.mark.quotes(
    "seymour.card-tricks.trick-5.1", "as many other Cards as his Number is under 25"
)
@pytest.mark.example("card-tricks.ten-and-seven")
def test_of_a_ten_and_a_seven_17_remain() -> None:
    assert (cards_added(number=10), cards_added(number=7)) == (15, 18)
    assert remaining(numbers=(10, 7)) == 17
    assert 52 - remaining(numbers=(10, 7)) == 35


@pytest.mark.quotes("seymour.card-tricks.trick-5.2", "17 is the Joint-Number of all the Points")
@pytest.mark.quotes(
    "seymour.card-tricks.trick-5.3", "the Remainder of that being what was enquired"
)
def test_what_remains_is_the_joint_number_always() -> None:
    for first, second in product(range(26), repeat=2):
        assert remaining(numbers=(first, second)) == first + second
        assert by_subtraction(numbers=(first, second)) == first + second


@pytest.mark.quotes(
    "seymour.card-tricks.trick-5.3", "from 26, which is a Moiety of the Pack", "add together the 2"
)
@pytest.mark.quotes(
    "seymour.card-tricks.trick-5.4",
    "amount to the Sum of 35, which subtracted from 52, leaves 17",
)
@pytest.mark.example("card-tricks.ten-and-seven-subtracted")
def test_of_a_ten_and_a_seven_subtracted_17_remain() -> None:
    assert by_subtraction(numbers=(10, 7)) == 17
    assert (26 - 10) + (26 - 7) == 52 - by_subtraction(numbers=(10, 7)) == 35
