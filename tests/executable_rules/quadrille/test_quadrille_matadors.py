"""Quadrille XXX-XXXII, XXXVI, XXXVII, Ombre LII-LIV, in 1754 VI, VII and IX: the matadors."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import matadors, ombre_ranking
from executable_rules.quadrille.matadors import forces, may_be_played

SPADILL, BASTO = cards("AS AC")
TWO_OF_SPADES, KING, QUEEN = cards("2S KS QS")


@pytest.mark.quotes(
    "bellecour.quadrille.laws.30", "The three Matadors cannot be forced by an inferior Trump."
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.30",
    "None of the Three Matadores can be commanded down by an inferior Trump.",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.30", "Les trois Matadors ne peuvent être forcés par un triomphe"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.52", "The three Matadors cannot be forced by an inferior Trump."
)
@pytest.mark.quotes(
    "academie.ombre.laws.52",
    "Les trois matadors ne peuvent être forcés par une triomphe inférieure",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.40",
    "the privilege, not to be obliged to be played, when an inferior card is led",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.6", "You are not obliged to play a Matadore upon a small Trump"
)
def test_no_inferior_trump_forces_a_matador() -> None:
    """Every trump led against every matador, in the four suits; nothing but a trump forces."""
    for trump in Suit:
        order = ombre_ranking(trump)
        for matador, led in product(matadors(trump), OMBRE_PACK):
            if matador == led:
                continue
            superior = led in matadors(trump) and order.beats(led, matador)
            assert forces(card_led=led, card=matador, trump=trump) is superior
            side = next(
                card
                for card in OMBRE_PACK
                if card != led and card.suit not in (trump, led.suit)
                if card not in (SPADILL, BASTO)
            )
            choice = may_be_played(hand=(matador, side), trick=(led,), trump=trump)
            assert choice == ([matador] if superior else [matador, side])


@pytest.mark.quotes(
    "bellecour.quadrille.laws.32",
    "does not force the inferior, if it is played on any inferior Trump, that was first led",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.32",
    "does not command down an inferior, if it is played upon any other Trump that led the Board",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.32",
    "s'il est joué sur une triomphe inférieure premiérement jouée",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.54",
    "The superior Matador does not force the inferior, if it is played on a Trump that "
    "was first led",
)
@pytest.mark.quotes(
    "academie.ombre.laws.54",
    "Le matador supérieur ne force pas l'inférieur, s'il est joué sur une triomphe "
    "premiérement jouée",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.41",
    "does not force out an inferior one by being played to a trick",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.9",
    "A Superior Matadore does not force an Inferior, unless it leads.",
)
def test_a_superior_matador_played_on_a_trump_forces_nothing() -> None:
    for trump in Suit:
        three, order = matadors(trump), ombre_ranking(trump)
        side = next(c for c in OMBRE_PACK if c.suit is not trump and c not in three)
        for led in order.trumps()[3:]:
            for superior, inferior in (three[:2], three[::2], three[1:]):
                choice = may_be_played(hand=(inferior, side), trick=(led, superior), trump=trump)
                assert choice == [inferior, side]
    # A matador led still forces, whatever is played on it.
    trick = (TWO_OF_SPADES, SPADILL)
    assert may_be_played(hand=cards("AC 7D"), trick=trick, trump=Suit.SPADES) == [BASTO]
    with pytest.raises(ValueError, match="may not share a card"):
        may_be_played(hand=cards("AC 7D"), trick=cards("AC"), trump=Suit.SPADES)


def test_what_may_be_played_is_always_something() -> None:
    hand = tuple(cards("AC 7S KD 3H"))
    for trump, led in product(Suit, OMBRE_PACK):
        if led not in hand:
            choice: list[Card] = may_be_played(hand=hand, trick=(led,), trump=trump)
            assert choice and set(choice) <= set(hand)
