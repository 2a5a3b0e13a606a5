"""Verquere: points are made in one's own tables only, and too many men to enter cost the double."""

from __future__ import annotations

from typing import Annotated

from executable_rules.backgammon.tables import ENTERS, HOME
from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.points import MEN, Points
from lawsofplay.rules import Fact, law, met
from lawsofplay.sentences import text, yes_no

FARTHEST = ENTERS - 1
"""The adversary's Ace-Point, as one counts from one's own."""

NEXT_ADVERSARY = range(ENTERS // 2 + 1, ENTERS)
"""The two tables next the adversary."""

OpenPoints = Annotated[int, Fact("how many points stand open", unit="points", least=0)]
OtherHitsAgain = Annotated[bool, Fact("whether the other player, being hit, hits again")]


@law("seymour.verquere.1", says=text("The men are placed so: {}."))
def placed() -> Points:
    """The men placed: all where two stand at Backgammon, on the adversary's Ace-Point."""
    return Points.of({FARTHEST: MEN})


@law(
    "seymour.verquere.2",
    "seymour.verquere.3",
    says=yes_no("A point may be made there.", "No point may be made there."),
)
def may_make_point(*, point_number: of_play.PointNumber) -> bool:
    """May a point be made there? In the tables next the adversary on his farther Ace-Point only.

    In one's own tables everywhere. It is counted from one's own Ace.
    """
    his = point_number in NEXT_ADVERSARY
    return met("the farther Ace-Point excepted", point_number == FARTHEST) or not his


@law(
    "seymour.verquere.4",
    says=yes_no(
        "He is “John'd”, and yields the double.",
        "He is not “John'd”: he does not yield the double.",
    ),
)
def johned(*, men_left: of_play.MenLeft) -> bool:
    """Whether a player is ``John'd``, and yields the double: when he has this many men to enter.

    It is so with more men than can enter upon six points, which bear one each: seven.
    """
    most = entered(men_left=men_left, open_points=HOME)
    return met("more Men than you can enter upon six Points", men_left > most)


@law("seymour.verquere.5", says=text("Of them {:man} can enter.", nothing="No man can enter."))
def entered(*, men_left: of_play.MenLeft, open_points: OpenPoints) -> int:
    """How many of these men can enter upon points that are open: one upon each."""
    room = whole_number("open_points", open_points, 0, HOME)
    return min(whole_number("men_left", men_left, 0, MEN), room)


@law(
    "seymour.verquere.7",
    says=yes_no("He lets the adversary throw until there is room.", "He throws himself."),
)
def lets_adversary_throw(*, men_left: of_play.MenLeft, open_points: OpenPoints) -> bool:
    """Whether a player lets the adversary throw: while he has more men than points to enter on.

    The adversary then plays his men forward until he makes room.
    """
    room = entered(men_left=men_left, open_points=open_points)
    return met("more Men to enter, than you have opened Points", men_left > room)


@law(
    "seymour.verquere.8",
    says=yes_no("The player who hit first loses the game double.", "The game is not lost double."),
)
def loses_double(
    *,
    you_hit: of_conduct.YouHit,
    other_hits_again: OtherHitsAgain,
    is_able: of_state.IsAble,
    other_is_able: of_conduct.OtherIsAble,
) -> bool:
    """Whether a player who hit first and was hit again loses double: if neither can enter."""
    both = met("to hit you again", you_hit and other_hits_again)
    return both and met("not Room", not is_able and not other_is_able)
