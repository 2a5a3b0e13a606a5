"""Endings of few men played out to the end, by sets of houses as whole numbers of 64 bits.

For each place of the other men a set holds the houses of the bare King (Black's): those from which
White, to move, wins by force, and those from which he wins when Black is to move. A set grows until
it no longer does. Houses are numbered as the package ``chess`` numbers its squares. A stale is no
win of White, whether it draws, as now, or loses, as in 1754; and that is all that the sets tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import chess

ALL = chess.BB_ALL
Sets = tuple[int, ...]
"""By the place of White's King, a set of houses of Black's."""


def bit(square: int) -> int:
    """The set of one house."""
    return chess.BB_SQUARES[square]


def near(houses: int) -> int:
    """The houses from which a King comes into a set in one step."""
    sides = ((houses << 1) & ALL & ~chess.BB_FILE_A) | ((houses >> 1) & ~chess.BB_FILE_H)
    row = houses | sides
    return (sides | (row << 8) | (row >> 8)) & ALL


KING = [near(bit(square)) for square in chess.SQUARES]
"""Where a King may step."""


def bearing(square: int, kind: chess.PieceType, among: int) -> int:
    """The houses that a Queen or a Bishop bears upon; those ``among`` are held and block."""
    found = chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & among]
    if kind == chess.QUEEN:
        found |= chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & among]
        found |= chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & among]
    return found


def lost_for_black(free: int, winning: int, checked: int, taken: int) -> int:
    """Where the bare King is lost: every step goes to a winning house, or he is mated.

    ``free``: houses not borne upon; ``taken``: those of them where he takes a man and is saved.
    """
    saved = near(free & (~winning | taken))
    stale = ~near(free) & ~checked
    return ALL & ~saved & ~stale


@cache
def pawn_wins(pawn: int) -> tuple[Sets, Sets]:
    """By the place of White's King: where Black's is lost, White or Black to move; Pawn at a place.

    A Pawn that comes to the last rank is made a Queen, and wins where she is neither taken nor
    stales; ``queen_wins`` shows that she then does.
    """
    ahead = pawn + 8
    queening = chess.square_rank(ahead) == 7
    bears = chess.BB_PAWN_ATTACKS[chess.WHITE][pawn]
    after = _made_queen(ahead) if queening else pawn_wins(ahead)[1]
    double = pawn_wins(pawn + 16)[1] if chess.square_rank(pawn) == 1 else (0,) * 64
    white, black = [0] * 64, [0] * 64
    apart = [ALL & ~KING[king] & ~bit(king) & ~bit(pawn) for king in range(64)]
    grown = True
    while grown:
        grown = False
        for king in range(64):
            if king == pawn:
                continue
            legal = apart[king] & ~bears
            win = 0
            for to in chess.scan_forward(KING[king] & ~bit(pawn)):
                win |= black[to]
            if king != ahead:
                win |= after[king] & ~bit(ahead)
                if king != pawn + 16:
                    win |= double[king] & ~bit(ahead) & ~bit(min(pawn + 16, 63))
            win &= legal
            free = ALL & ~KING[king] & ~bit(king) & ~bears
            taken = bit(pawn)
            lost = lost_for_black(free, win, bears, taken) & apart[king]
            grown |= win != white[king] or lost != black[king]
            white[king], black[king] = win, lost
    return tuple(white), tuple(black)


def _made_queen(square: int) -> Sets:
    """By White's King: where Black's, to move, can neither take the new Queen nor is staled."""
    places = []
    for king in range(64):
        queen = bearing(square, chess.QUEEN, bit(king))
        free = ALL & ~KING[king] & ~bit(king) & ~queen
        lost = lost_for_black(free, ALL, queen, bit(square))
        places.append(0 if king == square else lost & ~KING[king] & ~bit(king) & ~bit(square))
    return tuple(places)


def queen_wins() -> Iterator[tuple[int, int]]:
    """Queen and King against King, White to move: where Black's may stand, and where he is lost.

    A Queen need not be kept from passing through Black's King: where she bears upon him, White is
    not to move.
    """
    places = [(king, queen) for king in range(64) for queen in range(64) if king != queen]
    bears = {place: bearing(place[1], chess.QUEEN, bit(place[0])) for place in places}
    goes = {
        (king, queen): [
            *((to, queen) for to in chess.scan_forward(KING[king] & ~bit(queen))),
            *((king, to) for to in chess.scan_forward(bears[king, queen] & ~bit(king))),
        ]
        for king, queen in places
    }
    apart = {place: ALL & ~KING[place[0]] & ~bit(place[0]) & ~bit(place[1]) for place in places}
    white = dict.fromkeys(places, 0)
    grown = True
    while grown:
        grown = False
        black = {}
        for king, queen in places:
            free = ALL & ~KING[king] & ~bit(king) & ~bears[king, queen]
            lost = lost_for_black(free, white[king, queen], bears[king, queen], bit(queen))
            black[king, queen] = lost & apart[king, queen]
        for place in places:
            win = 0
            for to in goes[place]:
                win |= black[to]
            win &= apart[place] & ~bears[place]
            if win != white[place]:
                grown = True
                white[place] = win
    for it, won in white.items():
        yield apart[it] & ~bears[it], won


Places = tuple[int, int, int]
"""Where White's Pawn, Bishop and King stand."""

CORNER = chess.A8
HELD = bit(CORNER) | bit(chess.B8) | bit(chess.A7) | bit(chess.B7)
"""The corner to which the Pawn of the Queens Rook goes, and the houses about it."""


def corner_holds() -> dict[Places, int]:
    """Of the houses about the corner, those from which Black's King never need be lost.

    White, to move, has a Pawn on the file of that corner and a Bishop of the other colour. Black
    holds where after every move he has a step to a house where he holds, or takes a man and draws,
    or is staled. Houses are struck out until none has to be.
    """
    wrong = [it for it in chess.SQUARES if not bit(it) & chess.BB_LIGHT_SQUARES]
    pawns = [chess.square(0, rank) for rank in range(1, 7)]
    places = [(p, b, k) for p in pawns for b in wrong for k in range(64) if len({p, b, k}) == 3]
    bears = {
        place: bearing(place[1], chess.BISHOP, bit(place[0]) | bit(place[2])) for place in places
    }
    holds = {(p, b, k): HELD & _free(p, b, k, bears[p, b, k]) for p, b, k in places}
    moves = {place: list(_moves(*place, bears[place])) for place in places}
    struck = True
    while struck:
        struck = False
        saved = {(p, b, k): _saved(p, b, k, bears[p, b, k], holds) for p, b, k in places}
        for place in places:
            kept = holds[place]
            for to in moves[place]:
                # Not where Black's King hinders that move.
                hinders = KING[to[2]] if to[2] != place[2] else 0
                if to[0] != place[0]:
                    hinders = bit(place[0] + 8) | bit(to[0])
                kept &= hinders | (saved[to] if to in saved else _queened(*to))
            struck |= kept != holds[place]
            holds[place] = kept
    return holds


def _free(pawn: int, bishop: int, king: int, bears: int) -> int:
    """The empty houses where Black's King would not be in check."""
    borne = bears | KING[king] | chess.BB_PAWN_ATTACKS[chess.WHITE][pawn]
    return ALL & ~borne & ~bit(pawn) & ~bit(bishop) & ~bit(king)


def _moves(pawn: int, bishop: int, king: int, bears: int) -> Iterator[Places]:
    """Where White's men can stand after his move, Black's King not regarded."""
    for to in chess.scan_forward(KING[king] & ~bit(pawn) & ~bit(bishop)):
        yield pawn, bishop, to
    for to in chess.scan_forward(bears & ~bit(pawn) & ~bit(king)):
        yield pawn, to, king
    if not {pawn + 8} & {bishop, king}:
        yield pawn + 8, bishop, king
        if chess.square_rank(pawn) == 1 and not {pawn + 16} & {bishop, king}:
            yield pawn + 16, bishop, king


def _saved(pawn: int, bishop: int, king: int, bears: int, holds: dict[Places, int]) -> int:
    """Where Black's King, to move, is saved."""
    takes_pawn = bit(pawn) & ~bears & ~KING[king]
    guarded = KING[king] | chess.BB_PAWN_ATTACKS[chess.WHITE][pawn]
    takes_bishop = bit(bishop) & ~guarded & ~pawn_wins(pawn)[0][king]
    goes = _free(pawn, bishop, king, bears) | takes_pawn | (bit(bishop) & ~guarded)
    checked = bears | chess.BB_PAWN_ATTACKS[chess.WHITE][pawn]
    return near(holds[pawn, bishop, king] | takes_pawn | takes_bishop) | (~near(goes) & ~checked)


def _queened(queen: int, bishop: int, king: int) -> int:
    """Where Black's King is saved from a Pawn made Queen: he takes her, or is staled."""
    among = bit(king) | bit(bishop)
    bears = bearing(queen, chess.QUEEN, among)
    others = KING[king] | bearing(bishop, chess.BISHOP, bit(king) | bit(queen))
    goes = ALL & ~bears & ~others & ~bit(king) & ~(bit(bishop) & bears)
    takes = bit(queen) & ~others
    return near(takes) | (~near(goes | takes) & ~bears & ~others)
