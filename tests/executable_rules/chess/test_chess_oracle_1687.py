"""Chess of 1687 beside the modern game, as the package ``chess`` plays it.

Asked is, in positions of random games and with few men put at random, which draughts are lawful,
and what it is when there is none. The divergences stand in corpus/oracles/chess-1687.toml.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import chess
import pytest

from executable_rules.chess.checks import is_mate
from executable_rules.chess.draughts import Draught, lawful
from executable_rules.chess.ends import Ending, Player, dead_game, draws_first, stale
from executable_rules.chess.field import NOBLE_ORDER, Field, House, Kind, Side
from lawsofplay.cases.comparing import Comparing
from tests.executable_rules.chess.chess_support import from_modern, modern, scattered, to_house

ROOKS = (chess.A1, chess.H1, chess.A8, chess.H8)


def side_of(board: chess.Board) -> Side:
    return Side.WHITE if board.turn else Side.BLACK


def unstirred(board: chess.Board) -> set[House]:
    """Houses of the Kings and Rooks that were never removed."""
    rooks = {to_house(it) for it in chess.SquareSet(board.castling_rights)}
    return rooks | {House(5, rook.rank) for rook in rooks}


def game(plies: int, chance: random.Random) -> Iterator[chess.Board]:
    """A random game of the modern rules, castling and taking in passing with the rest."""
    board = chess.Board()
    while plies and not board.is_game_over():
        yield board
        board.push(chance.choice(list(board.legal_moves)))
        plies -= 1


def few_men(count: int, chance: random.Random) -> Iterator[chess.Board]:
    """Few men at random; in every fourth field White's King and Rooks are in their places."""
    for number, field in enumerate(scattered(count, seed=1687, most=5)):
        placed = number % 4 == 0
        if placed:
            black = {house: field.men[house] for house in field.of(Side.BLACK) if house.rank > 2}
            field = Field({**Field.parse("Ke1 Ra1 Rh1 / ").men, **black})
        board = modern(field, Side.WHITE if placed else chance.choice(tuple(Side)))
        board.castling_rights = chess.BB_A1 | chess.BB_H1 if placed else chess.BB_EMPTY
        if len(board.pieces(chess.KING, chess.BLACK)) and not board.was_into_check():
            yield board


def bars(board: chess.Board, to: int) -> bool:
    """Whether a Pawn of the adversary stands on the next file in the rank that a Pawn comes to."""
    pawns = board.pieces(chess.PAWN, not board.turn)
    return any(chess.square_distance(to, pawn) == 1 for pawn in pawns if pawn // 8 == to // 8)


def lost(board: chess.Board) -> set[Kind]:
    """What a Pawn of 1687 is made: the Queen if she is lost, else a great man that is."""
    wanting = {
        kind
        for kind in set(NOBLE_ORDER)
        if len(board.pieces(chess.PIECE_SYMBOLS.index(kind.value.lower()), board.turn))
        < NOBLE_ORDER.count(kind)
    }
    return {Kind.QUEEN} if Kind.QUEEN in wanting else wanting


def shifts(board: chess.Board) -> Iterator[Draught]:
    """The King's changes with a Rook, neither stirred and none between, that end in no check."""
    king = board.king(board.turn)
    if king is None:
        return
    for rook in ROOKS:
        stands = chess.BB_SQUARES[rook] & board.castling_rights
        if stands and rook // 8 == king // 8 and not chess.between(king, rook) & board.occupied:
            after, way = board.copy(stack=False), 1 if rook > king else -1
            after.remove_piece_at(rook)
            after.remove_piece_at(king)
            after.set_piece_at(king + way, chess.Piece(chess.ROOK, board.turn))
            after.set_piece_at(king + 2 * way, chess.Piece(chess.KING, board.turn))
            if not after.is_attacked_by(not board.turn, king + 2 * way):
                yield Draught(to_house(king), to_house(king + 2 * way))


def by_the_record(oracle: Comparing, board: chess.Board) -> set[Draught]:
    """The modern moves, and what each divergence on record takes from them or adds."""
    draughts = set()
    for move in board.legal_moves:
        draught = Draught(to_house(move.from_square), to_house(move.to_square))
        pawn = board.piece_type_at(move.from_square) == chess.PAWN
        twice = abs(draught.to.rank - draught.start.rank) == 2
        if board.is_en_passant(move):
            oracle.diverges("taking-in-passing")
        elif pawn and twice and bars(board, move.to_square):
            oracle.diverges("double-remove")
        elif move.promotion:
            oracle.diverges("pawn-dignified")
            made: set[Kind | None] = {*lost(board)} or {None}
            draughts |= {Draught(draught.start, draught.to, kind) for kind in made}
        else:
            draughts.add(draught)
    for draught in shifts(board):
        if draught not in draughts:
            oracle.diverges("shift-in-check")
            draughts.add(draught)
    return draughts


def ends(oracle: Comparing, board: chess.Board, field: Field, able: bool) -> None:
    """What it is when one cannot play, and when men are too few."""
    side = side_of(board)
    if not able:
        assert is_mate(field, side, unstirred(board)) is board.is_check()
        loses = stale(field=field, side=side) is Ending.GIVER_LOSES
        assert loses is not board.is_check()
        if loses and board.is_stalemate():
            oracle.diverges("stale")
    saved = dead_game(field=field) is Ending.STAKES_SAVED
    assert saved is (len(board.piece_map()) == 2)
    if board.is_insufficient_material() and not saved:
        oracle.diverges("dead-game")
    assert saved <= board.is_insufficient_material()


@pytest.mark.oracle("chess.draughts-of-1687")
def test_draughts_and_ends_of_1687_are_the_modern_ones_but_for_the_record(
    oracle: Comparing,
) -> None:
    chance = random.Random(1687)
    if (
        draws_first(side_chosen=Side.BLACK, side=Side.BLACK) is Player.CHOOSES
        and chess.Board().turn
    ):
        oracle.diverges("first-draught")
    stuck = modern(Field.parse("Kf7 Qg6 / Kh8"), Side.BLACK)
    for board in chain(*(game(60, chance) for _ in range(4)), few_men(2400, chance), (stuck,)):
        field = from_modern(board)
        ours = set(lawful(field, side_of(board), unstirred(board)))
        assert ours == by_the_record(oracle, board), board.fen()
        ends(oracle, board, field, bool(ours))
        oracle.ask()
