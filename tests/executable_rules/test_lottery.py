"""The Lottery: the Prize-Tickets, their shares of the fund, the blanks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.lottery import blanks, holds, prize, prize_tickets, share
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.odds.lottery import prizes


@pytest.mark.quotes(
    "seymour.lottery.3", "three Cards are taken promiscuously", "these are called Prize-Tickets"
)
def test_three_cards_are_prize_tickets() -> None:
    assert prize_tickets(put_in=cards("KS 2H 9C")) == cards("KS 2H 9C")
    for wrong in ("KS 2H", "KS 2H 9C 3D", "KS 2H 2H"):
        with pytest.raises(ValueError, match="three cards of one pack"):
            prize_tickets(put_in=cards(wrong))


@pytest.mark.quotes(
    "seymour.lottery.1",
    "The undermost is the highest Prize, suppose 12 s. 6 d. the next highest is 9 s. 6 d.",
    "the uppermost Card is 6 s. 6 d.",
)
def test_the_undermost_is_the_highest_prize() -> None:
    assert [prize(place=place) for place in (1, 2, 3)] == [150, 114, 78]
    for none in (0, 4):
        with pytest.raises(ValueError, match="place"):
            prize(place=none)


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


@pytest.mark.quotes("seymour.lottery.4", "are the same with the Prize-Tickets in the Bowl")
def test_who_holds_the_same_card() -> None:
    tickets = (cards("KS 2H"), cards("9C 3D 4D"))
    assert holds(tickets=tickets, drawn=Card.parse("9C")) == 1
    assert holds(tickets=tickets, drawn=Card.parse("KS")) == 0
    assert holds(tickets=tickets, drawn=Card.parse("9H")) is None


@pytest.mark.quotes("seymour.lottery.5", "the remaining Cards, which are the Blanks")
@pytest.mark.quotes("seymour.lottery.6", "Any Number of Persons may play")
def test_the_rest_are_blanks_however_many_play() -> None:
    assert blanks(called_for=(4, 7, 3)) == 38
    assert blanks(called_for=(1,)) == 51
    assert blanks(called_for=(1,) * 52) == 0
    with pytest.raises(ValueError, match="more than the pack"):
        blanks(called_for=(30, 23))
