"""The men and their placing."""

from __future__ import annotations

import chess
import pytest
from chess_support import from_modern

from executable_rules.chess.field import PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.placing import (
    kings_flank,
    kings_place,
    pawns_places,
    queens_flank,
    queens_place,
)


def test_the_rules_of_placing_make_the_modern_board() -> None:
    men: dict[House, Man] = {}
    for side in Side:
        men[kings_place(side=side)] = Man(side, Kind.KING)
        men[queens_place(side=side)] = Man(side, Kind.QUEEN)
        for flank in (kings_flank(side=side), queens_flank(side=side)):
            men |= {house: Man(side, kind) for house, kind in flank.items()}
        men |= {house: Man(side, Kind.PAWN) for house in pawns_places(side=side)}
    assert Field(men) == PLACED == from_modern(chess.Board())


def test_fields_are_written_and_read() -> None:
    text = "Ke1 Pe4 / Ke8"
    assert str(Field.parse(text)) == text
    assert Field.parse("placed") == PLACED
    assert hash(Field.parse(text)) == hash(Field.parse("Pe4 Ke1 / Ke8"))
    for wrong in ("Ke1", "Ke9 / Ke8", "Ke1 Qe1 / Ke8", "Xe1 / Ke8"):
        with pytest.raises(ValueError, match=r"stroke|not a house|one man|not a valid"):
            Field.parse(wrong)
    with pytest.raises(ValueError, match="such as KB3"):
        House.named("e4", Side.WHITE)
