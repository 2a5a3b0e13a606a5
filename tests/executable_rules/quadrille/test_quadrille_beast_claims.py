"""How long a Beast may be demanded, and a mistake in counting it be mended."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.beast_claims import mistake_until_the_next_deal
from executable_rules.quadrille.beasts import beast_by_remise


@pytest.mark.quotes(
    "bellecour.quadrille.laws.40",
    "can be recalled, after the next Deal to that in which they were drawn",
)
@pytest.mark.quotes("academie.quadrille.laws.40", "passé le coup", "qu'elles ont été tirées")
@pytest.mark.quotes(
    "bellecour.ombre.laws.60",
    "cannot be rectified after the next Deal to that in which they were drawn",
)
@pytest.mark.quotes(
    "academie.ombre.laws.60",
    "passé le coup d'aprés qu'elles ont été tirées",
)
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
    owed, counted = beast_by_remise(place=3), beast_by_remise(place=2)
    assert (owed, counted) == (56, 42)
    overplus = [
        mistake_until_the_next_deal(sum_due=owed, sum_paid=counted, deals_after=deals)
        for deals in (0, 1, 2)
    ]
    assert overplus == [14, 0, 0]
