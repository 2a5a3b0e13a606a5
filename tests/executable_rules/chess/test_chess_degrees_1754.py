"""The degrees of the men in 1754, beside their worth in 1687."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.chess.checks import Answer, mated
from executable_rules.chess.degrees_1754 import (
    degree,
    king_lost,
    more_serviceable,
    officers,
    queen_given,
    rook_preferred,
)
from executable_rules.chess.ends import Ending
from executable_rules.chess.field import PLACED, Field, Kind, Side
from executable_rules.chess.laws_1754 import drawn_up
from executable_rules.chess.placing import pawns_waiting
from executable_rules.chess.value import Weight, accounted, queens_service, rooks_worth


@pytest.mark.quotes(
    "seymour.chess.description.2", "The Officers (including the King) consist of Eight principal"
)
def test_eight_officers_the_king_among_them() -> None:
    for army in Side:
        told = officers(army=army)
        assert len(told) == 8 and told[0] is Kind.KING
        assert [told.count(kind) for kind in Kind] == [1, 1, 2, 2, 2, 0]
        assert list(told) == sorted(told, key=lambda kind: degree(kind=kind))
        assert sorted(told, key=str) == sorted(
            (PLACED.men[it].kind for it in PLACED.of(army) if PLACED.men[it].kind.great), key=str
        )


@pytest.mark.quotes(
    "seymour.chess.description.3", "eight Pioneers, one stands before every Officer"
)
def test_a_pawn_before_every_officer() -> None:
    assert pawns_waiting() == 8
    assert pawns_waiting(noblemen=1) == 1 and pawns_waiting(noblemen=2) == 2
    for side in Side:
        men = Field(drawn_up(side=side))
        assert len(men.of(side, Kind.PAWN)) == pawns_waiting()
        before = {it.step(0, -side.forward) for it in men.of(side, Kind.PAWN)}
        assert before == {it for it in men.of(side) if men.men[it].kind.great}


@pytest.mark.quotes("seymour.chess.description.4", "The King is the first")
@pytest.mark.quotes("seymour.chess.description.5", "The Queen is next in Degree")
@pytest.mark.quotes("seymour.chess.description.6", "The two Rooks are next in Degree to the Queen")
@pytest.mark.quotes("seymour.chess.description.7", "The two Knights are next to them")
@pytest.mark.quotes("seymour.chess.description.8", "There are two Bishops likewise")
@pytest.mark.quotes("seymour.chess.description.10", "The next are the Pawns")
def test_the_degrees_from_the_king_to_the_pawns() -> None:
    order = (Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.KNIGHT, Kind.BISHOP, Kind.PAWN)
    assert [degree(kind=kind) for kind in order] == [1, 2, 3, 4, 5, 6]


@pytest.mark.quotes("seymour.chess.description.4", "whenever he is Lost, the Battle is at an End")
def test_the_battle_ends_with_the_king() -> None:
    mate = Field.parse("Kg6 Qg7 / Kh8")
    assert king_lost(field=mate, side=Side.BLACK) is Ending.GIVER_WINS
    assert mated(field=mate, side=Side.BLACK) == {Answer.MATE}
    for text in ("Kg6 Qa8 / Kh5", "Kg6 Qf7 / Kh8", "Ke1 Qe2 / Ke8"):
        assert king_lost(field=Field.parse(text), side=Side.BLACK) is Ending.PLAY_ON
    assert king_lost(field=mate, side=Side.WHITE) is Ending.PLAY_ON


@pytest.mark.quotes(
    "seymour.chess.description.7",
    "who do great Service generally in the Beginning of an Action",
    "but towards the End they are not so serviceable",
)
@pytest.mark.quotes(
    "seymour.chess.description.8", "are of most Service towards the End of an Action"
)
def test_knights_at_the_beginning_bishops_towards_the_end() -> None:
    assert more_serviceable(towards_the_end=False) is Kind.KNIGHT
    assert more_serviceable(towards_the_end=True) is Kind.BISHOP


@pytest.mark.quotes("seymour.chess.description.7", "The two Knights are next to them")
@pytest.mark.quotes("cotton.chess.value.3", "Bishops are accounted better than Knights")
def test_divergence_of_knight_and_bishop() -> None:
    assert accounted(one=Kind.BISHOP, other=Kind.KNIGHT) is Weight.MORE
    assert degree(kind=Kind.KNIGHT) == degree(kind=Kind.BISHOP) - 1
    assert more_serviceable(towards_the_end=False) is Kind.KNIGHT


@pytest.mark.quotes(
    "seymour.chess.additional-rules.3", "a Rook is preferr'd to any other, except the Queen"
)
def test_a_rook_is_preferred_to_any_but_the_queen() -> None:
    told = {kind: rook_preferred(other=kind) for kind in Kind}
    assert told == {
        Kind.KING: Weight.NOT_SAID,
        Kind.QUEEN: Weight.LESS,
        Kind.BISHOP: Weight.MORE,
        Kind.KNIGHT: Weight.MORE,
        Kind.ROOK: Weight.NOT_SAID,
        Kind.PAWN: Weight.NOT_SAID,
    }


@pytest.mark.quotes("seymour.chess.additional-rules.3", "preferr'd to any other")
@pytest.mark.quotes("cotton.chess.value.2", "Next to the Queen in value is the Rook")
def test_both_books_put_the_rook_next_to_the_queen() -> None:
    for kind in (Kind.QUEEN, Kind.BISHOP, Kind.KNIGHT):
        assert rook_preferred(other=kind) is rooks_worth(others=(kind,))
        assert degree(kind=Kind.ROOK) - degree(kind=Kind.QUEEN) == 1


@pytest.mark.quotes(
    "seymour.chess.additional-rules.7",
    "whether in Exchange for your Queen, you can get two Pieces",
    "it makes the Difference of three Pieces, which is of greater Consequence than a Queen",
)
def test_two_pieces_for_a_queen_make_a_difference_of_three() -> None:
    told = [queen_given(pieces=pieces) for pieces in range(4)]
    less, silent = Weight.LESS, Weight.NOT_SAID
    assert told == [(1, silent), (2, silent), (3, less), (4, less)]
    with pytest.raises(ValueError, match="pieces"):
        queen_given(pieces=-1)


@pytest.mark.quotes("seymour.chess.additional-rules.7", "the Difference of three Pieces")
@pytest.mark.quotes("cotton.chess.value.1", "more service than any two great Men besides")
def test_a_queen_weighs_more_than_two_pieces_and_less_than_three() -> None:
    great = (Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
    assert {queens_service(others=pair) for pair in product(great, repeat=2)} == {Weight.MORE}
    assert queen_given(pieces=2) == (3, Weight.LESS)
