"""Mail, Du début I to VIII, and the worked price of coming in again."""

from __future__ import annotations

import pytest

from executable_rules.mail.opening import prix_de_rentree


@pytest.mark.quotes("academie.mail.opening.4", "ainsi du reste en doublant toujours")
def test_the_price_always_doubles() -> None:
    for boule in range(2, 40):
        assert prix_de_rentree(place=boule + 1) == 2 * prix_de_rentree(place=boule) > 0
