"""Costly Colours: dealing, playing, hands, and the worked example."""

from __future__ import annotations

from itertools import accumulate, combinations, combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.costly_colours.dealing import for_the_card_turned_up, mogg
from executable_rules.costly_colours.hand import (
    colours,
    colours_in_the_deal,
    costly_colours,
    deuces,
    fifteens,
    knaves,
    one_and_thirty,
    pair_royal,
    pairs,
)
from executable_rules.costly_colours.playing import (
    OUT,
    for_fifteen,
    for_one_and_thirty,
    for_the_latter,
)
from executable_rules.mechanics.cards import Card, cards, pack, pips


def shewn(hand: tuple[Card, ...], turned: Card) -> int:
    """All that a hand sets up by the rules of 1687."""
    rules = (fifteens, one_and_thirty, pairs, knaves, deuces, pair_royal, costly_colours, colours)
    return sum(rule(hand=hand, turned_card=turned) for rule in rules)


def set_up_in_play(line: tuple[Card, ...], makes: int = 31) -> tuple[int, ...]:
    """The chalks for each card of a line of play, that for the latter with the last card."""
    sums = accumulate(map(pips, line))
    chalks = [
        for_fifteen(total=total, card_count=number)
        + for_one_and_thirty(total=total, card_count=number, points=makes)
        for number, total in enumerate(sums, 1)
    ]
    return (*chalks[:-1], chalks[-1] + for_the_latter(total=pips(*line)))


def test_cards_count_their_pips_and_coats_ten() -> None:
    assert [pips(card) for card in cards("AS 2S 9S 10S JS QS KS")] == [1, 2, 9, 10, 10, 10, 10]


@given(st.lists(st.sampled_from(pack()), min_size=1, max_size=6, unique=True))
def test_whoever_plays_last_within_31_has_something(line: list[Card]) -> None:
    total = sum(pips(card) for card in line)
    if total <= 31:
        assert set_up_in_play(tuple(line))[-1] >= 1


def test_one_and_thirty_takes_all_four_cards() -> None:
    """So the four chalks are, as for 15 and 25, one for each card."""
    numbers = range(1, 11)
    assert not any(
        sum(combination) == 31 for combination in combinations_with_replacement(numbers, 3)
    )


def test_no_hand_is_both_colours_and_costly_colours() -> None:
    some = cards("2H 5H 9H JH 2C 5S 9S JD")
    for *hand, turned in combinations(some, 4):
        held = tuple(hand)
        one, other = (it(hand=held, turned_card=turned) for it in (colours, costly_colours))
        assert not (one and other)
        assert shewn(held, turned) >= 0


HIS = cards("5H 4H 8H")
TURNED = Card.parse("JH")


def yours(clubs: str) -> tuple[Card, ...]:
    """The dealer's hand, its Club being the seven as dealt or another."""
    return cards(f"2H {clubs} 9H")


def line(clubs: str) -> tuple[Card, ...]:
    """The cards in the order in which they are played."""
    return cards(f"5H {clubs} 8H 9H 2H")


def deal(clubs: str) -> int:
    """What the dealer makes of the deal, Knave turned up, Mogg, play and hand, by the rules."""
    own = (1, 3, 4)
    played = sum(set_up_in_play(line(clubs))[card] for card in own)
    offered = mogg(wants_it=False).youngest
    turned = for_the_card_turned_up(turned_card=TURNED)
    return turned + offered + played + shewn(yours(clubs), TURNED)


@pytest.mark.example("costly-colours.knave-turned-up")
def test_four_for_the_knave_turned_up() -> None:
    assert for_the_card_turned_up(turned_card=TURNED) == 4


@pytest.mark.example("costly-colours.mogg-refused")
def test_he_gives_you_one() -> None:
    assert mogg(wants_it=False) == (0, 1, False)


@pytest.mark.example("costly-colours.play")
def test_the_seven_makes_31_and_the_six_does_not() -> None:
    assert list(accumulate(map(pips, line("7C")))) == [5, 12, 20, 29, 31]
    assert set_up_in_play(line("7C")) == (0, 0, 0, 0, 5)
    assert list(accumulate(map(pips, line("6C"))))[-1] == 30
    assert set_up_in_play(line("6C")) == (0, 0, 0, 0, 1)
    assert set_up_in_play(line("6C"), makes=30) == (0, 0, 0, 0, 5 + 1)


@pytest.mark.example("costly-colours.cannot-come-in")
def test_it_is_the_four_that_cannot_come_in() -> None:
    before = line("7C")[:4]
    (left,) = set(HIS) - set(before)
    assert Card.parse("5H") in before
    assert left == Card.parse("4H")
    assert sum(map(pips, before)) + pips(left) > OUT


@pytest.mark.example("costly-colours.hand-of-the-eldest")
def test_the_eldest_has_eight_not_six() -> None:
    assert costly_colours(hand=HIS, turned_card=TURNED) == 6
    assert fifteens(hand=HIS, turned_card=TURNED) == 2
    assert pips(HIS[0]) + pips(TURNED) == 15
    assert shewn(HIS, TURNED) == 8


@pytest.mark.example("costly-colours.fifteen")
@pytest.mark.example("costly-colours.five-and-twenty")
def test_of_the_clubs_only_the_six_makes_15_and_25() -> None:
    clubs = [str(card) for card in pack() if card.suit.value == "C"]
    as_told = {club for club in clubs if fifteens(hand=yours(club), turned_card=TURNED) == 2 + 3}
    assert fifteens(hand=yours("7C"), turned_card=TURNED) == 0
    assert fifteens(hand=yours("9C"), turned_card=TURNED) == 0
    six, nine = cards("6C 9H")
    assert pips(six) + pips(nine) == 15
    assert pips(six) + pips(nine) + pips(TURNED) == 25
    assert "6C" in as_told
    assert {it for it in as_told if sum(map(pips, cards(f"{it} 9H"))) == 15} == {"6C"}


@pytest.mark.example("costly-colours.deuce")
def test_the_deuce_is_the_right() -> None:
    assert deuces(hand=yours("7C"), turned_card=TURNED) == 4


@pytest.mark.example("costly-colours.colours")
def test_three_for_colours_against_two() -> None:
    assert colours_in_the_deal(hand=yours("7C"), turned_card=TURNED) == 3
    assert colours(hand=yours("7C"), turned_card=TURNED) == 2


@pytest.mark.example("costly-colours.just-twenty")
def test_just_twenty_is_neither_the_sum_nor_the_rule() -> None:
    six = yours("6C")
    knave, refused = for_the_card_turned_up(turned_card=TURNED), mogg(wants_it=False).youngest
    played = set_up_in_play(line("7C"))[-1]
    reckoned = fifteens(hand=six, turned_card=TURNED) + deuces(hand=six, turned_card=TURNED)
    coloured = colours_in_the_deal(hand=six, turned_card=TURNED)
    items = knave + refused + played + reckoned + coloured
    assert items == 22
    assert items - refused - coloured + colours(hand=six, turned_card=TURNED) == 20
    assert (deal("7C"), deal("6C")) == (16, 17)
