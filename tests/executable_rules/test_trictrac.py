"""Grand Trick Track: marks, holes, hits and faults."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.backgammon.playing import men_each
from executable_rules.backgammon.playing import won as won_at_backgammon
from executable_rules.backgammon.tables import Tables
from executable_rules.mechanics.dice import throws
from executable_rules.mechanics.results import Verdict
from executable_rules.trictrac import (
    Double,
    Leave,
    Marker,
    Passing,
    Remedy,
    Table,
    after_a_hole,
    breaks_up,
    corner,
    fills,
    game_made,
    hit_in_passing,
    hits,
    holes_made,
    marked,
    may_mark_double,
    passes_over,
    pegs,
    pieces_used,
    toots_in_three,
    touched_rashly,
    who_is_double,
    who_marks_a_hit,
    won_by_last_doublets,
    wrongly_marked,
)
from lawsofplay.rules import explain
from lawsofplay.rules.trace import Proviso


@pytest.mark.quotes(
    "seymour.trictrac.1", "besides the Table-Men, with which you play, there are 3 other Pieces"
)
def test_three_markers_beside_the_men() -> None:
    assert pieces_used() == 33
    assert pieces_used(men=2 * men_each(men=30)) - 30 == 3


@pytest.mark.example("trictrac.toots-in-three")
@pytest.mark.quotes(
    "seymour.trictrac.2",
    "If in your first Tables you make single Toots, in 3 Casts, or Throws, you mark with one "
    "Marker 4",
)
def test_single_toots_in_three_casts_mark_four() -> None:
    assert toots_in_three(throws=((1, 2), (3, 4), (5, 6))) == 4
    assert toots_in_three(throws=((1, 2), (3, 4), (5, 5))) == 4
    for missing in range(1, 6):
        others = [die for die in range(1, 7) if die != missing] + [6]
        pairs = tuple(zip(others[::2], others[1::2], strict=True))
        assert toots_in_three(throws=pairs) == 0
    assert toots_in_three(throws=((1, 2), (3, 4))) == 0
    assert toots_in_three(throws=((1, 2), (3, 4), (5, 6), (1, 2))) == 0
    for wrong in (0, 7):
        with pytest.raises(ValueError, match="throw"):
            toots_in_three(throws=((1, 2), (3, 4), (5, wrong)))
    # All six points beyond the Ace, one of them in the second tables, want six unlike dice.
    assert toots_in_three(throws=((1, 2), (3, 4), (5, 6))) == fills(throw=(5, 6))


@pytest.mark.quotes(
    "seymour.trictrac.3", "There are 12 Holes on the Sides of your Tables, with Pegs in them"
)
def test_twelve_holes() -> None:
    assert pegs() == 12 and pegs(sides=2) == 24
    for wrong in (0, 3):
        with pytest.raises(ValueError, match="sides"):
            pegs(sides=wrong)


@pytest.mark.quotes(
    "seymour.trictrac.4", "12 Marks gained on the Points of your Tables, make an Hole"
)
def test_twelve_marks_make_a_hole() -> None:
    assert [holes_made(marks=marks) for marks in (0, 11, 12, 13, 24)] == [
        *((0, 0), (0, 11)),
        *((1, 0), (1, 1), (2, 0)),
    ]
    with pytest.raises(ValueError, match="marks"):
        holes_made(marks=-1)


@pytest.mark.quotes(
    "seymour.trictrac.4",
    "12 Holes make up the Game, if you agree to it; else less, or more",
)
def test_twelve_holes_make_the_game() -> None:
    assert [game_made(holes=holes) for holes in (0, 11, 12, 13)] == [False, False, True, True]
    assert game_made(holes=6, agreed=6) is True and game_made(holes=12, agreed=13) is False
    assert game_made(holes=0, agreed=1) is False and game_made(holes=1, agreed=1) is True
    for wrong in ({"holes": -1}, {"holes": 3, "agreed": 0}):
        with pytest.raises(ValueError, match="cannot be"):
            game_made(**wrong)


@pytest.mark.quotes(
    "seymour.trictrac.5", "for every single Throw on the Dice, you make 4, and for Doublets 6"
)
def test_filling_up_makes_four_or_six() -> None:
    assert [fills(throw=throw) for throw in throws(2)] == [
        6 if one == two else 4 for one, two in throws(2)
    ]
    for wrong in ((0, 1), (6, 7)):
        with pytest.raises(ValueError, match="throw"):
            fills(throw=wrong)


@pytest.mark.quotes(
    "seymour.trictrac.6", "may hold your Game as long as you think convenient, that is, play on"
)
@pytest.mark.quotes(
    "seymour.trictrac.8",
    "when you have marked 12 with your Marker",
    "you may go off, break up your Tables, and begin again, provided you have the Dice; or else",
)
@pytest.mark.quotes(
    "seymour.trictrac.11",
    "You cannot go off, nor break your Tables by your Adversary's Throws",
)
def test_he_holds_or_goes_off() -> None:
    for marks, own in product((0, 11, 12, 13, 24), (True, False)):
        may = after_a_hole(marked=marks, own_throw=own)
        assert Leave.HOLD in may
        assert (Leave.GO_OFF in may) is (marks >= 12 and own)
    with pytest.raises(ValueError, match="marked"):
        after_a_hole(marked=-1, own_throw=True)


@pytest.mark.quotes(
    "seymour.trictrac.7",
    "before you can make a Point, and your Adversary cannot fill his Tables, you are obliged with "
    "your Man to pass over into his Tables",
    "if he throws so well, as to fill up, then it alters the Matter, and you cannot pass",
)
def test_when_he_must_pass_over() -> None:
    told = {
        (point, fill): passes_over(can_make_point=point, adversary_can_fill=fill)
        for point, fill in product((True, False), repeat=2)
    }
    assert told == {
        (False, False): Passing.OBLIGED,
        (True, False): Passing.NOT_OBLIGED,
        (False, True): Passing.CANNOT,
        (True, True): Passing.CANNOT,
    }


@pytest.mark.quotes(
    "seymour.trictrac.9",
    "you touch a Man rashly, as intending to play it, and think to change it for another",
    "you are obliged to play it as you before intended",
)
def test_the_man_touched_rashly_is_played() -> None:
    assert touched_rashly(intended=6, changed_to=8) == 6
    assert touched_rashly(intended=1, changed_to=24) == 1
    assert touched_rashly(intended=24, changed_to=1) == 24
    for wrong in (0, 25):
        with pytest.raises(ValueError, match="intended"):
            touched_rashly(intended=wrong, changed_to=8)
        with pytest.raises(ValueError, match="changed_to"):
            touched_rashly(intended=8, changed_to=wrong)


@pytest.mark.quotes("seymour.trictrac.10", "For every single Throw 4; for Doublets 6")
def test_a_passing_man_hit_marks_four_or_six() -> None:
    assert hit_in_passing(throw=(2, 3)) == 4 and hit_in_passing(throw=(3, 3)) == 6
    for throw in throws(2):
        assert hit_in_passing(throw=throw) == hits(table=Table.FIRST, throw=throw)


@pytest.mark.quotes(
    "seymour.trictrac.10",
    "you can mark over and above 12, you must then mark a Hole, or else 2, if you go double",
    "the Overplus remaining is called to the Good, provided you do not break your Game",
)
def test_what_is_over_twelve_is_to_the_good() -> None:
    assert marked(before=10, gained=4) == (1, 2)
    assert marked(before=10, gained=4, double=True) == (2, 2)
    assert marked(before=10, gained=4, breaks=True) == (1, 0)
    assert marked(before=10, gained=4, double=True, breaks=True) == (2, 0)
    assert marked(before=0, gained=4) == (0, 4) and marked(before=0, gained=4, double=True) == (
        0,
        4,
    )
    assert marked(before=11, gained=0) == (0, 11) and marked(before=6, gained=6) == (1, 0)
    assert marked(before=11, gained=12) == (1, 11)
    for wrong in ((-1, 4), (12, 4), (0, -1), (0, 13)):
        with pytest.raises(ValueError, match="cannot be"):
            marked(before=wrong[0], gained=wrong[1])


@pytest.mark.quotes(
    "seymour.trictrac.12",
    "if you chance to make more or less than is right, it is in his Power to take the Advantage, "
    "put you back, or oblige you to mark full",
)
def test_a_wrong_mark_is_in_his_power() -> None:
    more, less = wrongly_marked(made=6, right=4), wrongly_marked(made=4, right=6)
    assert more == {Remedy.TAKES_ADVANTAGE, Remedy.PUTS_BACK}
    assert less == {Remedy.TAKES_ADVANTAGE, Remedy.MARK_FULL}
    assert wrongly_marked(made=4, right=4) == frozenset()
    assert wrongly_marked(made=5, right=4) == more and wrongly_marked(made=0, right=1) == less
    assert wrongly_marked(made=1, right=0) == more
    for wrong in ((-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            wrongly_marked(made=wrong[0], right=wrong[1])
    for made in range(3):
        told = explain(wrongly_marked, made=made, right=1).call.steps
        assert [step.met for step in told if isinstance(step, Proviso)] == [made != 1]


@pytest.mark.quotes(
    "seymour.trictrac.13",
    "For every Man you hit of his with a single Die, you mark but 2; and for Doublets 4",
    "in his first Tables, 4 for each single Die, and 6 for Doublets",
)
def test_a_hit_marks_by_the_tables() -> None:
    told = [hits(table=table, throw=throw) for table in Table for throw in ((2, 3), (3, 3))]
    assert told == [4, 6, 2, 4]


@pytest.mark.quotes(
    "seymour.trictrac.14",
    "cannot pass, by reason of his Man standing in your Way, and hindering you, it is allowable "
    "for him to take the Advantage of marking by your own Throws",
)
def test_a_hit_that_cannot_pass_is_marked_by_him() -> None:
    assert who_marks_a_hit(can_pass=True) is Marker.YOU
    assert who_marks_a_hit(can_pass=False) is Marker.ADVERSARY


@pytest.mark.quotes(
    "seymour.trictrac.15",
    "in Lieu of that Convenience, if the Dice favour, for each single Cast, you mark 4; and for "
    "Doublets 6",
)
def test_the_corner_marks_four_or_six() -> None:
    assert corner(throw=(1, 2)) == 4 and corner(throw=(1, 1)) == 6


@pytest.mark.quotes(
    "seymour.trictrac.16",
    "as Doublets thrown at the last Cast gives considerable Advantage to the Gamester there, it is "
    "here of no Value, nor gives any Addition to the Throw",
)
@pytest.mark.quotes("seymour.backgammon.3", "one goes off with Doublets, he wins 2")
def test_last_doublets_add_nothing_here_and_one_at_backgammon() -> None:
    assert [won_by_last_doublets(doublets=it) for it in (True, False)] == [0, 0]
    off = Tables.parse("0:15 / 1:2 0:13")
    added = won_at_backgammon(tables=off, doublets=True) - won_at_backgammon(tables=off)
    assert added == 1


@pytest.mark.quotes(
    "seymour.trictrac.17",
    "except by gaining 12 Points, you can mark a Hole, it is in your Adversary's Power to oblige "
    "you to hold your Game on still",
)
def test_tables_broken_without_a_hole_are_in_his_power() -> None:
    assert breaks_up(marked=12) is Verdict.STANDS and breaks_up(marked=16) is Verdict.STANDS
    assert breaks_up(marked=11) is Verdict.MAY_CHOOSE and breaks_up(marked=0) is Verdict.MAY_CHOOSE
    with pytest.raises(ValueError, match="marked"):
        breaks_up(marked=-1)


@pytest.mark.quotes(
    "seymour.trictrac.18",
    "has no Points on his Tables marked, altho' your Throw is single, yet still you may mark a "
    "double Point",
    "to have any Point to mark, then he comes double",
)
def test_double_while_the_adversary_has_nothing_marked() -> None:
    assert may_mark_double(adversary_marked=0) is True
    assert may_mark_double(adversary_marked=1) is False
    assert may_mark_double(adversary_marked=12) is False
    with pytest.raises(ValueError, match="marked"):
        may_mark_double(adversary_marked=-1)


@pytest.mark.quotes(
    "seymour.trictrac.18",
    "if otherwise, he has such good Luck by the Dice, to have any Point to mark, then he comes "
    "double; which you are to take off again, if you can hit him",
)
def test_then_he_comes_double_till_you_hit_him() -> None:
    for hit in (True, False):
        assert who_is_double(adversary_marked=0, you_hit_him=hit) is Double.YOU
    for number in (1, 4):
        assert who_is_double(adversary_marked=number) is Double.ADVERSARY
        assert who_is_double(adversary_marked=number, you_hit_him=True) is Double.TAKEN_OFF
