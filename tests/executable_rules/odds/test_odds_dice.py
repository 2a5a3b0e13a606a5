"""Inn and Inn, Passage, Hazard and Back-Gammon by their throws; the Lottery's fund."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from executable_rules.hazard.cast import chances
from executable_rules.hazard.odds import (
    MAINS,
    caster_wins,
    comes_before,
    throw_chance,
    ways_by_faces,
    won_in_all,
)
from executable_rules.mechanics.dice import odds
from executable_rules.odds.dice import (
    Inn,
    Passage,
    blot_hit,
    caster_passes,
    inn,
    inn_chance,
    passage,
)
from executable_rules.odds.lottery import fund, prizes


@pytest.mark.example("odds.in-and-in-1")
@pytest.mark.quotes(
    "seymour.in-and-in.1",
    "Out is when you have thrown no Doublets on the four Dice",
    "Inn is when you have thrown two Doublets of any Sort, as two Aces, two Duces, two Cinques, "
    "&c. Inn and Inn is",
    "when you throw all Doublets, whether all of a Sort, or otherwise, viz. Four Aces, four "
    "Duces, or four Cinques, or two Aces, two Duces, two Treys, two Quatres, or two Cinques, two "
    "Sixes",
)
def test_inn_and_inn() -> None:
    assert [inn_chance(throw_kind=cast) * 6**4 for cast in Inn] == [360, 840, 96]
    assert sum(inn_chance(throw_kind=cast) for cast in Inn) == 1
    assert inn(throw=(1, 2, 3, 4)) is Inn.OUT
    assert inn(throw=(1, 1, 1, 4)) is inn(throw=(5, 2, 5, 1)) is Inn.INN
    assert inn(throw=(1, 1, 1, 1)) is inn(throw=(6, 2, 6, 2)) is Inn.INN_AND_INN
    for faces in ((1, 2, 3), (1, 2, 3, 4, 5)):
        with pytest.raises(ValueError, match="it is from 4 to 4"):
            inn(throw=faces)


@pytest.mark.example("odds.passage-1")
@pytest.mark.quotes(
    "seymour.passage.1",
    "Doublets under 10, and then he is out",
    "and loseth; or Doublets above 10, and then he passeth, and wins",
)
def test_passage() -> None:
    told = [passage(throw=(a, b, c)) for a, b, c in product(range(1, 7), repeat=3)]
    assert [told.count(cast) for cast in Passage] == [39, 48, 120, 9]
    assert odds(caster_passes()) == (16, 13)
    assert odds(caster_passes(reading=Passage.OUT)) == (1, 1)
    assert odds(caster_passes(reading=Passage.PASSES)) == (19, 13)
    assert caster_passes() == caster_passes(reading=Passage.NO_DOUBLETS) == Fraction(16, 29)
    with pytest.raises(ValueError, match="what doublets of ten count as"):
        caster_passes(reading=Passage.TEN)
    assert passage(throw=(3, 3, 3)) is Passage.OUT
    assert passage(throw=(4, 4, 2)) is Passage.TEN
    assert passage(throw=(5, 5, 1)) is Passage.PASSES
    assert passage(throw=(6, 4, 1)) is Passage.NO_DOUBLETS
    for faces in ((1, 1), (1, 1, 2, 2)):
        with pytest.raises(ValueError, match="it is from 3 to 3"):
            passage(throw=faces)


@pytest.mark.example("odds.hazard-1")
@pytest.mark.quotes("seymour.hazard.14", "7 is reputed the best and easiest Main")
def test_7_is_the_best_main() -> None:
    assert caster_wins(main=7) == Fraction(244, 495) == max(caster_wins(main=it) for it in MAINS)
    assert [it for it in MAINS if caster_wins(main=it) == caster_wins(main=7)] == [7]


@pytest.mark.example("odds.hazard-2")
@pytest.mark.quotes("seymour.hazard.18", "4 and 5 to 7 is the worst Chance")
def test_4_and_5_to_7() -> None:
    told = {it: comes_before(number=it, other_number=7) for it in chances(main=7)}
    assert [odds(told[it]) for it in (4, 5, 6, 8, 9, 10)] == [
        (1, 2),
        (2, 3),
        (5, 11 - 5),
        (5, 6),
        (2, 3),
        (1, 2),
    ]


@pytest.mark.example("odds.hazard-3")
@pytest.mark.quotes("seymour.hazard.20", "6, 7, and 8, eight equal Chances")
def test_eight_equal_chances_are_nine() -> None:
    assert sum(len(ways_by_faces(points=points)) for points in (6, 7, 8)) == 9


@pytest.mark.example("odds.hazard-4")
@pytest.mark.quotes("seymour.hazard.21", "the Disadvantage in the Doublets")
def test_a_doublet_has_half_the_chance() -> None:
    assert throw_chance(numbers=(4, 4)) / throw_chance(numbers=(6, 2)) == Fraction(1, 2)


@pytest.mark.example("odds.hazard-5", "odds.hazard-6")
@pytest.mark.quotes("seymour.hazard.22", "the Rook should have 7 always")
@pytest.mark.quotes("seymour.hazard.23", "winning in all 60l.")
def test_the_rook_s_bargain() -> None:
    assert odds(comes_before(number=7, other_number=6)) == (6, 5)
    assert won_in_all(days=6, price=10) == 60


@pytest.mark.example("odds.hazard-7")
@pytest.mark.quotes("seymour.hazard.24", "the Caster hath the worst of it")
def test_the_caster_has_the_worst() -> None:
    assert [str(caster_wins(main=main)) for main in MAINS] == [
        "1396/2835",
        "6961/14256",
        "244/495",
        "6961/14256",
        "1396/2835",
    ]
    assert max(caster_wins(main=main) for main in MAINS) < Fraction(1, 2)


@pytest.mark.example("odds.backgammon-2")
@pytest.mark.quotes(
    "seymour.backgammon.bearing.3",
    "leave it, if possible, upon Doublets",
    "the Odds against his hitting you is very great",
    "any other Chance is much less against him",
)
def test_a_blot_upon_doublets() -> None:
    for number in (1, 6):
        assert odds(1 - blot_hit(number=number, by_doublets=True)) == (35, 1)
        assert odds(1 - blot_hit(number=number, by_doublets=False)) == (25, 11)
    for number in (0, 7):
        with pytest.raises(ValueError, match="it is from 1 to 6"):
            blot_hit(number=number, by_doublets=True)


@pytest.mark.example("odds.backgammon-3", "odds.backgammon-4")
def test_two_to_one_of_a_fair_pair_of_dice() -> None:
    assert odds(blot_hit(number=6, by_doublets=False)) == (11, 25)


@pytest.mark.example("odds.lottery-1")
@pytest.mark.quotes("seymour.lottery.1", "suppose 12 s. 6 d.", "9 s. 6 d.", "6 s. 6 d.")
@pytest.mark.quotes("seymour.lottery.2", "to be filled up by the Six-pences")
def test_the_fund_does_not_reach_the_prizes() -> None:
    assert prizes() == 28 * 12 + 6 == 342
    assert prizes(printed=((1, 2),)) == 14
    assert fund(tickets=52) == 26 * 12 < prizes()
    assert fund(tickets=1) == 6
    assert fund(tickets=0) == 0
    assert divmod(prizes(), fund(tickets=1)) == (57, 0)
    for tickets in (-1, 53):
        with pytest.raises(ValueError, match="it is from 0 to 52"):
            fund(tickets=tickets)
