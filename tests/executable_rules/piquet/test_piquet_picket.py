"""Picket of 1687 and Piquet of 1754: what is dealt, laid out, told in hand and played."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Rank, cards, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.piquet.blank import blank_hinders
from executable_rules.piquet.picket import (
    TALON,
    in_the_pack,
    point_1754,
    ruff,
    ternaries_good,
)
from executable_rules.piquet.picket_play import RECKONED, first_up, up_in_play
from executable_rules.piquet.terms import HAND, Hand
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

ELDER, YOUNGER = Hand.ELDER, Hand.YOUNGER


@pytest.mark.quotes(
    "cotton.piquet.1",
    "throw out of the Pack the Deuces, Treys, Fours and Fives, and play with the rest of the "
    "Cards, which are in number thirty and six",
)
def test_thirty_six_cards_are_played_with_in_1687() -> None:
    played = [card for card in pack() if in_the_pack(card=card)]
    assert len(played) == 36
    assert {card.rank for card in set(played) - set(PIQUET_PACK)} == {Rank.SIX}
    assert stock_left(len(played), 2, HAND) == TALON


@pytest.mark.quotes(
    "cotton.piquet.7",
    "the youngers Blank shall bar the former, and hinder his Picy and Repicy, though the eldest "
    "hands Blank consists of the biggest Cards",
)
def test_of_two_blanks_it_is_the_youngers_that_bars_the_elders() -> None:
    both = "though the eldest hands Blank consists of the biggest Cards"
    for hand, own in product(Hand, (True, False)):
        told = explain(blank_hinders, who=hand, other_has_it=True, has_carte_blanche=own)
        assert told.call.value is True
        assert (Proviso(both, True) in told.call.steps) is (own and hand is ELDER)


@given(st.integers(7, 95), st.integers(7, 95))
def test_only_equal_points_divide_the_books(elder: int, younger: int) -> None:
    same = ruff(elder_points=elder, younger_points=younger) == point_1754(
        elder_points=elder, younger_points=younger
    )
    assert same is (elder != younger)


@pytest.mark.quotes("cotton.piquet.16", "The higher drowns the lower here as in the Sequences")
def test_it_is_the_higher_that_drowns() -> None:
    aces, kings = cards("AS AH AD"), cards("KS KH KD")
    for hand, other, drowned in ((kings, aces, True), (aces, kings, False), (aces, (), False)):
        told = explain(ternaries_good, hand=hand, other_hand=other)
        assert Proviso("The higher drowns the lower", drowned) in told.call.steps
        assert told.call.value == (0 if drowned else 3)


@pytest.mark.quotes(
    "cotton.piquet.23",
    "if no Blanks, then comes the Ruff, next your Sequences, then your Aces, Kings, Queens, "
    "Knaves, and Tens, next what Cards are reckoned in play, and last of all the Cards",
)
@pytest.mark.parametrize(
    "words",
    [
        "the Blanks are always first reckoned",
        "then comes the Ruff",
        "next your Sequences",
        "then your Aces, Kings, Queens, Knaves, and Tens",
        "next what Cards are reckoned in play",
        "last of all the Cards you have won",
    ],
)
def test_each_thing_in_its_turn_brings_him_up(words: str) -> None:
    turn = RECKONED.index(words)
    mine = tuple(4 if place == turn else 0 for place in range(6))
    his = tuple(5 if place > turn else 0 for place in range(6))
    facts = {"elder_points": 96, "younger_points": 99, "elder_counts": mine, "younger_counts": his}
    told = explain(first_up, **facts)
    assert told.call.value is ELDER
    assert told.call.steps == [Proviso(it, it == words) for it in RECKONED[: turn + 1]]


@pytest.mark.quotes(
    "seymour.piquet.rules.37",
    "if he plays a tenth Card; because he tells as soon as he plays down",
    "the other cannot till after the Trick is won",
)
def test_at_ninety_eight_a_tenth_card_is_played_and_he_is_not_up() -> None:
    ten, nine, king = cards("10S 9S KS")
    tenth, won = "if he plays a tenth Card", "till after the Trick is won"
    for led, played, steps in (
        (ten, king, [Proviso(tenth, True), Proviso(won, True)]),
        (nine, king, [Proviso(tenth, False), Proviso(won, True)]),
        (king, ten, [Proviso(tenth, True), Proviso(won, False)]),
    ):
        told = explain(
            up_in_play, points=98, adversary_points=98, card_led=led, card_played=played
        ).call
        assert told.value is None
        assert [step for step in told.steps if isinstance(step, Proviso)] == steps
