"""Ombre in 1754, laws XI, XII, XLVI-XLVIII and LIII-LV: demands, the vole, the tours."""

from __future__ import annotations

import pytest

from executable_rules.ombre.settling_1754 import paid_if_he_saves_his_beaste
from executable_rules.ombre.terms import Claim as Paid


@pytest.mark.quotes(
    "seymour.ombre.laws.53",
    "If he who undertakes the Vole plays Sans-prendre, or has Matadores, he is to be "
    "paid for them if he saves his Beaste",
)
def test_who_misses_the_vole_and_saves_his_beaste_is_paid() -> None:
    def paid(matadors: int, sans_prendre: bool, beasted: bool = False) -> tuple[Paid, ...]:
        return paid_if_he_saves_his_beaste(
            matador_price=matadors, plays_sans_prendre=sans_prendre, is_beasted=beasted
        )

    assert paid(3, True) == (Paid.MATADORS, Paid.SANS_PRENDRE)
    assert paid(3, False) == paid(5, False) == (Paid.MATADORS,)
    assert paid(2, True) == (Paid.SANS_PRENDRE,)
    assert paid(2, False) == paid(0, False) == ()
    assert paid(3, True, beasted=True) == ()
    with pytest.raises(ValueError, match="matador_price=-1"):
        paid(-1, True)
