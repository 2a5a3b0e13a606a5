"""L'Ombre of 1687: pack, stakes, trumps, Codillio and Repuesto, the Voll, the Tenaces."""

from __future__ import annotations

from executable_rules.ombre.ombre_1687 import (
    ends_in_1687,
)
from executable_rules.ombre.terms import Ends, ends

WON, REMISE, CODILLE = Ends.WON, Ends.REMISE, Ends.CODILLE


def test_the_deal_ends_in_1687_as_in_the_other_books_but_for_four_and_four() -> None:
    every = [(it, one, 9 - it - one) for it in range(10) for one in range(10 - it)]
    assert len(every) == 55
    differ = [
        it
        for it in every
        if ends_in_1687(
            ombre_tricks=it[0], first_defender_tricks=it[1], second_defender_tricks=it[2]
        )
        is not ends(it)
    ]
    assert differ == [(1, 4, 4)]
    assert (
        ends_in_1687(ombre_tricks=1, first_defender_tricks=4, second_defender_tricks=4) is CODILLE
    )
