"""Quadrille of 1822, laws 37 to 39 and 42 to 51: what is claimed, and the revoke."""

from __future__ import annotations

import pytest

from executable_rules.quadrille_1822.honours import (
    honours_claimed,
)
from executable_rules.quadrille_1822.terms import Player
from lawsofplay.rules import explain
from lawsofplay.rules.trace import Proviso


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
