"""Check and Mate."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from executable_rules.chess.checks import (
    Answer,
    bishops_check,
    is_mate,
    knights_check,
    mated,
    pawns_check,
    queens_check,
    rooks_check,
)
from executable_rules.chess.field import PLACED, Field, Kind, Side
from executable_rules.chess.lines import mate_at_two_draughts, scholars_mate
from executable_rules.chess.ways import checkers
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso
from tests.executable_rules.chess.chess_support import modern, scattered

Check = Callable[..., frozenset[Answer]]
ALL = {Answer.REMOVES, Answer.TAKES, Answer.CAUSES_TAKING, Answer.COVERS}


def checked(kind: Kind, count: int = 1500) -> Iterator[tuple[Field, Side]]:
    """Random fields in which only men of one kind check, and one side alone is checked."""
    for field in scattered(count, seed=1674, most=14):
        for side in Side:
            kinds = {field.men[house].kind for house in checkers(field, side)}
            if kinds == {kind} and not checkers(field, side.other):
                yield field, side


def found(kind: Kind, check: Check, mate: Answer = Answer.MATE) -> set[Answer]:
    """All answers met with against checks of a kind; Mate just where the modern game has it."""
    met: set[Answer] = set()
    for field, side in checked(kind):
        said = check(field=field, side=side)
        assert (said == {mate}) is modern(field, side).is_checkmate()
        met |= said
    return met - {mate}


def white(text: str, check: Check) -> frozenset[Answer]:
    """What the white King can answer."""
    return check(field=Field.parse(text), side=Side.WHITE)


@pytest.mark.quotes(
    "cotton.chess.march.4",
    "viz. as he takes, not as he goes; which Check if the adverse King cannot shun",
    "either by taking up the Pawn himself (if the Pawn be unguarded",
    "or occasion his taking by some of his Pieces",
    "he must of necessity remove himself out of the Pawns Check) or if it lie not in his power",
    "it is pawn-Mate, and so the Game is ended, and lost by him whose King is so Mate",
)
def test_a_pawns_check_and_pawn_mate() -> None:
    # A Pawn in front of the King checks nobody.
    assert not checkers(Field.parse("Ke1 / Ke8 Pe2"), Side.WHITE)
    assert white("Ke1 / Ke8 Pd2", pawns_check) == {Answer.TAKES, Answer.REMOVES}
    assert white("Ke1 Nb1 / Ke8 Pd2 Bf4", pawns_check) == {Answer.CAUSES_TAKING, Answer.REMOVES}
    rescued = "Kh1 Rg1 Bh2 / Pg2 Pf3 Ke8"
    assert white(rescued, pawns_check) == {Answer.CAUSES_TAKING}
    assert white("Kh1 Bg1 Bh2 / Pg2 Pf3 Ke8", pawns_check) == {Answer.PAWN_MATE}
    assert modern(Field.parse("Kh1 Bg1 Bh2 / Pg2 Pf3 Ke8"), Side.WHITE).is_checkmate()
    assert found(Kind.PAWN, pawns_check, Answer.PAWN_MATE) == ALL - {Answer.COVERS}


@pytest.mark.quotes(
    "cotton.chess.march.6",
    "and check the King also; which check if the King can neither cover by the interposition of "
    "some piece of his between the checking Rook and himself",
    "nor take the Rook, nor be the cause of his taking",
    "he must remove himself out of that check, or it is Mate, and the Game is up",
)
def test_a_rooks_check() -> None:
    assert white("Ke1 Bf1 / Ke8 Re5", rooks_check) == {Answer.COVERS, Answer.REMOVES}
    assert white("Ke1 / Ke8 Re2", rooks_check) == {Answer.TAKES, Answer.REMOVES}
    assert white("Ke1 Bb8 / Kh8 Re5", rooks_check) == {Answer.CAUSES_TAKING, Answer.REMOVES}
    assert white("Kh1 / Kg3 Ra1", rooks_check) == {Answer.MATE}
    assert found(Kind.ROOK, rooks_check) == ALL


@pytest.mark.quotes(
    "cotton.chess.march.8",
    "and checks the King of the adverse party; which because, like the Pawns check, it cannot be "
    "covered",
    "the King must either remove, or course the Knight to be taken",
    "for he himself cannot take the Knight that checks him",
    "or its Mate, and the Game is up",
)
def test_a_knights_check_can_be_neither_covered_nor_taken_by_the_king() -> None:
    assert white("Ke1 Pg2 / Ke8 Nf3", knights_check) == {Answer.REMOVES, Answer.CAUSES_TAKING}
    assert white("Kh1 Rg1 Pg2 Ph2 / Ke8 Nf2", knights_check) == {Answer.MATE}
    both = {Answer.REMOVES, Answer.CAUSES_TAKING}
    assert found(Kind.KNIGHT, knights_check) == both


@pytest.mark.quotes(
    "cotton.chess.march.10",
    "and checks the adverse King",
    "which not being avoided as aforesaid, is Mate to him, and the Game is ended",
)
def test_a_bishops_check() -> None:
    assert white("Ke1 / Kc3 Bd2", bishops_check) == {Answer.REMOVES}
    assert white("Ke1 Pc2 / Ke8 Bb4", bishops_check) == {Answer.COVERS, Answer.REMOVES}
    assert white("Kh1 Ph2 / Kf1 Bg2", bishops_check) == {Answer.MATE}
    assert found(Kind.BISHOP, bishops_check) == ALL


@pytest.mark.quotes(
    "cotton.chess.march.12",
    "and mates the King, unless, as aforesaid, he removes, covers, takes, or causes her to be "
    "taken",
    "otherwise it is his Mate, and the Game is concluded",
)
def test_a_queens_check() -> None:
    assert white("Ke1 / Ke8 Qe2", queens_check) == {Answer.TAKES}
    assert white("Ke1 / Ke3 Qe2", queens_check) == {Answer.MATE}
    assert white("Ke1 Bb5 / Ke3 Qe2", queens_check) == {Answer.CAUSES_TAKING}
    assert found(Kind.QUEEN, queens_check) == ALL


@pytest.mark.quotes("cotton.chess.march.4", "In like manner the Pawn checks the King")
@pytest.mark.quotes("cotton.chess.march.6", "between the checking Rook and himself")
@pytest.mark.quotes("cotton.chess.march.8", "the Knight that checks him")
@pytest.mark.quotes("cotton.chess.march.10", "checks the adverse King")
@pytest.mark.quotes("cotton.chess.march.12", "mates the King, unless")
def test_each_check_asks_for_its_own_man() -> None:
    for check in (pawns_check, rooks_check, knights_check, bishops_check, queens_check):
        with pytest.raises(ValueError, match="checks that King"):
            check(field=PLACED, side=Side.WHITE)


@pytest.mark.quotes(
    "cotton.chess.aim.1",
    "the chief aim at Chefs is to give the Mate, which is, when you so check the King of the "
    "adverse party",
    "he can neither take the checking piece, because it is guarded, nor cover the check",
    "nor yet remove out of it",
)
def test_the_mate_is_the_modern_one() -> None:
    assert mated(field=scholars_mate(), side=Side.BLACK) == {Answer.MATE}
    unguarded = Field.parse("Ke1 Qf7 / Ke8 Qd8 Bf8 Pd7")
    assert mated(field=unguarded, side=Side.BLACK) == {Answer.TAKES}
    mates = 0
    for field in scattered(800, seed=1680, most=12):
        for side in Side:
            if checkers(field, side) and not checkers(field, side.other):
                mate = mated(field=field, side=side) == {Answer.MATE}
                assert mate is modern(field, side).is_checkmate() is is_mate(field, side)
                mates += mate
    assert mates > 10


def provisos(text: str) -> dict[str, bool]:
    """The three provisos of a Mate, as ``laws explain`` tells them of the white King."""
    steps = explain(mated, field=Field.parse(text), side=Side.WHITE).call.steps
    return {step.words: step.met for step in steps if isinstance(step, Proviso)}


@pytest.mark.quotes(
    "cotton.chess.aim.1", "can neither take the checking piece", "nor cover the check"
)
def test_each_proviso_of_a_mate_is_told() -> None:
    told = {
        "Ke1 / Ke8 Qe2": (False, True, True),
        "Ke1 Bb5 / Ke3 Qe2": (False, True, True),
        "Kh1 Rg2 Ph2 / Kg8 Ra1": (True, False, True),
        "Ke1 / Kh8 Re5": (True, True, False),
        "Kh1 / Kg3 Ra1": (True, True, True),
    }
    for text, verdicts in told.items():
        assert tuple(provisos(text).values()) == verdicts
    assert mated(field=Field.parse("Kh1 / Kg3 Ra1"), side=Side.WHITE) == {Answer.MATE}


def test_the_raw_gamester_is_mated_by_a_queen() -> None:
    field = mate_at_two_draughts()
    assert queens_check(field=field, side=Side.WHITE) == {Answer.MATE}
