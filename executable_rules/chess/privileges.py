"""What is granted to the King and the Pawn alone: the shift, the double remove, the new Queen."""

from __future__ import annotations

from executable_rules.chess import facts
from executable_rules.chess.draughts import made_in_last_rank, removes, shifts
from executable_rules.chess.field import House, Kind
from executable_rules.chess.ways import bearing_on, checkers, expect
from executable_rules.facts import of_state
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, text


class Encounter(Worded):
    """What befalls a man within whose reach an adversary is brought."""

    TAKEN = "he may be taken"
    SALUTED = "he is only saluted with the word check"


@law(
    "cotton.chess.privileges.1",
    says=text(
        "The King may shift (castle) with the Rook at {}.",
        several="The King may shift (castle) with either Rook, at {}.",
        nothing="The King may not shift (castle).",
    ),
)
def may_shift(
    *,
    field: facts.Field,
    side: facts.Side,
    was_moved: of_state.WasMoved = False,
    rooks_moved: facts.RooksMoved = (),
) -> frozenset[House]:
    """The houses of the Rooks with which a King may shift, that is change places.

    No man may stand between, and neither King nor Rook may have moved before. A check, or a house
    in check on the way, does not hinder him: the book names no such condition.
    """
    rooks = {House.named(name, side) for name in ("KR1", "QR1")} - set(rooks_moved)
    neither = not was_moved and bool(rooks)
    if not met("neither the King nor the Rook he intends to change with", neither):
        return frozenset()
    unstirred = {House.named("K1", side)} | rooks
    corners = (8 if it.to > it.start else 1 for it in shifts(field, side, unstirred))
    return frozenset(House(file, side.rank(1)) for file in corners)


@law("cotton.chess.privileges.2", says=text("The King then stands at {0}, the Rook at {1}."))
def change_with_rook(*, side: facts.Side, rook_house: facts.RookHouse) -> tuple[House, House]:
    """Where King and Rook stand after a shift: he goes two houses, and the Rook stands beside him.

    Raises ValueError for a house that is neither Rook's first place.
    """
    if rook_house not in (House.named("KR1", side), House.named("QR1", side)):
        raise ValueError(
            f"rook_house={rook_house} cannot be: no Rook of {side.value} has its first place there"
        )
    own = rook_house == House.named("KR1", side)
    king, place = ("KN1", "KB1") if own else ("QB1", "Q1")
    return House.named(king, side), House.named(place, side)


@law("cotton.chess.privileges.3")
def brought_near(*, kind: facts.Kind) -> Encounter:
    """What befalls a man who comes within reach of an adversary; a King is only told ``check``."""
    if met("the King cannot", kind is Kind.KING):
        return Encounter.SALUTED
    return Encounter.TAKEN


@law(
    "cotton.chess.privileges.4",
    says=text(
        "The King may himself take the man at {}.",
        nothing="The King can himself take none of the checking men.",
    ),
)
def stayed_by_the_king(*, field: facts.Field, side: facts.Side) -> frozenset[House]:
    """The checking men whom the King may take with his own hand: next to him, and unguarded."""
    king = field.king(side)
    return frozenset(
        it
        for it in checkers(field, side)
        if king and king.far(it) == 1 and not bearing_on(field.moved(king, it), it, side.other)
    )


@law(
    "cotton.chess.privileges.5",
    says=text("The Pawn may remove to {}.", nothing="The Pawn cannot remove."),
)
def pawns_removes(*, field: facts.Field, house: facts.House) -> frozenset[House]:
    """A Pawn's removes forward: one house, or for his first draught also the second.

    Both houses must be empty, since he marches through the first. Law 6 tells who may forbid it.
    """
    expect(field, house, Kind.PAWN)
    return removes(field, house)


@law(
    "cotton.chess.privileges.6",
    says=text(
        "The Pawn may be made this alone: {}.",
        several="The Pawn may be made one of these: {}.",
        nothing="Nothing was lost: what the Pawn is made, the law does not say.",
    ),
)
def pawn_dignified(*, field: facts.Field, house: facts.House) -> frozenset[Kind]:
    """What a Pawn may be made in the last rank: a Queen, or, while she stands, a man already lost.

    Only a Queen, if the first was slain; while she stands, any great man already lost. None when
    nothing was lost: the book does not say what the Pawn then is, and here he stays a Pawn. A Queen
    that was once a Pawn is taken for the first, since the field does not tell them apart.

    Raises ValueError for a Pawn elsewhere.
    """
    side = expect(field, house, Kind.PAWN)
    if house.rank != side.rank(8):
        raise ValueError(f"house={house} cannot be: it is not in the first rank of the adversary")
    met("if the first Queen be yet standing in the field", bool(field.of(side, Kind.QUEEN)))
    return made_in_last_rank(field, side)
