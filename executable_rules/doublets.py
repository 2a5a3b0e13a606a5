"""Doublets: men laid down by the dice upon six points, and then borne."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_play
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met, offered
from lawsofplay.sentences import text, yes_no


class Player(Enum):
    """The two, as the player who throws speaks."""

    YOU = "you"
    OTHER = "the other"


AdversaryPoints = Annotated[int, like(of_play.AdversaryPoints, least=2, most=12)]
PointNumber = Annotated[int, like(of_play.PointNumber, least=1, most=6)]
Points = Annotated[int, like(of_play.Points, least=2, most=12)]


@law("seymour.doublets.1", says=text("On that point stand {:man}."))
def placed(*, point_number: PointNumber) -> int:
    """How many of the men are placed upon a point: three upon the high ones, two upon the low."""
    return 3 if met("upon Six, Cinque, and Quatre", point_number >= 4) else 2


@law(
    "seymour.doublets.2",
    says={
        Player.YOU: "You throw first.",
        Player.OTHER: "The other throws first.",
        None: "The casts are alike: nobody throws first yet.",
    },
)
def throws_first(*, points: Points, adversary_points: AdversaryPoints) -> Player | None:
    """Who throws first: the player who throws most, of two dice; nobody when they throw alike."""
    casts = {adversary_points: Player.OTHER, points: Player.YOU}
    return casts[max(casts)] if met("throws most", len(casts) == 2) else None


@law(
    "seymour.doublets.3",
    says={
        Player.YOU: "You lay down the man.",
        Player.OTHER: "The other lays down the man.",
        None: "Nobody lays down a man.",
    },
)
def lays_down(
    *, number: of_play.Number, men_left: of_play.MenLeft, other_number: of_play.OtherNumber
) -> Player | None:
    """Who lays down a man for a number that you throw: you, or the other if you have none.

    None when neither has one to lay down. ``men_left``: men of yours still to lay down there.
    """
    most = placed(point_number=number)
    whole_number("other_number", other_number, 0, most)
    hath_not = whole_number("men_left", men_left, 0, most) == 0
    if not met("what the one throws and hath not", hath_not):
        return Player.YOU
    return Player.OTHER if other_number else None


@law(
    "seymour.doublets.3",
    "seymour.doublets.4",
    says=yes_no("He may bear his men.", "He may not bear until all his men are down."),
)
def may_bear(*, men_left: of_play.MenLeft) -> bool:
    """Whether a player may bear (take off men): not until all his men are down.

    The first to be down bears first. ``All the Men`` is read as all his own, since one of the two
    is down, and bears, first.
    """
    return met("till all the Men are down", whole_number("men_left", men_left, 0, 15) == 0)


@law(
    "seymour.doublets.5",
    "seymour.doublets.6",
    says=text("He lays down, or bears, {:man}.", nothing="He has no men left."),
)
def men_of_doublets(*, number: of_play.Number, men_left: of_play.MenLeft = 15) -> int:
    """How many men a doublet lays down, or bears: as many as its points, as far as any are left."""
    points = 2 * whole_number("number", number, 1, 6)
    return min(points, whole_number("men_left", men_left, 0, 15))


__all__ = offered(__name__)
