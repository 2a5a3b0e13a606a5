"""Quadrille XXX-XXXII, XXXVI, XXXVII, Ombre LII-LIV, in 1754 VI, VII and IX: the matadors."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import matadors, ombre_ranking
from executable_rules.quadrille.beast_claims import Claim
from executable_rules.quadrille.matadors import (
    forces,
    matadors_paid,
    may_be_played,
    paid_like_his_partner,
)

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
    "academie.ombre.laws.52", "Les trois matadors ne peuvent être forcés par une triomphe"
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
            assert forces(led=led, matador=matador, trump=trump) is superior
            side = next(
                card
                for card in OMBRE_PACK
                if card != led and card.suit not in (trump, led.suit)
                if card not in (SPADILL, BASTO)
            )
            choice = may_be_played(hand=(matador, side), trick=(led,), trump=trump)
            assert choice == ([matador] if superior else [matador, side])


@pytest.mark.quotes("bellecour.quadrille.laws.30", "The three Matadors")
@pytest.mark.quotes("academie.ombre.laws.52", "Les trois matadors")
def test_a_fourth_trump_has_no_privilege() -> None:
    with pytest.raises(ValueError, match="matador may be AS, 2S, AC"):
        forces(led=QUEEN, matador=KING, trump=Suit.SPADES)
    with pytest.raises(ValueError, match="not the card led"):
        forces(led=SPADILL, matador=SPADILL, trump=Suit.SPADES)
    hand = cards("KS 7D")
    assert may_be_played(hand=hand, trick=(QUEEN,), trump=Suit.SPADES) == [KING]
    # With another trump in the hand that one must be played, or a matador at pleasure.
    hand = cards("AC 3S 7D")
    assert may_be_played(hand=hand, trick=(QUEEN,), trump=Suit.SPADES) == list(cards("AC 3S"))


@pytest.mark.quotes("seymour.ombre.laws.6", "and may Renounce if you have not an inferior Trump")
def test_with_an_inferior_trump_it_is_no_renounce_but_one_of_them_is_due() -> None:
    # Spades are trumps, the Queen is led: without another trump any card, with one a trump.
    alone = may_be_played(hand=cards("AC 7D KH"), trick=(QUEEN,), trump=Suit.SPADES)
    assert alone == list(cards("AC 7D KH"))
    beside = may_be_played(hand=cards("AC 3S 7D KH"), trick=(QUEEN,), trump=Suit.SPADES)
    assert beside == list(cards("AC 3S"))
    assert forces(led=QUEEN, matador=BASTO, trump=Suit.SPADES) is False


@pytest.mark.quotes(
    "seymour.ombre.laws.7",
    "A Superior Matadore forces an Inferior, if you have no other Trump to play to it.",
)
def test_another_trump_saves_the_inferior_matador() -> None:
    assert forces(led=SPADILL, matador=BASTO, trump=Suit.SPADES) is True
    assert may_be_played(hand=cards("AC 7D"), trick=(SPADILL,), trump=Suit.SPADES) == [BASTO]
    saved = may_be_played(hand=cards("AC 3S 7D"), trick=(SPADILL,), trump=Suit.SPADES)
    assert saved == list(cards("AC 3S"))


@pytest.mark.quotes(
    "bellecour.quadrille.laws.31",
    "The superior Matador forces the inferior, when it is played by the first Player.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.31",
    "A superior Matadore forces down an inferior, when it is played by the Leader.",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.31",
    "Le Matador supérieur force l'inférieur; lorsqu'il est joué par le premier qui joue.",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.53",
    "The superior Matador forces the inferior, when it is the Card led.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.53",
    "Le matador supérieur force l'inférieur lorsqu'il est joué par le premier qui joue.",
)
@pytest.mark.quotes("quanti.quadrille.laws.41", "but only by being led")
@pytest.mark.quotes("seymour.ombre.laws.7", "A Superior Matadore forces an Inferior")
def test_a_superior_matador_led_forces_the_inferior() -> None:
    pairs = [(SPADILL, TWO_OF_SPADES), (SPADILL, BASTO), (TWO_OF_SPADES, BASTO)]
    for superior, inferior in pairs:
        assert forces(led=superior, matador=inferior, trump=Suit.SPADES) is True
        assert forces(led=inferior, matador=superior, trump=Suit.SPADES) is False
        hand = (inferior, *cards("7D KD"))
        assert may_be_played(hand=hand, trick=(superior,), trump=Suit.SPADES) == [inferior]
        hand = (superior, *cards("7D"))
        assert may_be_played(hand=hand, trick=(inferior,), trump=Suit.SPADES) == list(hand)


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
    "does not force the inferior, if it is played on a Trump that was first led",
)
@pytest.mark.quotes("academie.ombre.laws.54", "s'il est joué sur une triomphe premiérement jouée")
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


@pytest.mark.quotes(
    "bellecour.quadrille.laws.37",
    "not paid but when they are in the Hands of those who stand the Game, together or separately",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.37",
    "in the Hands of the Ombre, or of the King his Ally, whether all in one Hand",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.37",
    "dans la main de ceux qui font jouer ensemble ou séparément",
)
def test_matadors_are_paid_in_the_hands_of_those_who_stand_the_game() -> None:
    def paid(ombre: str, friend: str = "", trump: Suit = Suit.SPADES) -> int:
        return matadors_paid(ombre=cards(ombre), friend=cards(friend), trump=trump)

    assert paid("AS 2S AC KD") == 3
    assert paid("AS 2S", "AC KH") == paid("AC", "2S AS") == 3
    assert paid("AS 2S AC KS", "QS 7S") == 5
    assert paid("AS AH", "7H AC KH", Suit.HEARTS) == 5
    # One of the three with an adversary: none is paid.
    assert paid("AS 2S KS") == paid("AS AC", "KS QS") == paid("2S AC") == paid("") == 0


@pytest.mark.quotes(
    "bellecour.quadrille.laws.36",
    "has been paid the Matadors, the other has a right to be paid them, though he has not demanded",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.36",
    "the other may likewise rightfully claim Payment",
    "they have not been demanded",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.36",
    "a été payé des Matadors, l'autre est en droit de s'en faire payer",
    "encore qu'ils n'ayent pas été demandés",
)
def test_who_is_paid_gives_his_partner_the_right() -> None:
    assert paid_like_his_partner(partner_paid=True, demanded=False) is Claim.DUE
    assert paid_like_his_partner(partner_paid=True, demanded=True) is Claim.DUE
    assert paid_like_his_partner(partner_paid=False, demanded=True) is Claim.DUE
    assert paid_like_his_partner(partner_paid=False, demanded=False) is Claim.LOST


def test_what_may_be_played_is_always_something() -> None:
    hand = tuple(cards("AC 7S KD 3H"))
    for trump, led in product(Suit, OMBRE_PACK):
        if led not in hand:
            choice: list[Card] = may_be_played(hand=hand, trick=(led,), trump=trump)
            assert choice and set(choice) <= set(hand)
