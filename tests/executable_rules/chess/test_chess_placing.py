"""The men and their placing."""

from __future__ import annotations

import chess
import pytest
from chess_support import at, from_modern, houses

from executable_rules.chess.field import PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.placing import (
    Head,
    attendants,
    kings_flank,
    kings_place,
    man_of,
    pawns_places,
    pawns_waiting,
    queens_flank,
    queens_place,
)


@pytest.mark.quotes(
    "cotton.chess.men.1",
    "The first and highest is a King",
    "the next in height is a Queen",
    "the cloven heads are Bishops",
    "heads cut assaunt, like a feather in a Helmet, are called Knights",
    "Rooks, with a round button'd cap",
)
def test_each_man_is_known_by_his_head() -> None:
    assert man_of(head=Head.HIGHEST) is Kind.KING
    assert man_of(head=Head.NEXT_IN_HEIGHT) is Kind.QUEEN
    assert man_of(head=Head.CLOVEN) is Kind.BISHOP
    assert man_of(head=Head.ASSAUNT) is Kind.KNIGHT
    assert man_of(head=Head.ROUND_CAP) is Kind.ROOK


@pytest.mark.quotes("cotton.chess.men.2", "each Nobleman hath one of them to wait upon him")
def test_one_pawn_waits_upon_each_nobleman() -> None:
    assert [pawns_waiting(noblemen=number) for number in (1, 3)] == [1, 3]
    for side in Side:
        great = [it for it in PLACED.of(side) if PLACED.men[it].kind.great]
        assert len(PLACED.of(side, Kind.PAWN)) == pawns_waiting() == len(great)


@pytest.mark.quotes(
    "cotton.chess.placing.1",
    "the White King in the fourth house, being black, from the corner of the field",
    "the black King in the white house, being the fourth on the other side",
    "opposite to the white King",
)
def test_the_white_king_on_black_the_black_king_on_white_opposite() -> None:
    white, black = (kings_place(side=side) for side in Side)
    assert (str(white), str(black)) == ("e1", "e8")
    assert white.black and not black.black
    assert len(range(white.file, 9)) == 4
    assert white.file == black.file


@pytest.mark.quotes(
    "cotton.chess.placing.2",
    "the white Queen next to the white King in a white house",
    "the fourth on that side of the field",
    "the black Queen in a black house",
)
def test_the_queens_stand_on_their_own_colour_next_to_their_kings() -> None:
    white, black = (queens_place(side=side) for side in Side)
    assert (str(white), str(black)) == ("d1", "d8")
    assert black.black and not white.black
    assert white.file == black.file == 4
    assert all(queens_place(side=it).far(kings_place(side=it)) == 1 for it in Side)


@pytest.mark.quotes(
    "cotton.chess.placing.3",
    "first a Bishop",
    "the Knight after the Bishop",
    "after the Knight place the Rook",
    "the last place or corner of the field",
)
def test_bishop_knight_and_rook_follow_the_king_to_the_corner() -> None:
    order = {"f": Kind.BISHOP, "g": Kind.KNIGHT, "h": Kind.ROOK}
    for side, rank in ((Side.WHITE, 1), (Side.BLACK, 8)):
        assert kings_flank(side=side) == {at(f"{f}{rank}"): man for f, man in order.items()}


@pytest.mark.quotes(
    "cotton.chess.placing.4", "next to her, a Bishop, next a Knight, and then a Rook"
)
def test_bishop_knight_and_rook_follow_the_queen() -> None:
    order = {"c": Kind.BISHOP, "b": Kind.KNIGHT, "a": Kind.ROOK}
    for side, rank in ((Side.WHITE, 1), (Side.BLACK, 8)):
        assert queens_flank(side=side) == {at(f"{f}{rank}"): man for f, man in order.items()}


@pytest.mark.quotes(
    "cotton.chess.placing.5",
    "before each Nobleman",
    "the Pawns the second, from one corner of the field to the other",
)
def test_the_pawns_fill_the_second_rank() -> None:
    assert frozenset(pawns_places(side=Side.WHITE)) == houses("a2 b2 c2 d2 e2 f2 g2 h2")
    assert frozenset(pawns_places(side=Side.BLACK)) == houses("a7 b7 c7 d7 e7 f7 g7 h7")


@pytest.mark.quotes(
    "cotton.chess.placing.6",
    "three great men and four Pawns a-piece",
    "one Bishop, one Knight, and one Rook, with their Pawns",
)
@pytest.mark.quotes("cotton.chess.guards.1", "Kings and Queens have seven a piece")
def test_king_and_queen_have_seven_men_apiece() -> None:
    three_and_four = {Kind.BISHOP: 1, Kind.KNIGHT: 1, Kind.ROOK: 1, Kind.PAWN: 4}
    for side in Side:
        for kind in (Kind.KING, Kind.QUEEN):
            assert attendants(side=side, of=kind) == three_and_four
            assert sum(attendants(side=side, of=kind).values()) == 7
    with pytest.raises(ValueError, match="king or queen"):
        attendants(side=Side.WHITE, of=Kind.ROOK)


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
