"""Check and Mate: how a King in check may be relieved, and when he cannot."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from executable_rules.chess import facts
from executable_rules.chess.draughts import lawful
from executable_rules.chess.field import Field, House, Kind, Side
from executable_rules.chess.ways import checkers, in_check
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


class Answer(Enum):
    """What can be done against a check; a Mate when nothing can."""

    REMOVES = "the King may remove out of the check"
    TAKES = "the King may take the checking piece"
    CAUSES_TAKING = "another man may take the checking piece"
    COVERS = "another man may be put between the King and the checking piece"
    PAWN_MATE = "it is pawn-Mate and the game is lost"
    MATE = "it is Mate and the game is lost"


def _answer(start_king: bool, takes: bool) -> Answer:
    if start_king:
        return Answer.TAKES if takes else Answer.REMOVES
    return Answer.CAUSES_TAKING if takes else Answer.COVERS


def answers(field: Field, side: Side, unstirred: Collection[House] = ()) -> frozenset[Answer]:
    """Every kind of answer that a side in check has; none when it is mated.

    Raises ValueError when its King is not in check.
    """
    checking, king = checkers(field, side), field.king(side)
    if not checking:
        raise ValueError(f"side={side.value} cannot be: its King is not in check")
    draughts = lawful(field, side, unstirred)
    return frozenset(_answer(draught.start == king, draught.to in checking) for draught in draughts)


def _checked_by(field: Field, side: Side, kind: Kind, mate: Answer) -> frozenset[Answer]:
    kinds = {field.men[house].kind for house in checkers(field, side)}
    if kind not in kinds:
        raise ValueError(f"field cannot be: no {kind.name.casefold()} checks that King")
    return answers(field, side) or frozenset({mate})


@law("cotton.chess.march.4", says=text("{}."))
def pawns_check(*, field: facts.Field, side: facts.Side) -> frozenset[Answer]:
    """How a King answers a Pawn's check or ``pawn-Mate``, the Mate that a Pawn gives.

    The Pawn checks ``as he takes``, so nothing can be put between.
    """
    return _checked_by(field, side, Kind.PAWN, Answer.PAWN_MATE)


@law("cotton.chess.march.6", says=text("{}."))
def rooks_check(*, field: facts.Field, side: facts.Side) -> frozenset[Answer]:
    """How a King answers a Rook's check: he covers it, takes the Rook or has it taken, or removes.

    If none can be done it is Mate.
    """
    return _checked_by(field, side, Kind.ROOK, Answer.MATE)


@law("cotton.chess.march.8", says=text("{}."))
def knights_check(*, field: facts.Field, side: facts.Side) -> frozenset[Answer]:
    """How a King answers a Knight's check: he removes, or has the Knight taken; he cannot be
    covered.

    The print says that the King must ``course`` the Knight to be taken, for cause.
    """
    return _checked_by(field, side, Kind.KNIGHT, Answer.MATE)


@law("cotton.chess.march.10", says=text("{}."))
def bishops_check(*, field: facts.Field, side: facts.Side) -> frozenset[Answer]:
    """How a King answers a Bishop's check, ``as aforesaid`` of the Rook's; else Mate."""
    return _checked_by(field, side, Kind.BISHOP, Answer.MATE)


@law("cotton.chess.march.12", says=text("{}."))
def queens_check(*, field: facts.Field, side: facts.Side) -> frozenset[Answer]:
    """How a King answers a Queen's check: removes, covers, takes or causes her to be taken."""
    return _checked_by(field, side, Kind.QUEEN, Answer.MATE)


@law("cotton.chess.aim.1", says=text("{}."))
def mated(
    *, field: facts.Field, side: facts.Side, unmoved: facts.Unmoved = ()
) -> frozenset[Answer]:
    """The Mate, the aim of the game: a check that can be neither taken, covered nor removed from.

    The answer is what can still be done, or MATE. ``He can neither take`` is read as said of the
    whole party: other men may take for their King, as the rules of each man's check say.
    ``unmoved``: houses of a King and Rooks never removed. These may shift, even out of check.
    """
    left = answers(field, side, unmoved)
    taking = {Answer.TAKES, Answer.CAUSES_TAKING}
    untaken = met("can neither take the checking piece", not left & taking)
    bare = met("nor cover the check", Answer.COVERS not in left)
    bound = met("nor yet remove out of it", Answer.REMOVES not in left)
    return frozenset({Answer.MATE}) if untaken and bare and bound else left


@law(
    "cotton.chess.aim.2",
    says=text(
        "The man at {house} may go to {}.", nothing="The man at {house} may not go anywhere."
    ),
)
def confined(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """Where a man can still go who is confined to his King because he covers him.

    The book says it of a Queen who stands between her King and a checking piece.

    Raises ValueError when no man stands in the house.
    """
    man = field.at(house)
    if not man:
        raise ValueError(f"house={house} is empty; name the house of the man confined")
    draughts = (draught for draught in lawful(field, man.side) if draught.start == house)
    return frozenset(draught.to for draught in draughts)


def is_mate(field: Field, side: Side, unstirred: Collection[House] = ()) -> bool:
    """Whether a side is mated: in check, and with no draught left."""
    return in_check(field, side) and not lawful(field, side, unstirred)
