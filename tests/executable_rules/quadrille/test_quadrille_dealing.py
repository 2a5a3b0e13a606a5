"""Quadrille: dealing, naming trumps, sans prendre."""

from __future__ import annotations

import itertools
from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.quadrille.dealing import may_deal_by
from executable_rules.quadrille.naming import (
    king_named,
    may_pass_in_1754,
    may_still_pass,
    suit_named,
    trump_named,
)
from executable_rules.quadrille.sans_prendre import Offer, preferred
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso


@pytest.mark.quotes(
    "bellecour.quadrille.laws.1",
    "The Cards are to be dealt by Four and Threes, and no otherwise",
    "the Dealer is at liberty to begin by Four or Three",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.1",
    "not permitted to deal the Cards any otherwise than by 4 and 3",
    "at Liberty to begin with which of those Numbers he please",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.1",
    "autrement que par quatre & trois",
    "de commencer par quatre ou par trois",
)
@pytest.mark.example("deals.quadrille")
def test_the_cards_are_dealt_by_four_and_threes_and_no_otherwise() -> None:
    packets = [
        dealt
        for number in range(1, 6)
        for dealt in itertools.product(range(1, 6), repeat=number)
        if may_deal_by(packets=dealt)
    ]
    assert sorted(packets) == [(3, 3, 4), (3, 4, 3), (4, 3, 3)]
    assert not may_deal_by(packets=(4, 4, 3))
    assert not may_deal_by(packets=())


S, H, D, C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


@pytest.mark.quotes(
    "bellecour.quadrille.laws.5",
    "names another Suit than that, in which his Game is, or if he names two Suits",
)
def test_which_of_the_two_mistakes_he_made_is_told() -> None:
    def mistakes(*named: Suit) -> list[bool]:
        call = explain(trump_named, suits_named=named, suit=C).call
        assert call.value is named[0]
        return [step.met for step in call.steps if isinstance(step, Proviso)]

    assert mistakes(C) == [False, False]
    assert mistakes(C, C) == [False, False]
    assert mistakes(S) == [True, False]
    assert mistakes(C, S) == [False, True]
    assert mistakes(S, C) == [True, True]


@pytest.mark.quotes(
    "bellecour.quadrille.laws.6",
    "The Player is to name the Suit he plays in, by its proper name",
)
@pytest.mark.quotes("seymour.quadrille.laws.6", "must name the Trump by its proper Name")
@pytest.mark.quotes("academie.quadrille.laws.6", "doit nommer sa couleur par son nom propre")
@pytest.mark.quotes(
    "bellecour.ombre.laws.17",
    "The Ombre is to name expressly, the Suit in which he plays",
)
@pytest.mark.quotes(
    "academie.ombre.laws.17",
    "L'hombre doit nommer formellement la couleur en laquelle il joue",
)
@pytest.mark.quotes("seymour.ombre.laws.5", "The Ombre must be very exact in naming his Trump.")
def test_a_suit_is_named_by_its_proper_name() -> None:
    english = [suit_named(words_said=said) for said in ("Spades", "hearts", "DIAMONDS", "a Club")]
    assert english == [S, H, D, None]
    assert suit_named(words_said=" Clubs ") is C
    french = [
        suit_named(words_said=said) for said in ("pique", "Cœur", "carreau", "tréfle", "trèfle")
    ]
    assert french == [S, H, D, C, C]
    assert suit_named(words_said="coeur") is H
    assert suit_named(words_said="my best suit") is None
    assert suit_named(words_said="black") is None


@pytest.mark.quotes("bellecour.quadrille.laws.6", "as well as the King he calls")
@pytest.mark.quotes("seymour.quadrille.laws.6", "as he likewise must the King he calls")
@pytest.mark.quotes("academie.quadrille.laws.6", "de même que le Roi qui apelle")
def test_so_is_the_king_that_is_called() -> None:
    assert king_named(words_said="King of Hearts") == Card(Rank.KING, H)
    assert king_named(words_said=" king of spades") == Card(Rank.KING, S)
    assert king_named(words_said="Roi de tréfle") == Card(Rank.KING, C)
    assert king_named(words_said="king of my friend") is None
    assert king_named(words_said="hearts") is None


@pytest.mark.quotes(
    "seymour.quadrille.laws.8",
    "He who has asked the Question, and has Leave given him, is obliged to play.",
)
@pytest.mark.quotes("bellecour.quadrille.laws.8", "asked leave is obliged to play")
def test_in_1754_only_when_leave_is_given() -> None:
    assert may_pass_in_1754(asked_leave=True, consent_given=True) is False
    assert may_pass_in_1754(asked_leave=True, consent_given=False) is True
    assert may_pass_in_1754(asked_leave=False, consent_given=False) is True
    with pytest.raises(ValueError, match="consent_given=yes cannot be"):
        may_pass_in_1754(asked_leave=False, consent_given=True)
    for asked in (True, False):
        call = explain(may_pass_in_1754, asked_leave=asked, consent_given=False).call
        assert call.steps[0] == Proviso("has asked the Question", asked)
    # He has asked, and nobody has answered: the other books bind him already.
    assert may_still_pass(asked_leave=True) is False


PASSES, SANS_PRENDRE, CONTRE = Offer


def test_the_preferred_player_offered_the_most_and_first() -> None:
    for offers in product(Offer, repeat=4):
        if set(offers) != {PASSES}:
            best = CONTRE if CONTRE in offers else SANS_PRENDRE
            assert preferred(offers=offers) == offers.index(best)
