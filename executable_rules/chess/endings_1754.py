"""What the book of 1754 says of a Knight's fork, of the Move, and of endings that cannot be lost.

These functions do not decide whether such an ending can be lost. They tell where the book says that
it cannot. The tests play every such ending out.
"""

from __future__ import annotations

from executable_rules.chess import facts
from executable_rules.chess.field import Field, House, Kind, Side
from executable_rules.chess.ways import bearing_on, compass, expect
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

FORKED = (Kind.KING, Kind.QUEEN, Kind.ROOK)
"""Whom a Knight's fork threatens, in the book's cases."""


@law("seymour.chess.rules.14", says=text("The {} is lost.", none="Nobody is lost."))
def knights_fork(*, field: facts.Field, house: facts.House) -> Kind | None:
    """Who is lost to a guarded Knight that attacks two of King, Queen and Rooks at once.

    The King must go out of check, so that the Queen or the Rook is lost. Of a Queen and a Rook, or
    of two Rooks, a Rook is lost. None when it is no such fork.

    Raises ValueError when no Knight stands there.
    """
    side = expect(field, house, Kind.KNIGHT)
    foes = [foe for foe in compass(field, house) if field.owner(foe) is side.other]
    kinds = [kind for foe in foes if (kind := field.men[foe].kind) in FORKED]
    two = len(kinds) == 2
    if not (met("well guarded", bool(bearing_on(field, house, side))) and two):
        return None
    return next(kind for kind in reversed(FORKED) if kind in kinds)


def confronted(field: Field) -> bool:
    """Do the Kings stand opposite, in one file or rank, with one house only between them?"""
    white, black = field.king(Side.WHITE), field.king(Side.BLACK)
    if not white or not black:
        raise ValueError("field cannot be: two Kings must stand in it")
    in_line = white.file == black.file or white.rank == black.rank
    return in_line and white.far(black) == 2


@law(
    "seymour.chess.rules.21",
    says=text(
        "The {} side has “the Move”: the other must now give way.",
        none="Neither side has “the Move”.",
    ),
)
def has_the_move(*, field: facts.Field, side: facts.Side) -> Side | None:
    """Which side has ``the Move``, the advantage that the other must now give way; or neither.

    The side has it that brought its King to face the other's, so that the other is to play.
    """
    return side.other if met("only one House between you", confronted(field)) else None


@law(
    "seymour.chess.rules.22",
    says=yes_no(
        "The bare King cannot lose the game.", "The law does not say that the bare King is safe."
    ),
)
def opposite_to_king_and_pawn(*, field: facts.Field, side: facts.Side) -> bool:
    """Whether a bare King stands where he cannot lose to King and Pawn, as the book says.

    He stands opposite to the other King, on the way that this King would go. The other King is just
    before his Pawn or on one side of it. The bare King was brought there: the adversary is to play.
    """
    foe, pawns = field.king(side.other), field.of(side.other, Kind.PAWN)
    bare = len(field.of(side)) == 1 and len(field.of(side.other)) == 2 and len(pawns) == 1
    if not bare or not foe:
        return False
    ahead = field.king(side) == foe.step(0, 2 * side.other.forward)
    before = met("immediately before", foe == pawns[0].step(0, side.other.forward))
    beside = met("on one Side of his Pawn", foe in (pawns[0].step(1, 0), pawns[0].step(-1, 0)))
    return met("only one House between the Kings", ahead) and (before or beside)


@law(
    "seymour.chess.rules.23",
    says=yes_no(
        "The bare King has the corner, and cannot lose the game.",
        "The bare King has not the corner: the law promises him nothing.",
    ),
)
def corner_possessed(*, field: facts.Field, side: facts.Side) -> bool:
    """Whether a bare King holds the corner to which a Rook's Pawn goes and no Bishop commands.

    There he cannot lose, as the book says, and may win by a Stale.
    """
    bishops, pawns = field.of(side.other, Kind.BISHOP), field.of(side.other, Kind.PAWN)
    bare = len(field.of(side)) == 1 and len(field.of(side.other)) == 3
    if not bare or len(bishops) != 1 or len(pawns) != 1 or pawns[0].file not in (1, 8):
        return False
    corner = House(pawns[0].file, side.other.rank(8))
    wrong = met("not of the Colour that commands", bishops[0].black is not corner.black)
    return wrong and met("Possession of that Corner", field.king(side) == corner)
