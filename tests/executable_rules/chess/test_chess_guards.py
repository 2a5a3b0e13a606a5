"""What each man guards before and after he goes forth."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from executable_rules.chess.field import HOUSES, PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.guards import (
    bishop_guards,
    king_guards,
    knight_guards,
    pawn_guards_houses,
    queen_guards,
    rook_guards,
)
from executable_rules.chess.ways import compass
from tests.executable_rules.chess.chess_support import at, houses

Guards = Callable[..., frozenset[House]]


def before(guards: Guards, name: str) -> frozenset[House]:
    """What the man guards in his first place, named from his own side: of both sides alike."""
    white, black = (guards(field=PLACED, house=House.named(name, side)) for side in Side)
    assert {House(house.file, 9 - house.rank) for house in black} == white
    return white


def alone(guards: Guards, kind: Kind) -> dict[House, int]:
    """How many houses a man guards, alone, from each house."""
    fields = {house: Field({house: Man(Side.WHITE, kind)}) for house in HOUSES}
    return {house: len(guards(field=field, house=house)) for house, field in fields.items()}


def off_the_side(house: House, by: int = 1) -> bool:
    """Whether a house lies so many houses from every side of the field."""
    return all(by < it <= 8 - by for it in (house.file, house.rank))


def test_each_rule_asks_for_its_own_man() -> None:
    great = (king_guards, queen_guards, bishop_guards, knight_guards, rook_guards)
    for guards in (*great, pawn_guards_houses):
        with pytest.raises(ValueError, match="holds no man, not a"):
            guards(field=PLACED, house=at("e4"))
        with pytest.raises(ValueError, match="holds white"):
            guards(field=PLACED, house=at("e1" if guards is not king_guards else "e2"))


@pytest.mark.quotes(
    "cotton.chess.guards.2",
    "The King, whether white or black, guards five persons before he goes forth; and being once "
    "advanced into the field",
    "though it be but into the second house",
    "he then and afterwards in his March guards eight houses, till he come again to one side or "
    "other of the field",
)
def test_the_king_guards_five_then_eight() -> None:
    assert len(before(king_guards, "K1")) == 5
    count = alone(king_guards, Kind.KING)
    assert count[at("e2")] == 8
    assert all((number == 8) is off_the_side(house) for house, number in count.items())


@pytest.mark.quotes(
    "cotton.chess.guards.4",
    "The Queen protects her King and Bishop, her Kings, her Bishops, and her own Pawn",
    "Thus the Queen guards as many as the King before she goes forth, and",
)
def test_the_queen_protects_five_and_as_many_as_the_king() -> None:
    assert before(queen_guards, "Q1") == houses("e1 c1 e2 c2 d2")
    assert alone(queen_guards, Kind.QUEEN) == alone(king_guards, Kind.KING)


@pytest.mark.quotes("cotton.chess.guards.4", "after, till the Game be won or lost")
def test_as_many_as_the_king_counts_the_next_houses_only() -> None:
    field = Field.parse("Qd4 / Ke8")
    assert len(queen_guards(field=field, house=at("d4"))) == 8
    assert len(compass(field, at("d4"))) == 27


@pytest.mark.quotes("cotton.chess.guards.6", "marched off from the side of the field")
def test_the_eight_need_two_houses_to_every_side() -> None:
    count = alone(knight_guards, Kind.KNIGHT)
    assert all((number == 8) is off_the_side(it, 2) for it, number in count.items())
    # One house off the side, as the print has it, is not enough.
    assert count[at("b2")] == 4 and off_the_side(at("b2"))


@pytest.mark.quotes(
    "cotton.chess.guards.8",
    "The Kings Rook guards his own Pawn and the Kings Knight, and no more till he be",
    "off of the side of the field, and then he guards four houses",
    "and the same does the Queens Rook",
)
def test_a_rook_guards_two_then_four() -> None:
    assert before(rook_guards, "KR1") == houses("h2 g1")
    assert before(rook_guards, "QR1") == houses("a2 b1")
    count = alone(rook_guards, Kind.ROOK)
    assert all((number == 4) is off_the_side(house) for house, number in count.items())
