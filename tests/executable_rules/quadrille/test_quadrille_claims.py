"""Quadrille XXXIII-XXXV and Ombre LV, LVII: the matadors and the sans prendre demanded."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.claims import demands_one_for_the_other


@pytest.mark.quotes(
    "bellecour.quadrille.laws.35",
    "He who plays with calling, is not included in this distinction.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.35", "with the Assistance of a King, has no Share in this Distinction"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.35", "celui qui joue en apellant n'est pas reçu à cette distinction"
)
def test_who_plays_with_calling_keeps_his_matadors() -> None:
    def claim(won: Due, demanded: Due) -> Claim:
        return demands_one_for_the_other(due_won=won, due_claimed=demanded, king_called=True)

    assert claim(Due.MATADORS, Due.SANS_PRENDRE) is Claim.DUE
    assert claim(Due.MATADORS, Due.MATADORS) is Claim.DUE
    for won, demanded in ((Due.SANS_PRENDRE, Due.MATADORS), (Due.GAME, Due.MATADORS)):
        with pytest.raises(ValueError, match="with calling MATADORS"):
            claim(won, demanded)
    with pytest.raises(ValueError, match="may be MATADORS or SANS_PRENDRE"):
        demands_one_for_the_other(due_won=Due.MATADORS, due_claimed=Due.STAKE)
