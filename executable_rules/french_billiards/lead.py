"""The lead, and the beginning and end of the game: orders I-IV, XXV and XXVI."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.billiards.game import Place
from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.french_billiards import facts
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, parts, yes_no


class Lead(Worded):
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
            Place.NOT_SAID: "Who chuses his ball, the book does not say.",
        },
    ),
)
def leads(
    *, own_distance: of_play.OwnDistance, adversary_distance: of_play.AdversaryDistance
) -> Led:
    """Who leads and chuses his ball: the player whose ball came nearest the cushion next to him.

    Both play from one end; distances in any one measure. English Billiards measures from the King
    (``billiards.game.leads``), and says nothing of chusing.
    """
    yours = own_distance
    other = adversary_distance
    nearest = Place.ADVERSARY if other < yours else Place.NOT_SAID
    if met("nearest to the Cushion", yours < other):
        nearest = Place.YOU
    return Led(leads=nearest, chuses=nearest)


@law("seymour.french-billiards.orders.3")
def leader_holes_himself(
    *, own_ball_holed: of_state.OwnBallHoled, at_start: of_state.AtStart = True
) -> Lead:
    """What becomes of the lead when the Leader ``holes himself`` at the first stroke: it is lost.

    Whether he loses as well what it costs in the game (``strokes.holes``), the order does not say.
    """
    return Lead.LOST if own_ball_holed and met("at the first Stroke", at_start) else Lead.KEPT


@law(
    "seymour.french-billiards.orders.4",
    says=yes_no("He may stand there.", "He may not stand there."),
)
def may_stand(*, is_follower: of_state.IsFollower, in_bounds: of_state.InBounds) -> bool:
    """May a player stand there to play? One who follows the Leader must be within the table's
    corner.
    """
    follower = met("He who follows the Leader", is_follower)
    return not follower or met("within the Corner of the Table", in_bounds)


@law("seymour.french-billiards.orders.25")
def leaves(*, gives_up: of_conduct.GivesUp, is_finished: of_state.IsFinished) -> Penalty:
    """What a player suffers if he leaves the game: he loses it, if it is not ended."""
    return (
        Penalty.LOSES_GAME
        if gives_up and met("before it is ended", not is_finished)
        else Penalty.NONE
    )


@law(
    "seymour.french-billiards.orders.26",
    says=yes_no("He may change his stick.", "He may not change his stick."),
)
def may_change_stick(*, is_player: facts.IsPlayer) -> bool:
    """May a player change his stick in the midst of play? Any gamester may."""
    return met("Any Gamester", is_player)
