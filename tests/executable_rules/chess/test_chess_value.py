"""What the men are worth against one another."""

from __future__ import annotations

from itertools import product

import chess
import pytest
from chess_support import at, houses

from executable_rules.chess.checks import Answer, bishops_check, knights_check
from executable_rules.chess.field import HOUSES, PLACED, Field, House, Kind, Side
from executable_rules.chess.value import (
    Exchange,
    Weight,
    accounted,
    best_pawn,
    better_exchanged,
    houses_passed,
    more_dangerous_to_lose,
    mutual_guards,
    pawns_worth,
    queens_service,
    queens_worth,
    rooks_worth,
)
from executable_rules.mechanics.results import Silence

BISHOPS, KNIGHTS, ROOKS = (Kind.BISHOP,) * 2, (Kind.KNIGHT,) * 2, (Kind.ROOK,) * 2


@pytest.mark.quotes("cotton.chess.value.1", "more service than any two great Men besides")
def test_the_queen_does_more_than_any_two_great_men() -> None:
    for others in (BISHOPS, KNIGHTS, ROOKS, (Kind.ROOK,), (Kind.ROOK, Kind.KNIGHT)):
        assert queens_service(others=others) is Weight.MORE
    unsaid = ((*ROOKS, Kind.ROOK), (Kind.KING,), (Kind.QUEEN,), (Kind.PAWN,), ())
    for beyond in (*unsaid, (Kind.ROOK, Kind.PAWN)):
        assert queens_service(others=beyond) is Weight.NOT_SAID


@pytest.mark.quotes(
    "cotton.chess.value.2",
    "Next to the Queen in value is the Rook",
    "a Rook is more worth than two Bishops or two Knights",
)
def test_a_rook_is_worth_more_than_two_bishops() -> None:
    assert rooks_worth(others=(Kind.QUEEN,)) is Weight.LESS
    for others in (BISHOPS, KNIGHTS, (Kind.BISHOP,), (Kind.KNIGHT,)):
        assert rooks_worth(others=others) is Weight.MORE
    unsaid = ((Kind.BISHOP, Kind.KNIGHT), (*BISHOPS, Kind.BISHOP), (Kind.PAWN,), ())
    for beyond in unsaid:
        assert rooks_worth(others=beyond) is Weight.NOT_SAID


@pytest.mark.quotes(
    "cotton.chess.value.2",
    "is as much in worth above the Bishop and Knight as the Queen is above him",
)
def test_the_queen_is_as_far_above_the_rook_as_he_above_bishop_and_knight() -> None:
    for bishop, rook in ((1, 3), (3, 7), (3, 9)):
        assert queens_worth(rook=rook, bishop=bishop) - rook == rook - bishop
    for rook, bishop in ((6, 3), (2, 1), (5, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            queens_worth(rook=rook, bishop=bishop)


@pytest.mark.quotes("cotton.chess.value.1", "doth more service than any two great Men besides")
@pytest.mark.quotes("cotton.chess.value.2", "as much in worth above", "as the Queen is above him")
def test_the_book_contradicts_itself_on_a_queen_and_two_rooks() -> None:
    assert queens_service(others=ROOKS) is Weight.MORE
    for bishop in range(1, 4):
        for rook in range(2 * bishop + 1, 12):
            assert queens_worth(rook=rook, bishop=bishop) == 2 * rook - bishop < 2 * rook


@pytest.mark.quotes("cotton.chess.value.3", "Bishops are accounted better than Knights")
def test_bishops_are_accounted_better_than_knights() -> None:
    assert accounted(one=Kind.BISHOP, other=Kind.KNIGHT) is Weight.MORE
    assert accounted(one=Kind.KNIGHT, other=Kind.BISHOP) is Weight.LESS
    assert accounted(one=Kind.BISHOP, other=Kind.BISHOP) is Weight.NOT_SAID
    assert accounted(one=Kind.ROOK, other=Kind.BISHOP) is Weight.NOT_SAID


@pytest.mark.quotes(
    "cotton.chess.value.4",
    "the Bishop is tyed to one colour of the field, out of which he cannot pass",
    "the Knight passeth through all the houses of the field",
)
def test_a_bishop_passes_half_the_houses_and_a_knight_all() -> None:
    for house in houses("c1 f1 c8 f8"):
        passed = houses_passed(kind=Kind.BISHOP, house=house)
        assert passed == {it for it in HOUSES if it.black is house.black}
        assert len(passed) == 32
    assert houses_passed(kind=Kind.KNIGHT, house=at("b1")) == set(HOUSES)


@pytest.mark.quotes("cotton.chess.value.4", "check may be covered, the Knights cannot")
def test_a_bishops_check_may_be_covered_a_knights_not() -> None:
    for kind, check in (("Bb4", bishops_check), ("Nf3", knights_check)):
        field = Field.parse(f"Ke1 Pc2 Nb1 Bf1 / Ke8 {kind}")
        assert (Answer.COVERS in check(field=field, side=Side.WHITE)) is kind.startswith("B")
    assert len(houses_passed(kind=Kind.BISHOP, house=at("f8"))) == 32


@pytest.mark.quotes(
    "cotton.chess.value.5", "the Bishops cannot guard each other, which the Knights can do"
)
def test_bishops_never_guard_each_other() -> None:
    assert mutual_guards(kind=Kind.BISHOP) == 0
    # Each of the 168 skips of the field, from both ends.
    modern = sum(len(chess.SquareSet(chess.BB_KNIGHT_ATTACKS[it])) for it in chess.SQUARES)
    assert mutual_guards(kind=Kind.KNIGHT) == modern == 2 * 168
    for kind in (Kind.KING, Kind.QUEEN, Kind.PAWN):
        with pytest.raises(ValueError, match="a side has not two of them"):
            mutual_guards(kind=kind)


@pytest.mark.quotes("cotton.chess.value.6", "the Kings Bishop's Pawn is the best in the field")
def test_the_kings_bishops_pawn_is_the_best() -> None:
    assert best_pawn(side=Side.WHITE) == at("f2")
    assert best_pawn(side=Side.BLACK) == at("f7")
    assert all(it in PLACED.of(side, Kind.PAWN) for side in Side for it in [best_pawn(side=side)])


@pytest.mark.quotes(
    "cotton.chess.value.7",
    "The Kings Pawn is next in worth",
    "then the Queens Pawn is next, and after that the Knights, and last of all the Rooks",
)
def test_the_order_of_the_other_pawns() -> None:
    names = ("KB2", "K2", "Q2", "KN2", "QN2", "KR2", "QR2", "QB2")
    for side in Side:
        worth = [pawns_worth(house=House.named(name, side)) for name in names]
        # The Queens Bishops Pawn is left out of the order.
        assert worth == [1, 2, 3, 4, 4, 5, 5, Silence.NOT_SAID]
    with pytest.raises(ValueError, match="no Pawn's first place"):
        pawns_worth(house=at("e4"))


@pytest.mark.quotes(
    "cotton.chess.value.8",
    "it is more dangerous to lose a Knight than a Bishop",
    "because the Knights check is more dangerous than the Bishops",
)
def test_a_knight_is_the_more_dangerous_to_lose() -> None:
    for one, other in product(Kind, Kind):
        both = {one, other} == {Kind.BISHOP, Kind.KNIGHT}
        assert more_dangerous_to_lose(one=one, other=other) is (
            Kind.KNIGHT if both else Silence.NOT_SAID
        )
    # His check is the more dangerous, for it cannot be covered.
    for kind, covered in (("Bb4", True), ("Nf3", False)):
        field = Field.parse(f"Ke1 Pc2 Nb1 Bf1 / Ke8 {kind}")
        check = bishops_check if covered else knights_check
        assert (Answer.COVERS in check(field=field, side=Side.WHITE)) is covered


@pytest.mark.quotes(
    "cotton.chess.value.9",
    "at the beginning of the Game it is better to lose Bishops for the Adversaries Knights",
    "than the contrary",
)
def test_at_the_beginning_bishops_are_better_lost_for_knights() -> None:
    ruled = {
        (Kind.BISHOP, Kind.KNIGHT): Exchange.BETTER,
        (Kind.KNIGHT, Kind.BISHOP): Exchange.WORSE,
    }
    for lost, taken in product(Kind, Kind):
        expected = ruled.get((lost, taken), Exchange.NOT_SAID)
        assert better_exchanged(lost=lost, taken=taken, beginning=True) is expected
        later = better_exchanged(lost=lost, taken=taken, beginning=False)
        assert later is Exchange.NOT_SAID


@pytest.mark.quotes("cotton.chess.value.3", "Bishops are accounted better than Knights")
@pytest.mark.quotes("cotton.chess.value.9", "it is better to lose Bishops")
def test_the_better_man_is_the_better_lost() -> None:
    assert accounted(one=Kind.BISHOP, other=Kind.KNIGHT) is Weight.MORE
    exchange = better_exchanged(lost=Kind.BISHOP, taken=Kind.KNIGHT, beginning=True)
    assert exchange is Exchange.BETTER
