"""Ambigu, law I: equal Games, and two cards in Sequence."""

from __future__ import annotations

from itertools import pairwise

import pytest

from executable_rules.ambigu.equality import wins
from executable_rules.mechanics.cards import cards

LADDER = (
    "AS 2S 5H 6D",  # the Point
    "9S 10S 5H 6D",
    "AS 2S 4S 9H",
    "AS 2H 3D 4C",  # the Prime
    "10S 10H 9D AC",
    "10S 10H 9D 2C",
    "AS 2S 3S 10H",  # the Sequence
    "2S 3S 4S 4H",
    "AS AH AD 4S",  # the Tricon
    "10S 10H 10D 4S",
    "AH 2H 4H 6H",  # the Flux
    "2H 4H 6H 8H",
    "AS AH AD 2C",  # the Tricon with the Prime
    "3S 3H 3D 2C",
    "AH 2H 3H 5H",  # the Flux with the Sequence
    "10H 9H 8H 6H",
    "AS 2S 3S 4S",
    "AS AH AD AC",  # the Fredon
    "2S 2H 2D 2C",
)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.1",
    "When there are two or three Players that have an equality, the eldest wins it",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.1",
    "DE deux ou trois jeux égaux, celui qui est le premier en carte l'emporte",
)
def test_of_two_or_three_equal_games_the_eldest_wins() -> None:
    assert wins(hands=(cards("AS 2H 3D 4C"), cards("AH 2S 3C 4D"))) == 0
    three = (cards("AS 2S 8H 9D"), cards("3S 5S 7S 10D"), cards("2H 6H 7H"), cards("AD 5D 9D"))
    assert wins(hands=three) == 1
    assert wins(hands=(cards("2H 4H 6H 8H"), cards("AS 4S 5S 10S"))) == 0
    assert wins(hands=(cards("2D 3D 4D"), cards("2H 3H 4H"))) == 0


@pytest.mark.quotes("bellecour.ambigu.laws.1", "Players that have an equality, the eldest wins it")
@pytest.mark.quotes("academie.ambigu.laws.1", "DE deux ou trois jeux égaux")
def test_where_there_is_no_equality_the_higher_game_wins() -> None:
    for lower, higher in pairwise(LADDER):
        assert wins(hands=(cards(lower), cards(higher))) == 1, (lower, higher)
        assert wins(hands=(cards(higher), cards(lower))) == 0


@pytest.mark.quotes(
    "bellecour.ambigu.laws.1",
    "unless in the Point, where two Cards in Sequence, as Four and Five, or Five and Six, take "
    "place of Two and Seven, or Seven and Four",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.1",
    "si ce n'est au point ou deux cartes de séquence, comme quatre ou cinq & six, "
    "l'emporteroient sur deux & sept, ou sur sept & quatre",
)
@pytest.mark.example("ambigu.two-in-sequence")
def test_two_cards_in_sequence_take_place_of_two_others() -> None:
    """X35: The Academy of Play, p. 178, lines 10591-10596. W40: Académie, p. 290, lines 14601-7."""
    assert wins(hands=(cards("2S 7S"), cards("4H 5H"))) == 1
    assert wins(hands=(cards("4H 5H"), cards("2S 7S"))) == 0
    assert wins(hands=(cards("7S 4S"), cards("5H 6H"))) == 1
    assert wins(hands=(cards("3S 6S"), cards("2S 7S"), cards("4H 5H"), cards("4D 5D"))) == 2
    # In hands of four too, with another card of another suit, or another Point.
    assert wins(hands=(cards("2S 7S 9H 10D"), cards("4H 5H 9D 10C"))) == 1
    assert wins(hands=(cards("2S 7S 9H 10D"), cards("2H 7H 4D 5D"))) == 1


@pytest.mark.quotes("bellecour.ambigu.laws.1", "where the Points and number of Cards are equal")
@pytest.mark.quotes("academie.ambigu.laws.1", "à point égal, & nombre de cartes égales")
@pytest.mark.example("ambigu.two-in-sequence")
def test_only_where_the_points_and_the_number_of_cards_are_equal() -> None:
    # Four and Five are nine: they have no equality with Seven and Four, which are eleven.
    assert wins(hands=(cards("7S 4S"), cards("4H 5H"))) == 0
    assert wins(hands=(cards("5H 6H"), cards("3S 9S"))) == 1
    # Nine in three cards is above nine in two, in Sequence or not.
    assert wins(hands=(cards("AS 2S 6S"), cards("4H 5H"))) == 0
    # Three equal cards of which two are in Sequence: the law says it of two only.
    assert wins(hands=(cards("AS 3S 8S"), cards("2H 3H 7H"))) == 0


@pytest.mark.quotes("bellecour.ambigu.laws.1", "unless in the Point")
@pytest.mark.quotes("academie.ambigu.laws.1", "si ce n'est au point")
def test_in_no_other_game_does_a_sequence_of_two_help() -> None:
    assert wins(hands=(cards("2S 4H 7D 9C"), cards("4S 5H 6D 7C"))) == 0
    assert wins(hands=(cards("AS 4S 7S 10S"), cards("3H 4H 7H 8H"))) == 0
    with pytest.raises(ValueError, match="without a Game"):
        wins(hands=(cards("10S"), cards("9H 8D")))
    assert wins(hands=(cards("10S"), cards("2H 3H"))) == 1
    for hand in ("KS QS", "2S 2S", "2S 3S 4S 5S 6S", ""):
        with pytest.raises(ValueError, match=r"without figures, each card once|from 1 to 4"):
            wins(hands=(cards("4H 5H"), cards(hand)))
