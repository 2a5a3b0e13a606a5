"""Chess in 1754: its four laws and the placing, beside those of 1687."""

from __future__ import annotations

from itertools import product

import pytest
from chess_support import at

from executable_rules.chess.draughts import lawful, true_draughts
from executable_rules.chess.ends import Ending, stale
from executable_rules.chess.field import PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.laws import (
    FalseDraught,
    Sequel,
    adversarys_false_draught,
    check_said_late,
    men_misplaced,
    touch_and_take,
    your_false_draught,
)
from executable_rules.chess.laws_1754 import (
    Recall,
    check_without_notice,
    drawn_up,
    may_recall,
    mistake_in_placing,
    stale_mate,
    touched_man,
)
from executable_rules.chess.placing import kings_place, queens_place
from executable_rules.mechanics.results import Silence

W, B = Side.WHITE, Side.BLACK


@pytest.mark.quotes("seymour.chess.laws.1", "IF you do but touch a Man, you are obliged to play it")
def test_a_man_touched_must_be_played() -> None:
    played = touched_man(field=PLACED, side=W, touched=at("b1"))
    assert {str(it) for it in played} == {"b1-a3", "b1-c3"}
    for wrong in ("e7", "e4"):
        with pytest.raises(ValueError, match="no man of white stands there"):
            touched_man(field=PLACED, side=W, touched=at(wrong))


@pytest.mark.quotes("seymour.chess.laws.1", "if once you quit it, you are not allowed to recall it")
def test_a_man_quitted_stays() -> None:
    played = touched_man(field=PLACED, side=W, touched=at("b1"), quitted_in=at("c3"))
    assert {str(it) for it in played} == {"b1-c3"}
    assert not touched_man(field=PLACED, side=W, touched=at("b1"), quitted_in=at("b3"))


@pytest.mark.quotes("seymour.chess.laws.1", "you are obliged to play it")
@pytest.mark.quotes("cotton.chess.laws.1", "you must play it for that draught if you can")
def test_divergence_of_a_man_that_cannot_be_played() -> None:
    rook = at("a1")
    assert touched_man(field=PLACED, side=W, touched=rook) == frozenset()
    assert touch_and_take(field=PLACED, side=W, touched=rook) == set(lawful(PLACED, W))
    knight = at("b1")
    both = [rule(field=PLACED, side=W, touched=knight) for rule in (touched_man, touch_and_take)]
    assert both[0] == both[1] != frozenset()


@pytest.mark.quotes(
    "seymour.chess.laws.2",
    "'tis not observed by your Opponent till he has played his next Move, it is not to be "
    "recalled by either of you",
)
def test_a_false_move_not_observed_stands_after_his_next() -> None:
    late = {
        observed: may_recall(observed=observed, next_move_played=True, by_design=False)
        for observed in (True, False)
    }
    # Of one that was observed, and played on nevertheless, the law does not say.
    assert late == {False: Recall.BY_NEITHER, True: Recall.NOT_SAID}
    for observed in (True, False):
        early = may_recall(observed=observed, next_move_played=False, by_design=False)
        assert early is Recall.MAY


@pytest.mark.quotes("seymour.chess.laws.2", "a false Move, however it may happen")
def test_however_it_may_happen() -> None:
    for observed, played in product((True, False), repeat=2):
        told = [
            may_recall(observed=observed, next_move_played=played, by_design=design)
            for design in (True, False)
        ]
        assert told[0] is told[1]
        assert (told[0] is Recall.BY_NEITHER) is (played and not observed)


@pytest.mark.quotes("seymour.chess.laws.2", "not to be recalled by either of you")
@pytest.mark.quotes("cotton.chess.laws.3", "too late to challenge him for it")
@pytest.mark.quotes("cotton.chess.laws.4", "you cannot recall it")
def test_divergence_1687_asks_each_side_apart() -> None:
    assert adversarys_false_draught(your_draughts_since=1) is FalseDraught.TOO_LATE
    assert your_false_draught(noticed=False, his_draughts_since=1) is FalseDraught.STANDS
    assert may_recall(observed=False, next_move_played=True, by_design=False) is Recall.BY_NEITHER
    # Noticed in time, 1687 lets the adversary challenge; 1754 leaves it to either.
    assert your_false_draught(noticed=True, his_draughts_since=0) is FalseDraught.MAY_CHALLENGE
    assert may_recall(observed=True, next_move_played=False, by_design=False) is Recall.MAY


@pytest.mark.quotes(
    "seymour.chess.laws.3",
    "a Mistake in placing your Men, and play two Moves upon it, 'tis in your Adversary's Option, "
    "whether you shall begin the Game, or not",
)
def test_after_two_moves_the_adversary_chooses() -> None:
    for choice in Sequel:
        after = [mistake_in_placing(moves=moves, adversary=choice) for moves in range(4)]
        assert after == [Silence.NOT_SAID, Silence.NOT_SAID, choice, choice]
    with pytest.raises(ValueError, match="moves"):
        mistake_in_placing(moves=-1, adversary=Sequel.BEGIN)


@pytest.mark.quotes("seymour.chess.laws.3", "play two Moves upon it")
@pytest.mark.quotes("cotton.chess.laws.5", "and so play awhile, and then discover it")
def test_divergence_two_moves_or_a_while() -> None:
    assert men_misplaced(adversary=Sequel.BEGIN) is Sequel.BEGIN
    assert mistake_in_placing(moves=1, adversary=Sequel.BEGIN) is Silence.NOT_SAID
    assert mistake_in_placing(moves=2, adversary=Sequel.BEGIN) is Sequel.BEGIN


CHECKED = Field.parse("Ke1 Pa2 / Ke8 Re5")


@pytest.mark.quotes(
    "seymour.chess.laws.4",
    "discover a Check to your King, and gives no Notice of it, you may let him stand till he does",
)
def test_a_check_without_notice_may_be_let_stand() -> None:
    silent = check_without_notice(field=CHECKED, side=W, notice=False)
    assert {"a2-a3", "a2-a4", "e1-e2"} <= {str(it) for it in silent}
    assert silent == set(true_draughts(CHECKED, W))
    noticed = check_without_notice(field=CHECKED, side=W, notice=True)
    assert {str(it) for it in noticed} == {"e1-d1", "e1-d2", "e1-f1", "e1-f2"}
    with pytest.raises(ValueError, match="must stand in check"):
        check_without_notice(field=PLACED, side=W, notice=False)


@pytest.mark.quotes("seymour.chess.laws.4", "you may let him stand till he does")
@pytest.mark.quotes("cotton.chess.laws.8", "you have plaid one draught or more without avoiding")
def test_divergence_1687_speaks_of_a_draught_gone_by() -> None:
    with pytest.raises(ValueError, match="at least one draught"):
        check_said_late(field=CHECKED, side=W, said=False, draughts_since=0)
    assert check_said_late(field=CHECKED, side=W, said=False) == check_without_notice(
        field=CHECKED, side=W, notice=False
    )


@pytest.mark.quotes(
    "seymour.chess.description.11",
    "the King upon the fourth Spot from the Corner, which is White; his Queen is to be placed "
    "upon the Black Spot on his Right-Hand",
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
    assert [it.black for it in queens] == [True, True]


@pytest.mark.quotes("seymour.chess.rules.24", "by being in a Stale-mate, wins the Game")
def test_a_stale_mate_wins_for_him_who_cannot_move() -> None:
    stuck = Field.parse("Kf6 Qg6 / Kh8")
    assert stale_mate(field=stuck, side=B) is B
    assert stale(field=stuck, side=B) is Ending.GIVER_LOSES
    assert stale_mate(field=stuck, side=W) is None
    assert stale_mate(field=PLACED, side=W) is None
