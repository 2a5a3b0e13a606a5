"""L'Ombre of 1687: pack, stakes, trumps, Codillio and Repuesto, the Voll, the Tenaces."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card
from executable_rules.ombre.ombre_1687 import (
    beats_in_its_suit,
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


@pytest.mark.quotes(
    "cotton.ombre.6", "The least small Cards of the Red are always best, and the most of the Black"
)
def test_small_cards_go_up_in_black_and_down_in_red() -> None:
    def beats(one: str, other: str) -> bool:
        return beats_in_its_suit(card=Card.parse(one), other_card=Card.parse(other))

    assert beats("2H", "3H")
    assert beats("3S", "2S")
    assert beats("AD", "2D")
    assert beats("JD", "AD")
    assert not beats("7D", "6D")
    assert not beats("6C", "7C")
    for one, other in (("2H", "3D"), ("AS", "2S"), ("KC", "AC")):
        with pytest.raises(ValueError, match="one suit"):
            beats(one, other)
