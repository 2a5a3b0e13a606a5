"""The Lottery: the Prize-Tickets, their shares of the fund, the blanks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.lottery import blanks, prize, share
from executable_rules.mechanics.cards import pack
from executable_rules.odds.lottery import prizes


@pytest.mark.quotes("seymour.lottery.2", "to be divided into three Proportions, as above")
@pytest.mark.example("lottery.proportions")
def test_the_fund_is_divided_as_the_prizes_are() -> None:
    assert [share(place=place, tickets=52) for place in (1, 2, 3)] == [
        Fraction(52 * 6 * sixpences, 57) for sixpences in (25, 19, 13)
    ]
    assert sum(share(place=place, tickets=10) for place in (1, 2, 3)) == 60
    assert share(place=2, tickets=3) == 6


@pytest.mark.quotes("seymour.lottery.2", "to be filled up by the Six-pences which were paid")
@pytest.mark.quotes("seymour.lottery.1", "pays Six-pence a-piece")
@pytest.mark.example("lottery.proportions")
def test_only_57_tickets_would_fill_the_prizes_and_there_are_52() -> None:
    assert prizes() == 57 * 6
    assert share(place=1, tickets=len(pack())) * 57 == prize(place=1) * 52
    for place in (1, 2, 3):
        assert share(place=place, tickets=len(pack())) < prize(place=place)


@pytest.mark.quotes("seymour.lottery.5", "the remaining Cards, which are the Blanks")
@pytest.mark.quotes("seymour.lottery.6", "Any Number of Persons may play")
def test_the_rest_are_blanks_however_many_play() -> None:
    assert blanks(demands_by_seat=(4, 7, 3)) == 38
    assert blanks(demands_by_seat=(1,)) == 51
    assert blanks(demands_by_seat=(1,) * 52) == 0
    with pytest.raises(ValueError, match="more than the pack"):
        blanks(demands_by_seat=(30, 23))
