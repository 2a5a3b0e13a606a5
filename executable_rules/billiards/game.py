"""The game and its beginning: how many Ends it is, who leads, what leader and follower owe."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.billiards import facts
from executable_rules.billiards.terms import LOSES_ONE, NOTHING, Ends
from executable_rules.facts import of_conduct, of_people, of_play, of_state
from lawsofplay.rules import Fact, law, met
from lawsofplay.sentences import Worded, text


class Light(Enum):
    """By what light they play."""

    DAY = "day-light"
    CANDLE = "candle-light"


class Place(Worded):
    """Who stands where after the lead is played for."""

    YOU = "you lead"
    ADVERSARY = "your adversary leads"
    NOT_SAID = "both balls lie as near: the book does not say who leads"


TheLight = Annotated[Light, Fact("by what light they play")]


@law("seymour.billiards.1", says=text("The Game is of {:End}."))
def ends_of_a_public_game(
    *,
    light: TheLight,
    is_agreed: of_state.IsAgreed = False,
    points_agreed: facts.PointsAgreed | None = None,
) -> int:
    """How many Ends are the Game in a house that lives by its table: 5 by day, 3 by candle.

    By day 5, or 7 with odds; by candle 3, or with odds the greater number agreed on.
    Raises ValueError when odds by candle-light come without a number above 3.
    """
    if met("by Day-light", light is Light.DAY):
        return 7 if met("if Odds be given", is_agreed) else 5
    if not met("according to Odds", is_agreed):
        return 3
    if points_agreed is None or points_agreed <= 3:
        raise ValueError(f"points_agreed={points_agreed} cannot be: with odds it is more than 3")
    return points_agreed


@law("seymour.billiards.2", says=text("The Game is of {:End}."))
def ends_of_a_private_game(*, points_agreed: facts.PointsAgreed) -> int:
    """How many Ends are the Game in a Gentleman's house: as many as they please to make."""
    if points_agreed < 1:
        raise ValueError(f"points_agreed={points_agreed} cannot be: a game has an End at least")
    return points_agreed


@law("seymour.billiards.3")
def leads(
    *, own_distance: of_play.OwnDistance, adversary_distance: of_play.AdversaryDistance
) -> Place:
    """Who leads: the player whose ball came nearest the King; distances are in any one measure.

    In French Billiards it is the nearest to the cushion: ``french_billiards.lead.leads``.
    """
    yours = own_distance
    other = adversary_distance
    if yours == other:
        return Place.NOT_SAID
    return Place.YOU if met("nearest the King", yours < other) else Place.ADVERSARY


@law(
    "seymour.billiards.orders.1",
    "seymour.billiards.orders-in-verse.1",
    "seymour.billiards.4",
)
def leader_touches_end(
    *, touches_it: of_conduct.TouchesIt, at_start: of_state.AtStart = True
) -> Ends:
    """What the Leader suffers if his first stroke touches the (``upper``) End of the Table: 1.

    This is at the first stroke, which the verse calls the leading. After it he need not fear.
    """
    return LOSES_ONE if touches_it and met("at the first Stroke", at_start) else NOTHING


@law("seymour.billiards.orders.2")
def follower_intends(
    *, hits_or_passes: facts.HitsOrPasses, strings_his_ball: facts.StringsHisBall
) -> Ends:
    """What the Follower loses if he means to hit or pass and does not ``string`` his ball: 1.

    To string it is to lay it even with the King. The order asks what he intends, the verse what he
    does (``follower_does``).
    """
    must = met("intend to hit his Adversary's Ball, or Pass", hits_or_passes)
    return LOSES_ONE if must and not met("String his Ball", strings_his_ball) else NOTHING


@law("seymour.billiards.orders-in-verse.2")
def follower_does(
    *, hits_or_passes: facts.HitsOrPasses, lies_even_with_king: facts.LiesEvenWithKing
) -> Ends:
    """What the Follower loses if he hits or passes with a ball not laid even with the King: 1.

    The verse asks what he does; the order asks what he intends (``follower_intends``).
    """
    does = met("does pass, or hit the other's Ball", hits_or_passes)
    return LOSES_ONE if does and not met("lie even", lies_even_with_king) else NOTHING


@law("seymour.billiards.orders.9")
def mistakes_his_stroke(
    *, seats: of_people.Seats, seat: facts.Seat, seat_in_turn: of_people.SeatInTurn
) -> Ends:
    """What a side of two loses if its man strikes out of turn, when four play: 1.

    Players are numbered 1 to 4; ``seats`` are the striker and his partner.

    Raises ValueError for players that are not of the four.
    """
    if not {*seats, seat_in_turn} <= {1, 2, 3, 4} or seat not in seats:
        raise ValueError(f"seat={seat} cannot be: four play, and he is of his own side")
    return LOSES_ONE if met("mistakes his Stroke", seat != seat_in_turn) else NOTHING
