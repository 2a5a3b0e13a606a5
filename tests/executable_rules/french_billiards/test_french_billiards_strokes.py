"""French Billiards: what strokes lose, and faults, against the orders of English Billiards."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.billiards import hazards, strokes
from executable_rules.billiards.terms import LOSES_ONE, NOTHING, WINS_ONE, Ends
from executable_rules.french_billiards.strokes import (
    Act,
    Fallen,
    disturbs,
    falls_in_after,
    holes,
    misses,
    plays_anothers_ball,
    retains_stick,
    strikes_over,
    strikes_table_or_early,
    takes_up_his_ball,
    throws_stick,
    touches_both,
)
from executable_rules.mechanics.results import Silence


@pytest.mark.quotes(
    "seymour.french-billiards.orders.5", "He who plays upon the running Ball, loseth 1"
)
def test_who_plays_upon_the_running_ball() -> None:
    assert strokes.plays_while_other_runs(other_runs=True) == Ends(player=-1)
    assert strokes.plays_while_other_runs(other_runs=False) == Ends()


@pytest.mark.quotes("seymour.french-billiards.orders.6", "He who toucheth the Ball twice, loseth 1")
def test_who_touches_the_ball_twice() -> None:
    touched = [strokes.strikes_twice_together(touches_of_ball=n).player for n in (0, 1, 2, 3)]
    assert touched == [0, 0, -1, -1]


@pytest.mark.quotes(
    "seymour.french-billiards.orders.24",
    "He who plays without a Foot upon the Ground, loseth 1",
)
def test_who_plays_without_a_foot_upon_the_ground() -> None:
    feet = [strokes.lifts_both_feet(feet_on_ground=n).player for n in (0, 1, 2)]
    assert feet == [-1, 0, 0]


@pytest.mark.quotes("seymour.french-billiards.orders.7", "He who toucheth both Balls loseth 1")
def test_who_touches_both_balls() -> None:
    touched = [
        (own, other)
        for own, other in itertools.product((False, True), repeat=2)
        if touches_both(touches_own=own, touches_other=other) == Ends(player=-1)
    ]
    assert touched == [(True, True)]
    assert touches_both(touches_own=True, touches_other=False) == NOTHING


@pytest.mark.quotes("seymour.french-billiards.orders.8", "He who holes both Balls, loseth 2")
def test_both_balls_holed_lose_two() -> None:
    assert holes(hits=True, own_holed=True, other_holed=True) == Ends(player=-2)
    # Of the adversary's ball alone no order speaks; where none is holed, nothing is lost.
    assert holes(hits=True, own_holed=False, other_holed=True) is Silence.NOT_SAID
    assert holes(hits=True, own_holed=False) == NOTHING
    with pytest.raises(ValueError, match="hits=no cannot be"):
        holes(hits=False, own_holed=True, other_holed=True)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.9",
    "He who strikes upon his Adversary's Ball, and holes himself, loseth 2",
)
def test_his_own_ball_holed_after_a_hit_loses_two() -> None:
    assert holes(hits=True, own_holed=True) == Ends(player=-2)
    assert holes(hits=True, own_holed=False) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.10",
    "He who plays against the Ball, not striking it, but holes himself, loseth 3",
)
def test_his_own_ball_holed_without_a_hit_loses_three() -> None:
    assert holes(hits=False, own_holed=True) == Ends(player=-3)
    assert holes(hits=False, own_holed=False) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.11", "He who does not hit his Adversary's Ball, loseth 1"
)
def test_a_miss_loses_one() -> None:
    assert misses(hits=False) == Ends(player=-1)
    assert misses(hits=True) == NOTHING


@pytest.mark.quotes("seymour.french-billiards.orders.9", "loseth 2")
@pytest.mark.quotes("seymour.french-billiards.orders.10", "loseth 3")
@pytest.mark.quotes("seymour.french-billiards.orders.11", "loseth 1")
def test_three_is_the_sum_of_the_hole_and_the_miss() -> None:
    hole, miss = holes(hits=True, own_holed=True).player, misses(hits=False).player
    assert (hole, miss) == (-2, -1)
    assert holes(hits=False, own_holed=True).player == hole + miss


@pytest.mark.quotes("seymour.french-billiards.orders.8", "holes both Balls, loseth 2")
@pytest.mark.quotes("seymour.billiards.orders.7", "Hazards his own Ball", "loses 1")
@pytest.mark.quotes("seymour.billiards.orders.8", "Hazards his Adversary's Ball", "winneth the End")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.4", "thereby an End shall win")
def test_difference_of_three_kinds_where_both_balls_are_holed() -> None:
    french = holes(hits=True, own_holed=True, other_holed=True)
    verse = hazards.both_run_in(own_holed=True, other_holed=True)
    lost, won = hazards.hazards_his_own(own_holed=True), hazards.hazards_other(other_holed=True)
    assert (french, verse) == (Ends(player=-2), Ends(adversary=1))
    assert (lost, won) == (LOSES_ONE, WINS_ONE)


@pytest.mark.quotes("seymour.french-billiards.orders.9", "holes himself, loseth 2")
@pytest.mark.quotes("seymour.french-billiards.orders.10", "holes himself, loseth 3")
@pytest.mark.quotes("seymour.billiards.orders.7", "Hazards his own Ball")
def test_difference_one_s_own_ball_holed_costs_one_in_english() -> None:
    assert holes(hits=True, own_holed=True).player == -2
    assert holes(hits=False, own_holed=True).player == -3
    assert hazards.hazards_his_own(own_holed=True).player == -1


@pytest.mark.quotes(
    "seymour.french-billiards.orders.12", "He who strikes both Balls over the Table, loses 2"
)
def test_both_balls_over_lose_two() -> None:
    assert strikes_over(hits=True, own_over=True, other_over=True) == Ends(player=-2)
    assert strikes_over(hits=True, own_over=False) == NOTHING
    assert strikes_over(hits=True, own_over=False, other_over=True) is Silence.NOT_SAID
    with pytest.raises(ValueError, match="hits=no cannot be"):
        strikes_over(hits=False, own_over=True, other_over=True)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.13",
    "strikes his Ball over the Table, and does not hit his Adversary's Ball, loseth 3",
)
def test_his_own_over_without_a_hit_loses_three() -> None:
    assert strikes_over(hits=False, own_over=True) == Ends(player=-3)
    # With a hit, and his own ball alone over, no order says what he loses.
    assert strikes_over(hits=True, own_over=True) is Silence.NOT_SAID
    assert strikes_over(hits=False, own_over=False) == NOTHING


@pytest.mark.quotes("seymour.french-billiards.orders.12", "loses 2")
@pytest.mark.quotes("seymour.french-billiards.orders.13", "loseth 3")
@pytest.mark.quotes("seymour.billiards.orders.7", "strikes either Ball over the Table, loses 1")
def test_difference_balls_over_the_table_cost_one_in_english() -> None:
    assert hazards.strikes_over(balls_over=1) == hazards.strikes_over(balls_over=2) == LOSES_ONE
    assert strikes_over(hits=True, own_over=True, other_over=True) == Ends(player=-2)
    assert strikes_over(hits=False, own_over=True) == Ends(player=-3)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.14",
    "He who retains the End of his Adversary's Stick when playing, loseth 1",
)
def test_who_retains_the_adversary_s_stick() -> None:
    assert retains_stick(retained=True, when_playing=True) == Ends(player=-1)
    assert retains_stick(retained=True, when_playing=False) == NOTHING
    assert retains_stick(retained=False, when_playing=True) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.15", "He who plays another's Ball without Leave, loseth 1"
)
def test_another_s_ball_played_without_leave() -> None:
    assert plays_anothers_ball(played=True) == Ends(player=-1)
    assert plays_anothers_ball(played=True, leave=True) == NOTHING
    assert plays_anothers_ball(played=False) == NOTHING


@pytest.mark.quotes("seymour.french-billiards.orders.15", "without Leave")
@pytest.mark.quotes("seymour.billiards.orders.10", "or plays his Adversary's Ball, loses 1")
def test_difference_leave_excuses_or_nothing_does() -> None:
    assert plays_anothers_ball(played=True, leave=True) == NOTHING
    assert strokes.plays_others_ball(played_others=True) == LOSES_ONE


@pytest.mark.quotes(
    "seymour.french-billiards.orders.16",
    "He who takes up his Ball without Permission, loseth 1",
)
def test_his_ball_taken_up_without_permission() -> None:
    assert takes_up_his_ball(taken_up=True) == Ends(player=-1)
    assert takes_up_his_ball(taken_up=True, permission=True) == NOTHING
    assert takes_up_his_ball(taken_up=False) == NOTHING


@pytest.mark.quotes("seymour.french-billiards.orders.16", "without Permission")
@pytest.mark.quotes("seymour.billiards.orders.13", "takes up a Ball before it lie still")
def test_difference_permission_or_lying_still() -> None:
    # A ball that lies still is taken up, and nobody permits it.
    assert takes_up_his_ball(taken_up=True, permission=False) == LOSES_ONE
    assert strokes.takes_up_ball(lies_still=True) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.17",
    "He who stops the Ball, when running, loseth 1; and if near the Hole, he loseth 2",
)
def test_who_stops_a_running_ball() -> None:
    assert disturbs(act=Act.STOPS, running=True) == Ends(player=-1)
    assert disturbs(act=Act.STOPS, running=True, near_hole=True) == Ends(player=-2)
    assert disturbs(act=Act.STOPS, running=False, near_hole=True) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.18",
    "He who blows upon the Ball, when running, loseth 1; and if near the Hole, he loseth 2",
)
def test_who_blows_upon_a_running_ball() -> None:
    assert disturbs(act=Act.BLOWS, running=True) == Ends(player=-1)
    assert disturbs(act=Act.BLOWS, running=True, near_hole=True) == Ends(player=-2)
    assert disturbs(act=Act.BLOWS, running=False, near_hole=True) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.19",
    "He who shakes the Table when the Ball is running loseth 1",
)
def test_who_shakes_the_table() -> None:
    assert disturbs(act=Act.SHAKES, running=True) == Ends(player=-1)
    assert disturbs(act=Act.SHAKES, running=True, near_hole=True) == Ends(player=-1)
    assert disturbs(act=Act.SHAKES, running=False) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.20",
    "He who strikes the Table with the Stick, or plays before his Turn, loseth 1",
)
def test_who_strikes_the_table_or_plays_before_his_turn() -> None:
    lost = {
        facts: strikes_table_or_early(strikes_table=facts[0], before_turn=facts[1]).player
        for facts in itertools.product((False, True), repeat=2)
    }
    assert list(lost.values()) == [0, -1, -1, -1]
    assert strikes_table_or_early(strikes_table=True, before_turn=True) == Ends(player=-1)


@pytest.mark.quotes(
    "seymour.french-billiards.orders.21",
    "He who throws the Stick upon the Table, and hits the Ball, loseth 1",
)
def test_who_throws_his_stick_and_hits_the_ball() -> None:
    assert throws_stick(on_table=True, hits_ball=True) == Ends(player=-1)
    assert throws_stick(on_table=True, hits_ball=False) == NOTHING
    assert throws_stick(on_table=False, hits_ball=True) == NOTHING


@pytest.mark.quotes(
    "seymour.french-billiards.orders.22",
    "If the Ball stands upon the Edge of the Hole, and after falls in, it is Nothing",
    "must be sent where it was before",
)
def test_a_ball_that_falls_in_after_standing_is_sent_back() -> None:
    assert falls_in_after(stood_on_edge=True) is Fallen.SENT_BACK
    assert falls_in_after(stood_on_edge=False) is Fallen.HOLED
