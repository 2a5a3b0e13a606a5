"""French Billiards: those who do not play, the Marker, what is broken."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.billiards import room
from executable_rules.billiards.terms import Fine, Forfeit, Furniture
from executable_rules.french_billiards.room import (
    Decides,
    Stopped,
    ball_stopped,
    breaks,
    decides_difference,
    may_advise,
    may_stand_near,
)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.23",
    "not being one of the Gamesters, stops a Ball, the Ball must stand in the Place where it was",
)
def test_a_ball_stopped_by_another_stands_where_it_was_stopt() -> None:
    assert ball_stopped(by_gamester=False) is Stopped.STANDS
    assert ball_stopped(by_gamester=True) is Stopped.NOT_SAID


@pytest.mark.quotes("seymour.french-billiards.orders.23", "the Ball must stand in the Place")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.13", "he pays for all")
def test_difference_the_ball_stands_or_he_pays() -> None:
    assert ball_stopped(by_gamester=False) is Stopped.STANDS
    assert room.stander_by_stops_ball(stops=True, game_lost_thereby=True) is Forfeit.ALL


@pytest.mark.quotes(
    "seymour.french-billiards.orders.27",
    "he must pay Six-pence for the Stick, and two Shillings for the Mace",
)
def test_six_pence_for_the_stick_and_two_shillings_for_the_mace() -> None:
    assert [breaks(sticks=n) for n in (0, 1, 2)] == [Fine(0), Fine(6), Fine(12)]
    assert [breaks(maces=n) for n in (0, 1, 2)] == [Fine(0), Fine(24), Fine(48)]
    assert breaks(sticks=1, maces=1) == Fine(30)
    assert breaks() == Fine(0)
    for facts in ({"sticks": -1}, {"maces": -1}):
        with pytest.raises(ValueError, match="0 or more"):
            breaks(**facts)


@pytest.mark.quotes("seymour.french-billiards.orders.27", "Six-pence for the Stick")
@pytest.mark.quotes("seymour.billiards.orders.15", "and each Stick 5 s.")
def test_difference_a_stick_costs_ten_times_as_much_in_english() -> None:
    english = room.breaks(broken={Furniture.STICK: 1})
    assert (breaks(sticks=1), english) == (Fine(6), Fine(60))


@pytest.mark.quotes(
    "seymour.french-billiards.orders.28",
    "If any Difference arise about false Play, the Marker of the Game must decide it",
)
def test_the_marker_decides() -> None:
    assert decides_difference(about_false_play=True) is Decides.MARKER
    assert decides_difference(about_false_play=False) is Decides.NOT_SAID


@pytest.mark.quotes("seymour.french-billiards.orders.28", "the Marker of the Game must decide it")
@pytest.mark.quotes("seymour.billiards.orders.15", "decided by the Standers-by")
def test_difference_the_marker_or_the_standers_by() -> None:
    assert decides_difference(about_false_play=True) is Decides.MARKER
    assert room.decides_controversy(judgment_asked=True) is room.Judge.STANDERS_BY


@pytest.mark.quotes(
    "seymour.french-billiards.orders.29",
    "Those Persons who do not play, must not stand near the Table, but give the Gamesters Room",
)
def test_who_does_not_play_must_not_stand_near() -> None:
    assert may_stand_near(plays=True)
    assert not may_stand_near(plays=False)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.30",
    "Whoever lays any Bet, and is not a Player himself, must not give any Advice",
)
def test_who_bets_and_does_not_play_must_not_advise() -> None:
    forbidden = [
        facts
        for facts in itertools.product((False, True), repeat=2)
        if not may_advise(bets=facts[0], plays=facts[1])
    ]
    assert forbidden == [(True, False)]
    assert may_advise(bets=True, plays=True)


@pytest.mark.quotes("seymour.french-billiards.orders.30", "must not give any Advice")
@pytest.mark.quotes("seymour.billiards.orders.12", "forfeit Two-pence")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.10", "must pay the Set")
def test_difference_only_english_billiards_fines_him() -> None:
    assert not may_advise(bets=True, plays=False)
    # Who does not bet may advise by the French order, and is fined by the English.
    assert may_advise(bets=False, plays=False)
    assert room.stander_by_speaks(faults_since_warned=1, bets=False) == Fine(2)
    assert room.stander_by_bets(bets=True, instructs=True) is Forfeit.THE_SET
