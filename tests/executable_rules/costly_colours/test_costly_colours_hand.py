"""What is shewn: fifteens, pairs, Knaves, Deuces, Pair-Royal and Colours."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from executable_rules.costly_colours.hand import (
    colours,
    colours_in_the_deal,
    costly_colours,
    deuces,
    fifteens,
    knaves,
    one_and_thirty,
    pair_royal,
    pair_royal_1754,
    pairs,
    shew_in_order,
    shewn,
)
from executable_rules.mechanics.cards import Card, cards

TURNED = Card.parse("JH")
NAUGHT = (cards("2S 4D KC"), TURNED)


def four(text: str) -> dict[str, object]:
    """A hand and the card turned up, the last."""
    *hand, turned = cards(text)
    return {"hand": tuple(hand), "turned": turned}


@pytest.mark.quotes("cotton.costly-colours.8", "the eldest must show how many Chalks he hath")
@pytest.mark.quotes("cotton.costly-colours.8", "and after him the youngest")
@pytest.mark.quotes("seymour.costly-colours.8", "the Eldest must shew how many Chalks he hath")
@pytest.mark.quotes("seymour.costly-colours.8", "and after him the Youngest")
def test_the_eldest_shews_first() -> None:
    assert shew_in_order(dealer=0) == (1, 0)
    assert shew_in_order(dealer=1) == (0, 1)


@pytest.mark.quotes(
    "cotton.costly-colours.9",
    "as many for all the fifteen, and five and twenty, as there go Cards to make the number",
)
@pytest.mark.quotes(
    "seymour.costly-colours.9",
    "as many for all the 15 and 25, as there go Cards to make the Number",
)
def test_all_the_fifteens_and_twenty_fives() -> None:
    assert fifteens(**four("5H 4H 8H JH")) == 2
    assert fifteens(**four("2H 6C 9H JH")) == 2 + 3
    assert fifteens(**four("5H 5C 5S JH")) == 3 * 2 + 3 + 4
    assert fifteens(**four("8H 7C 7S AH")) == 2 * 2 + 3
    assert fifteens(**four("7H 8C 10S AH")) == 2 + 3
    assert fifteens(**four("2H 7C 9H JH")) == 0


@pytest.mark.quotes("cotton.costly-colours.9", "the Card turn'd up, as those in their hands still")
@pytest.mark.quotes("seymour.costly-colours.9", "the Card turned up, of those in their Hands")
def test_three_in_hand_and_one_turned_up_are_reckoned() -> None:
    assert fifteens(**four("5H 2C 3S JH")) == 2 + 3
    with pytest.raises(ValueError, match="three cards"):
        fifteens(hand=cards("5H 4H"), turned=TURNED)
    with pytest.raises(ValueError, match="three cards"):
        fifteens(hand=cards("5H 4H JH"), turned=TURNED)


@pytest.mark.quotes(
    "cotton.costly-colours.10", "with the Card turned up, one and thirty, then you must set up four"
)
@pytest.mark.quotes(
    "seymour.costly-colours.10", "with the Card turned up, 31, then you must set up 4"
)
def test_four_for_one_and_thirty() -> None:
    assert one_and_thirty(**four("KS QD AC JH")) == 4
    assert one_and_thirty(**four("9S 6D 6C JH")) == 4
    assert one_and_thirty(**four("9S 6D 5C JH")) == 0
    assert one_and_thirty(**four("9S 6D 7C JH")) == 0


def test_one_and_thirty_takes_all_four_cards() -> None:
    """So the four chalks are, as for 15 and 25, one for each card."""
    numbers = range(1, 11)
    assert not any(sum(it) == 31 for it in combinations_with_replacement(numbers, 3))


@pytest.mark.quotes(
    "cotton.costly-colours.11", "two for a pair, be they either Coat-cards or others"
)
@pytest.mark.quotes(
    "seymour.costly-colours.11", "2 for a Pair, be they either Coat-Cards, or others"
)
def test_two_for_a_pair() -> None:
    assert pairs(**four("KS KD 3C JH")) == 2
    assert pairs(**four("7S 7D 3C JH")) == 2
    assert pairs(**four("7S 7D 3C 3H")) == 4
    assert pairs(**four("7S 7D 7C 3H")) == 0
    assert pairs(**four("2S 4D KC JH")) == 0


@pytest.mark.quotes("cotton.costly-colours.11", "or can make them so in the Card turn'd up")
@pytest.mark.quotes("seymour.costly-colours.11", "or can make them so in the Card turned up")
def test_a_pair_with_the_card_turned_up() -> None:
    assert pairs(**four("7S 4D JC JH")) == 2


@pytest.mark.quotes("cotton.costly-colours.12", "two for a Knave", "then you must set up four")
@pytest.mark.quotes("cotton.costly-colours.12", "of the same colour and suit of the Card turn'd up")
@pytest.mark.quotes("seymour.costly-colours.12", "2 for a Knave", "then you must set up 4")
@pytest.mark.quotes("seymour.costly-colours.12", "same Colour and Suit of the Card turned up")
def test_a_knave_of_the_suit_turned_up_is_four() -> None:
    assert knaves(**four("JD 4D 5C 3H")) == 2
    assert knaves(**four("JH 4D 5C 3H")) == 4
    assert knaves(**four("JH JD 5C 3H")) == 6
    assert knaves(**four("4D 5C 3H JH")) == 0
    with pytest.raises(ValueError, match="three cards"):
        knaves(hand=cards("JH"), turned=Card.parse("3H"))


@pytest.mark.quotes(
    "cotton.costly-colours.13", "for a Deuce four, if it be of the same colour turn'd up"
)
@pytest.mark.quotes(
    "seymour.costly-colours.13", "for a Duce 4, if it be of the same Colour turned up"
)
def test_a_deuce_of_the_colour_turned_up_is_four() -> None:
    assert deuces(**four("2H 4D 5C 3H")) == 4
    assert deuces(**four("2D 4D 5C 3H")) == 4
    assert deuces(**four("2D 2H 5C 3H")) == 8
    assert deuces(**four("2S 4D 5C 3H")) == 0
    assert deuces(**four("3S 4D 5C 2H")) == 0
    with pytest.raises(ValueError, match="three cards"):
        deuces(hand=cards("2H"), turned=Card.parse("3H"))


@pytest.mark.quotes(
    "cotton.costly-colours.14",
    "If you have three of a sort, either three fours",
    "you must set up nine, and this is called a Pair-Royal",
)
def test_a_pair_royal_is_three_of_a_sort() -> None:
    assert pair_royal(**four("4S 4D 4C JH")) == 9
    assert pair_royal(**four("4S JD JC JH")) == 9
    assert pair_royal(**four("JS JD JC JH")) == 9, "of four the books say nothing"
    assert pair_royal(**four("4S 4D 5C JH")) == 0
    assert pair_royal(**four("4S 3D 5C JH")) == 0


@pytest.mark.quotes(
    "seymour.costly-colours.14",
    "If you have 2 of a Sort, either Threes, Fours",
    "you must set up 9, and this is called a Pair-Royal",
)
def test_in_1754_two_of_a_sort_are_printed() -> None:
    assert pair_royal_1754(**four("4S 4D 5C JH")) == 9
    assert pair_royal_1754(**four("4S 4D 4C JH")) == 9
    assert pair_royal_1754(**four("4S 4D 4C 4H")) == 9
    assert pair_royal_1754(**four("4S 4D 5C 5H")) == 18
    assert pair_royal_1754(**four("4S 3D 5C JH")) == 0


@pytest.mark.quotes("seymour.costly-colours.14", "If you have 2 of a Sort", "set up 9")
@pytest.mark.quotes("seymour.costly-colours.11", "2 for a Pair")
@pytest.mark.quotes("cotton.costly-colours.14", "If you have three of a sort")
def test_so_the_book_of_1754_pays_a_pair_twice() -> None:
    two = four("4S 4D 5C JH")
    assert (pair_royal_1754(**two), pairs(**two)) == (9, 2)
    assert (pair_royal(**two), pairs(**two)) == (0, 2)


@pytest.mark.quotes(
    "cotton.costly-colours.15", "all either Hearts, Diamonds, or the like", "six for Costly Colours"
)
@pytest.mark.quotes(
    "seymour.costly-colours.15", "all either Hearts, Diamonds, or the like", "6 for Costly-Colours"
)
def test_six_for_costly_colours() -> None:
    assert costly_colours(**four("5H 4H 8H JH")) == 6
    assert costly_colours(**four("5C 4C 8C JC")) == 6
    assert costly_colours(**four("5H 4H 8H JD")) == 0
    assert costly_colours(**four("5H 4H 8D JH")) == 0


@pytest.mark.quotes(
    "cotton.costly-colours.16", "three of a colour, you can reckon but two for Colours"
)
@pytest.mark.quotes("seymour.costly-colours.16", "3 of a Colour, you can reckon but 2 for Colours")
def test_but_two_for_colours() -> None:
    assert colours(**four("2H 7C 9H JH")) == 2
    assert colours(**four("2S 7C 9H JC")) == 2
    assert colours(**four("2S 7C 9H JD")) == 0
    assert colours(**four("2D 7D 9H JH")) == 2
    assert colours(**four("5H 4H 8H JH")) == 0


@pytest.mark.quotes(
    "cotton.costly-colours.18",
    "three for Colours, because you have three of a sort in your hand with that turn'd up",
)
@pytest.mark.quotes(
    "seymour.costly-colours.18",
    "3 for Colours, because you have 3 of a Sort in your Hand, with that turned up",
)
@pytest.mark.quotes("cotton.costly-colours.16", "but two for Colours")
@pytest.mark.quotes("seymour.costly-colours.16", "but 2 for Colours")
def test_the_deal_reckons_three_against_the_rule() -> None:
    three_hearts = four("2H 7C 9H JH")
    assert colours_in_the_deal(**three_hearts) == 3
    assert colours(**three_hearts) == 2


@pytest.mark.quotes("cotton.costly-colours.18", "three of a sort")
@pytest.mark.quotes("seymour.costly-colours.18", "3 of a Sort")
def test_a_sort_is_there_a_suit() -> None:
    assert colours_in_the_deal(**four("2H 7D 9H JS")) == 0
    assert colours_in_the_deal(**four("2H 7D 9D JD")) == 3
    assert colours_in_the_deal(**four("2H 7H 9H JH")) == 0


def test_no_hand_is_both_colours_and_costly_colours() -> None:
    some = cards("2H 5H 9H JH 2C 5S 9S JD")
    for *hand, turned in combinations(some, 4):
        facts = {"hand": tuple(hand), "turned": turned}
        assert not (colours(**facts) and costly_colours(**facts))
        assert shewn(tuple(hand), turned) >= 0
