"""Ombre LVI, LVIII and LIX: what was won, demanded."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.ombre.claims import may_be_claimed
from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.claims import CONFINED


@pytest.mark.quotes(
    "bellecour.ombre.laws.59",
    "The Game, the Consolation, and the Beasts, may be claimed, several Deals after.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.59",
    "Le jeu, la consolation & la bête peuvent se demander plusieurs coups aprés",
)
def test_game_consolation_and_beasts_may_be_claimed_later() -> None:
    for due, deals, cut in product(Due, (0, 1, 7), (False, True)):
        if due is Due.STAKE:
            continue
        late = due in CONFINED and (deals > 0 or cut)
        claim = may_be_claimed(due_claimed=due, deals_after=deals, cards_cut=cut)
        assert claim is (Claim.LOST if late else Claim.DUE)
    # In the deal itself, the cards not cut, nothing is lost.
    assert may_be_claimed(due_claimed=Due.MATADORS, deals_after=0) is Claim.DUE
    with pytest.raises(ValueError, match="deals_after=-1"):
        may_be_claimed(due_claimed=Due.GAME, deals_after=-1)
