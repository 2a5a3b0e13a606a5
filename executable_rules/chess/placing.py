"""The men and their placing before the first draught."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.chess import facts
from executable_rules.chess.field import NOBLE_ORDER, PLACED, House, Kind
from executable_rules.facts import of_play
from lawsofplay.rules import Fact, law
from lawsofplay.sentences import text

PAWNS_EACH = 1
"""How many Pawns wait upon a Nobleman."""


class Head(Enum):
    """By what shape of its head a great man of the turner's work is known."""

    HIGHEST = "the first and highest"
    NEXT_IN_HEIGHT = "the next in height"
    CLOVEN = "a cloven head"
    ASSAUNT = "a head cut assaunt, that is aslant, like a feather in a helmet"
    ROUND_CAP = "a round button'd cap"


TheHead = Annotated[Head, Fact("the form of the man's head")]


@law("cotton.chess.men.1", says=text("That man is a {}."))
def man_of(*, head: TheHead) -> Kind:
    """Which great man is known by a head; ``assaunt`` means cut aslant."""
    return {
        Head.HIGHEST: Kind.KING,
        Head.NEXT_IN_HEIGHT: Kind.QUEEN,
        Head.CLOVEN: Kind.BISHOP,
        Head.ASSAUNT: Kind.KNIGHT,
        Head.ROUND_CAP: Kind.ROOK,
    }[head]


@law(
    "cotton.chess.men.2",
    "seymour.chess.description.3",
    says=text("They have {:Pawn} to wait upon them."),
)
def pawns_waiting(*, men: of_play.Men = 8) -> int:
    """How many Pawns wait upon this many Noblemen (great men), in 1754 Officers: one upon each."""
    return men * PAWNS_EACH


@law("cotton.chess.placing.1", says=text("The {side} King stands at {}."))
def kings_place(*, side: facts.Side) -> House:
    """The King's house: the fourth from the corner, in the side's first rank.

    Counted from White's right hand corner; the black King is opposite.
    """
    return House(9 - 4, side.rank(1))


@law("cotton.chess.placing.2", says=text("The {side} Queen stands at {}."))
def queens_place(*, side: facts.Side) -> House:
    """The Queen's house: next to her King, the fourth on her side, of her own colour."""
    return House(4, kings_place(side=side).rank)


@law("cotton.chess.placing.3", says=text("On the King's side stand {:at}."))
def kings_flank(*, side: facts.Side) -> dict[House, Kind]:
    """The great men on the King's side, from him to the corner of the field."""
    king = kings_place(side=side)
    order = (Kind.BISHOP, Kind.KNIGHT, Kind.ROOK)
    return {House(king.file + place, king.rank): kind for place, kind in enumerate(order, 1)}


@law("cotton.chess.placing.4", says=text("On the Queen's side stand {:at}."))
def queens_flank(*, side: facts.Side) -> dict[House, Kind]:
    """The great men on the Queen's side, from her to the corner of the field."""
    queen = queens_place(side=side)
    order = (Kind.BISHOP, Kind.KNIGHT, Kind.ROOK)
    return {House(queen.file - place, queen.rank): kind for place, kind in enumerate(order, 1)}


@law("cotton.chess.placing.5", says=text("The Pawns stand at {}."))
def pawns_places(*, side: facts.Side) -> tuple[House, ...]:
    """Where the Pawns stand: one before each Nobleman, in the second rank, corner to corner."""
    return tuple(House(file, side.rank(2)) for file in range(1, len(NOBLE_ORDER) + 1))


@law(
    "cotton.chess.placing.6",
    "cotton.chess.guards.1",
    says=text("The {thing} is attended by {:of}."),
)
def attendants(*, side: facts.Side, thing: facts.Thing) -> dict[Kind, int]:
    """The men that belong to the King or to the Queen: seven, three great ones and four Pawns.

    Raises ValueError for another man, who has no attendants.
    """
    if thing not in (Kind.KING, Kind.QUEEN):
        raise ValueError(f"thing={thing.name.casefold()} cannot be: it may be king or queen")
    half = [house for house in PLACED.of(side) if (house.file <= 4) is (thing is Kind.QUEEN)]
    kinds = [PLACED.men[house].kind for house in half if PLACED.men[house].kind is not thing]
    return {kind: kinds.count(kind) for kind in Kind if kind in kinds}
