"""Ombre, laws XLIII, XLIX-LI and LXXX: codille, Beasts, stakes and hazards."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.ombre.settling import (
    beast_when_marked_differently,
    gives_codille,
    hazards_from_each,
    marked_differently,
    may_put_together,
    staked_next,
)


@pytest.mark.quotes(
    "bellecour.ombre.laws.43",
    "being obliged to pay the Codill to him who ought to have won it; if to please his own "
    "inclination, he should give it to him who ought not to have had it",
)
@pytest.mark.quotes(
    "academie.ombre.laws.43",
    "étant obligé de païer le codille à celui qui de droit doit le gagner, si par bizarrerie il le "
    "donnoit à celui qui ne devroit pas l'avoir",
)
def test_the_ombre_pays_for_a_codille_that_he_gave_away() -> None:
    paid = gives_codille(poul=72, to_the_right_one=False, inclination=True)
    assert paid == Forfeit(72, Unit.COUNTER, Payee.ADVERSARY)
    assert gives_codille(poul=72, to_the_right_one=True, inclination=True) == NOTHING
    assert gives_codille(poul=72, to_the_right_one=False, inclination=False) == NOTHING


@pytest.mark.quotes(
    "bellecour.ombre.laws.49",
    "He who makes two Beasts at the same time, may put them together",
)
@pytest.mark.quotes(
    "academie.ombre.laws.49", "Celui qui fait deux bêtes à la fois, peut les faire aller ensemble"
)
def test_beasts_made_at_once_may_be_put_together() -> None:
    assert [may_put_together(same_time=True, consent=n) for n in range(3)] == [True, True, True]
    assert not may_put_together(same_time=False, consent=0)


@pytest.mark.quotes(
    "bellecour.ombre.laws.49",
    "he who makes two Beasts, the one after the other, cannot do it, but by the consent of the two "
    "other Players",
)
@pytest.mark.quotes("academie.ombre.laws.49", "que du consentement des deux tiers")
def test_beasts_made_one_after_the_other_need_consent_of_both() -> None:
    may = [may_put_together(same_time=False, consent=n) for n in range(3)]
    assert may == [False, False, True]
    for consent in (-1, 3):
        with pytest.raises(ValueError, match="from 0 to 2"):
            may_put_together(same_time=False, consent=consent)


@pytest.mark.quotes(
    "bellecour.ombre.laws.50",
    "When the Players mark differently, they pay according to him who marks the most",
)
@pytest.mark.quotes("academie.ombre.laws.50", "on païe suivant celui qui marque le plus")
@pytest.mark.quotes("seymour.ombre.laws.46", "all are obliged to mark equal with the highest")
def test_all_pay_by_him_who_marks_most() -> None:
    assert marked_differently(marked=(3, 5, 3)) == 5
    assert marked_differently(marked=(7, 5, 3)) == 7
    for marked in ((3, 5), (3, 5, 7, 9)):
        with pytest.raises(ValueError, match="three numbers"):
            marked_differently(marked=marked)


@pytest.mark.quotes("bellecour.ombre.laws.50", "and are beasted in the same manner")
@pytest.mark.quotes("academie.ombre.laws.50", "on fait la bête de même")
@pytest.mark.example("ombre.beast-of-45", "ombre.beast-of-126")
def test_the_beast_is_made_by_him_who_marks_most() -> None:
    # The worked Beasts of the chapter: 45 for five counters, then 126 with four for the passes.
    assert beast_when_marked_differently(marked=(3, 5, 3)) == 45
    assert beast_when_marked_differently(marked=(9, 9, 7), going=45) == 126


@pytest.mark.quotes(
    "bellecour.ombre.laws.51",
    "When Codill is won, they stake three Counters, tho' there are still Beasts to be drawn.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.51",
    "Quand on a gagné codille, on met trois jettons au jeu, quoiqu'il y ait encore des bêtes",
)
def test_after_codille_three_counters_are_staked() -> None:
    for three_and_one in (False, True):
        staked = [
            staked_next(codille=True, beasts_left=left, three_and_one=three_and_one)
            for left in range(3)
        ]
        assert staked == [3, 3, 3]
    assert [staked_next(codille=False, beasts_left=left) for left in range(3)] == [3, 2, 2]
    assert staked_next(codille=False, beasts_left=1, three_and_one=True) == 1
    assert staked_next(codille=False, beasts_left=0, three_and_one=True) == 3
    with pytest.raises(ValueError, match="beasts_left=-1"):
        staked_next(codille=False, beasts_left=-1)


@pytest.mark.quotes(
    "bellecour.ombre.laws.80",
    "he who stands the Game, receives as much from the two others, when he wins, as he pays to "
    "them when he loses",
)
@pytest.mark.quotes(
    "academie.ombre.laws.80",
    "on ne les paie à celui qui fait jouer qu'autant qu'il gagne, de même qu'il les païe aux deux "
    "tiers lorsqu'il perd",
)
def test_hazards_are_received_and_paid_alike() -> None:
    assert hazards_from_each(hazards=2, won=True) == 2
    assert hazards_from_each(hazards=2, won=False) == -2
    assert hazards_from_each(hazards=3, won=True, worth=20) == 60
    assert hazards_from_each(hazards=0, won=False) == 0
    with pytest.raises(ValueError, match="hazards=-1"):
        hazards_from_each(hazards=-1, won=True)
