"""The ways of the men: which houses a man can reach, guards and checks, whatever the laws add."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from executable_rules.chess.field import Field, House, Kind, Side

Ways = tuple[tuple[int, int], ...]
"""Steps of files and ranks."""

CROSSWAYS: Ways = ((0, 1), (0, -1), (1, 0), (-1, 0))
"""Along the file, backward and forward, and along the rank, to and fro."""

ASLOAP: Ways = ((1, 1), (1, -1), (-1, 1), (-1, -1))
"""Asloap: along the slanting lines."""

SKIPS: Ways = tuple((f, r) for f in (-2, -1, 1, 2) for r in (-2, -1, 1, 2) if abs(f) != abs(r))
"""The Knight's: one house straight and one asloap, over whatever stands between."""


def run(field: Field, house: House, ways: Ways) -> Iterator[House]:
    """The houses along some ways, as far as they are clear, with the first that is not."""
    for files, ranks in ways:
        to = house.step(files, ranks)
        while to:
            yield to
            to = None if field.at(to) else to.step(files, ranks)


def steps(house: House, ways: Iterable[tuple[int, int]]) -> Iterator[House]:
    """The houses one step away along some ways."""
    for files, ranks in ways:
        to = house.step(files, ranks)
        if to:
            yield to


def slants(house: House, side: Side) -> frozenset[House]:
    """The next houses forward on the next files, where a side's Pawn takes."""
    return frozenset(steps(house, ((-1, side.forward), (1, side.forward))))


def compass(field: Field, house: House) -> frozenset[House]:
    """The houses that a man reaches: there he guards a friend, takes or checks a foe."""
    man = field.men[house]
    if man.kind is Kind.PAWN:
        return slants(house, man.side)
    if man.kind is Kind.KNIGHT:
        return frozenset(steps(house, SKIPS))
    if man.kind is Kind.KING:
        return frozenset(steps(house, CROSSWAYS + ASLOAP))
    ways = {Kind.ROOK: CROSSWAYS, Kind.BISHOP: ASLOAP}.get(man.kind, CROSSWAYS + ASLOAP)
    return frozenset(run(field, house, ways))


def not_own(field: Field, house: House, reach: Iterable[House]) -> frozenset[House]:
    """Those houses in which no friend of the man in ``house`` stands."""
    side = field.owner(house)
    return frozenset(to for to in reach if field.owner(to) is not side)


def bearing_on(field: Field, house: House, side: Side) -> frozenset[House]:
    """The houses of a side's men in whose compass a house lies."""
    return frozenset(
        place
        for place, man in field.men.items()
        if man.side is side and _in_line(place, house) and house in compass(field, place)
    )


def _in_line(one: House, other: House) -> bool:
    # No man bears on a house out of every line and skip: most are passed over without walking.
    files, ranks = abs(one.file - other.file), abs(one.rank - other.rank)
    return not files or not ranks or files == ranks or files + ranks == 3


def checkers(field: Field, side: Side) -> frozenset[House]:
    """The houses of the men that check a side's King."""
    king = field.king(side)
    return bearing_on(field, king, side.other) if king else frozenset()


def in_check(field: Field, side: Side) -> bool:
    """Whether a side's King stands in check."""
    return bool(checkers(field, side))


def expect(field: Field, house: House, kind: Kind) -> Side:
    """The side of the man of that kind in a house. Raises ValueError when another stands there."""
    man = field.at(house)
    if not man or man.kind is not kind:
        raise ValueError(f"house={house} holds {man or 'no man'}, not a {kind.name.casefold()}")
    return man.side
