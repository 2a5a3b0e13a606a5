"""French Billiards: the lead, leaving the game, changing the stick."""

from __future__ import annotations

import pytest

from executable_rules.billiards.game import Place
from executable_rules.french_billiards.lead import Led, leads


@pytest.mark.quotes(
    "seymour.french-billiards.orders.1",
    "FOR the Lead, put the Ball at one End, and play to be nearest the Cushion next to you",
)
@pytest.mark.quotes(
    "seymour.french-billiards.orders.2",
    "The nearest to the Cushion shall lead, and chuse which Ball he pleases",
)
def test_the_nearest_to_the_cushion_leads_and_chuses() -> None:
    def led(yours: int, other: int) -> Led:
        return leads(own_distance=yours, adversary_distance=other)

    assert led(2, 3) == Led(leads=Place.YOU, chuses=Place.YOU)
    assert led(3, 2) == Led(leads=Place.ADVERSARY, chuses=Place.ADVERSARY)
    assert led(0, 0) == led(2, 2) == Led(leads=Place.AGAIN, chuses=Place.AGAIN)
    for yours, other in ((-1, 2), (2, -1)):
        with pytest.raises(ValueError, match="0 or more"):
            led(yours, other)
