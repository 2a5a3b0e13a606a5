"""Law 6: who may remove a Pawn two houses, where the modern game takes him in passing."""

from __future__ import annotations

import chess
import pytest

from executable_rules.chess.draughts import lawful, true_draughts, without_check
from executable_rules.chess.field import PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.laws import double_remove
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso
from tests.executable_rules.chess.chess_support import MIDDLE, at, ends, houses, modern, square


def passing(name: str, own: str = "e2") -> Field:
    """A white Pawn in its first place, and a black one."""
    return Field.parse(f"Kh1 P{own} / Kh8 P{name}")


@pytest.mark.quotes("cotton.chess.laws.6", "without permission")
def test_the_provisos_of_the_double_remove_are_told() -> None:
    for permission in (True, False):
        said = explain(double_remove, field=passing("d4"), house=at("e2"), consent_given=permission)
        told = [(step.words, step.met) for step in said.call.steps if isinstance(step, Proviso)]
        assert told == [("already advanced", True), ("without permission", not permission)]


@pytest.mark.quotes("cotton.chess.laws.6", "already advanced as far as your fourth rank")
def test_as_far_as_may_mean_farther_too() -> None:
    for file in "df":
        field = passing(f"{file}3")
        assert double_remove(field=field, house=at("e2")) == houses("e4")
        assert double_remove(field=field, house=at("e2"), far_enough=True) == frozenset()
        assert double_remove(field=passing(f"{file}5"), house=at("e2"), far_enough=True)
        past = passing(f"{file}2")
        assert double_remove(field=past, house=at("e2"), far_enough=True) == frozenset()
        # The game is played by the narrower reading.
        assert at("e4") in ends(lawful(field, Side.WHITE), "e2")


@pytest.mark.quotes(
    "cotton.chess.laws.6", "no Pawn hath that priviledge without permission, on whose next file"
)
def test_divergence_forbidden_where_the_modern_pawn_may_be_taken_in_passing() -> None:
    forbidden = 0
    for side in Side:
        for own in PLACED.of(side, Kind.PAWN):
            fourth = House(own.file, side.rank(4))
            for foe in MIDDLE:
                men = {foe: Man(side.other, Kind.PAWN), own: Man(side, Kind.PAWN)}
                field = Field(men)
                if not double_remove(field=field, house=own, consent_given=True):
                    continue
                board = modern(field, side)
                board.push(chess.Move(square(own), square(fourth)))
                taken_in_passing = any(True for _ in board.generate_pseudo_legal_ep())
                barred = not double_remove(field=field, house=own)
                assert barred is taken_in_passing
                forbidden += barred
    # Two sides, eight files: two Pawns forbid six of each, one those of the two Rooks.
    assert forbidden == 2 * (6 * 2 + 2)


@pytest.mark.quotes("cotton.chess.laws.6", "without permission")
def test_divergence_with_permission_the_pawn_passes_and_is_not_taken() -> None:
    field = passing("d4")
    assert at("e4") not in ends(lawful(field, Side.WHITE), "e2")
    permitted = true_draughts(field, Side.WHITE, permission=True)
    assert at("e4") in ends(without_check(field, Side.WHITE, permitted), "e2")
    passed = field.moved(at("e2"), at("e4"))
    assert double_remove(field=field, house=at("e2"), consent_given=True) == houses("e4")
    assert ends(lawful(passed, Side.BLACK), "d4") == houses("d3")
    board = modern(field, Side.WHITE)
    board.push_uci("e2e4")
    assert chess.Move.from_uci("d4e3") in board.legal_moves
