"""How long a Beast may be demanded, and a mistake in counting it be mended."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.beast_claims import (
    Claim,
    Due,
    beast_with_proof,
    may_be_demanded,
    mistake_until_the_deal_is_over,
    mistake_until_the_next_deal,
)
from executable_rules.quadrille.beasts import beast_by_remise

CONFINED = (Due.MATADORS, Due.SANS_PRENDRE)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.39",
    "The Game, the Stake, the Consolation, and the Beasts, are not confined",
    "may be demanded several Deals afterwards",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.39",
    "The Game, the Stake, the Reward, and the Beaste have no fixed Time",
    "may be demanded several Deals after",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.39",
    "Le Jeu, le Devant, la Consolation & la Bête ne se prescrivent pas",
    "on peut les demander plusieurs coups",
)
@pytest.mark.parametrize("deals", [0, 1, 7])
def test_all_but_matadors_and_sans_prendre_may_be_demanded_later(deals: int) -> None:
    for due in Due:
        claim = may_be_demanded(due=due, deals_after=deals)
        # In the deal itself, the cards not cut, nothing is lost.
        assert claim is (Claim.LOST if due in CONFINED and deals else Claim.DUE)


@pytest.mark.quotes("bellecour.quadrille.laws.39", "the Beasts, are not confined")
@pytest.mark.quotes("seymour.quadrille.laws.39", "the Beaste have no fixed Time set")
@pytest.mark.quotes("academie.quadrille.laws.39", "la Bête ne se prescrivent pas")
@pytest.mark.parametrize("due", CONFINED)
def test_matadors_and_sans_prendre_are_confined_to_the_cut_as_the_beasts_are_not(due: Due) -> None:
    for deals_after, cut in ((0, True), (1, False), (2, False)):
        assert may_be_demanded(due=due, deals_after=deals_after, cut=cut) is Claim.LOST
        assert may_be_demanded(due=Due.BEAST, deals_after=deals_after, cut=cut) is Claim.DUE
    for either in (due, Due.BEAST):
        assert may_be_demanded(due=either, deals_after=0, cut=False) is Claim.DUE


@pytest.mark.quotes(
    "bellecour.quadrille.decisions-beast.1",
    "when it can be proved that it was won that Deal where it ought",
)
@pytest.mark.quotes(
    "seymour.quadrille.decisions-beaste.1",
    "if he, who won it can prove that he won it in the same Deal",
)
@pytest.mark.quotes("academie.quadrille.decisions-beast.1", "que l'on a gagné sur le coup")
def test_the_decision_asks_for_proof() -> None:
    assert beast_with_proof(proved=True) is Claim.DUE
    assert beast_with_proof(proved=False) is Claim.LOST


@pytest.mark.quotes(
    "bellecour.quadrille.laws.40",
    "can be recalled, after the next Deal to that in which they were drawn",
)
@pytest.mark.quotes("academie.quadrille.laws.40", "passé le coup", "qu'elles ont été tirées")
@pytest.mark.quotes("bellecour.ombre.laws.60", "cannot be rectified after the next Deal")
@pytest.mark.quotes("academie.ombre.laws.60", "passé le coup", "qu'elles ont été tirées")
@pytest.mark.quotes(
    "bellecour.quadrille.decisions-beast.2",
    "a Beast that should be fifty-six, there is counted only forty-two",
    "it cannot be rectified after the following Deal is played",
)
@pytest.mark.quotes(
    "seymour.quadrille.decisions-beaste.2",
    "should have been counted for 56 Counters, went but at 42",
    "it must not be paid if the next Deal has been played out",
)
@pytest.mark.quotes(
    "academie.quadrille.decisions-beast.2",
    "une Bête qui devroit être de cinquante-six n'avoit été comptée que pour quarante-deux",
)
@pytest.mark.example("quadrille.beast-of-56")
def test_a_beast_of_56_counted_for_42_is_mended_until_the_next_deal_is_played() -> None:
    owed, counted = beast_by_remise(order=3), beast_by_remise(order=2)
    assert (owed, counted) == (56, 42)
    overplus = [
        mistake_until_the_next_deal(owed=owed, counted=counted, deals_played=deals)
        for deals in (0, 1, 2)
    ]
    assert overplus == [14, 0, 0]


@pytest.mark.quotes(
    "bellecour.quadrille.laws.40", "No mistakes that have been made in counting the"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.40", "des méprises qui peuvent avoir été faites en comptant les Bêtes"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.60", "The mistakes that may happen in counting the Beasts"
)
@pytest.mark.quotes(
    "academie.ombre.laws.60", "des méprises qui peuvent avoir été faites en comptant les bêtes"
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.40", "the Mistakes, which may have been made in reckoning the Value of"
)
def test_what_was_counted_too_much_is_given_back_within_the_same_time() -> None:
    given_back = [
        mistake_until_the_next_deal(owed=42, counted=56, deals_played=deals) for deals in (0, 1)
    ]
    assert given_back == [-14, 0]
    assert mistake_until_the_deal_is_over(owed=42, counted=56, deal_over=False) == -14
    assert mistake_until_the_deal_is_over(owed=42, counted=56, deal_over=True) == 0


@pytest.mark.quotes("seymour.quadrille.laws.40", "after the Deal, wherein they were drawn, is over")
@pytest.mark.quotes("seymour.quadrille.decisions-beaste.2", "if the next Deal has been played out")
@pytest.mark.example("quadrille.beast-of-56")
def test_the_law_of_1754_contradicts_its_own_decision() -> None:
    """The deal of drawing is over, the next is not: the law says no, the decision yes."""
    assert mistake_until_the_deal_is_over(owed=56, counted=42, deal_over=False) == 14
    assert mistake_until_the_deal_is_over(owed=56, counted=42, deal_over=True) == 0
    assert mistake_until_the_next_deal(owed=56, counted=42, deals_played=0) == 14
