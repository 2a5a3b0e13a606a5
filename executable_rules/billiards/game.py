"""The game and its beginning: how many Ends it is, who leads, what leader and follower owe."""

from __future__ import annotations

from enum import Enum

from executable_rules.billiards.terms import LOSES_ONE, NOTHING, Ends
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import Tells, told


class Light(Enum):
    """By what light they play."""

    DAY = "day-light"
    CANDLE = "candle-light"


class Place(Tells):
    """Who stands where after the lead is played for."""

    YOU = "you lead"
    ADVERSARY = "your adversary leads"
    AGAIN = "both balls lie as near: the book does not say who leads"


@law("seymour.billiards.1", says=told("The Game is of {:End}."))
def ends_of_a_public_game(
    *, light: Light, odds_given: bool = False, agreed_by_odds: int | None = None
) -> int:
    """How many Ends are the Game in a house that lives by its table.

    By day 5, or 7 with odds; by candle 3, or with odds the greater number agreed on.
    Raises ValueError when odds by candle-light come without a number above 3.
    """
    if met("by Day-light", light is Light.DAY):
        return 7 if met("if Odds be given", odds_given) else 5
    if not met("according to Odds", odds_given):
        return 3
    if agreed_by_odds is None or agreed_by_odds <= 3:
        raise ValueError(f"agreed_by_odds={agreed_by_odds} cannot be: with odds it is more than 3")
    return agreed_by_odds


@law("seymour.billiards.2", says=told("The Game is of {:End}."))
def ends_of_a_private_game(*, please: int) -> int:
    """How many Ends are the Game in a Gentleman's house: as many as they please to make."""
    if please < 1:
        raise ValueError(f"please={please} cannot be: a game has an End at least")
    return please


@law("seymour.billiards.3")
def leads(*, yours_from_king: int, adversarys_from_king: int) -> Place:
    """Who leads: he whose ball came nearest the King, distances in any one measure.

    In French Billiards from the cushion: ``french_billiards.lead.leads``.
    """
    yours = whole_number("yours_from_king", yours_from_king, 0)
    other = whole_number("adversarys_from_king", adversarys_from_king, 0)
    if yours == other:
        return Place.AGAIN
    return Place.YOU if met("nearest the King", yours < other) else Place.ADVERSARY


@law(
    "seymour.billiards.orders.1",
    "seymour.billiards.orders-in-verse.1",
    "seymour.billiards.4",
)
def leader_touches_end(*, touches: bool, first_stroke: bool = True) -> Ends:
    """What the Leader suffers whose ball touches the End of the Table, the verse's ``upper End``.

    The stroke is the first, which the verse calls the leading; after it he need not fear.
    """
    return LOSES_ONE if touches and met("at the first Stroke", first_stroke) else NOTHING


@law("seymour.billiards.orders.2")
def follower_intends(*, intends_hit_or_pass: bool, strings_his_ball: bool) -> Ends:
    """What the Follower suffers who, meaning to hit or pass, does not ``string`` his ball.

    To string it is to lay it even with the King. The order asks what he intends, its verse what
    he does (``follower_does``).
    """
    must = met("intend to hit his Adversary's Ball, or Pass", intends_hit_or_pass)
    return LOSES_ONE if must and not met("String his Ball", strings_his_ball) else NOTHING


@law("seymour.billiards.orders-in-verse.2")
def follower_does(*, hits_or_passes: bool, lies_even_with_king: bool) -> Ends:
    """What the Follower suffers who hits or passes from a ball not laid even with the King.

    The verse asks what he does; its order what he intends (``follower_intends``).
    """
    does = met("does pass, or hit the other's Ball", hits_or_passes)
    return LOSES_ONE if does and not met("lie even", lies_even_with_king) else NOTHING


@law("seymour.billiards.orders.9")
def mistakes_his_stroke(*, own_side: tuple[int, int], striker: int, whose_turn: int) -> Ends:
    """What the side loses whose man strikes out of turn, when four play two against two.

    Players are numbered 1 to 4; ``own_side`` are the striker and his partner.
    Raises ValueError for players that are not of the four.
    """
    if not {*own_side, whose_turn} <= {1, 2, 3, 4} or striker not in own_side:
        raise ValueError(f"striker={striker} cannot be: four play, and he is of his own side")
    return LOSES_ONE if met("mistakes his Stroke", striker != whose_turn) else NOTHING
