"""Ombre LVI, LVIII and LIX: what was won, demanded."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Suit, cards
from executable_rules.ombre.claims import (
    claims_one_for_the_other,
    matadors_of_the_ombre,
    may_be_claimed,
)
from executable_rules.quadrille.beast_claims import Claim, Due, may_be_demanded
from executable_rules.quadrille.claims import CONFINED
from executable_rules.quadrille.matadors import matadors_paid


@pytest.mark.quotes(
    "bellecour.ombre.laws.56",
    "The Matadors are not paid but when they are in the hand of the Ombre.",
)
@pytest.mark.quotes("academie.ombre.laws.56", "que lorsqu'ils sont dans la main de l'hombre")
@pytest.mark.quotes(
    "seymour.ombre.laws.10", "not to be paid, unless they are in the Hands of the Ombre"
)
def test_matadors_are_paid_in_the_hand_of_the_ombre() -> None:
    paid = [
        matadors_of_the_ombre(ombre=cards(hand), trump=Suit.SPADES)
        for hand in ("AS 2S AC 7D", "AS 2S AC KS", "AS 2S KS", "2S AC")
    ]
    assert paid == [3, 4, 0, 0]
    assert matadors_of_the_ombre(ombre=cards("AS 7H AC AH"), trump=Suit.HEARTS) == 4


@pytest.mark.quotes(
    "bellecour.ombre.laws.56", "not paid but when they are in the hand of the Ombre"
)
@pytest.mark.quotes(
    "bellecour.quadrille.laws.37", "in the Hands of those who stand the Game, together or"
)
def test_at_quadrille_the_friends_hand_is_counted_too() -> None:
    ombre, friend = cards("AS 2S KD"), cards("AC 7H")
    assert matadors_paid(ombre=ombre, friend=friend, trump=Suit.SPADES) == 3
    assert matadors_of_the_ombre(ombre=ombre, trump=Suit.SPADES) == 0


@pytest.mark.quotes(
    "bellecour.ombre.laws.58",
    "instead of demanding the Matadors which he had, demands Sans Prendre, which he did not play",
    "cannot insist on the one, or the other",
)
@pytest.mark.quotes(
    "academie.ombre.laws.58",
    "de même celui qui demanderoit les matadors au lieu du sans-prendre",
    "ne pourroit exiger ni l'un ni l'autre",
)
def test_who_demands_the_one_for_the_other_receives_neither() -> None:
    for won, claimed in product(CONFINED, repeat=2):
        claim = claims_one_for_the_other(won=won, claimed=claimed)
        assert claim is (Claim.DUE if won is claimed else Claim.LOST)
    with pytest.raises(ValueError, match="may be MATADORS or SANS_PRENDRE"):
        claims_one_for_the_other(won=Due.GAME, claimed=Due.MATADORS)


@pytest.mark.quotes(
    "bellecour.ombre.laws.59",
    "The Game, the Consolation, and the Beasts, may be claimed, several Deals after.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.59",
    "Le jeu, la consolation & la bête peuvent se demander plusieurs coups",
)
def test_game_consolation_and_beasts_may_be_claimed_later() -> None:
    for due, deals, cut in product(Due, (0, 1, 7), (False, True)):
        if due is Due.STAKE:
            continue
        late = due in CONFINED and (deals > 0 or cut)
        claim = may_be_claimed(due=due, deals_after=deals, cut=cut)
        assert claim is (Claim.LOST if late else Claim.DUE)
    # In the deal itself, the cards not cut, nothing is lost.
    assert may_be_claimed(due=Due.MATADORS, deals_after=0) is Claim.DUE
    with pytest.raises(ValueError, match="deals_after=-1"):
        may_be_claimed(due=Due.GAME, deals_after=-1)


@pytest.mark.quotes("bellecour.ombre.laws.59", "The Game, the Consolation, and the Beasts")
@pytest.mark.quotes("bellecour.quadrille.laws.39", "The Game, the Stake, the Consolation")
def test_of_the_stake_only_quadrille_speaks() -> None:
    assert may_be_demanded(due=Due.STAKE, deals_after=3) is Claim.DUE
    with pytest.raises(ValueError, match="due may not be STAKE"):
        may_be_claimed(due=Due.STAKE, deals_after=3)
