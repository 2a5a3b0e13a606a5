"""Hazards (holes), Port and King struck down, balls over the table."""

from __future__ import annotations

from executable_rules.billiards import facts
from executable_rules.billiards.terms import LOSES_ONE, NOTHING, WINS_ONE, Ends, Furniture
from executable_rules.facts import of_state
from lawsofplay.rules import law, met


@law(
    "seymour.billiards.orders.7",
    "seymour.billiards.orders-in-verse.5",
    "seymour.billiards.10",
    only={"furniture=king": ("seymour.billiards.orders", "seymour.billiards.orders-in-verse")},
)
def strikes_down(*, furniture: facts.Furniture | None) -> Ends:
    """What a player loses if he hits, flings or jostles down the Port or the King: 1.

    The description (billiards.10) speaks of the Port alone, thrown down with the end of the stick.
    Raises ValueError for a Stick, which does not stand on the table.
    """
    if furniture is Furniture.STICK:
        raise ValueError("furniture=stick cannot be: only Port and King stand on the table")
    fell = met(
        "Port or King",
        furniture is not None,
        "down the Port does fling; The like does he that jostles down the King",
        "if you do, it is a Loss",
    )
    return LOSES_ONE if fell else NOTHING


@law("seymour.billiards.orders.7")
def hazards_his_own(*, own_ball_holed: of_state.OwnBallHoled) -> Ends:
    """What a player loses if he ``hazards`` his own ball, that is, holes it: 1.

    In French Billiards 2, or 3 after a miss: ``french_billiards.strokes.holes``.
    """
    return LOSES_ONE if met("Hazards his own Ball", own_ball_holed) else NOTHING


@law("seymour.billiards.orders.7", "seymour.billiards.orders-in-verse.8")
def strikes_over(*, balls_over: facts.BallsOver) -> Ends:
    """What the striker loses when one ball or both fly over the table: 1, not one for each.

    In French Billiards 2 or 3: ``french_billiards.strokes.strikes_over``.
    """
    over = balls_over
    return LOSES_ONE if met("over the Table", over > 0) else NOTHING


@law("seymour.billiards.orders.8")
def hazards_other(*, other_ball_holed: of_state.OtherBallHoled) -> Ends:
    """What a player wins if he holes his adversary's ball: the End."""
    return WINS_ONE if met("Hazards his Adversary's Ball", other_ball_holed) else NOTHING


@law(
    "seymour.billiards.orders.8",
    "seymour.billiards.orders-in-verse.3",
    "seymour.billiards.6",
)
def kings_him(*, throws_down_king: facts.ThrowsDownKing) -> Ends:
    """What a player wins who ``kings`` the other, makes the other's ball hit down the King: the
    End.
    """
    return WINS_ONE if met("the King", throws_down_king) else NOTHING


@law("seymour.billiards.7")
def kings_him_and_is_lost(
    *,
    throws_down_king: facts.ThrowsDownKing,
    own_ball_over: of_state.OwnBallOver,
    own_ball_holed: of_state.OwnBallHoled,
) -> Ends:
    """What a player has if he kings the other and his own ball flies over or is holed: he loses 1.

    The orders, added up, make it nothing: the End is won (orders.8) and 1 is lost (orders.7).
    """
    lost = met("fly over the Table, or else run into a Hazard", own_ball_over or own_ball_holed)
    return LOSES_ONE if lost else kings_him(throws_down_king=throws_down_king)


@law("seymour.billiards.orders-in-verse.4")
def both_run_in(
    *, own_ball_holed: of_state.OwnBallHoled, other_ball_holed: of_state.OtherBallHoled
) -> Ends:
    """What follows when both balls run into a hazard: the one struck at wins an End.

    The orders have no such rule; added up, they make it nothing (orders.7 and orders.8).
    """
    both = met("both run in", own_ball_holed and other_ball_holed)
    return Ends(adversary=1) if both else NOTHING
