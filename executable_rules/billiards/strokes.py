"""Faults of the striker: foot, hand, sleeve, double strokes, the Port moved."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.billiards import facts
from executable_rules.billiards.terms import LOSES_ONE, NOTHING, Ends, Forfeit, Furniture, Part
from executable_rules.facts import of_conduct, of_play, of_state
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded


class Mend(Worded):
    """What follows a Port turned with the Stick, as the prose leaves it open."""

    SET_RIGHT = "the Port is set right again, and nothing is lost"
    NONE = "nothing is to be mended"


class Playing(Enum):
    """For what the verse makes the players contend."""

    END = "that End"
    GAME = "that Game"


Mode = Annotated[Playing, like(of_play.Mode)]


@law(
    "seymour.billiards.orders.11",
    "seymour.billiards.orders-in-verse.9",
    "seymour.french-billiards.orders.24",
)
def lifts_both_feet(*, feet_on_ground: facts.FeetOnGround) -> Ends:
    """What a player loses who has not one foot on the ground when he strikes: an End, the
    French 1.
    """
    feet = feet_on_ground
    return LOSES_ONE if not met("one Foot upon the Ground", feet >= 1) else NOTHING


@law("seymour.billiards.orders.11", "seymour.billiards.8")
def lays_on_cloth(*, part: facts.Part | None) -> Ends:
    """What a player loses who lays hand or sleeve on the cloth: an End. The verse names the arm."""
    return LOSES_ONE if met("Hand or Sleeve", part in (Part.HAND, Part.SLEEVE)) else NOTHING


@law("seymour.billiards.orders-in-verse.2")
def lays_on_board(*, part: facts.Part | None) -> Ends:
    """What either player loses who lays arm or hand on the board: one. The prose names the
    sleeve.
    """
    return LOSES_ONE if met("Arm or Hand", part in (Part.ARM, Part.HAND)) else NOTHING


@law(
    "seymour.billiards.orders.10",
    "seymour.billiards.9",
    "seymour.french-billiards.orders.6",
)
def strikes_twice_together(*, number: of_play.Number) -> Ends:
    """What a player loses if his stick touches his ball twice in one stroke: 1.

    The verse speaks of two strokes (``strikes_out_of_turn``); French Billiards does not say whether
    in one.
    """
    return LOSES_ONE if met("twice", number >= 2) else NOTHING


@law("seymour.billiards.orders-in-verse.9")
def strikes_out_of_turn(*, strokes: of_play.Strokes) -> Ends:
    """What follows when a player strikes twice before the other has struck: the other wins an End.

    The order speaks of one stroke (``strikes_twice_together``), and only takes from the striker.
    """
    again = met("twice shall reach a Ball", strokes >= 2)
    return Ends(adversary=1) if again else NOTHING


@law("seymour.billiards.orders.10", "seymour.billiards.orders-in-verse.6")
def touched_by_other_ball(*, part: facts.Part | None) -> Ends:
    """What a player loses if the adversary's ball touches his stick, hand or cloaths: 1.

    In the verse the player touches the ball, and ``just as much`` is as much as in the verse
    before. The sleeve counts as cloaths.
    """
    named = (Part.STICK, Part.HAND, Part.CLOATHS, Part.SLEEVE)
    return LOSES_ONE if met("the adversary's ball touches him", part in named) else NOTHING


@law("seymour.billiards.orders.10")
def plays_others_ball(*, plays_anothers_ball: of_conduct.PlaysAnothersBall) -> Ends:
    """What a player loses if he plays his adversary's ball: 1.

    In French Billiards leave excuses: ``french_billiards.strokes.plays_anothers_ball``.
    """
    return LOSES_ONE if met("plays his Adversary's Ball", plays_anothers_ball) else NOTHING


@law("seymour.billiards.orders.10")
def removes_port(
    *, has_played: of_conduct.HasPlayed, consent_given: of_conduct.ConsentGiven = False
) -> Ends:
    """What a player loses if he removes the Port after both have played, without consent: 1.

    The verse takes the End or the Game for it (``moves_port_or_king``).
    """
    late = met("after both Balls played", has_played)
    return LOSES_ONE if late and met("without Consent", not consent_given) else NOTHING


@law("seymour.billiards.orders-in-verse.11")
def moves_port_or_king(
    *,
    was_placed: of_state.WasPlaced,
    furniture: facts.Furniture,
    part: facts.Part,
    mode: Mode = Playing.END,
) -> Forfeit:
    """What a player loses who moves Port or King with hand or stick once it is set: End or Game.

    The verse leaves it to what they play for which of the two it is. Consent does not excuse.
    """
    thing = met("The Port or King being set", was_placed and furniture is not Furniture.STICK)
    if not (thing and met("With Hand or Stick", part in (Part.HAND, Part.STICK))):
        return Forfeit.NONE
    return Forfeit.THE_GAME if mode is Playing.GAME else Forfeit.THE_END


@law("seymour.billiards.orders.14")
def removes_port_in_striking(
    *, in_that_way: of_state.InThatWay, harms_others: of_conduct.HarmsOthers
) -> Ends:
    """What a player loses who, in striking, moves the Port and so hinders the other's pass:
    an End.
    """
    with_it = met("with his Stick", in_that_way)
    return LOSES_ONE if with_it and met("prevents his Adversary's Ball", harms_others) else NOTHING


@law("seymour.billiards.5")
def turns_port_with_stick(
    *, was_turned: of_state.WasTurned, is_fair: of_state.IsFair = True
) -> Ends | Mend:
    """What follows if the Port is turned with the stick: it is set right, or ``properly`` 1 is
    lost.
    """
    if not was_turned:
        return Mend.NONE
    return LOSES_ONE if met("more properly", is_fair) else Mend.SET_RIGHT


@law("seymour.billiards.orders.13", "seymour.french-billiards.orders.5")
def plays_while_other_runs(*, ball_is_rolling: of_state.BallIsRolling) -> Ends:
    """What a player loses who plays while the other ball runs: an End, the French 1.

    The French order has him play ``upon the running Ball``. That is read as striking the other
    ball, which still runs.
    """
    return LOSES_ONE if met("while the other runs", ball_is_rolling) else NOTHING


@law("seymour.billiards.orders.13")
def takes_up_ball(*, ball_is_at_rest: of_state.BallIsAtRest) -> Ends:
    """What a player loses if he takes up a ball before it lies still: an End.

    In French Billiards permission excuses: ``french_billiards.strokes.takes_up_his_ball``.
    """
    return LOSES_ONE if not met("lie still", ball_is_at_rest) else NOTHING
