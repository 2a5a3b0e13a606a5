"""The lead, and the beginning and end of the game: orders I-IV, XXV and XXVI."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.billiards.game import Place
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, met
from lawsofplay.sentences import Tells, parts, yes_no


class Lead(Tells):
    """What becomes of the lead."""

    KEPT = "the leader keeps the lead"
    LOST = "the leader loses the lead"


class Led(NamedTuple):
    """Who leads, and who chuses which of the two balls he pleases."""

    leads: Place
    chuses: Place


@law(
    "seymour.french-billiards.orders.1",
    "seymour.french-billiards.orders.2",
    says=parts(
        leads=None,
        chuses={
            Place.YOU: "You chuse which ball you please.",
            Place.ADVERSARY: "Your adversary chuses which ball he pleases.",
            Place.AGAIN: "Who chuses his ball, the book does not say.",
        },
    ),
)
def leads(*, yours_from_cushion: int, adversarys_from_cushion: int) -> Led:
    """Who leads and chuses his ball: he whose ball came nearest the cushion next to him.

    Both play from one end; distances in any one measure. English Billiards measures from the King
    (``billiards.game.leads``), and says nothing of chusing.
    """
    yours = whole_number("yours_from_cushion", yours_from_cushion, 0)
    other = whole_number("adversarys_from_cushion", adversarys_from_cushion, 0)
    nearest = Place.ADVERSARY if other < yours else Place.AGAIN
    if met("nearest to the Cushion", yours < other):
        nearest = Place.YOU
    return Led(leads=nearest, chuses=nearest)


@law("seymour.french-billiards.orders.3")
def leader_holes_himself(*, holed: bool, first_stroke: bool = True) -> Lead:
    """What becomes of the lead when the Leader ``holes himself``, plays his own ball into a hole.

    Whether he loses as well what it costs in the game (``strokes.holes``), the order does not say.
    """
    return Lead.LOST if holed and met("at the first Stroke", first_stroke) else Lead.KEPT


@law(
    "seymour.french-billiards.orders.4",
    says=yes_no("He may stand there.", "He may not stand there."),
)
def may_stand(*, follows: bool, within_corner: bool) -> bool:
    """May he stand there to play? He who follows the Leader must be within the table's corner."""
    follower = met("He who follows the Leader", follows)
    return not follower or met("within the Corner of the Table", within_corner)


@law("seymour.french-billiards.orders.25")
def leaves(*, left: bool, ended: bool) -> Penalty:
    """What he suffers who leaves the game: he loses it, if it is not ended."""
    return Penalty.LOSES_GAME if left and met("before it is ended", not ended) else Penalty.NONE


@law(
    "seymour.french-billiards.orders.26",
    says=yes_no("He may change his stick.", "He may not change his stick."),
)
def may_change_stick(*, gamester: bool) -> bool:
    """May he change his stick in the midst of play? Any gamester may."""
    return met("Any Gamester", gamester)
