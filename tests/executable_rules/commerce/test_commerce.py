"""Commerce: its ways of playing, and what is paid."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.commerce.games import Game, game, highest, point
from executable_rules.commerce.settling import owes_each, receives_for_cards, wins
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import Silence


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
    assert [game(hand=hand.cards) for hand in (point_, low, tri)] == list(Game)
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
    hands = tuple(Held(tuple(dealt[at : at + 3])) for at in range(0, 12, 3))
    best = {hands[seat] for seat in highest(hands=hands)}
    turned = (*hands[1:], hands[0])
    assert best == {turned[seat] for seat in highest(hands=turned)}


def hands(*held: str) -> tuple[Held, ...]:
    return tuple(Held.parse(hand) for hand in held)


DEAL = hands("AS KS 4H", "4D 3D 2D", "7S 8H 9C")
EQUAL = hands("10S 9S 2H", "KD 9D 3C", "QC 9H 7D")


@pytest.mark.quotes(
    "bellecour.commerce.17", "he that has the highest Point, Sequence, or Tricon, wins"
)
@pytest.mark.quotes(
    "academie.commerce.17",
    "le plus fort point, la plus haute séquence, ou enfin le plus fort tricon, gagne",
)
def test_the_highest_wins() -> None:
    assert wins(hands=DEAL, dealer=2) == 1
    assert wins(hands=hands("AS KS 4H", "AD 9D 2C", "7S 8H 9C"), dealer=1) == 0


@pytest.mark.quotes(
    "bellecour.commerce.20",
    "an equality of Points among several Players",
    "the Banker wins the Poul, in preference to the other Players",
)
@pytest.mark.quotes(
    "academie.commerce.20",
    "entre plusieurs joueurs que le point fut égal",
    "gagneroit la poule par préférence aux autres",
)
def test_of_equal_points_the_bankers() -> None:
    assert wins(hands=EQUAL, dealer=0) == 0
    assert wins(hands=EQUAL, dealer=1) == 1
    assert wins(hands=EQUAL, dealer=2) is Silence.NOT_SAID


@pytest.mark.quotes("bellecour.commerce.20", "and there is no Sequence, or Tricon")
@pytest.mark.quotes("academie.commerce.20", "point de séquence ou de tricon")
def test_equal_sequences_are_not_told_of() -> None:
    assert wins(hands=hands("4S 3S 2S", "4H 3H 2H", "AD KD 9C"), dealer=0) is Silence.NOT_SAID
    assert wins(hands=hands("10S 9S 2H", "KD 9D 3C", "6H 5H 4H"), dealer=0) == 2
    assert wins(hands=hands("AS KH 2D", "AH KD 9C", "7S 5D 3C"), dealer=0) is Silence.NOT_SAID
    assert wins(hands=hands("10S 9S 2H", "KD 9D 3C", "6H 4H 7C"), dealer=1) == 1


@pytest.mark.quotes("bellecour.commerce.17", "wins, and they begin a fresh Deal")
def test_the_banker_is_one_of_the_players() -> None:
    for banker in (-1, 3):
        with pytest.raises(ValueError, match=r"dealer=-1|seat=3"):
            wins(hands=DEAL, dealer=banker)
    with pytest.raises(ValueError, match="players=2"):
        wins(hands=DEAL[:2], dealer=0)
    assert wins(hands=DEAL, dealer=0) == 1


@pytest.mark.example("commerce.more-than-received")
def test_the_banker_pays_more_than_he_received() -> None:
    received = receives_for_cards(hand_sizes=(0, 0, 0), dealer=0)
    paid = owes_each(hands=DEAL, seat=0, dealer=0).amount * (len(DEAL) - 1)
    assert (received, paid) == (0, 2)
    assert receives_for_cards(hand_sizes=(0, 1, 0), dealer=0) == 1 < paid
