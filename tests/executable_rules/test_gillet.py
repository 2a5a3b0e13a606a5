"""Gillet: tests that quote its rules, and the claim of the flux for all hands."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from executable_rules.gillet.rules import (
    ace_and_ten,
    as_et_dix,
    deux_as,
    deux_as_et_dix,
    gagne_le_second,
    has_flux,
    point,
    point_de_la_main,
    two_aces,
    two_aces_and_ten,
    wins_second_box,
)
from executable_rules.gillet.terms import Hand
from executable_rules.mechanics.cards import PIQUET_PACK
from executable_rules.mechanics.results import Silence


def hands(*held: str) -> tuple[Hand, ...]:
    return tuple(Hand.parse(it) for it in held)


def points(held: str) -> tuple[Fraction | Silence, Fraction | Silence]:
    """The point of a hand by the English and by the French book."""
    return point(hand=Hand.parse(held)), point_de_la_main(hand=Hand.parse(held))


@cache
def every_hand() -> tuple[tuple[Hand, Fraction | Silence, Fraction | Silence], ...]:
    """All hands that are not alike by a change of suits, with their two points."""
    kinds = {}
    for held in combinations(PIQUET_PACK, 3):
        suits = [card.suit for card in held]
        kinds[tuple((card.rank, suits.index(card.suit)) for card in held)] = held
    all_hands = [Hand(held) for held in kinds.values()]
    return tuple((hand, point(hand=hand), point_de_la_main(hand=hand)) for hand in all_hands)


@pytest.mark.quotes("bellecour.gillet.9", "Two Aces in Hand are worth twenty-one")
@pytest.mark.quotes("academie.gillet.9", "Deux as en main valent vingt & demi")
@pytest.mark.example("gillet.points")
def test_two_aces() -> None:
    assert two_aces() == 21
    assert deux_as() == Fraction(41, 2)
    assert points("AS AH 7D") == (two_aces(), deux_as())
    assert points("AS AH KD") == (Fraction(21), Fraction(41, 2)), "the king is of neither suit"
    assert points("AS AH AD") == (Silence.NOT_SAID,) * 2, "of three nothing is said"


@pytest.mark.quotes(
    "bellecour.gillet.10",
    "One Ace and a King, or any other Card that tells ten, of the same Suit, count twenty and a "
    "half",
)
@pytest.mark.quotes(
    "academie.gillet.10",
    "un as & un roi ou une autre carte qui vaille dix de la même couleur, valent vingt-un & demi",
)
@pytest.mark.example("gillet.points")
def test_an_ace_and_a_king_of_its_suit() -> None:
    assert ace_and_ten() == Fraction(41, 2)
    assert as_et_dix() == Fraction(43, 2)
    for ten in ("KS", "QS", "JS", "10S"):
        assert points(f"AS {ten} 7H") == (ace_and_ten(), as_et_dix())
    assert points("AS KH 7D") == (Fraction(21, 2), Fraction(23, 2))
    assert points("AS 9S 7D") == (Fraction(39, 2), Fraction(41, 2))


@pytest.mark.quotes(
    "bellecour.gillet.11",
    "in like manner two Aces and a King, or other Card that tells ten, count thirty-one",
)
@pytest.mark.quotes(
    "academie.gillet.11",
    "également deux as & un roi, ou une autre carte qui vaille dix de la même couleur, valent "
    "vingt-un & demi",
)
@pytest.mark.example("gillet.points")
def test_two_aces_and_a_king() -> None:
    assert two_aces_and_ten() == 31 == two_aces() + 10
    assert deux_as_et_dix() == Fraction(43, 2) == as_et_dix()
    for ten in ("KS", "QH", "JS", "10H"):
        assert points(f"AS AH {ten}") == (two_aces_and_ten(), deux_as_et_dix())


@pytest.mark.quotes(
    "bellecour.gillet.12",
    "count according to their Value, but must be of the same Suit to be counted together",
)
@pytest.mark.quotes(
    "academie.gillet.12",
    "qui valent leur valeur, mais qui doivent être de la même couleur pour ajoûter les nombres de "
    "plusieurs cartes ensemble",
)
def test_other_cards_are_counted_together_in_one_suit() -> None:
    for held, counts in (("KS QS 7H", 20), ("KS QH 7H", 17), ("9S 8H 7D", 9), ("KS JS 10S", 30)):
        assert points(held) == (Fraction(counts),) * 2
    assert points("9S 8S 7S") == (Fraction(24),) * 2
    assert points("KS QH 10D") == (Fraction(10),) * 2
    assert points("AS KS QS") == (Fraction(61, 2), Fraction(63, 2))
    assert points("AS AH 9H") == (Fraction(30), Fraction(41, 2))
    assert points("AS AH 9D") == (Fraction(21), Fraction(41, 2))
    for wrong in ("AS AH", "AS AH KD QD", "AS AS KD", "AS AS KD QD", "AS AH 6D"):
        with pytest.raises(ValueError, match="cannot be"):
            points(wrong)


@pytest.mark.quotes("bellecour.gillet.14", "The Flux is three Cards of the same Suit")
@pytest.mark.quotes("academie.gillet.14", "avoir flux, c'est avoir trois cartes d'une même couleur")
def test_a_flux_is_three_of_a_suit() -> None:
    assert has_flux(hand=Hand.parse("7S 9S AS"))
    assert not has_flux(hand=Hand.parse("7S 9S AH"))
    assert not has_flux(hand=Hand.parse("7S 9D AH"))


@pytest.mark.quotes("bellecour.gillet.14", "the highest always winning")
@pytest.mark.quotes("academie.gillet.14", "le plus haut point gagne toujours")
def test_the_highest_flux_wins_and_without_one_the_highest_point() -> None:
    for function in (wins_second_box, gagne_le_second):
        for winner, held in (
            (1, ("AS KS 7H", "7D 8D 9D")),
            (0, ("KC QC JC", "7D 8D 9D", "AS AH 7S")),
            (0, ("AS KS 7H", "KH QH 7D")),
            (Silence.NOT_SAID, ("AS KS 7H", "AH QH 7D")),
            (Silence.NOT_SAID, ("KS QS 7S", "JH KH 7H", "AS AH AD")),
            (Silence.NOT_SAID, ("AC KC 7H", "AS AH AD")),
            (0, ("AC KC 7H",)),
        ):
            assert function(hands=hands(*held)) == winner
        for wrong in (hands("AS KS 7H", "AS QH 7D"), ()):
            with pytest.raises(ValueError, match="hands"):
                function(hands=wrong)
    assert wins_second_box(hands=hands("7C 8C 9C", "AS AH AD")) == 0
    assert gagne_le_second(hands=hands("7C 8C 9C", "AS AH AD")) is Silence.NOT_SAID


@pytest.mark.quotes(
    "bellecour.gillet.14",
    "the highest always winning; for he that has the highest Flux, has always the highest Point",
)
@pytest.mark.quotes("bellecour.gillet.11", "two Aces and a King", "count thirty-one")
@pytest.mark.example("gillet.flux-english")
def test_in_the_english_two_aces_and_a_king_have_more_than_any_flux() -> None:
    fluxes = [p for hand, p, _ in every_hand() if has_flux(hand=hand) and isinstance(p, Fraction)]
    others = [
        p for hand, p, _ in every_hand() if not has_flux(hand=hand) and isinstance(p, Fraction)
    ]
    assert (min(fluxes), max(fluxes)) == (Fraction(24), Fraction(61, 2))
    assert max(others) == 31 > max(fluxes)
    two = hands("AS AH KS", "7D 8D 9D")
    assert wins_second_box(hands=two) == 1
    assert points("AS AH KS")[0] == 31


@pytest.mark.quotes(
    "academie.gillet.14", "celui qui a le plus haut flux a toujours le plus haut point"
)
@pytest.mark.quotes("academie.gillet.11", "deux as & un roi", "valent vingt-un & demi")
@pytest.mark.example("gillet.flux-french")
def test_in_the_french_the_highest_flux_has_always_the_highest_point() -> None:
    fluxes = [p for hand, _, p in every_hand() if has_flux(hand=hand) and isinstance(p, Fraction)]
    others = [
        p for hand, _, p in every_hand() if not has_flux(hand=hand) and isinstance(p, Fraction)
    ]
    assert (min(fluxes), max(fluxes)) == (Fraction(24), Fraction(63, 2))
    assert max(others) == deux_as_et_dix() < min(fluxes)
    assert gagne_le_second(hands=hands("AS AH KS", "7D 8D 9D")) == 1
