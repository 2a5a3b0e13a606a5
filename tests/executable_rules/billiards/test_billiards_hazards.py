"""Hazards, Port and King down, balls over the table, in prose and in verse."""

from __future__ import annotations

import pytest

from executable_rules.billiards.hazards import (
    both_run_in,
    hazards_his_own,
    hazards_other,
    kings_him,
    kings_him_and_is_lost,
    strikes_down,
    strikes_over,
)
from executable_rules.billiards.terms import LOSES_ONE, NOTHING, WINS_ONE, Ends, Furniture


@pytest.mark.quotes("seymour.billiards.orders.7", "He that hits down the Port or King", "loses 1")
@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.5",
    "He loses one that down the Port does fling",
    "The like does he that jostles down the King",
)
@pytest.mark.parametrize("thing", [Furniture.PORT, Furniture.KING])
def test_port_or_king_down_loses_1(thing: Furniture) -> None:
    assert strikes_down(down=thing) == LOSES_ONE
    assert strikes_down(down=None) == NOTHING
    with pytest.raises(ValueError, match="only Port and King"):
        strikes_down(down=Furniture.STICK)


@pytest.mark.quotes("seymour.billiards.10", "that you throw it not down; if you do, it is a Loss")
def test_the_port_thrown_down_with_the_stick_is_a_loss() -> None:
    assert strikes_down(down=Furniture.PORT) == LOSES_ONE


@pytest.mark.quotes("seymour.billiards.orders.7", "or Hazards his own Ball")
def test_his_own_ball_holed_loses_1() -> None:
    assert hazards_his_own(own_holed=True) == LOSES_ONE
    assert hazards_his_own(own_holed=False) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.7", "or strikes either Ball over the Table, loses 1")
@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.8",
    "If both the Balls over the Table fly, The Striker of them loses one thereby",
    "And if but one upon the Board attend, The Striker's still the Loser of the End",
)
def test_one_ball_over_or_both_lose_1_and_no_more() -> None:
    assert [strikes_over(balls_over=balls) for balls in (0, 1, 2)] == [
        NOTHING,
        LOSES_ONE,
        LOSES_ONE,
    ]
    with pytest.raises(ValueError, match="from 0 to 2"):
        strikes_over(balls_over=3)


@pytest.mark.quotes("seymour.billiards.orders.8", "He that Hazards his Adversary's Ball")
def test_the_other_s_ball_holed_wins_the_end() -> None:
    assert hazards_other(other_holed=True) == WINS_ONE
    assert hazards_other(other_holed=False) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.8", "or makes it hit down the King, winneth the End")
@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.3",
    "That Man wins one who with the other's Ball So strikes the King, that he doth make him fall",
)
@pytest.mark.quotes("seymour.billiards.6", "his Ball may hit down the King, and then you win 1")
def test_to_king_him_wins_the_end_which_is_1() -> None:
    assert kings_him(others_ball_throws_king=True) == WINS_ONE == Ends(player=1)
    assert kings_him(others_ball_throws_king=False) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.7",
    "if you should King him, and your Ball fly over the Table, or else run into a Hazard",
    "then you lose 1",
)
def test_to_king_him_and_be_lost() -> None:
    def outcome(flies: bool, runs: bool) -> Ends:
        return kings_him_and_is_lost(kings=True, flies_over=flies, runs_into_hazard=runs)

    assert outcome(True, False) == outcome(False, True) == outcome(True, True) == LOSES_ONE
    assert outcome(False, False) == WINS_ONE
    nothing = kings_him_and_is_lost(kings=False, flies_over=False, runs_into_hazard=False)
    assert nothing == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.7", "Hazards his own Ball")
@pytest.mark.quotes("seymour.billiards.orders.8", "hit down the King")
@pytest.mark.quotes("seymour.billiards.7", "you lose 1")
def test_difference_added_up_the_orders_make_nothing_of_it() -> None:
    won, lost = kings_him(others_ball_throws_king=True), hazards_his_own(own_holed=True)
    told = kings_him_and_is_lost(kings=True, flies_over=False, runs_into_hazard=True)
    assert won.player + lost.player == 0
    assert told.player == -1


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.4",
    "If striking at a Hazard both run in, The Ball struck at thereby an End shall win",
)
def test_both_run_in() -> None:
    assert both_run_in(own_holed=True, other_holed=True) == Ends(adversary=1)
    assert both_run_in(own_holed=True, other_holed=False) == NOTHING
    assert both_run_in(own_holed=False, other_holed=True) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.7", "Hazards his own Ball")
@pytest.mark.quotes("seymour.billiards.orders.8", "Hazards his Adversary's Ball")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.4", "both run in")
def test_difference_the_verse_gives_the_end_to_the_ball_struck_at() -> None:
    added = hazards_his_own(own_holed=True).player + hazards_other(other_holed=True).player
    in_verse = both_run_in(own_holed=True, other_holed=True)
    assert added == 0
    assert (in_verse.player, in_verse.adversary) == (0, 1)
