"""The ten laws, each with the words it is tested by."""

from __future__ import annotations

import chess
import pytest
from chess_support import at, modern, square

from executable_rules.chess.draughts import Draught, lawful, true_draughts
from executable_rules.chess.ends import Ending, Prize, dead_game, stale
from executable_rules.chess.field import PLACED, Field, House, Side
from executable_rules.chess.laws import (
    FalseDraught,
    Sequel,
    adversarys_false_draught,
    check_said_late,
    gives_over,
    kings_standing,
    let_stand,
    men_misplaced,
    touch_and_take,
    wager_on_mate,
    your_false_draught,
)
from executable_rules.chess.privileges import change_with_rook
from executable_rules.mechanics.results import Penalty, Silence


@pytest.mark.quotes(
    "cotton.chess.laws.1",
    "What Piece soever of your own you touch or lift",
    "you must play it for that draught if you can",
    "Touch and take, out of hand and stand",
)
def test_the_piece_touched_must_be_played_if_it_can() -> None:
    played = touch_and_take(field=PLACED, side=Side.WHITE, touched=at("b1"))
    assert {str(it) for it in played} == {"b1-a3", "b1-c3"}
    # The Rook cannot be played: any other draught may.
    free = touch_and_take(field=PLACED, side=Side.WHITE, touched=at("a1"))
    assert free == set(lawful(PLACED, Side.WHITE))
    pinned = Field.parse("Ke1 Ne2 Pa2 / Ke8 Re5")
    free = touch_and_take(field=pinned, side=Side.WHITE, touched=at("e2"))
    assert free == set(lawful(pinned, Side.WHITE)) != frozenset()
    for wrong in ("e7", "e4"):
        with pytest.raises(ValueError, match="no man of white stands there"):
            touch_and_take(field=PLACED, side=Side.WHITE, touched=at(wrong))
    # A King touched may go by a shift, if that is all he can.
    shift = Field.parse("Ke1 Rh1 Pa2 / Rd8 Re5 Rf8 Kc8")
    unstirred = (at("e1"), at("h1"))
    his = touch_and_take(field=shift, side=Side.WHITE, touched=at("e1"), unstirred=unstirred)
    assert {str(it) for it in his} == {"e1-g1"}
    assert touch_and_take(field=shift, side=Side.WHITE, touched=at("e1")) == frozenset()


@pytest.mark.quotes(
    "cotton.chess.laws.1",
    "into what house you set your Man there it must stand for that draught",
)
def test_where_the_man_is_set_he_stands() -> None:
    set_there = touch_and_take(field=PLACED, side=Side.WHITE, touched=at("b1"), set_in=at("c3"))
    assert {str(it) for it in set_there} == {"b1-c3"}
    # Nor is there a house for a man that cannot be played at all.
    for touched, false in (("b1", "b3"), ("a1", "a3")):
        with pytest.raises(ValueError, match="a false draught"):
            touch_and_take(field=PLACED, side=Side.WHITE, touched=at(touched), set_in=at(false))


@pytest.mark.quotes(
    "cotton.chess.laws.2",
    "think best to let it stand untaken",
    "you must cry him mercy or lose the Game",
)
def test_who_takes_up_a_man_untaken_cries_mercy_or_loses() -> None:
    assert let_stand(cried_mercy=True) is Penalty.NONE
    assert let_stand(cried_mercy=False) is Penalty.LOSES_GAME


@pytest.mark.quotes("cotton.chess.laws.2", "before you set your piece in place thereof")
def test_with_the_piece_in_its_place_the_man_is_taken() -> None:
    for cried in (True, False):
        with pytest.raises(ValueError, match="the man is taken"):
            let_stand(cried_mercy=cried, set_in_place=True)


@pytest.mark.quotes(
    "cotton.chess.laws.3",
    "you see it not till you play your next draught",
    "be too late to challenge him for it",
)
def test_a_false_draught_is_challenged_before_your_next() -> None:
    said = [adversarys_false_draught(your_draughts_since=number) for number in range(3)]
    late = FalseDraught.TOO_LATE
    assert said == [FalseDraught.MAY_CHALLENGE, late, late]
    with pytest.raises(ValueError, match="your_draughts_since"):
        adversarys_false_draught(your_draughts_since=-1)


@pytest.mark.quotes(
    "cotton.chess.laws.4",
    "your Adversary take no notice for his advantage, and plays his next draught",
    "you cannot recall it",
)
def test_your_own_false_draught_stands_after_his_next() -> None:
    said = [your_false_draught(noticed=False, his_draughts_since=number) for number in range(3)]
    stands = FalseDraught.STANDS
    assert said == [FalseDraught.MAY_RECALL, stands, stands]
    with pytest.raises(ValueError, match="his_draughts_since"):
        your_false_draught(noticed=False, his_draughts_since=-1)


@pytest.mark.quotes("cotton.chess.laws.4", "your Adversary take no notice for his advantage")
def test_of_a_false_draught_remarked_upon_and_played_on_the_law_does_not_say() -> None:
    said = [your_false_draught(noticed=True, his_draughts_since=number) for number in range(3)]
    silent = FalseDraught.NOT_SAID
    assert said == [FalseDraught.MAY_CHALLENGE, silent, silent]


@pytest.mark.quotes("cotton.chess.laws.3", "too late to challenge")
@pytest.mark.quotes("cotton.chess.laws.4", "you cannot recall it")
def test_divergence_a_false_draught_may_stand_for_ever() -> None:
    assert adversarys_false_draught(your_draughts_since=1) is FalseDraught.TOO_LATE
    assert your_false_draught(noticed=False, his_draughts_since=1) is FalseDraught.STANDS
    # The modern game knows no legal way on from an illegal move.
    with pytest.raises(chess.IllegalMoveError):
        chess.Board().parse_uci("a1a5")


@pytest.mark.quotes(
    "cotton.chess.laws.5",
    "If you misplace your men, and so play awhile, and then discover it",
    "it lies in your Adversaries power to continue or begin the Game",
)
def test_the_adversary_chooses_whether_misplaced_men_are_placed_again() -> None:
    for choice in Sequel:
        assert men_misplaced(adversary=choice) is choice
        assert men_misplaced(adversary=choice, discovered=False) is Silence.NOT_SAID
        assert men_misplaced(adversary=choice, played_awhile=False) is Silence.NOT_SAID
        for discovered in (True, False):
            met = men_misplaced(adversary=choice, played_awhile=True, discovered=discovered)
            assert met is (choice if discovered else Silence.NOT_SAID)


@pytest.mark.quotes(
    "cotton.chess.laws.7",
    "The standing of the King ought to be certain in his shifting",
    "not as you please to place him, as some men play",
)
def test_the_king_stands_in_one_certain_house() -> None:
    for side in Side:
        for name in ("KR1", "QR1"):
            rook = House.named(name, side)
            certain = change_with_rook(side=side, rook=rook)[0]
            rank = [House(file, side.rank(1)) for file in range(1, 9)]
            standing = {it: kings_standing(side=side, rook=rook, king=it) for it in rank}
            assert standing.pop(certain) is True
            assert set(standing.values()) == {False}
    assert kings_standing(side=Side.WHITE, rook=at("h1"), king=at("g1")) is True
    assert kings_standing(side=Side.WHITE, rook=at("a1"), king=at("c1")) is True
    assert kings_standing(side=Side.WHITE, rook=at("h1"), king=at("h1")) is False


CHECKED = Field.parse("Ke1 Qd8 Pa2 / Kh7 Re5")


@pytest.mark.quotes(
    "cotton.chess.laws.8",
    "one draught or more without avoiding the check",
    "your Adversary may say check to you when he listeth",
    "make you avoid that check you stood in, though it may be to your great peril",
)
def test_check_is_said_when_the_adversary_listeth() -> None:
    for since in (1, 2, 9):
        avoiding = check_said_late(field=CHECKED, side=Side.WHITE, said=True, draughts_since=since)
        assert avoiding == set(lawful(CHECKED, Side.WHITE))
        assert Draught.parse("a2-a3") not in avoiding
        assert Draught.parse("e1-f1") in avoiding
    silent = check_said_late(field=CHECKED, side=Side.WHITE, said=False)
    assert Draught.parse("a2-a3") in silent
    assert silent > avoiding
    unstirred = (at("e1"), at("h1"))
    shift = Field.parse("Ke1 Rh1 Pa2 / Rd8 Re5 Rf8 Kc8")
    for said in (True, False):
        told = check_said_late(field=shift, side=Side.WHITE, said=said, unstirred=unstirred)
        assert Draught.parse("e1-g1") in told
        assert (Draught.parse("a2-a3") in told) is not said
        told = check_said_late(field=shift, side=Side.WHITE, said=said)
        assert Draught.parse("e1-g1") not in told
    peril = Field.parse("Kh1 Pg2 Ph2 / Kh8 Ra1")
    assert check_said_late(field=peril, side=Side.WHITE, said=True) == frozenset()
    with pytest.raises(ValueError, match="must stand in check"):
        check_said_late(field=PLACED, side=Side.WHITE, said=True)
    with pytest.raises(ValueError, match="one draught played"):
        check_said_late(field=CHECKED, side=Side.WHITE, said=True, draughts_since=0)


@pytest.mark.quotes("cotton.chess.laws.8", "If your King stand in the check of any adverse piece")
def test_divergence_the_modern_king_may_never_be_left_in_check() -> None:
    silent = check_said_late(field=CHECKED, side=Side.WHITE, said=False)
    board = modern(CHECKED, Side.WHITE)
    legal = {(it.from_square, it.to_square) for it in board.legal_moves}
    left = {it for it in silent if (square(it.start), square(it.to)) not in legal}
    assert left
    assert silent == set(true_draughts(CHECKED, Side.WHITE))
    assert silent - left == check_said_late(field=CHECKED, side=Side.WHITE, said=True)


@pytest.mark.quotes("cotton.chess.laws.8", "make you avoid that check you stood in")
def test_a_king_is_not_taken_however_long_he_stood_in_check() -> None:
    both = Field.parse("Ke1 Re4 / Ke8 Rd1")
    silent = check_said_late(field=both, side=Side.WHITE, said=False)
    assert Draught.parse("e4-e7") in silent
    assert Draught.parse("e4-e8") not in silent


@pytest.mark.quotes(
    "cotton.chess.laws.9",
    "If any one condition by wager that he will give Mate or win the Game",
    "the Adversary brings it to a Dead-Game",
    "though he save the first Stake, yet he loseth the Wager",
)
def test_a_dead_game_saves_the_stake_and_loses_the_wager() -> None:
    ending = dead_game(field=Field.parse("Ke1 / Ke8"))
    lost = wager_on_mate(ending=ending)
    assert lost == {Prize.WAGER}
    assert Prize.STAKE not in lost
    assert wager_on_mate(ending=Ending.GIVER_WINS) == frozenset()
    for other in (Ending.PLAY_ON, stale(field=Field.parse("Kf7 Qg6 / Kh8"), side=Side.BLACK)):
        with pytest.raises(ValueError, match="of a Mate and of a Dead-Game"):
            wager_on_mate(ending=other)


@pytest.mark.quotes("cotton.chess.laws.10", "loseth his Stake")
def test_he_that_gives_over_loses_his_stake() -> None:
    assert gives_over(finished=False) is Penalty.LOSES_STAKE


@pytest.mark.quotes("cotton.chess.laws.10", "without the consent of his Adversary")
def test_with_consent_he_loses_nothing() -> None:
    assert gives_over(finished=False, consent=True) is Penalty.NONE


@pytest.mark.quotes("cotton.chess.laws.10", "before it is finished")
def test_a_finished_game_cannot_be_given_over() -> None:
    with pytest.raises(ValueError, match="before it is finished"):
        gives_over(finished=True)
