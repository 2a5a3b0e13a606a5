"""Piquet, laws III, V, VI, XII and XIII: telling one's game."""

from __future__ import annotations

import pytest

from executable_rules.piquet.telling import tells_with_too_many


@pytest.mark.parametrize(
    "fact", [{"cards_discarded": -3}, {"cards_discarded": 13}, {"cards_taken": 9}]
)
def test_no_more_cards_than_hand_and_stock_have(fact: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(fact))}=.* cannot be: it is from 0 to"):
        tells_with_too_many(points=3, adversary_points=3, **fact)
