"""The privileges of King and Pawn, and how they differ from the modern ones."""

from __future__ import annotations

import chess
import pytest
from hypothesis import given, settings

from executable_rules.chess.checks import Answer, mated
from executable_rules.chess.draughts import Draught, after, lawful, true_draughts
from executable_rules.chess.ends import Said, flying_king
from executable_rules.chess.field import PLACED, Field, House, Kind, Side
from executable_rules.chess.privileges import (
    Encounter,
    brought_near,
    change_with_rook,
    may_shift,
    pawn_dignified,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso
from tests.executable_rules.chess.chess_support import (
    at,
    ends,
    fields,
    houses,
    modern,
    scattered,
    square,
)

BOTH = houses("a1 h1")
UNSTIRRED = houses("e1 a1 h1 e8 a8 h8")


@pytest.mark.quotes(
    "cotton.chess.privileges.1",
    "provided that neither the King nor the Rook he intends to change with hath not as yet been "
    "removed from the place of their first standing",
)
def test_neither_may_have_been_removed() -> None:
    field = Field.parse("Ke1 Ra1 Rh1 / Ke8")
    assert may_shift(field=field, side=Side.WHITE, was_moved=True) == frozenset()
    assert may_shift(field=field, side=Side.WHITE, rooks_moved=(at("a1"),)) == houses("h1")
    assert may_shift(field=field, side=Side.WHITE, rooks_moved=(at("h1"),)) == houses("a1")
    removed = Field.parse("Kd1 Ra1 Rh1 / Ke8")
    assert may_shift(field=removed, side=Side.WHITE) == frozenset()
    both = (at("a1"), at("h1"))
    assert may_shift(field=field, side=Side.WHITE, rooks_moved=both) == frozenset()
    for facts, neither in (
        ({"rooks_moved": both}, False),
        ({"rooks_moved": both[:1]}, True),
        ({"was_moved": True}, False),
        ({}, True),
    ):
        told = explain(may_shift, field=field, side=Side.WHITE, **facts).call.steps
        assert [step.met for step in told if isinstance(step, Proviso)] == [neither]


def castling(field: Field) -> set[House]:
    """The Rooks with which the modern White King may castle, none having moved."""
    board = modern(field, Side.WHITE)
    board.castling_rights = chess.BB_A1 | chess.BB_H1 | chess.BB_A8 | chess.BB_H8
    ends = {move.to_square for move in board.legal_moves if board.is_castling(move)}
    return {at("h1" if chess.square_file(end) == 6 else "a1") for end in ends}


def shifting(field: Field) -> set[House]:
    """The Rooks with which White may shift without ending in check."""
    made = lawful(field, Side.WHITE, UNSTIRRED)
    kings = [
        draught for draught in made if draught.start == at("e1") and abs(draught.to.file - 5) == 2
    ]
    return {at("h1" if king.to.file == 7 else "a1") for king in kings}


@pytest.mark.quotes(
    "cotton.chess.privileges.1",
    "shift or change with what Rook he pleaseth, between whom and himself the way stands "
    "clear from other men",
)
def test_divergence_a_check_does_not_hinder_the_shift() -> None:
    in_check = Field.parse("Ke1 Ra1 Rh1 / Ke8 Re5")
    assert may_shift(field=in_check, side=Side.WHITE) == shifting(in_check) == BOTH
    assert castling(in_check) == set()
    through = Field.parse("Ke1 Ra1 Rh1 / Ke8 Rf5")
    assert may_shift(field=through, side=Side.WHITE) == shifting(through) == BOTH
    assert castling(through) == houses("a1")
    # To shift into check is no draught of a King in either game.
    into = Field.parse("Ke1 Ra1 Rh1 / Ke8 Rg5")
    assert shifting(into) == castling(into) == houses("a1")


@pytest.mark.quotes("cotton.chess.privileges.1", "and that for his better security")
@pytest.mark.quotes("cotton.chess.aim.1", "nor yet remove out of it")
@pytest.mark.quotes("cotton.chess.mates.6", "as long as he hath any place to flye to")
def test_divergence_a_king_may_shift_out_of_a_modern_mate() -> None:
    field = Field.parse("Ke1 Rh1 / Rd8 Re8 Rf8 Kh7")
    unstirred = (at("e1"), at("h1"))
    board = modern(field, Side.WHITE)
    board.castling_rights = chess.BB_H1
    assert board.is_checkmate()
    assert may_shift(field=field, side=Side.WHITE) == houses("h1")
    assert mated(field=field, side=Side.WHITE, unmoved=unstirred) == {Answer.REMOVES}
    assert flying_king(field=field, side=Side.WHITE, unmoved=unstirred)[0] is Said.CHECK
    assert mated(field=field, side=Side.WHITE) == {Answer.MATE}
    assert flying_king(field=field, side=Side.WHITE)[0] is Said.CHECK_MATE


@pytest.mark.quotes("cotton.chess.privileges.1", "and that for his better security")
@pytest.mark.quotes("cotton.chess.privileges.2", "come and stand by him on the other side")
@pytest.mark.quotes("cotton.chess.aim.1", "nor yet remove out of it")
def test_the_rook_beside_a_shifted_king_covers_the_check_that_he_fled() -> None:
    for text, rook, beside in (
        ("Ke1 Rh1 / Ra1 Ra2 Kg8", "h1", "f1"),
        ("Ke1 Ra1 / Rh1 Rh2 Kb8", "a1", "d1"),
    ):
        field = Field.parse(text)
        assert may_shift(field=field, side=Side.WHITE) == houses(rook)
        assert change_with_rook(side=Side.WHITE, rook_house=at(rook))[1] == at(beside)
        shift = mated(field=field, side=Side.WHITE, unmoved=(at("e1"), at(rook)))
        assert shift == {Answer.REMOVES}
        assert mated(field=field, side=Side.WHITE) == {Answer.MATE}


def test_the_shift_is_modern_castling_wherever_no_check_is_on_the_way() -> None:
    agreed = 0
    for field in scattered(600, seed=1700, most=6):
        men = {it: man for it, man in field.men.items() if man.kind is not Kind.KING}
        one = Field({**men, **Field.parse("Ke1 Ra1 Rh1 / Ke8").men})
        board = modern(one, Side.WHITE)
        free = {
            at(rook)
            for rook, way in (("h1", "e1 f1"), ("a1", "e1 d1"))
            if not any(board.is_attacked_by(chess.BLACK, square(house)) for house in houses(way))
        }
        assert castling(one) == shifting(one) & free
        agreed += bool(castling(one))
    assert agreed > 60


@pytest.mark.quotes("cotton.chess.privileges.2", "either of these changes but for one draught")
def test_the_shift_is_played_as_one_draught_and_ends_as_in_modern_castling() -> None:
    field = Field.parse("Ke1 Ra1 Rh1 / Ke8 Ra8 Rh8")
    for side in Side:
        board = modern(field, side)
        board.castling_rights = chess.BB_A1 | chess.BB_H1 | chess.BB_A8 | chess.BB_H8
        for name in ("KR1", "QR1"):
            rook = House.named(name, side)
            king, beside = change_with_rook(side=side, rook_house=rook)
            draught = Draught(House.named("K1", side), king)
            assert draught in lawful(field, side, UNSTIRRED)
            done = after(field, draught)
            assert (done.king(side), done.men[beside].kind) == (king, Kind.ROOK)
            move = chess.Move(square(draught.start), square(king))
            board.push(move)
            assert board.piece_type_at(square(beside)) == chess.ROOK
            assert board.king(side is Side.WHITE) == square(king)
            board.pop()


@pytest.mark.quotes(
    "cotton.chess.privileges.3",
    "whereas any man may be taken by any adversary, if he be brought so near as to come within "
    "the compass",
    "the King cannot, but he is only to be saluted by his adversary with the word check",
)
def test_the_king_is_saluted_not_taken() -> None:
    fate = {kind: brought_near(kind=kind) for kind in Kind}
    assert fate.pop(Kind.KING) is Encounter.SALUTED
    assert set(fate.values()) == {Encounter.TAKEN}
    field = Field.parse("Ke1 Re2 / Ke8")
    assert at("e8") not in ends(lawful(field, Side.WHITE), "e2")


@pytest.mark.quotes(
    "cotton.chess.privileges.6",
    "come so far as to the first rank of the adversary, and seats himself in any of his Noble "
    "houses, he is dignified for this fact with",
    "the name and power of a Queen",
    "if the first Queen were slain before",
)
def test_a_pawn_is_made_a_queen_when_the_first_was_slain() -> None:
    for file in range(1, 9):
        for side in Side:
            house = House(file, side.rank(8))
            noble = {it.rank for it in PLACED.of(side.other) if PLACED.men[it].kind.great}
            assert noble == {house.rank}
            text = f"Kd4 Pa2 / Kd6 P{house}" if side is Side.BLACK else f"Kd4 P{house} / Kd6"
            field = Field.parse(text)
            assert pawn_dignified(field=field, house=house) == {Kind.QUEEN}
    with pytest.raises(ValueError, match="first rank of the adversary"):
        pawn_dignified(field=PLACED, house=at("a2"))


@pytest.mark.quotes(
    "cotton.chess.privileges.6",
    "and if the first Queen be yet standing in the field",
    "the Pawn coming to the rank aforesaid in any house whatsoever, may there make what piece you "
    "please which you have already lost",
)
def test_while_the_queen_stands_a_lost_piece_is_made() -> None:
    lost = Field.parse("Ke1 Qd1 Ra1 Bc1 Bf1 Nb1 Pa8 / Kd6")
    assert pawn_dignified(field=lost, house=at("a8")) == {Kind.ROOK, Kind.KNIGHT}
    told = explain(pawn_dignified, field=lost, house=at("a8")).call.steps
    assert [step.met for step in told if isinstance(step, Proviso)] == [True]
    slain = Field.parse("Ke1 Ra1 Bc1 Nb1 Pb2 Pa8 / Kd6")
    told = explain(pawn_dignified, field=slain, house=at("a8")).call.steps
    assert [step.met for step in told if isinstance(step, Proviso)] == [False]
    nothing = Field.parse("Ke1 Qd1 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1 Pa8 / Kd6")
    assert pawn_dignified(field=nothing, house=at("a8")) == frozenset()


@pytest.mark.quotes("cotton.chess.privileges.6", "which you have already lost")
def test_divergence_the_modern_pawn_is_made_what_one_pleases() -> None:
    modern_choice = {Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT}
    cases = {
        "Ke1 Pa7 / Kh8": {Kind.QUEEN},
        "Ke1 Qd1 Ra1 Rh1 Bc1 Nb1 Ng1 Pa7 / Kh6": {Kind.BISHOP},
        "Ke1 Qd1 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1 Pa7 / Kh6": set(),
    }
    for text, choice in cases.items():
        field = Field.parse(text)
        arrived = field.moved(at("a7"), at("a8"))
        assert pawn_dignified(field=arrived, house=at("a8")) == choice
        made = {draught.made for draught in lawful(field, Side.WHITE) if draught.start == at("a7")}
        assert made == set(choice or [None])
        legal = [move for move in modern(field, Side.WHITE).legal_moves if move.promotion]
        symbols = {chess.piece_symbol(it.promotion or 0).upper() for it in legal}
        assert {Kind(symbol) for symbol in symbols} == modern_choice


@settings(derandomize=True, deadline=None, max_examples=100)
@given(field=fields())
def test_no_draught_ever_makes_a_second_queen_or_a_third_rook(field: Field) -> None:
    for side in Side:
        for draught in true_draughts(field, side):
            if draught.made:
                had = PLACED.of(side, draught.made)
                assert len(field.of(side, draught.made)) < len(had)
