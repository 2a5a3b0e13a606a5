"""The five Laws of Back-Gammon."""

from __future__ import annotations

import pytest

from executable_rules.backgammon.laws import (
    Played,
    man_played,
    plays_with_few,
    taken_from_a_point,
    throw_mistaken,
    to_be_entered,
)
from executable_rules.backgammon.playing import men_each, placed, plays
from executable_rules.backgammon.tables import Tables
from executable_rules.mechanics.results import Penalty, Verdict


@pytest.mark.quotes(
    "seymour.backgammon.laws.1",
    "TILL a Man is placed upon a Point and quitted, it cannot be said it is play'd.",
)
def test_a_man_is_played_when_he_is_placed_and_quitted() -> None:
    assert man_played(placed=True, quitted=True) is Played.PLAYED
    for placed_, quitted in ((True, False), (False, True), (False, False)):
        assert man_played(placed=placed_, quitted=quitted) is Played.NOT_PLAYED


@pytest.mark.quotes(
    "seymour.backgammon.laws.2", "A Man that is taken from any Point must be play'd"
)
def test_a_man_taken_must_be_played() -> None:
    left = taken_from_a_point(tables=placed(), throw=(6, 1), taken=(13,))
    assert left and left < plays(tables=placed(), throw=(6, 1))
    assert all(it.own[13] == 4 for it in left)
    # The other number is free: here 13 to 7 to 6, or 13 to 7 or 12 and another man.
    some = {str(it).split(" / ")[0] for it in left}
    assert {"6:6 8:3 13:4 24:2", "6:5 7:2 8:2 13:4 24:2"} <= some
    # He must be played though the other number be lost by it.
    narrow = Tables.parse("15:1 20:1 / 7:2 9:2 12:2 22:2")
    both = {str(it).split(" / ")[0] for it in plays(tables=narrow, throw=(2, 5))}
    assert both == {"8:1 20:1 0:13"}
    taken = taken_from_a_point(tables=narrow, throw=(2, 5), taken=(20,))
    assert {str(it).split(" / ")[0] for it in taken} == {"15:2 0:13"}
    # He cannot go from the far Ace-Point by a five: what is then done the law does not say.
    assert taken_from_a_point(tables=placed(), throw=(5, 5), taken=(24,)) == frozenset()


@pytest.mark.quotes("seymour.backgammon.laws.2", "and so it must be if 2 Men are taken from it")
def test_and_two_men_taken_must_both_be_played() -> None:
    left = taken_from_a_point(tables=placed(), throw=(6, 5), taken=(13, 13))
    assert {str(it).split(" / ")[0] for it in left} == {"6:5 7:1 8:4 13:3 24:2"}
    both = taken_from_a_point(tables=placed(), throw=(4, 3), taken=(24, 24))
    assert {str(it).split(" / ")[0] for it in both} == {"6:5 8:3 13:5 20:1 21:1"}
    apart = taken_from_a_point(tables=placed(), throw=(3, 1), taken=(8, 6))
    assert {str(it).split(" / ")[0] for it in apart} == {
        "5:2 6:4 8:2 13:5 24:2",
        "3:1 6:4 7:1 8:2 13:5 24:2",
    }
    for wrong in ((), (13, 13, 13), (12,), (24, 7)):
        with pytest.raises(ValueError, match="points of one man or two"):
            taken_from_a_point(tables=placed(), throw=(6, 5), taken=wrong)
    with pytest.raises(ValueError, match="points of one man or two"):
        taken_from_a_point(tables=Tables.parse("8:1 / 1:1"), throw=(6, 5), taken=(8, 8))


@pytest.mark.quotes("seymour.backgammon.laws.3", "There is no Penalty if you play with 15 Men only")
def test_no_penalty_for_fifteen_men_or_fewer() -> None:
    assert plays_with_few(men=15) is Penalty.NONE
    assert plays_with_few(men=14) is Penalty.NONE
    assert plays_with_few(men=1) is Penalty.NONE
    for wrong in (0, 16):
        with pytest.raises(ValueError, match="from 1 to 15"):
            plays_with_few(men=wrong)


@pytest.mark.quotes("seymour.backgammon.laws.3", "15 Men only")
@pytest.mark.quotes(
    "seymour.backgammon.laws.3", "a less Number than you are entitled to", "the additional Man"
)
@pytest.mark.quotes("seymour.irish.1", "30 in Number, are equally divided")
def test_conflict_fifteen_is_every_man_yet_the_reason_speaks_of_fewer() -> None:
    entitled = men_each(men=30)
    assert plays_with_few(men=15) is Penalty.NONE
    assert entitled == 15
    assert plays_with_few(men=entitled - 1) is Penalty.NONE


@pytest.mark.quotes(
    "seymour.backgammon.laws.4",
    "you bear any Number of Men, such Men must be enter'd again in your Adversary's Tables, as "
    "well as the Man taken up",
)
def test_men_borne_before_entering_must_enter_again() -> None:
    assert to_be_entered(taken_up=1, borne_since=3) == 4
    assert to_be_entered(taken_up=2, borne_since=1) == 3
    assert to_be_entered(taken_up=1, borne_since=0) == 1
    assert to_be_entered(taken_up=1, borne_since=14) == 15
    for taken_up, borne in ((16, 0), (-1, 0), (1, 15), (1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            to_be_entered(taken_up=taken_up, borne_since=borne)


@pytest.mark.quotes(
    "seymour.backgammon.laws.4",
    "before you enter'd a Man taken up, and which therefore must necessarily enter",
)
def test_without_a_man_taken_up_what_is_borne_stays_borne() -> None:
    assert to_be_entered(taken_up=0, borne_since=3) == 0
    assert to_be_entered(taken_up=0, borne_since=15) == 0


@pytest.mark.quotes(
    "seymour.backgammon.laws.5",
    "you have mistook your Throw, and played it, and your Adversary, not minding it, has thrown "
    "too, neither of you can alter it, but by the Consent of both",
)
def test_a_throw_mistaken_stands_but_by_the_consent_of_both() -> None:
    assert throw_mistaken(adversary_thrown=True, consents=0) is Verdict.STANDS
    assert throw_mistaken(adversary_thrown=True, consents=1) is Verdict.STANDS
    assert throw_mistaken(adversary_thrown=True, consents=2) is Verdict.TAKES_BACK
    for wrong in (-1, 3):
        with pytest.raises(ValueError, match="from 0 to 2"):
            throw_mistaken(adversary_thrown=True, consents=wrong)


@pytest.mark.quotes("seymour.backgammon.laws.5", "not minding it, has thrown too")
def test_of_a_mistake_that_he_minded_the_law_does_not_say() -> None:
    for consents in range(3):
        minded = throw_mistaken(adversary_thrown=True, minded=True, consents=consents)
        early = throw_mistaken(adversary_thrown=False, consents=consents)
        assert minded is early is Verdict.NOT_SAID
    assert throw_mistaken(adversary_thrown=False, consents=2, minded=True) is Verdict.NOT_SAID
