"""What each man guards.

The book counts the houses next to a man. It gives four to a Rook in the field, who can check along
his whole file. So these functions count next houses, and leave the far ones to ``march``.
"""

from __future__ import annotations

from executable_rules.chess import facts
from executable_rules.chess.field import House, Kind
from executable_rules.chess.ways import ASLOAP, CROSSWAYS, SKIPS, expect, slants, steps
from lawsofplay.rules import law
from lawsofplay.sentences import text


@law(
    "cotton.chess.guards.2",
    "cotton.chess.guards.3",
    says=text("He guards {}.", nothing="He guards no house."),
)
def king_guards(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The houses that a King guards: five from his place, eight when he is off the side of the
    field.
    """
    expect(field, house, Kind.KING)
    return frozenset(steps(house, CROSSWAYS + ASLOAP))


@law("cotton.chess.guards.4", says=text("She guards {}.", nothing="She guards no house."))
def queen_guards(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The next houses that a Queen guards: as many as the King would guard from there."""
    expect(field, house, Kind.QUEEN)
    return frozenset(steps(house, CROSSWAYS + ASLOAP))


@law("cotton.chess.guards.5", says=text("He guards {}.", nothing="He guards no house."))
def bishop_guards(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The next houses that a Bishop guards.

    For the Queens Bishop the last word, after ``and her``, is lost in the print: it is her Knights
    Pawn.
    """
    expect(field, house, Kind.BISHOP)
    return frozenset(steps(house, ASLOAP))


@law(
    "cotton.chess.guards.6",
    "cotton.chess.guards.7",
    says=text("He guards {}.", nothing="He guards no house."),
)
def knight_guards(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The houses that a Knight guards: three from his first place, eight well in the field."""
    expect(field, house, Kind.KNIGHT)
    return frozenset(steps(house, SKIPS))


@law("cotton.chess.guards.8", says=text("He guards {}.", nothing="He guards no house."))
def rook_guards(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The next houses that a Rook guards: two from the corner, four off the side of the field.

    On the side, out of the corner, they are three; the book says nothing of these.
    """
    expect(field, house, Kind.ROOK)
    return frozenset(steps(house, CROSSWAYS))


@law(
    "cotton.chess.guards.9",
    "cotton.chess.guards.10",
    says=text("He guards {}.", nothing="He guards no house."),
)
def pawn_guards_houses(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The houses that a Pawn guards, empty or not: two, or one from the side of the field."""
    return slants(house, expect(field, house, Kind.PAWN))
