"""Draughts: what a side may play, by march and privilege, without leaving its King in check.

>>> from executable_rules.chess.field import PLACED
>>> len(lawful(PLACED, Side.WHITE))
20
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from executable_rules.chess.field import NOBLE_ORDER, Field, House, Kind, Side
from executable_rules.chess.ways import compass, in_check, not_own, steps


@dataclass(frozen=True)
class Draught:
    """A man's going from one house to another. ``made``: what a Pawn becomes there."""

    start: House
    to: House
    made: Kind | None = None

    @classmethod
    def parse(cls, text: str) -> Draught:
        """A draught such as e2-e4, or e7-e8=Q for a Pawn that is made a Queen."""
        way, _, made = text.partition("=")
        start, _, to = way.partition("-")
        return cls(House.parse(start), House.parse(to), Kind(made.strip()) if made else None)

    def __str__(self) -> str:
        return f"{self.start}-{self.to}" + (f"={self.made.value}" if self.made else "")

    @property
    def phrase(self) -> str:
        """The draught within a sentence."""
        return str(self).replace("=", " made ")


def lost_pieces(field: Field, side: Side) -> frozenset[Kind]:
    """Kinds of great men of which a side has fewer than it was given."""
    had = Counter(NOBLE_ORDER)
    return frozenset(kind for kind in had if len(field.of(side, kind)) < had[kind])


def made_in_last_rank(field: Field, side: Side) -> frozenset[Kind]:
    """What a Pawn may be made: a Queen when she is slain, else a piece that is already lost."""
    lost = lost_pieces(field, side) - {Kind.KING}
    return frozenset({Kind.QUEEN}) if Kind.QUEEN in lost else lost


def barred_by(field: Field, house: House, *, or_further: bool = False) -> frozenset[House]:
    """Adverse Pawns on the next files, as far as the fourth rank, which forbid a double remove."""
    side = field.men[house].side
    ranks = {side.rank(4), side.rank(3), side.rank(2)} if or_further else {side.rank(4)}
    pawns = field.of(side.other, Kind.PAWN)
    return frozenset(
        pawn for pawn in pawns if pawn.rank in ranks and abs(pawn.file - house.file) == 1
    )


def removes(field: Field, house: House) -> frozenset[House]:
    """A Pawn's removes forward: one house, or two for his first draught where they are clear."""
    side = field.men[house].side
    far = 2 if house.rank == side.rank(2) else 1
    found: set[House] = set()
    to = house.step(0, side.forward)
    while to and not field.at(to) and len(found) < far:
        found.add(to)
        to = to.step(0, side.forward)
    return frozenset(found)


def marches(field: Field, house: House, *, permission: bool) -> frozenset[House]:
    """Where a man may march or take, whatever becomes of his King; shifts are left out."""
    man = field.men[house]
    if man.kind is not Kind.PAWN:
        return not_own(field, house, compass(field, house))
    takes = {to for to in compass(field, house) if field.owner(to) is man.side.other}
    forward = removes(field, house)
    if not permission and barred_by(field, house):
        forward &= frozenset(steps(house, ((0, man.side.forward),)))
    return forward | takes


def shifts(field: Field, side: Side, unstirred: Collection[House]) -> Iterator[Draught]:
    """The King's changes with a Rook that are open: neither has moved, and nothing stands
    between.
    """
    king = House.named("K1", side)
    rooks = [House.named(name, side) for name in ("KR1", "QR1")]
    if king not in unstirred or field.king(side) != king:
        return
    for rook in rooks:
        between = range(min(king.file, rook.file) + 1, max(king.file, rook.file))
        man = field.at(rook)
        stands = man and man.side is side and man.kind is Kind.ROOK and rook in unstirred
        if stands and not any(field.at(House(file, king.rank)) for file in between):
            yield Draught(king, House(king.file + (2 if rook > king else -2), king.rank))


def after(field: Field, draught: Draught) -> Field:
    """The field after a draught; the Rook goes with a King that shifts."""
    start, to = draught.start, draught.to
    moved = field.moved(start, to, draught.made)
    corners = {2: 8, -2: 1}
    way = to.file - start.file
    if field.men[start].kind is Kind.KING and way in corners:
        beside = (start.file + to.file) // 2
        moved = moved.moved(House(corners[way], to.rank), House(beside, to.rank))
    return moved


def true_draughts(
    field: Field, side: Side, unstirred: Collection[House] = (), *, permission: bool = False
) -> Iterator[Draught]:
    """Every draught by march and privilege, even one that leaves or puts the King in check."""
    for start in field.of(side):
        pawn = field.men[start].kind is Kind.PAWN
        for to in sorted(marches(field, start, permission=permission)):
            made = made_in_last_rank(field, side) if pawn and to.rank == side.rank(8) else ()
            for kind in sorted(made, key=lambda one: one.value) or (None,):
                yield Draught(start, to, kind)
    yield from shifts(field, side, unstirred)


def lawful(field: Field, side: Side, unstirred: Collection[House] = ()) -> tuple[Draught, ...]:
    """The true draughts after which the side's King stands in no check; no King is taken.

    ``unstirred``: houses of Kings and Rooks that have not been removed (none: no shift).
    """
    return without_check(field, side, true_draughts(field, side, unstirred))


def without_check(field: Field, side: Side, draughts: Iterable[Draught]) -> tuple[Draught, ...]:
    """Those of a side's draughts after which its King stands in no check; no King is taken."""
    foe = field.king(side.other)
    return tuple(
        draught
        for draught in draughts
        if draught.to != foe and not in_check(after(field, draught), side)
    )
