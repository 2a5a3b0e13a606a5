"""Faults of the striker, in prose and in verse."""

from __future__ import annotations

import pytest

from executable_rules.billiards.strokes import (
    Mend,
    Playing,
    lays_on_board,
    lays_on_cloth,
    lifts_both_feet,
    moves_port_or_king,
    plays_others_ball,
    plays_while_other_runs,
    removes_port,
    removes_port_in_striking,
    strikes_out_of_turn,
    strikes_twice_together,
    takes_up_ball,
    touched_by_other_ball,
    turns_port_with_stick,
)
from executable_rules.billiards.terms import LOSES_ONE, NOTHING, Ends, Forfeit, Furniture, Part


@pytest.mark.quotes(
    "seymour.billiards.orders.11",
    "sets not one Foot upon the Ground when he strikes his Ball, shall lose an End",
)
@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.9",
    "One Foot upon the Ground must still be set, Or one End's lost",
)
def test_one_foot_upon_the_ground() -> None:
    feet = [lifts_both_feet(feet_on_ground=feet) for feet in (0, 1, 2)]
    assert feet == [LOSES_ONE, NOTHING, NOTHING]
    with pytest.raises(ValueError, match="from 0 to 2"):
        lifts_both_feet(feet_on_ground=3)


@pytest.mark.quotes(
    "seymour.billiards.orders.11", "or the same, if he lays his Hand or Sleeve on the Cloth"
)
@pytest.mark.quotes(
    "seymour.billiards.8",
    "lay not your Hand on the Table when you strike, or let your Sleeve drag upon it",
    "it is a Loss",
)
def test_hand_or_sleeve_on_the_cloth() -> None:
    assert {part for part in Part if lays_on_cloth(laid=part) == LOSES_ONE} == {
        Part.HAND,
        Part.SLEEVE,
    }
    assert lays_on_cloth(laid=None) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.2",
    "Or else lose One: The like, if either lay Their Arm or Hand on Board when they do play",
)
def test_arm_or_hand_on_board() -> None:
    assert {part for part in Part if lays_on_board(laid=part) == LOSES_ONE} == {
        Part.ARM,
        Part.HAND,
    }
    assert lays_on_board(laid=None) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.11", "Hand or Sleeve on the Cloth")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.2", "Arm or Hand on Board")
def test_difference_sleeve_or_arm() -> None:
    differ = {part for part in Part if lays_on_cloth(laid=part) != lays_on_board(laid=part)}
    assert differ == {Part.SLEEVE, Part.ARM}


@pytest.mark.quotes("seymour.billiards.orders.10", "or strikes his Ball twice together", "loses 1")
@pytest.mark.quotes("seymour.billiards.9", "if you touch your Ball twice, it is a Loss")
def test_a_ball_touched_twice() -> None:
    touched = [strikes_twice_together(touches_of_ball=touches) for touches in (0, 1, 2, 3)]
    assert touched == [NOTHING, NOTHING, LOSES_ONE, LOSES_ONE]


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.9",
    "if you twice shall reach a Ball e're he Hath struck between, an End for him is free",
)
def test_two_strokes_before_the_other_s_one() -> None:
    struck = [strikes_out_of_turn(strokes_since_adversary=strokes) for strokes in (0, 1, 2)]
    assert struck == [NOTHING, NOTHING, Ends(adversary=1)]


@pytest.mark.quotes("seymour.billiards.orders.10", "twice together")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.9", "an End for him is free")
def test_difference_who_strikes_twice_loses_or_the_other_gains() -> None:
    in_prose = strikes_twice_together(touches_of_ball=2)
    in_verse = strikes_out_of_turn(strokes_since_adversary=2)
    assert (in_prose.player, in_prose.adversary) == (-1, 0)
    assert (in_verse.player, in_verse.adversary) == (0, 1)


@pytest.mark.quotes(
    "seymour.billiards.orders.10", "his Adversary's Ball touch his Stick, Hand, Cloaths"
)
@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.6",
    "the adverse Ball shall touch With Stick, Hand, or Cloaths, forfeits just as much",
)
def test_the_other_s_ball_touches_him() -> None:
    for part in (Part.STICK, Part.HAND, Part.CLOATHS, Part.SLEEVE):
        assert touched_by_other_ball(part=part) == LOSES_ONE
    assert touched_by_other_ball(part=Part.ARM) == NOTHING
    assert touched_by_other_ball(part=None) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.10", "or plays his Adversary's Ball, loses 1")
def test_the_other_s_ball_played() -> None:
    assert plays_others_ball(played_others=True) == LOSES_ONE
    assert plays_others_ball(played_others=False) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders.10", "after both Balls played, removes the Port without Consent"
)
def test_the_port_removed() -> None:
    assert removes_port(both_played=True) == LOSES_ONE
    assert removes_port(both_played=True, consent=True) == NOTHING
    assert removes_port(both_played=False) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.11",
    "The Port or King being set, who moves the same, With Hand or Stick",
    "shall lose that End or Game",
)
def test_port_or_king_moved_in_verse() -> None:
    def moved(
        *, thing: Furniture = Furniture.PORT, by: Part = Part.HAND, is_set: bool = True
    ) -> Forfeit:
        return moves_port_or_king(is_set=is_set, moved=thing, by=by)

    assert moved() is moved(thing=Furniture.KING) is moved(by=Part.STICK) is Forfeit.THE_END
    assert moved(is_set=False) is moved(thing=Furniture.STICK) is Forfeit.NONE
    assert moved(by=Part.CLOATHS) is moved(by=Part.SLEEVE) is moved(by=Part.ARM) is Forfeit.NONE
    game = moves_port_or_king(is_set=True, moved=Furniture.PORT, by=Part.HAND, playing=Playing.GAME)
    assert game is Forfeit.THE_GAME


@pytest.mark.quotes("seymour.billiards.orders.10", "removes the Port", "loses 1")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.11", "that End or Game")
def test_difference_the_port_moved_costs_1_or_the_game() -> None:
    in_verse = moves_port_or_king(
        is_set=True, moved=Furniture.PORT, by=Part.HAND, playing=Playing.GAME
    )
    assert removes_port(both_played=True) == LOSES_ONE
    assert in_verse is Forfeit.THE_GAME
    # Consent excuses in prose; the verse knows of none.
    assert removes_port(both_played=True, consent=True) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders.14",
    "removes the Port with his Stick",
    "thereby prevents his Adversary's Ball from passing, loses an End",
)
def test_the_port_moved_in_striking() -> None:
    assert removes_port_in_striking(with_stick=True, prevents_pass=True) == LOSES_ONE
    assert removes_port_in_striking(with_stick=True, prevents_pass=False) == NOTHING
    assert removes_port_in_striking(with_stick=False, prevents_pass=True) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.5",
    "if you turn it with your Stick, it must be set right again",
    "more properly, he who doth it so, should lose 1",
)
def test_the_port_turned_with_the_stick() -> None:
    assert turns_port_with_stick(turned=True) == LOSES_ONE
    assert turns_port_with_stick(turned=True, properly=False) is Mend.SET_RIGHT
    assert turns_port_with_stick(turned=False) is Mend.NONE


@pytest.mark.quotes("seymour.billiards.orders.14", "prevents his Adversary's Ball from passing")
@pytest.mark.quotes("seymour.billiards.5", "should lose 1")
def test_difference_the_order_wants_a_pass_prevented() -> None:
    assert removes_port_in_striking(with_stick=True, prevents_pass=False) == NOTHING
    assert turns_port_with_stick(turned=True) == LOSES_ONE


@pytest.mark.quotes(
    "seymour.billiards.orders.13", "He that plays a Ball, while the other runs", "loses an End"
)
def test_a_ball_played_while_the_other_runs() -> None:
    assert plays_while_other_runs(other_runs=True) == LOSES_ONE
    assert plays_while_other_runs(other_runs=False) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders.13", "takes up a Ball before it lie still, loses an End"
)
def test_a_ball_taken_up_before_it_lies_still() -> None:
    assert takes_up_ball(lies_still=False) == LOSES_ONE
    assert takes_up_ball(lies_still=True) == NOTHING
