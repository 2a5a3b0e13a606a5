"""Chess of 1754 beside the modern game, as the package ``chess`` plays it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import pytest

from executable_rules.chess.degrees_1754 import king_lost
from executable_rules.chess.draughts import Draught, barred_by
from executable_rules.chess.ends import Ending
from executable_rules.chess.field import Field, Kind, Side
from executable_rules.chess.laws_1754 import (
    Recall,
    check_without_notice,
    drawn_up,
    may_recall,
    stale_mate,
    touched_man,
)
from lawsofplay.cases.comparing import Comparing
from tests.executable_rules.chess.chess_support import from_modern, modern, square, to_house

Going = tuple[int, int, str]
"""From where, to where, and what is made of a Pawn."""


def positions(count: int) -> Iterator[chess.Board]:
    """Positions of random games, where captures and odd moves are sought: they soon end."""
    chance = random.Random(3)
    board = chess.Board()
    for _ in range(count):
        if not any(board.legal_moves) or board.is_insufficient_material():
            yield board
            board = chess.Board()
        yield board
        moves = list(board.legal_moves)
        odd = [
            move
            for move in moves
            if board.is_capture(move) or move.promotion or board.gives_check(move)
        ]
        board.push(chance.choice(odd if odd and chance.random() < 0.4 else moves))


def touched(board: chess.Board, chance: random.Random) -> int:
    """A man to touch: one whose move the two games may see otherwise, if there is one."""
    told = {move.from_square for move in board.legal_moves if special(board, move)}
    own = chess.scan_forward(board.occupied_co[board.turn])
    return chance.choice(sorted(told) or sorted(own))


def special(board: chess.Board, move: chess.Move) -> str:
    """Which divergence a modern move belongs to; empty when the two games agree on it."""
    field, start = from_modern(board), to_house(move.from_square)
    pawn = board.piece_type_at(move.from_square) == chess.PAWN
    if board.is_castling(move):
        return "castling"
    if board.is_en_passant(move):
        return "taking-in-passing"
    if pawn and chess.square_distance(move.from_square, move.to_square) == 2:
        return "double-remove-barred" if barred_by(field, start) else ""
    return "made-what-is-lost" if move.promotion else ""


def going(move: Draught | chess.Move) -> Going:
    if isinstance(move, chess.Move):
        return move.from_square, move.to_square, ""
    return square(move.start), square(move.to), move.made.value if move.made else ""


def compare_touched(board: chess.Board, man: int, oracle: Comparing) -> None:
    """What may be played with a man touched; promotions apart, by what they are made."""
    side = Side.WHITE if board.turn else Side.BLACK
    field, start = from_modern(board), to_house(man)
    ours = {going(draught) for draught in touched_man(field=field, side=side, house=start)}
    theirs = {it for it in board.legal_moves if it.from_square == man}
    if not theirs:
        assert not ours and any(board.legal_moves)
        oracle.diverges("touched-man-that-cannot-go")
        return
    for move in [their for their in theirs if special(board, their)]:
        oracle.diverges(special(board, move))
    plain = {going(their) for their in theirs if not special(board, their)}
    last_rank = {(their.from_square, their.to_square) for their in theirs if their.promotion}
    assert {our for our in ours if our[:2] not in last_rank} == plain
    assert {our[:2] for our in ours} - {it[:2] for it in plain} == last_rank


def compare_end(board: chess.Board, oracle: Comparing) -> None:
    """Whether the game is at an end, and how."""
    side = Side.WHITE if board.turn else Side.BLACK
    field = from_modern(board)
    assert (king_lost(field=field, side=side) is Ending.GIVER_WINS) is board.is_checkmate()
    if board.is_stalemate():
        assert stale_mate(field=field, side=side) is side
        oracle.diverges("stale-mate")
    elif board.is_insufficient_material():
        oracle.diverges("no-draw-for-want-of-men")
    else:
        assert stale_mate(field=field, side=side) is None


def compare_check(board: chess.Board, oracle: Comparing) -> None:
    """A King in check, with notice and without."""
    side = Side.WHITE if board.turn else Side.BLACK
    field = from_modern(board)
    noticed = {
        going(draught)[:2]
        for draught in check_without_notice(field=field, side=side, gave_notice=True)
    }
    silent = {
        going(draught)[:2]
        for draught in check_without_notice(field=field, side=side, gave_notice=False)
    }
    evasions = {
        (move.from_square, move.to_square)
        for move in board.legal_moves
        if special(board, move) not in ("taking-in-passing", "double-remove-barred")
    }
    assert noticed == evasions <= silent
    if silent > noticed:
        oracle.diverges("check-without-notice")


def set_up() -> Field:
    return Field(drawn_up(side=Side.WHITE) | drawn_up(side=Side.BLACK))


@pytest.mark.oracle("chess.men-of-1754")
def test_chess_of_1754_beside_the_modern_game(oracle: Comparing) -> None:
    chance = random.Random(122)
    for board in positions(1000):
        oracle.ask()
        compare_end(board, oracle)
        if board.is_check() and any(board.legal_moves):
            compare_check(board, oracle)
        elif any(board.legal_moves):
            compare_touched(board, touched(board, chance), oracle)
    for name in ("Kf6 Qg6 / Kh8", "Ke1 / Ke8 Nb4"):
        oracle.ask()
        compare_end(modern(Field.parse(name), Side.BLACK), oracle)
    ours, theirs = set_up(), from_modern(chess.Board())
    differ = {man for man in ours.men if ours.men[man] != theirs.men[man]}
    assert {str(house) for house in differ} == {"d1", "e1"} and set(ours.men) == set(theirs.men)
    assert {ours.men[house].kind for house in differ} == {Kind.KING, Kind.QUEEN}
    oracle.diverges("kings-not-facing")
    false = chess.Move.from_uci("g1g3")
    assert false not in chess.Board().legal_moves
    stands = may_recall(was_found_out=False, next_has_played=True, on_purpose=False)
    assert stands is Recall.BY_NEITHER
    oracle.diverges("false-move")
