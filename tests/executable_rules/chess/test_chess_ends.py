"""Beginning and ends of the game, and where the modern game ends otherwise."""

from __future__ import annotations

import chess
import pytest

from executable_rules.chess.checks import is_mate
from executable_rules.chess.ends import (
    GAME_AND_STAKE,
    Ending,
    Player,
    Prize,
    Said,
    blind_mate,
    dead_game,
    draws_first,
    ends_what,
    flying_king,
    no_refuge,
    stale,
)
from executable_rules.chess.field import PLACED, Field, Side
from executable_rules.chess.lines import discovery_line, mate_at_two_draughts, scholars_mate
from executable_rules.chess.ways import in_check
from tests.executable_rules.chess.chess_support import at, modern, scattered

STALE = Field.parse("Kf7 Qg6 / Kh8")
MATE = scholars_mate()


@pytest.mark.quotes("cotton.chess.first-remove.1", "the first draught is his")
def test_divergence_black_may_begin() -> None:
    assert draws_first(side_chosen=Side.BLACK, side=Side.BLACK) is Player.CHOOSES
    assert str(discovery_line(draughts=1).at(at("e5"))) == "black pawn"
    assert chess.Board().turn is chess.WHITE


@pytest.mark.quotes(
    "cotton.chess.march.15",
    "if one King be compel'd to flie for refuge to the King of the adverse party, then it is "
    "Mate, or a Stale",
    "and so he that gives the first wins the Game",
)
def test_a_king_with_no_refuge_but_the_other_is_mated_or_stale() -> None:
    # In all three the houses left to the white King lie next to the black one.
    assert no_refuge(field=Field.parse("Kh1 / Kf2 Rh8"), side=Side.WHITE) is Ending.GIVER_WINS
    assert no_refuge(field=Field.parse("Kh1 / Kf1 Rg8 Ph2"), side=Side.WHITE) is Ending.PLAY_ON
    assert no_refuge(field=Field.parse("Kh1 / Kf2 Ph2 Bb8"), side=Side.WHITE) is Ending.GIVER_LOSES
    checked = Field.parse("Ke1 / Ke8 Re5")
    for field in (PLACED, checked):
        assert no_refuge(field=field, side=Side.WHITE) is Ending.PLAY_ON
    beside = Field.parse("Kh1 Pg2 Ph2 / Kf2 Ra1")
    assert no_refuge(field=beside, side=Side.WHITE) is Ending.GIVER_WINS
    # A Mate with the adverse King far off, or one's own man in the house next to him, is no
    # flight to him.
    for text in ("Kh1 Pg2 Ph2 / Kh8 Ra1", "Kh1 Pg2 Ph2 / Kf3 Ra1"):
        assert is_mate(Field.parse(text), Side.WHITE)
        with pytest.raises(ValueError, match="next to the adverse King"):
            no_refuge(field=Field.parse(text), side=Side.WHITE)


MATE_BUT_FOR_A_SHIFT = Field.parse("Ke1 Rh1 / Ra1 Ra2 Kf3")
UNSTIRRED = (at("e1"), at("h1"))


@pytest.mark.quotes("cotton.chess.march.15", "then it is Mate, or a Stale")
@pytest.mark.quotes(
    "cotton.chess.mates.3",
    "There is another called a Blind-Mate, and that is, when your Adversary gives you a check "
    "that you cannot avoid by any means",
)
@pytest.mark.quotes("cotton.chess.mates.4", "it properly should be ended with a Check-Mate")
def test_who_may_shift_out_of_check_is_not_mated() -> None:
    field, white = MATE_BUT_FOR_A_SHIFT, Side.WHITE
    assert no_refuge(field=field, side=white, unmoved=UNSTIRRED) is Ending.PLAY_ON
    assert no_refuge(field=field, side=white) is Ending.GIVER_WINS
    assert not blind_mate(field=field, side=white, words_said=Said.CHECK, unmoved=UNSTIRRED)
    assert blind_mate(field=field, side=white, words_said=Said.CHECK) == GAME_AND_STAKE
    assert ends_what(field=field, side=white, unmoved=UNSTIRRED) == frozenset()
    assert ends_what(field=field, side=white) == {Prize.PLAY, Prize.GAME}


@pytest.mark.quotes("cotton.chess.mates.3", "if you before agree not to the contrary")
def test_divergence_a_modern_mate_ends_the_game_whatever_is_said() -> None:
    agreed: frozenset[Prize] = frozenset()
    assert (
        blind_mate(field=MATE, side=Side.BLACK, words_said=Said.CHECK, prizes_agreed=agreed)
        == agreed
    )
    assert modern(MATE, Side.BLACK).is_checkmate()


@pytest.mark.quotes("cotton.chess.mates.5", "a lost Game to him that gives it")
def test_divergence_the_modern_stalemate_is_a_draw() -> None:
    outcome = modern(STALE, Side.BLACK).outcome()
    assert outcome and outcome.termination is chess.Termination.STALEMATE
    assert outcome.winner is None
    assert stale(field=STALE, side=Side.BLACK) is Ending.GIVER_LOSES
    met = 0
    for field in scattered(2000, seed=1750, most=5):
        for side in Side:
            if not in_check(field, side.other):
                lost = stale(field=field, side=side) is Ending.GIVER_LOSES
                assert lost is modern(field, side).is_stalemate()
                met += lost
    assert met >= 3


@pytest.mark.quotes(
    "cotton.chess.mates.6",
    "he that follows the flying King, gives him check as long as he hath any place to flye to; "
    "but when he hath none left to avoid his check",
    "let him then say check-Mate, and both Game and Stake are won",
)
def test_with_check_mate_game_and_stake_are_won() -> None:
    flying = Field.parse("Kf7 Rh1 / Kh8")
    mated = Field.parse("Kg6 Rh1 / Kh8")
    assert flying_king(field=mated, side=Side.BLACK) == (Said.CHECK, frozenset())
    assert is_mate(flying, Side.BLACK)
    both = frozenset({Prize.GAME, Prize.STAKE})
    assert flying_king(field=flying, side=Side.BLACK) == (Said.CHECK_MATE, both)
    assert both == GAME_AND_STAKE
    two = mate_at_two_draughts()
    assert flying_king(field=two, side=Side.WHITE) == (Said.CHECK_MATE, both)
    with pytest.raises(ValueError, match="not in check"):
        flying_king(field=STALE, side=Side.BLACK)


@pytest.mark.quotes("cotton.chess.mates.7", "the Kings losing all their men")
def test_divergence_one_bishop_or_knight_makes_no_dead_game() -> None:
    for text in ("Ke1 Nd1 / Ke8", "Ke1 Bd1 / Ke8", "Ke1 Bc1 / Ke8 Bf8"):
        field = Field.parse(text)
        assert modern(field, Side.WHITE).is_insufficient_material()
        assert dead_game(field=field) is Ending.PLAY_ON
    bare = Field.parse("Ke1 / Ke8")
    assert modern(bare, Side.WHITE).is_insufficient_material()
