"""Quadrille LIX, LX and Ombre LXXIV, LXXV: the party left unfinished."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.quadrille.quitting import (
    may_be_put_off,
    may_be_put_off_in_1754,
    refuses_to_finish,
)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.59",
    "refuses to finish the Party he has begun, he must pay all that is lost upon the Game; and the",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.59",
    "refuses to play out the Number of Tours agreed upon at first",
    "ought to pay all the Losings, and the Cards",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.59", "il doit payer tout ce qu'il y a de perte au Jeu, & les cartes"
)
@pytest.mark.quotes(
    "academie.ombre.laws.74",
    "paieroit non-seulement ce qu'il y a de perte au jeu, mais encore les cartes",
)
def test_who_refuses_to_finish_pays_the_losses_and_the_cards() -> None:
    assert refuses_to_finish(lost=84, cards=6) == 90
    assert refuses_to_finish(lost=0, cards=6) == 6
    assert refuses_to_finish(lost=84, cards=6, finished=True) == 0


@pytest.mark.quotes(
    "bellecour.quadrille.laws.60",
    "some affair of importance, the Party may be put off, by making a minute of the state of the",
    "with the consent of the other Players",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.60",
    "on pourroit remettre la partie, en prenant mémoire de l'état du Jeu, du consentement des",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.75",
    "the party may be put off, with the consent of the other Players; making a minute of the state",
)
@pytest.mark.quotes(
    "academie.ombre.laws.75",
    "remettre la partie du consentement des deux tiers, en prenant un mémoire de l'état du jeu",
)
def test_the_party_is_put_off_for_importance_in_writing_and_by_consent() -> None:
    for important, minute, consent in product((False, True), repeat=3):
        allowed = may_be_put_off(important=important, minute=minute, consent=consent)
        assert allowed is (important and minute and consent)


@pytest.mark.quotes(
    "seymour.quadrille.laws.60",
    "absolutely required upon any important Occasion, the Party may be put off",
    "taking a Memorial of the Condition in which the Game was left",
)
@pytest.mark.quotes("bellecour.quadrille.laws.60", "with the consent of the other Players")
def test_in_1754_without_their_consent() -> None:
    for required, memorial in product((False, True), repeat=2):
        allowed = may_be_put_off_in_1754(required=required, memorial=memorial)
        assert allowed is (required and memorial)
    assert may_be_put_off(important=True, minute=True, consent=False) is False
