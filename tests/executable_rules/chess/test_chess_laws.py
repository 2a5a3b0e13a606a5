"""Chess: the placing of the men, and the laws."""

from __future__ import annotations

import chess
import pytest

from executable_rules.chess.draughts import Draught, lawful, true_draughts
from executable_rules.chess.field import PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.laws import (
    FalseDraught,
    adversarys_false_draught,
    check_said_late,
    touch_and_take,
    your_false_draught,
)
from executable_rules.chess.placing import (
    kings_flank,
    kings_place,
    pawns_places,
    queens_flank,
    queens_place,
)
from tests.executable_rules.chess.chess_support import at, from_modern, modern, square


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


@pytest.mark.quotes(
    "cotton.chess.laws.1",
    "What Piece soever of your own you touch or lift",
    "you must play it for that draught if you can",
    "Touch and take, out of hand and stand",
)
def test_the_piece_touched_must_be_played_if_it_can() -> None:
    played = touch_and_take(field=PLACED, side=Side.WHITE, house=at("b1"))
    assert {str(draught) for draught in played} == {"b1-a3", "b1-c3"}
    # The Rook cannot be played: any other draught may.
    free = touch_and_take(field=PLACED, side=Side.WHITE, house=at("a1"))
    assert free == set(lawful(PLACED, Side.WHITE))
    pinned = Field.parse("Ke1 Ne2 Pa2 / Ke8 Re5")
    free = touch_and_take(field=pinned, side=Side.WHITE, house=at("e2"))
    assert free == set(lawful(pinned, Side.WHITE)) != frozenset()
    for wrong in ("e7", "e4"):
        with pytest.raises(ValueError, match="no man of white stands there"):
            touch_and_take(field=PLACED, side=Side.WHITE, house=at(wrong))
    # A King touched may go by a shift, if that is all he can.
    shift = Field.parse("Ke1 Rh1 Pa2 / Rd8 Re5 Rf8 Kc8")
    unstirred = (at("e1"), at("h1"))
    his = touch_and_take(field=shift, side=Side.WHITE, house=at("e1"), unmoved=unstirred)
    assert {str(draught) for draught in his} == {"e1-g1"}
    assert touch_and_take(field=shift, side=Side.WHITE, house=at("e1")) == frozenset()


@pytest.mark.quotes("cotton.chess.laws.3", "too late to challenge")
@pytest.mark.quotes("cotton.chess.laws.4", "you cannot recall it")
def test_divergence_a_false_draught_may_stand_for_ever() -> None:
    assert adversarys_false_draught(draughts_since=1) is FalseDraught.TOO_LATE
    assert your_false_draught(was_found_out=False, draughts_since=1) is FalseDraught.STANDS
    # The modern game knows no legal way on from an illegal move.
    with pytest.raises(chess.IllegalMoveError):
        chess.Board().parse_uci("a1a5")


CHECKED = Field.parse("Ke1 Qd8 Pa2 / Kh7 Re5")


@pytest.mark.quotes(
    "cotton.chess.laws.8",
    "one draught or more without avoiding the check",
    "your Adversary may say check to you when he listeth",
    "make you avoid that check you stood in, though it may be to your great peril",
)
def test_check_is_said_when_the_adversary_listeth() -> None:
    for since in (1, 2, 9):
        avoiding = check_said_late(
            field=CHECKED, side=Side.WHITE, was_named=True, draughts_since=since
        )
        assert avoiding == set(lawful(CHECKED, Side.WHITE))
        assert Draught.parse("a2-a3") not in avoiding
        assert Draught.parse("e1-f1") in avoiding
    silent = check_said_late(field=CHECKED, side=Side.WHITE, was_named=False)
    assert Draught.parse("a2-a3") in silent
    assert silent > avoiding
    unstirred = (at("e1"), at("h1"))
    shift = Field.parse("Ke1 Rh1 Pa2 / Rd8 Re5 Rf8 Kc8")
    for said in (True, False):
        told = check_said_late(field=shift, side=Side.WHITE, was_named=said, unmoved=unstirred)
        assert Draught.parse("e1-g1") in told
        assert (Draught.parse("a2-a3") in told) is not said
        told = check_said_late(field=shift, side=Side.WHITE, was_named=said)
        assert Draught.parse("e1-g1") not in told
    peril = Field.parse("Kh1 Pg2 Ph2 / Kh8 Ra1")
    assert check_said_late(field=peril, side=Side.WHITE, was_named=True) == frozenset()
    with pytest.raises(ValueError, match="must stand in check"):
        check_said_late(field=PLACED, side=Side.WHITE, was_named=True)
    with pytest.raises(ValueError, match="one draught played"):
        check_said_late(field=CHECKED, side=Side.WHITE, was_named=True, draughts_since=0)


@pytest.mark.quotes("cotton.chess.laws.8", "If your King stand in the check of any adverse piece")
def test_divergence_the_modern_king_may_never_be_left_in_check() -> None:
    silent = check_said_late(field=CHECKED, side=Side.WHITE, was_named=False)
    board = modern(CHECKED, Side.WHITE)
    legal = {(move.from_square, move.to_square) for move in board.legal_moves}
    left = {
        draught for draught in silent if (square(draught.start), square(draught.to)) not in legal
    }
    assert left
    assert silent == set(true_draughts(CHECKED, Side.WHITE))
    assert silent - left == check_said_late(field=CHECKED, side=Side.WHITE, was_named=True)
