"""The march of the men: where each may go and take, whatever becomes of his King."""

from __future__ import annotations

from executable_rules.chess import facts
from executable_rules.chess.field import House, Kind
from executable_rules.chess.ways import (
    ASLOAP,
    CROSSWAYS,
    SKIPS,
    bearing_on,
    expect,
    not_own,
    run,
    slants,
    steps,
)
from lawsofplay.rules import law
from lawsofplay.sentences import text


@law("cotton.chess.march.1", says=text("He may go to {}.", nothing="He can go nowhere."))
def pawns_march(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """A Pawn's common march: forward in his own file, one house at once, never backward.

    His double remove is a privilege, and comes beside this.
    """
    side = expect(field, house, Kind.PAWN)
    return frozenset(to for to in steps(house, ((0, side.forward),)) if not field.at(to))


@law("cotton.chess.march.2", says=text("He may take at {}.", nothing="He can take nobody."))
def pawns_taking(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """Where a Pawn takes: the next house forward of the next file on either side.

    Only a man who stands there is taken. The book knows no taking of a Pawn in passing.
    """
    side = expect(field, house, Kind.PAWN)
    return frozenset(to for to in slants(house, side) if field.owner(to) is side.other)


@law("cotton.chess.march.3", says=text("He guards the men at {}.", nothing="He guards nobody."))
def pawn_guards(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The friends that a Pawn guards: those whom he might take if they were foes."""
    side = expect(field, house, Kind.PAWN)
    return frozenset(to for to in slants(house, side) if field.owner(to) is side)


@law("cotton.chess.march.5", says=text("He may go to {}.", nothing="He can go nowhere."))
def rooks_walk(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """A Rook's draughts: along file and rank as far as he will, nothing standing between."""
    expect(field, house, Kind.ROOK)
    return not_own(field, house, run(field, house, CROSSWAYS))


@law("cotton.chess.march.7", says=text("He may go to {}.", nothing="He can go nowhere."))
def knights_skip(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """A Knight's draughts: to the next house but one, of a different colour, ``sideling``.

    His march is straight and asloap (slantwise) at once. Nothing need be clear between: he skips.
    """
    expect(field, house, Kind.KNIGHT)
    return not_own(field, house, steps(house, SKIPS))


@law("cotton.chess.march.9", says=text("He may go to {}.", nothing="He can go nowhere."))
def bishops_walk(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """A Bishop's draughts: asloap (slantwise) every way as far as he lists, the way being clear."""
    expect(field, house, Kind.BISHOP)
    return not_own(field, house, run(field, house, ASLOAP))


@law("cotton.chess.march.11", says=text("She may go to {}.", nothing="She can go nowhere."))
def queens_walk(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """A Queen's draughts: those of all men but the Knights, until some piece obstructs her."""
    expect(field, house, Kind.QUEEN)
    return not_own(field, house, run(field, house, CROSSWAYS + ASLOAP))


@law("cotton.chess.march.13", says=text("He may go to {}.", nothing="He can go nowhere."))
def kings_draught(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """A King's draughts: to any next house, empty or of an unguarded foe, and free from check.

    The book joins the three conditions by ``or``. Read so, a King might step into check. Its own
    Stale, a King ``no way able to remove but in Check``, shows that all three are meant together.
    """
    side = expect(field, house, Kind.KING)
    reach = not_own(field, house, steps(house, CROSSWAYS + ASLOAP))
    safe = {to for to in reach if not bearing_on(field.moved(house, to), to, side.other)}
    foe = field.king(side.other)
    return frozenset(to for to in safe if to != foe)


@law("cotton.chess.march.14", says=text("The two Kings have {:house} between them."))
def kings_apart(*, house: facts.House, other_house: facts.OtherHouse) -> int:
    """How many houses lie between two Kings on the shortest way; at least one must.

    Raises ValueError for Kings in next houses, since they never check one another.
    """
    between = house.far(other_house) - 1
    if between < 1:
        raise ValueError(
            f"house={house} and other_house={other_house} cannot be: a house must lie between Kings"
        )
    return between
