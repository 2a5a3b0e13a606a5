"""Quadrille of 1822, laws 37 to 39 and 42 to 51: what is claimed, and the revoke."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.beast_claims import Claim as Claimed
from executable_rules.quadrille_1822.honours import (
    Due,
    honours_claimed,
    partner_may_still_claim,
    still_to_pay,
)
from executable_rules.quadrille_1822.terms import Act, Player
from lawsofplay.rules import explain
from lawsofplay.rules.trace import Proviso


@pytest.mark.quotes(
    "quanti.quadrille.premiers.2",
    "The premiums of the various games may be claimed, if not received, at any time",
)
def test_the_premium_is_claimed_at_any_time() -> None:
    for act in Act:
        assert still_to_pay(due_claimed=Due.PREMIUM, act=act) is Claimed.DUE
    assert still_to_pay(due_claimed=Due.PREMIUM, was_asked=False) is Claimed.DUE


@pytest.mark.quotes(
    "quanti.quadrille.laws.39",
    "If one of the partners has received payment for honours, the other partner "
    "cannot be deprived of his right to receive the same, at any time",
)
@pytest.mark.quotes(
    "quanti.quadrille.premiers.3",
    "if one of the partners has received payment for honours, the other partner is "
    "entitled to the same at any time after",
)
def test_a_partner_claims_at_any_time_what_the_other_was_paid() -> None:
    for act in Act:
        assert partner_may_still_claim(was_paid=True, act=act) is Claimed.DUE
    assert partner_may_still_claim(was_paid=False) is Claimed.DUE
    assert partner_may_still_claim(was_paid=False, act=Act.CUTS) is Claimed.LOST


@pytest.mark.quotes(
    "quanti.quadrille.laws.44",
    "Opponents cannot claim payment for honours when they have them",
    "although the hombre lose Codille",
)
@pytest.mark.quotes(
    "quanti.quadrille.beast-penalty.2", "no notice is taken of honours when had by opponents"
)
def test_opponents_have_no_honours() -> None:
    for codille in (False, True):
        assert honours_claimed(who=Player.OPPONENT, price=3, is_codille=codille) == 0
        assert honours_claimed(who=Player.HOMBRE, price=3, is_codille=codille) == 3
        assert honours_claimed(who=Player.ALLY, price=3, is_codille=codille) == 3
    told = explain(honours_claimed, who=Player.ALLY, price=3).call.steps
    assert told == [Proviso("although the hombre lose Codille", False)]
