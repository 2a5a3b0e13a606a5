"""Fields for tests, and the modern game as the package ``chess`` plays it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
from hypothesis import strategies as st

from executable_rules.chess.draughts import Draught
from executable_rules.chess.field import HOUSES, Field, House, Kind, Man, Side

FULL_FILES = range(1, 9)
MIDDLE = tuple(house for house in HOUSES if 2 <= house.rank <= 7)
MEN = tuple(Man(side, kind) for side in Side for kind in Kind if kind is not Kind.KING)


def at(name: str) -> House:
    """A house by its modern name."""
    return House.parse(name)


def houses(names: str) -> frozenset[House]:
    """Several houses by their modern names."""
    return frozenset(at(name) for name in names.split())


def ends(draughts: frozenset[Draught] | tuple[Draught, ...], start: str) -> frozenset[House]:
    """Where the draughts of one man end."""
    return frozenset(draught.to for draught in draughts if draught.start == at(start))


def square(house: House) -> int:
    """The modern package's number of a house."""
    return chess.square(house.file - 1, house.rank - 1)


def to_house(number: int) -> House:
    """The house of the modern package's number."""
    return House(chess.square_file(number) + 1, chess.square_rank(number) + 1)


def modern(field: Field, side: Side) -> chess.Board:
    """The field as a board of the modern package, the side having the move; no castling."""
    board = chess.Board(None)
    for house, man in field.men.items():
        piece = chess.Piece.from_symbol(man.kind.value)
        board.set_piece_at(square(house), chess.Piece(piece.piece_type, man.side is Side.WHITE))
    board.turn = side is Side.WHITE
    return board


def from_modern(board: chess.Board) -> Field:
    """The field of a modern board."""
    return Field(
        {
            to_house(number): Man(
                Side.WHITE if piece.color else Side.BLACK, Kind(piece.symbol().upper())
            )
            for number, piece in board.piece_map().items()
        }
    )


def modern_ends(field: Field, house: House) -> frozenset[House]:
    """Where the modern man in a house may go, whatever becomes of his King; no castling."""
    man = field.men[house]
    board = modern(field, man.side)
    moves = board.generate_pseudo_legal_moves(from_mask=chess.BB_SQUARES[square(house)])
    return frozenset(to_house(move.to_square) for move in moves)


def modern_lawful(field: Field, side: Side) -> set[tuple[House, House]]:
    """The modern game's legal moves, without castling and taking in passing."""
    moves = modern(field, side).legal_moves
    return {(to_house(move.from_square), to_house(move.to_square)) for move in moves}


def scattered(count: int, *, seed: int = 1687, most: int = 24) -> Iterator[Field]:
    """Fields with both Kings, apart, and men at random; Pawns on the ranks 2 to 7 only."""
    chance = random.Random(seed)
    while count:
        kings = chance.sample(HOUSES, 2)
        if kings[0].far(kings[1]) < 2:
            continue
        men = {house: Man(side, Kind.KING) for side, house in zip(Side, kings, strict=True)}
        for house in chance.sample(HOUSES, chance.randint(0, most)):
            man = chance.choice(MEN)
            if house not in men and (house in MIDDLE or man.kind.great):
                men[house] = man
        count -= 1
        yield Field(men)


def games(count: int, *, seed: int = 1687, most: int = 60) -> Iterator[tuple[Field, Side]]:
    """Positions of modern games played at random, without castling and taking in passing."""
    chance = random.Random(seed)
    for _ in range(count):
        board = chess.Board()
        board.castling_rights = chess.BB_EMPTY
        for _ in range(most):
            board.ep_square = None
            if board.is_game_over():
                break
            yield from_modern(board), Side.WHITE if board.turn else Side.BLACK
            board.push(chance.choice(list(board.legal_moves)))


@st.composite
def fields(draw: st.DrawFn) -> Field:
    """Fields with both Kings, apart, for hypothesis."""
    white = draw(st.sampled_from(HOUSES))
    black = draw(st.sampled_from([house for house in HOUSES if house.far(white) > 1]))
    placed = draw(st.dictionaries(st.sampled_from(HOUSES), st.sampled_from(MEN), max_size=20))
    men = {it: man for it, man in placed.items() if it in MIDDLE or man.kind.great}
    kings = {white: Man(Side.WHITE, Kind.KING), black: Man(Side.BLACK, Kind.KING)}
    return Field({**men, **kings})
