"""Commerce: Point, Sequence and Tricon."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.commerce.games import Game, Held, game, highest, point
from executable_rules.mechanics.cards import Card, cards, pack


@pytest.mark.quotes("bellecour.commerce.5", "the higher disannuls the lower")
@pytest.mark.quotes("academie.commerce.5", "le plus fort emporte le plus foible")
def test_the_higher_point_disannuls_the_lower() -> None:
    assert highest(
        hands=(Held.parse("10S 9S 2H"), Held.parse("AH 9H 2C"), Held.parse("KD 8D 3C"))
    ) == (1,)
    assert highest(hands=(Held.parse("10S 9S 2H"), Held.parse("2D 3D 5D"))) == (0,)
    assert highest(hands=(Held.parse("10S 9S 2H"), Held.parse("KD 9D 3C"))) == (0, 1)


@pytest.mark.quotes("bellecour.commerce.6", "the higher takes place of the lower")
@pytest.mark.quotes("academie.commerce.6", "la plus forte, emporte celle qui l'est moins")
def test_the_higher_sequence_takes_place() -> None:
    assert highest(
        hands=(Held.parse("QS JS 10S"), Held.parse("AH KH QH"), Held.parse("KD QD JD"))
    ) == (1,)
    assert highest(hands=(Held.parse("4S 3S 2S"), Held.parse("5H 4H 3H"))) == (1,)
    assert highest(hands=(Held.parse("4S 3S 2S"), Held.parse("4H 3H 2H"))) == (0, 1)


@pytest.mark.quotes("bellecour.commerce.7", "the higher still effacing the lower")
@pytest.mark.quotes("academie.commerce.7", "le plus fort gagne")
def test_the_higher_tricon_effaces_the_lower() -> None:
    assert highest(
        hands=(Held.parse("KS KH KD"), Held.parse("AS AH AD"), Held.parse("2S 2H 2D"))
    ) == (1,)
    assert highest(hands=(Held.parse("QS QH QD"), Held.parse("KS KH KD"))) == (1,)


@pytest.mark.quotes(
    "bellecour.commerce.8",
    "he that has the highest Point wins, when there is no Sequence or Tricon",
    "the Tricon winning in preference to the Sequence, and the Sequence to the Point",
)
@pytest.mark.quotes(
    "academie.commerce.8",
    "le tricon gagne par préference à la séquence, & la séquence au point",
)
def test_tricon_before_sequence_before_point() -> None:
    held = ("AS KS JS", "4H 3H 2H", "2S 2D 2C")
    point_, low, tri = (Held.parse(hand) for hand in held)
    assert [game(hand=hand) for hand in (point_, low, tri)] == list(Game)
    assert game(hand=cards("AS KH 2D")) is None
    assert highest(hands=(point_, low, tri)) == (2,)
    assert highest(hands=(point_, low, Held.parse("AH KD 9C"))) == (1,)
    assert highest(hands=(point_, Held.parse("AH KD 9C"), Held.parse("KC QC 9S"))) == (0,)
    assert highest(hands=(Held.parse("AS KH 2D"), Held.parse("AH KD 9C"))) == ()


@pytest.mark.quotes("bellecour.commerce.5", "two or three Cards")
@pytest.mark.quotes("bellecour.commerce.8", "only these three parts in the Game")
def test_a_hand_is_of_three_cards() -> None:
    assert point(hand=cards("2S 3S 4H")) == 5
    for wrong in ("2S 3S", "2S 3S 4S 5S", "2S 2S 3S"):
        why = r"three cards, each once|hand=.* cannot be: (it holds at most 3|2S is once in)"
        with pytest.raises(ValueError, match=why):
            point(hand=cards(wrong))
        with pytest.raises(ValueError, match=why):
            game(hand=cards(wrong))
        with pytest.raises(ValueError, match="three cards, each once"):
            highest(hands=(Held.parse("AC KC QC"), Held.parse(wrong)))
    with pytest.raises(ValueError, match="same card twice"):
        highest(hands=(Held.parse("2S 3S 4S"), Held.parse("4S 5S 6S")))
    assert highest(hands=(Held.parse("2S 3S 4S"), Held.parse("4H 7S 6S"))) == (0,)


def test_every_hand_has_the_game_that_its_cards_make() -> None:
    spades = [game(hand=hand) for hand in combinations(pack()[:13], 3)]
    assert (spades.count(Game.SEQUENCE), spades.count(Game.POINT)) == (11, 286 - 11)
    for hand in combinations(cards("AS AH AD KS KH KD QS QH"), 3):
        suits, ranks = {card.suit for card in hand}, {card.rank for card in hand}
        assert (game(hand=hand) is Game.TRICON) is (len(ranks) == 1)
        assert (game(hand=hand) is Game.SEQUENCE) is (len(suits) == 1)
        assert (game(hand=hand) is Game.POINT) is (len(suits) == 2)
        assert (game(hand=hand) is None) is (len(suits) == 3 and len(ranks) > 1)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.sampled_from(pack()), unique=True, min_size=12, max_size=12))
def test_the_highest_does_not_depend_on_the_seats(dealt: list[Card]) -> None:
    hands = tuple(Held(dealt[at : at + 3]) for at in range(0, 12, 3))
    best = {hands[seat] for seat in highest(hands=hands)}
    turned = (*hands[1:], hands[0])
    assert best == {turned[seat] for seat in highest(hands=turned)}
