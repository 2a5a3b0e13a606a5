"""What a stroke loses, and the faults of the striker and his adversary: orders VI-XXII."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.billiards.terms import LOSES_ONE, NOTHING, Ends
from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.french_billiards import facts
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded

LOSES_TWO = Ends(player=-2)
LOSES_THREE = Ends(player=-3)


class Act(Enum):
    """What a gamester does to a ball that runs."""

    STOPS = "he stops it"
    BLOWS = "he blows upon it"
    SHAKES = "he shakes the table"


class Fallen(Worded):
    """What becomes of a ball that fell into a hole."""

    HOLED = "the ball is holed"
    SENT_BACK = "it is nothing, and the ball is sent where it was before"


TheAct = Annotated[Act, like(of_play.Act)]


def _other_was_hit(hits: bool, other_gone: bool) -> bool:
    if other_gone and not hits:
        raise ValueError(
            "touches_it=no cannot be: the adversary's ball does not move unless it is hit"
        )
    return hits


@law("seymour.french-billiards.orders.7")
def touches_both(
    *, touches_it: of_conduct.TouchesIt, touches_other_ball: facts.TouchesOtherBall
) -> Ends:
    """What a player loses if he touches both balls with what he holds: 1."""
    return LOSES_ONE if met("toucheth both Balls", touches_it and touches_other_ball) else NOTHING


@law(
    "seymour.french-billiards.orders.8",
    "seymour.french-billiards.orders.9",
    "seymour.french-billiards.orders.10",
)
def holes(
    *,
    touches_it: of_conduct.TouchesIt,
    own_ball_holed: of_state.OwnBallHoled,
    other_ball_holed: of_state.OtherBallHoled = False,
) -> Ends | Silence:
    """What a player loses who ``holes himself``, his own ball: 2, or 3 if he hit no other.

    With both balls holed it is 2, as with his own. The 3 is the 2 and the 1 of a miss (``misses``)
    together. No order says what the adversary's ball holed alone is worth.

    Raises ValueError for a ball of the adversary's that is holed and was not hit.
    """
    hit = _other_was_hit(touches_it, other_ball_holed)
    if not met("holes himself", own_ball_holed):
        return Silence.NOT_SAID if other_ball_holed else NOTHING
    return LOSES_TWO if met("strikes upon his Adversary's Ball", hit) else LOSES_THREE


@law("seymour.french-billiards.orders.11")
def misses(*, touches_it: of_conduct.TouchesIt) -> Ends:
    """What a player loses if he does not hit his adversary's ball: 1."""
    return NOTHING if met("hit his Adversary's Ball", touches_it) else LOSES_ONE


@law("seymour.french-billiards.orders.12", "seymour.french-billiards.orders.13")
def strikes_over(
    *,
    touches_it: of_conduct.TouchesIt,
    own_ball_over: of_state.OwnBallOver,
    other_ball_over: facts.OtherBallOver = False,
) -> Ends | Silence:
    """What a player loses who strikes balls over the table: 2 for both, 3 for his own without a
    hit.

    No order speaks of one ball alone over the table after a hit.

    Raises ValueError for a ball of the adversary's that is over and was not hit.
    """
    hit = _other_was_hit(touches_it, other_ball_over)
    if not (own_ball_over or other_ball_over):
        return NOTHING
    if met("both Balls over the Table", own_ball_over and other_ball_over):
        return LOSES_TWO
    return Silence.NOT_SAID if met("hit his Adversary's Ball", hit) else LOSES_THREE


@law("seymour.french-billiards.orders.14")
def retains_stick(*, holds_stick: facts.HoldsStick, in_play: of_state.InPlay) -> Ends:
    """What a player loses if he ``retains``, holds, his adversary's stick when it plays: 1."""
    return LOSES_ONE if holds_stick and met("when playing", in_play) else NOTHING


@law("seymour.french-billiards.orders.15")
def plays_anothers_ball(
    *,
    plays_anothers_ball: of_conduct.PlaysAnothersBall,
    consent_given: of_conduct.ConsentGiven = False,
) -> Ends:
    """What a player loses if he plays another's ball without leave: 1.

    In English Billiards nothing excuses it: ``billiards.strokes.plays_others_ball``.
    """
    return LOSES_ONE if plays_anothers_ball and met("without Leave", not consent_given) else NOTHING


@law("seymour.french-billiards.orders.16")
def takes_up_his_ball(
    *, has_taken_in: of_conduct.HasTakenIn, consent_given: of_conduct.ConsentGiven = False
) -> Ends:
    """What a player loses if he takes up his ball without permission: 1.

    English Billiards asks if it lies still: ``billiards.strokes.takes_up_ball``.
    """
    return LOSES_ONE if has_taken_in and met("without Permission", not consent_given) else NOTHING


@law(
    "seymour.french-billiards.orders.17",
    "seymour.french-billiards.orders.18",
    "seymour.french-billiards.orders.19",
)
def disturbs(
    *, act: TheAct, ball_is_rolling: of_state.BallIsRolling, is_near: of_state.IsNear = False
) -> Ends:
    """What a gamester loses if he stops a running ball, blows on it or shakes the table: 1, or 2.

    Near the hole 2, but for the table shaken, of which the order says nothing more than 1.
    """
    if not met("when running", ball_is_rolling):
        return NOTHING
    near = met("near the Hole", is_near) and act is not Act.SHAKES
    return LOSES_TWO if near else LOSES_ONE


@law("seymour.french-billiards.orders.20")
def strikes_table_or_early(
    *, touches_it: of_conduct.TouchesIt, before_turn: of_state.BeforeTurn
) -> Ends:
    """What a player loses if he strikes the table with his stick, or plays before his turn: 1."""
    table = met("strikes the Table with the Stick", touches_it)
    early = met("plays before his Turn", before_turn)
    return LOSES_ONE if table or early else NOTHING


@law("seymour.french-billiards.orders.21")
def throws_stick(*, on_table: of_state.OnTable, touches_it: of_conduct.TouchesIt) -> Ends:
    """What a player loses if he throws the stick upon the table: 1, if it hits the ball."""
    return LOSES_ONE if on_table and met("hits the Ball", touches_it) else NOTHING


@law("seymour.french-billiards.orders.22")
def falls_in_after(*, ball_is_at_rest: of_state.BallIsAtRest) -> Fallen:
    """What becomes of a ball that falls into the hole after it stood on the edge: it is put back.

    It is ``sent where it was before``; whether upon the edge or where the stroke found it, the
    order does not say.
    """
    stood = met("stands upon the Edge of the Hole", ball_is_at_rest)
    return Fallen.SENT_BACK if stood else Fallen.HOLED
