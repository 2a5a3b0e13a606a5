"""Chess of 1754: the degrees of the men, and the laws."""

from __future__ import annotations

import pytest

from executable_rules.chess.draughts import lawful, true_draughts
from executable_rules.chess.field import PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.laws import touch_and_take
from executable_rules.chess.laws_1754 import check_without_notice, drawn_up, touched_man
from executable_rules.chess.placing import kings_place, pawns_waiting, queens_place
from tests.executable_rules.chess.chess_support import at


@pytest.mark.quotes(
    "seymour.chess.description.3",
    "The common Sort consist of eight Pioneers, one stands before every Officer",
)
def test_a_pawn_before_every_officer() -> None:
    assert pawns_waiting() == 8
    assert pawns_waiting(men=1) == 1 and pawns_waiting(men=2) == 2
    for side in Side:
        men = Field(drawn_up(side=side))
        assert len(men.of(side, Kind.PAWN)) == pawns_waiting()
        before = {house.step(0, -side.forward) for house in men.of(side, Kind.PAWN)}
        assert before == {house for house in men.of(side) if men.men[house].kind.great}


W, B = Side.WHITE, Side.BLACK


@pytest.mark.quotes("seymour.chess.laws.1", "you are obliged to play it")
@pytest.mark.quotes("cotton.chess.laws.1", "you must play it for that draught if you can")
def test_divergence_of_a_man_that_cannot_be_played() -> None:
    rook = at("a1")
    assert touched_man(field=PLACED, side=W, house=rook) == frozenset()
    assert touch_and_take(field=PLACED, side=W, house=rook) == set(lawful(PLACED, W))
    knight = at("b1")
    both = [rule(field=PLACED, side=W, house=knight) for rule in (touched_man, touch_and_take)]
    assert both[0] == both[1] != frozenset()


CHECKED = Field.parse("Ke1 Pa2 / Ke8 Re5")


@pytest.mark.quotes(
    "seymour.chess.laws.4",
    "If your Adversary in playing discover a Check to your King, and gives no Notice of it, you "
    "may let him stand till he does",
)
def test_a_check_without_notice_may_be_let_stand() -> None:
    silent = check_without_notice(field=CHECKED, side=W, gave_notice=False)
    assert {"a2-a3", "a2-a4", "e1-e2"} <= {str(draught) for draught in silent}
    assert silent == set(true_draughts(CHECKED, W))
    noticed = check_without_notice(field=CHECKED, side=W, gave_notice=True)
    assert {str(draught) for draught in noticed} == {"e1-d1", "e1-d2", "e1-f1", "e1-f2"}
    with pytest.raises(ValueError, match="must stand in check"):
        check_without_notice(field=PLACED, side=W, gave_notice=False)


@pytest.mark.quotes(
    "seymour.chess.description.11",
    "The Eight principal Figures are to be placed in the lowest Rank of the Board, next to the "
    "Gamester, in this Manner; First, the King upon the fourth Spot from the Corner, which is "
    "White; his Queen is to be placed upon the Black Spot on his Right-Hand",
    "the two Bishops are to stand one next the King, the other next the Queen; the Knights upon "
    "the Sides of the Bishops; and the two Rooks, one in each Corner",
    "The Pawns are placed just in the Rank before them",
)
def test_an_army_is_drawn_up() -> None:
    white = {str(house): str(man) for house, man in drawn_up(side=W).items()}
    rank = ["rook", "knight", "bishop", "king", "queen", "bishop", "knight", "rook"]
    assert [white[f"{file}1"] for file in "abcdefgh"] == [f"white {kind}" for kind in rank]
    assert {white[f"{file}2"] for file in "abcdefgh"} == {"white pawn"}
    assert len(white) == 16
    assert not at("d1").black and at("e1").black


@pytest.mark.quotes(
    "seymour.chess.description.12",
    "The other Army must be drawn up on the opposite End of the Board in the same Manner",
)
def test_the_other_army_is_drawn_up_in_the_same_manner() -> None:
    black = drawn_up(side=B)
    assert black[at("e8")] == Man(B, Kind.KING) and black[at("d8")] == Man(B, Kind.QUEEN)
    assert {house.rank for house in black} == {7, 8}
    turned = {House(9 - it.file, 9 - it.rank): man.kind for it, man in black.items()}
    assert turned == {house: man.kind for house, man in drawn_up(side=W).items()}


@pytest.mark.quotes("seymour.chess.description.11", "the Black Spot on his Right-Hand")
@pytest.mark.quotes("seymour.chess.description.12", "in the same Manner")
def test_divergence_no_king_faces_a_king() -> None:
    kings = {side: Field(drawn_up(side=side)).king(side) for side in Side}
    assert {str(house) for house in kings.values()} == {"d1", "e8"}
    assert {kings_place(side=side).file for side in Side} == {5}
    # In 1687 each Queen has her own colour; in 1754 both stand on black.
    assert [queens_place(side=side).black for side in Side] == [False, True]
    queens = [it for side in Side for it in Field(drawn_up(side=side)).of(side, Kind.QUEEN)]
    assert [queen.black for queen in queens] == [True, True]
