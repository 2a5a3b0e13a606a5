"""Pass, Port and King: what a ball gains that has gone through the Port."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from executable_rules.billiards import facts
from executable_rules.billiards.terms import (
    LOSES_ONE,
    NOTHING,
    WINS_ONE,
    Ends,
    Touch,
)
from executable_rules.facts import of_conduct, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, text


class Advantage(Enum):
    """By what a player may still gain."""

    HAZARDS = "driving the other's ball into a hole"
    KING = "touching the King"


class Allowance(Worded):
    """What the verse allows a player who touches or holes after his pass."""

    NOTHING = "nothing more is allowed"
    ANOTHER = "another is allowed: the verse does not say whether End or stroke"


@law("seymour.billiards.orders.3")
def touches_after_pass(*, ball_has_passed: of_state.BallHasPassed, touch: facts.Touch) -> Ends:
    """What touching the King is worth: 1 to a player who has passed the Port, if the King
    stands.
    """
    gains = met("passes thro' the Port", ball_has_passed) and touch is Touch.LIGHT
    return WINS_ONE if gains else NOTHING


@law("seymour.billiards.orders-in-verse.12")
def touches_or_holes_after_pass(
    *,
    ball_has_passed: of_state.BallHasPassed,
    touches_it: of_conduct.TouchesIt,
    other_ball_holed: of_state.OtherBallHoled,
) -> Allowance:
    """What the verse allows a player who, after his pass, touches the King or holes the other.

    The orders name the gain: 1 (``touches_after_pass``), the End (``hazards_other``).
    """
    does = touches_it or other_ball_holed
    return Allowance.ANOTHER if met("being pass'd", ball_has_passed) and does else Allowance.NOTHING


@law("seymour.billiards.11", says={True: "You may endeavour to pass again."})
def may_pass_again(
    *, adversary_passes: facts.AdversaryPasses, is_near: of_state.IsNear
) -> Literal[True] | Silence:
    """Whether you may try a second pass: when the adversary has none, and lies ``up by the King``.

    ``is_near``: whether he lies so. Nothing is said of another position.
    """
    none = met("has not passed", adversary_passes == 0)
    return True if met("lies up by the King", is_near) and none else Silence.NOT_SAID


@law("seymour.billiards.orders.4", "seymour.billiards.11")
def passes_twice(
    *, passes: facts.Passes, adversary_passes: facts.AdversaryPasses, touch: facts.Touch
) -> Ends:
    """What two passes win against a player who has none, with a touch of the King: 2 Ends.

    If the King is thrown down it is lost (billiards.11); by orders.7 the player loses 1.
    ``may_pass_again`` has when one may try the second pass; the order makes no condition of it.
    """
    twice = met("passes twice", passes >= 2)
    alone = met("not passed at all", adversary_passes == 0)
    if not (twice and alone) or touch is Touch.MISSES:
        return NOTHING
    return Ends(player=2) if met("without throwing him down", touch is Touch.LIGHT) else LOSES_ONE


@law("seymour.billiards.orders-in-verse.7")
def passes_twice_in_verse(
    *,
    passes: facts.Passes,
    adversary_passes: facts.AdversaryPasses,
    touches_it: of_conduct.TouchesIt,
) -> Ends:
    """What two passes and a touch win in the verse, where the King need not stay standing."""
    twice = met("twice has pass'd", passes >= 2)
    alone = met("not pass'd at all", adversary_passes == 0)
    return Ends(player=2) if twice and alone and touches_it else NOTHING


@law("seymour.billiards.orders.5", says=text("He may gain by these: {}."))
def advantages(*, ball_has_passed: of_state.BallHasPassed) -> frozenset[Advantage]:
    """By what a player may gain before his pass (the Hazards alone) and after it."""
    if met("passes not", not ball_has_passed):
        return frozenset({Advantage.HAZARDS})
    return frozenset({Advantage.HAZARDS, Advantage.KING})


@law(
    "seymour.billiards.orders.6",
    says=text(
        "He must yet make {:pass} through the fore-part of the Port.",
        nothing="He need pass no more for the advantage of that End.",
    ),
)
def passes_still_wanted(*, is_fornicator: facts.IsFornicator, passes: facts.Passes) -> int:
    """How often a player must still pass to have the Advantage of passing that End.

    A Fornicator, whose ball went through the back of the Port, owes two passes through the front,
    another player one. ``passes``: those made since. The pass that was undone (p. 261, "you put him
    back again") is none of them.
    """
    owed = 2 if met("thro' the Back of the Port", is_fornicator) else 1
    return max(owed - passes, 0)


@law(
    "seymour.billiards.orders-in-verse.14",
    says=text("He still has {:pass} to his account.", nothing="He has no pass to his account."),
)
def passes_standing(*, passes: facts.Passes, comes_back: of_conduct.ComesBack) -> int:
    """How many passes of a ball still count: a pass is vain if the ball is struck back through the
    Port.

    The verse annuls ``His Pass``, one. It does not name what he passed before that one.
    """
    back = met("stricken back again", comes_back)
    return whole_number("passes", passes, 1 if back else 0) - (1 if back else 0)


@law("seymour.billiards.orders-in-verse.17")
def touches_and_holes(*, touch: facts.Touch, other_ball_holed: of_state.OtherBallHoled) -> Ends:
    """What a stroke scores whose ball lightly hits the King and holes the other: two Ends."""
    light = met("the King light hit", touch is Touch.LIGHT)
    return Ends(player=2) if light and met("holes the other", other_ball_holed) else NOTHING


@law("seymour.billiards.12")
def passes_to_the_bell(*, ball_has_passed: of_state.BallHasPassed) -> Ends:
    """What a pass gains where a String and a Bell hang instead of a King: the End."""
    return WINS_ONE if met("if you can Pass", ball_has_passed) else NOTHING
