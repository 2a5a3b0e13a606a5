"""What 1754 says of forks, of the Move and of endings, put to the test by playing them out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import chess
import pytest

from executable_rules.chess.draughts import Draught, lawful
from executable_rules.chess.endings_1754 import (
    corner_possessed,
    has_the_move,
    knights_fork,
    opposite_to_king_and_pawn,
)
from executable_rules.chess.field import Field, House, Kind, Man, Side
from executable_rules.chess.laws_1754 import stale_mate
from executable_rules.chess.lines import fork
from tests.executable_rules.chess.chess_endings import (
    ALL,
    CORNER,
    bearing,
    bit,
    corner_holds,
    lost_for_black,
    near,
    pawn_wins,
    queen_wins,
)
from tests.executable_rules.chess.chess_support import at, modern, to_house

W, B = Side.WHITE, Side.BLACK
KING, PAWN = Man(W, Kind.KING), Man(W, Kind.PAWN)


@pytest.mark.quotes("seymour.chess.rules.14", "the King being forced to go out of Check")
def test_after_any_answer_the_knight_takes_her() -> None:
    field = Field.parse("Kg1 Qc5 Pf2 Pg2 Ph2 / Kg8 Ne2 Rh3 Re8")
    field = Field({**field.men, at("e2"): Man(B, Kind.KNIGHT)})
    forked = Field.parse("Kg1 Qd4 Pf2 Pg2 Ph2 / Kg8 Ne2 Re8")
    assert knights_fork(field=forked, house=at("e2")) is Kind.QUEEN
    assert knights_fork(field=field, house=at("e2")) is None
    board = modern(forked, W)
    assert board.is_check()
    for move in list(board.legal_moves):
        board.push(move)
        assert chess.Move.from_uci("e2d4") in board.legal_moves
        board.pop()


@pytest.mark.quotes(
    "seymour.chess.rules.15", "Some guarded Pawn of your Adversary's", "may fork Two of your Pieces"
)
@pytest.mark.quotes("cotton.chess.aim.6", "one and the same rank, and but one house between them")
def test_a_guarded_pawn_forks_two_pieces_in_one_rank_only() -> None:
    great = [kind for kind in Kind if kind.great and kind is not Kind.KING]
    guarded = Field.parse("Kh1 / Ka8 Pd5 Pc6")
    for one, two in combinations(chess.SQUARES, 2):
        men = {to_house(one): Man(W, great[one % 4]), to_house(two): Man(W, great[two % 4])}
        if set(men) & set(guarded.men):
            continue
        field = Field({**guarded.men, **men})
        first, second = men
        in_rank = first.rank == second.rank == 4 and first.far(second) == 2
        both = in_rank and {first.file, second.file} == {3, 5}
        assert fork(field=field, house=at("d5")) == (set(men) if both else frozenset())
    loose = Field.parse("Kh1 Rc4 Ne4 / Ka8 Pd5 Pc7")
    assert fork(field=loose, house=at("d5")) == frozenset()


def king_and_pawn() -> Iterator[tuple[int, int, int, Field]]:
    """Where Pawn, King and bare King stand, each King in the other's file, one house between."""
    for pawn in chess.SQUARES[8:56]:
        for king in chess.SQUARES[:48]:
            bare = king + 16
            if pawn not in (king, bare):
                men = {to_house(king): KING, to_house(pawn): PAWN}
                yield pawn, king, bare, Field({**men, to_house(bare): Man(B, Kind.KING)})


def lost(pawn: int, king: int, bare: int, *, white_to_move: bool) -> bool:
    """Is the bare King lost to King and Pawn, whoever is to move?"""
    return bool(pawn_wins(pawn)[not white_to_move][king] & bit(bare))


@pytest.mark.example("chess-1754.the-move")
@pytest.mark.quotes("seymour.chess.rules.21", "you will get the Advantage of the Move")
def test_the_move_decides_where_a_king_stands_before_his_pawn() -> None:
    differ = set[House]()
    for pawn, king, bare, field in king_and_pawn():
        if king == pawn + 8:
            assert has_the_move(field=field, side=B) is W
            assert has_the_move(field=field, side=W) is B
            behind = lost(pawn, king, bare, white_to_move=True)
            ahead = lost(pawn, king, bare, white_to_move=False)
            assert ahead >= behind
            if ahead and not behind:
                differ.add(to_house(king))
    # In the six inner files, from the third rank to the fifth.
    assert differ == {House(file, rank) for file in range(2, 8) for rank in (3, 4, 5)}


@pytest.mark.example("chess-1754.king-and-pawn")
@pytest.mark.quotes(
    "seymour.chess.rules.22",
    "Suppose your Adversary has on the Board his King and one Pawn, but you have your King only",
    "when he is either immediately before, or on one Side of his Pawn",
    "it's impossible you should lose the Game",
)
def test_the_bare_king_opposite_loses_in_six_standings_only() -> None:
    told, wrong = 0, set[str]()
    for pawn, king, bare, field in king_and_pawn():
        if not opposite_to_king_and_pawn(field=field, side=B):
            continue
        told += 1
        if lost(pawn, king, bare, white_to_move=True):
            wrong.add(str(field))
    assert told == 102
    assert wrong == {f"P{file}5 K{file}6 / K{file}8" for file in "bcdefg"}


def test_the_sets_are_those_that_the_modern_package_plays() -> None:
    for pawn in (chess.A5, chess.E2, chess.F7):
        for king in range(0, 64, 3):
            for bare in range(0, 64, 5):
                if len({pawn, king, bare}) < 3 or chess.square_distance(king, bare) < 2:
                    continue
                board = chess.Board(None)
                board.set_piece_at(pawn, chess.Piece(chess.PAWN, chess.WHITE))
                board.set_piece_at(king, chess.Piece(chess.KING, chess.WHITE))
                board.set_piece_at(bare, chess.Piece(chess.KING, chess.BLACK))
                for turn in (True, False):
                    board.turn = turn
                    if board.is_valid():
                        assert lost(pawn, king, bare, white_to_move=turn) is by_one_move(board)


def by_one_move(board: chess.Board) -> bool:
    """Is Black's King lost, as one move of the package and the sets after it tell?"""
    answers = [told(board, move) for move in board.legal_moves]
    if board.turn:
        return any(answers)
    return all(answers) if answers else board.is_checkmate()


def told(board: chess.Board, move: chess.Move) -> bool:
    after = board.copy()
    after.push(move)
    king, bare = after.king(chess.WHITE), after.king(chess.BLACK)
    assert king is not None and bare is not None
    pawns = after.pieces(chess.PAWN, chess.WHITE)
    if pawns:
        return lost(pawns.pop(), king, bare, white_to_move=after.turn)
    if move.promotion != chess.QUEEN:
        return False
    return not after.is_stalemate() and not any(after.is_capture(it) for it in after.legal_moves)


def test_a_queen_always_wins_who_is_not_taken() -> None:
    assert all(stands == won for stands, won in queen_wins())


@pytest.mark.example("chess-1754.wrong-bishop")
@pytest.mark.quotes(
    "seymour.chess.rules.23",
    "his Bishop not of the Colour that commands the Corner House to which his Pawn is going",
    "if you can but get Possession of that Corner, you can't lose the Game",
)
def test_the_corner_is_never_lost() -> None:
    holds, held = corner_holds(), 0
    for (pawn, bishop, king), safe in holds.items():
        among = bit(pawn) | bit(king)
        bears = bearing(bishop, chess.BISHOP, among) | near(bit(king))
        bears |= chess.BB_PAWN_ATTACKS[chess.WHITE][pawn]
        if bit(CORNER) & ~bears & ~bit(king):
            held += 1
            assert safe & bit(CORNER)
    # Pawns in six ranks, 32 houses of the Bishop: every standing that can be.
    assert held == 11004
    field = Field.parse("Kc6 Pa5 Be3 / Ka8")
    assert corner_possessed(field=field, side=B) is True


@pytest.mark.quotes("seymour.chess.rules.23", "and, by a Stale, may possibly win it")
def test_by_a_stale_he_may_win() -> None:
    field = Field.parse("Kb6 Pa6 Be3 / Ka8")
    assert corner_possessed(field=field, side=B) is True
    pushed = field.moved(at("a6"), at("a7"))
    assert stale_mate(field=pushed, side=B) is B
    assert Draught.parse("a6-a7") in lawful(field, W)


def test_sets_of_houses() -> None:
    assert near(bit(chess.A1)) == chess.SquareSet([chess.A2, chess.B1, chess.B2]).mask
    for number in chess.SQUARES:
        assert near(bit(number)) == chess.BB_KING_ATTACKS[number]
    # Stale and Mate in the corner: no house free, in check or not.
    assert lost_for_black(0, 0, ALL, 0) == ALL and lost_for_black(0, 0, 0, 0) == 0


TRICK = chess.Board("8/8/1r6/8/7k/4Q3/2r5/K7 w - - 0 1")
"""White: King in the corner, without a move, and a Queen; Black: two Rooks and the better game."""


def forced(board: chess.Board, checks: int) -> bool:
    """Can White, by so many checks of his Queen at most, have her taken and be staled?"""
    if board.is_stalemate():
        return True
    for check in [move for move in board.legal_moves if board.gives_check(move)] if checks else []:
        board.push(check)
        answers = list(board.legal_moves)
        won = bool(answers) and all(forced(after(board, answer), checks - 1) for answer in answers)
        board.pop()
        if won:
            return True
    return False


def after(board: chess.Board, move: chess.Move) -> chess.Board:
    following = board.copy(stack=False)
    following.push(move)
    return following


@pytest.mark.example("chess-1754.queen-in-stale-mate")
@pytest.mark.quotes(
    "seymour.chess.rules.24",
    "thus will you force him at last to take your Queen",
    "by being in a Stale-mate, wins the Game",
)
def test_the_queen_is_forced_upon_him_and_wins() -> None:
    moving = {TRICK.piece_type_at(move.from_square) for move in TRICK.legal_moves}
    assert moving == {chess.QUEEN}
    assert not forced(TRICK, 1) and forced(TRICK, 2)
    staled = Field.parse("Ka1 / Kg5 Rb6 Rc2")
    assert stale_mate(field=staled, side=W) is W
    assert modern(staled, W).is_stalemate()


@pytest.mark.example("chess-1754.queen-in-stale-mate")
def test_a_piece_of_the_stale_thrust_in_undoes_it() -> None:
    checked = after(TRICK, chess.Move.from_uci("e3e7"))
    thrust = chess.Move.from_uci("b6f6")
    assert checked.is_check() and thrust in checked.legal_moves
    freed = after(checked, thrust)
    assert [move.uci() for move in freed.legal_moves if move.from_square == chess.A1] == ["a1b1"]
    assert not forced(freed, 2)
    assert stale_mate(field=Field.parse("Ka1 / Kh4 Rf6 Rc2"), side=W) is None
