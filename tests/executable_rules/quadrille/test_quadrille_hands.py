"""The hands of Quadrille to be played, calling a King or Sans Prendre, as both books print them."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.matadors import matadors, ombre_ranking, sequence_of_matadors
from executable_rules.quadrille.naming import king_named, may_be_called, queens_called
from executable_rules.quadrille.terms import HAND, TO_WIN
from tests.executable_rules.quadrille.quadrille_hands import (
    BLACK,
    RED,
    SANS_PRENDRE_BLACK,
    SANS_PRENDRE_RED,
    SECTIONS,
    Section,
)

WITNESSES = ("bellecour", "academie")


def trumps(section: Section, witness: str = "bellecour") -> list[tuple[Card, ...]]:
    """The trumps of each hand of a section."""
    return [hand.trumps(witness, section.trump) for hand in section.hands]


@pytest.mark.example("quadrille.hands-red", "quadrille.hands-black")
@pytest.mark.example("quadrille.sans-prendre-red", "quadrille.sans-prendre-black")
@pytest.mark.parametrize("witness", WITNESSES)
def test_the_hands_stand_on_their_pages(witness: str) -> None:
    for section in SECTIONS:
        text = section.text(witness)
        for hand in section.hands:
            assert hand.printed(witness) in text


@pytest.mark.example("quadrille.hands-red", "quadrille.hands-black")
@pytest.mark.example("quadrille.sans-prendre-red", "quadrille.sans-prendre-black")
@pytest.mark.parametrize("witness", WITNESSES)
def test_every_hand_is_of_different_trumps_highest_first_and_ten_cards_at_most(
    witness: str,
) -> None:
    for section in SECTIONS:
        order = ombre_ranking(section.trump).trumps()
        for hand, held in zip(section.hands, trumps(section, witness), strict=True):
            places = [order.index(card) for card in held]
            assert places == sorted(set(places))
            assert len(held) + hand.beside() <= HAND


@pytest.mark.example("quadrille.sans-prendre-black")
def test_the_books_differ_in_one_hand_by_a_six() -> None:
    differ = [
        (section, number)
        for section in SECTIONS
        for number, hand in enumerate(section.hands, 1)
        if hand.trumps("bellecour", section.trump) != hand.trumps("academie", section.trump)
    ]
    assert differ == [(SANS_PRENDRE_BLACK, 3)]
    english, french = (trumps(SANS_PRENDRE_BLACK, witness)[2] for witness in WITNESSES)
    assert set(english) - set(french) == {Card(Rank.SIX, Suit.SPADES)} > set(french) - set(english)


@pytest.mark.example("quadrille.first-hand")
def test_the_first_hand_is_told_to_the_last_card_and_its_king_may_be_called() -> None:
    first = RED.hands[0]
    held = (*first.trumps("bellecour", Suit.HEARTS), *cards("2S 3S 3C 4C 2D"))
    assert len(held) == HAND == len(set(held))
    called = king_named(words_said="King of Diamonds")
    assert called == Card.parse("KD") and called not in held
    assert may_be_called(card=called, trump=Suit.HEARTS)
    # He has one diamond and two of each black suit: that of which he has the least.
    suits = [ombre_ranking(Suit.HEARTS).suit_of(card) for card in held]
    assert [suits.count(suit) for suit in Suit] == [2, 5, 1, 2]


@pytest.mark.example("quadrille.hands-red", "quadrille.hands-black")
def test_he_who_calls_has_four_trumps_or_five_and_never_the_three_matadors() -> None:
    assert [len(held) for held in trumps(RED)] == [5, 5, 5, 4]
    assert [len(held) for held in trumps(BLACK)] == [5, 4, 5, 5]
    for section in (RED, BLACK):
        for held in trumps(section):
            assert not set(matadors(section.trump)) <= set(held)
            assert queens_called(hand=held, trump=section.trump) == ()


@pytest.mark.example("quadrille.sans-prendre-red", "quadrille.sans-prendre-black")
@pytest.mark.parametrize("witness", WITNESSES)
def test_he_who_plays_alone_has_six_trumps_and_kings_at_least(witness: str) -> None:
    for section in (SANS_PRENDRE_RED, SANS_PRENDRE_BLACK):
        for hand, held in zip(section.hands, trumps(section, witness), strict=True):
            assert len(held) + hand.kings >= TO_WIN
    red, black = (
        [len(held) for held in trumps(section, witness)]
        for section in (SANS_PRENDRE_RED, SANS_PRENDRE_BLACK)
    )
    assert red == [6, 6, 6, 7]
    assert black == [6, 6, 7 if witness == "bellecour" else 6, 5]


@pytest.mark.example("quadrille.three-matadors-six-trumps")
def test_three_matadors_and_six_trumps() -> None:
    held = trumps(SANS_PRENDRE_RED)[1]
    assert (sequence_of_matadors(held, Suit.HEARTS), len(held)) == (3, 6)


@pytest.mark.example("quadrille.false-matadors")
def test_four_false_matadors_want_spadill() -> None:
    """Manill, Basto, Ponto and King are in sequence from the second trump on."""
    held = trumps(SANS_PRENDRE_RED)[2]
    spadill = ombre_ranking(Suit.HEARTS).trumps()[0]
    assert sequence_of_matadors(held, Suit.HEARTS) == 0
    assert sequence_of_matadors((spadill, *held), Suit.HEARTS) == 5
    assert len(held) == 6
