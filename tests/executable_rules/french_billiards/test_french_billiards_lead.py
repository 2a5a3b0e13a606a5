"""French Billiards: the lead, leaving the game, changing the stick."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.billiards.game import Place
from executable_rules.billiards.game import leads as leads_in_english
from executable_rules.french_billiards.lead import (
    Lead,
    Led,
    leader_holes_himself,
    leads,
    leaves,
    may_change_stick,
    may_stand,
)
from executable_rules.mechanics.results import Penalty


@pytest.mark.quotes(
    "seymour.french-billiards.orders.1",
    "put the Ball at one End, and play to be nearest the Cushion next to you",
)
@pytest.mark.quotes(
    "seymour.french-billiards.orders.2",
    "The nearest to the Cushion shall lead, and chuse which Ball he pleases",
)
def test_the_nearest_to_the_cushion_leads_and_chuses() -> None:
    def led(yours: int, other: int) -> Led:
        return leads(yours_from_cushion=yours, adversarys_from_cushion=other)

    assert led(2, 3) == Led(leads=Place.YOU, chuses=Place.YOU)
    assert led(3, 2) == Led(leads=Place.ADVERSARY, chuses=Place.ADVERSARY)
    assert led(0, 0) == led(2, 2) == Led(leads=Place.AGAIN, chuses=Place.AGAIN)
    for yours, other in ((-1, 2), (2, -1)):
        with pytest.raises(ValueError, match="0 or more"):
            led(yours, other)


@pytest.mark.quotes("seymour.french-billiards.orders.2", "nearest to the Cushion shall lead")
@pytest.mark.quotes("seymour.billiards.3", "nearest the King, leads first")
def test_difference_from_the_cushion_or_from_the_king() -> None:
    # Your ball lies at the cushion, the adversary's at the King.
    french = leads(yours_from_cushion=0, adversarys_from_cushion=9)
    english = leads_in_english(yours_from_king=9, adversarys_from_king=0)
    assert (french.leads, english) == (Place.YOU, Place.ADVERSARY)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.3",
    "If the Leader holes himself at the first Stroke, he loses the Lead",
)
def test_the_leader_who_holes_himself_loses_the_lead() -> None:
    assert leader_holes_himself(holed=True) is Lead.LOST
    assert leader_holes_himself(holed=True, first_stroke=False) is Lead.KEPT
    assert leader_holes_himself(holed=False) is Lead.KEPT


@pytest.mark.quotes(
    "seymour.french-billiards.orders.4",
    "He who follows the Leader, must stand within the Corner of the Table",
)
def test_the_follower_stands_within_the_corner() -> None:
    forbidden = [
        facts
        for facts in itertools.product((False, True), repeat=2)
        if not may_stand(follows=facts[0], within_corner=facts[1])
    ]
    assert forbidden == [(True, False)]
    assert may_stand(follows=True, within_corner=True)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.25",
    "He who leaves the Game before it is ended, loseth it",
)
def test_who_leaves_the_game_loses_it() -> None:
    assert leaves(left=True, ended=False) is Penalty.LOSES_GAME
    assert leaves(left=True, ended=True) is Penalty.NONE
    assert leaves(left=False, ended=False) is Penalty.NONE


@pytest.mark.quotes(
    "seymour.french-billiards.orders.26", "Any Gamester may change his Stick in Play"
)
def test_any_gamester_may_change_his_stick() -> None:
    assert may_change_stick(gamester=True)
    assert not may_change_stick(gamester=False)
