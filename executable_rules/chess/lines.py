"""The book's worked lines and traps, played out draught by draught.

A draught is written as the book counts, from the side that plays it: ``K2-K4`` is the Kings Pawn's
double remove of either side.

>>> str(play(PLACED, Side.BLACK, "K2-K4").at(House.parse("e5")))
'black pawn'
"""

from __future__ import annotations

from executable_rules.chess import facts
from executable_rules.chess.draughts import Draught, after, lawful, true_draughts
from executable_rules.chess.field import HOUSES, PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.ways import (
    SKIPS,
    bearing_on,
    checkers,
    compass,
    expect,
    not_own,
    steps,
)
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

DISCOVERY = (
    *("K2-K4", "K2-K4", "KN1-KB3", "KN1-KB3", "KB3-K5", "KB3-K5"),
    *("Q2-Q3", "Q1-K2", "K5-{}", "K5-QB6"),
)
SCHOLARS = ("K2-K3", "K2-K4", "Q1-KR5", "QN1-QB3", "KB1-QB4", "KN1-KB3", "KR5-KB7")
TWO_DRAUGHTS = ("KB2-KB3", "K2-K3", "KN2-KN4", "Q1-KR5")

LAST_OF_DISCOVERY, LAST_OF_SCHOLARS, LAST_OF_TWO = map(len, (DISCOVERY, SCHOLARS, TWO_DRAUGHTS))
"""How many draughts each line has."""


def play(field: Field, first: Side, *line: str) -> Field:
    """The field after a line of draughts, the sides in turn.

    Raises ValueError at the first draught that is not lawful.
    """
    side = first
    for said in line:
        start, _, to = said.partition("-")
        draught = Draught(House.named(start, side), House.named(to, side))
        if draught not in lawful(field, side):
            raise ValueError(f"{said} of {side.value} is not a lawful draught")
        field, side = after(field, draught), side.other
    return field


@law("cotton.chess.first-remove.3", says=text("The houses to which way is made: {}."))
def way_made(
    *, man_removed: facts.ManRemoved = "KR", side: facts.Side = Side.WHITE
) -> dict[Kind, frozenset[House]]:
    """What way a single remove at the first draught makes for the Queen and the Kings Bishop.

    ``man_removed``: the man who makes way. It is ``KR``, the Rook himself, as printed, or ``K2``,
    the Kings Pawn, whom the paragraph means.

    Raises ValueError for the Rook: he cannot stir.
    """
    start = House.named(man_removed if man_removed[-1:].isdigit() else f"{man_removed}1", side)
    to = start.step(0, side.forward)
    if not to or Draught(start, to) not in lawful(PLACED, side):
        raise ValueError(
            f"man_removed={man_removed} cannot be: the man in {start} has no single remove"
        )
    field = PLACED.moved(start, to)
    places = {Kind.QUEEN: House.named("Q1", side), Kind.BISHOP: House.named("KB1", side)}
    return {kind: not_own(field, place, compass(field, place)) for kind, place in places.items()}


@law(
    "cotton.chess.aim.3",
    says=text(
        "Where the Knight takes the Queen, for each remove of the King: {}.",
        nothing="The Queen is not caught.",
    ),
)
def knight_catches_queen(
    *,
    queen_house: facts.QueenHouse = "KR2",
    knight_house: facts.KnightHouse = "KB3",
    pawn_house: facts.PawnHouse | None = None,
) -> dict[House, frozenset[House]]:
    """Each remove of a checked King, with the Queens whom the checking Knight then takes.

    White's Knight checks the black King, who has not moved. Houses are named from Black's side.
    ``pawn_house``: the house of a Pawn of his. No Queen is caught when some man can take the
    Knight.
    """
    king, place = House.named("K1", Side.BLACK), House.named(knight_house, Side.BLACK)
    men = {king: Kind.KING, House.named(queen_house, Side.BLACK): Kind.QUEEN}
    men |= {House.named(pawn_house, Side.BLACK): Kind.PAWN} if pawn_house else {}
    field = Field({start: Man(Side.BLACK, kind) for start, kind in men.items()})
    field = Field({**field.men, place: Man(Side.WHITE, Kind.KNIGHT)})
    if not met("check her King", place in checkers(field, Side.BLACK)):
        return {}
    ready = any(draught.to == place for draught in lawful(field, Side.BLACK))
    if not met("no man ready to take up your Knight", not ready):
        return {}
    moved = {
        draught: after(field, draught)
        for draught in lawful(field, Side.BLACK)
        if draught.start == king
    }
    return {
        draught.to: compass(one, place) & frozenset(one.of(Side.BLACK, Kind.QUEEN))
        for draught, one in moved.items()
    }


@law(
    "cotton.chess.aim.4",
    says=text("The Bishop takes the Rook at {}.", nothing="The Bishop takes no Rook."),
)
def bishop_on_rook(*, is_unguarded: facts.IsUnguarded) -> frozenset[House]:
    """The unguarded Rooks that a Bishop takes from the house where his Knights Pawn first stood.

    ``is_unguarded``: the adverse Knights Pawn no longer stands before its Rook.
    """
    men = dict(PLACED.men)
    bishop, covering = House.named("QN2", Side.WHITE), House.named("KN2", Side.BLACK)
    men[bishop] = men.pop(House.named("QB1", Side.WHITE))
    if met("uncovered of the Knights Pawn", is_unguarded):
        del men[covering]
    field = Field(men)
    rooks = set(field.of(Side.BLACK, Kind.ROOK)) & compass(field, bishop)
    return frozenset(rook for rook in rooks if not bearing_on(field, rook, Side.BLACK))


@law("cotton.chess.aim.5", says=text("The Knight needs {:draught}."))
def knights_draughts(*, start: facts.Start, other_house: facts.OtherHouse) -> int:
    """The fewest draughts in which a Knight, unhindered, comes from one house to another."""
    count, reached = 0, {start}
    while other_house not in reached:
        reached |= {step for house in reached for step in steps(house, SKIPS)}
        count += 1
    return count


@law(
    "cotton.chess.aim.6",
    "seymour.chess.rules.15",
    says=text("The Pawn forks the men at {}.", nothing="It is no fork."),
)
def fork(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """The great men whom a guarded Pawn threatens at once, a Fork or Dilemma; none if it is no
    fork.

    They stand in the rank next to his, with one house between them. The book of 1754 says only that
    the Pawn is guarded, and need say no more: no others can be forked.
    """
    side = expect(field, house, Kind.PAWN)
    guarded = met("a Guard", bool(bearing_on(field, house, side)), "Some guarded Pawn")
    foes = {foe for foe in compass(field, house) if field.owner(foe) is side.other}
    great = frozenset(foe for foe in foes if field.men[foe].kind.great)
    return great if guarded and len(great) == 2 else frozenset()


@law(
    "cotton.chess.discovery.1",
    "seymour.chess.rules.17",
    says=text("It is check by discovery, from {}.", nothing="It is no check by discovery."),
)
def check_by_discovery(*, field: facts.Field, draught: facts.Draught) -> frozenset[House]:
    """The men who check because another of their side moved from between; none if none does.

    ``Discovery``: the man who moved had covered the check, and may check besides. The book of 1754
    names who can so lie in ``Ambush``: Queen, Bishop or Rook.

    Raises ValueError for a draught that no man can play.
    """
    man = field.at(draught.start)
    if not man:
        raise ValueError(f"draught={draught} cannot be: {draught.start} is empty")
    draughts = true_draughts(field, man.side, HOUSES, permission=True)
    if all((other.start, other.to) != (draught.start, draught.to) for other in draughts):
        raise ValueError(f"draught={draught} cannot be: {man} may not go so")
    before = checkers(field, man.side.other)
    return checkers(after(field, draught), man.side.other) - before - {draught.to}


@law(
    "cotton.chess.discovery.2",
    says=text("The men then stand so, white before the stroke and black after it: {}."),
)
def discovery_line(
    *, draughts: facts.Draughts = LAST_OF_DISCOVERY, man_removed: facts.ManRemoved = "KB3"
) -> Field:
    """The field after some draughts of the book's check by discovery; Black removes first.

    ``man_removed``: the ``more secure place`` to which his Knight goes, which the book leaves open.
    """
    line = (said.format(man_removed) for said in DISCOVERY[:draughts])
    return play(PLACED, Side.BLACK, *line)


@law(
    "cotton.chess.mates.1",
    says=text("The men then stand so, white before the stroke and black after it: {}."),
)
def scholars_mate(
    *, side: facts.Side = Side.WHITE, draughts: facts.Draughts = LAST_OF_SCHOLARS
) -> Field:
    """The field after some draughts of the Scholars Mate, which is given at the fourth draught.

    The print has lost the number of the Queen's house in the Kings Rooks file: it is the fifth, the
    only one that she can reach.
    """
    return play(PLACED, side, *SCHOLARS[:draughts])


@law(
    "cotton.chess.mates.2",
    says=text("The men then stand so, white before the stroke and black after it: {}."),
)
def mate_at_two_draughts(
    *, side: facts.Side = Side.WHITE, draughts: facts.Draughts = LAST_OF_TWO
) -> Field:
    """The field after some draughts of the Mate at two draughts; ``side`` is the raw Gamester."""
    return play(PLACED, side, *TWO_DRAUGHTS[:draughts])
