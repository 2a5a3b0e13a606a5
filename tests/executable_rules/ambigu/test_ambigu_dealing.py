"""Ambigu, laws IX and X: shuffling, the discards taken up, a discard put on one side."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.ambigu.dealing import (
    After,
    Step,
    Supply,
    compleats,
    deals_after,
    discards_taken_up,
)
from executable_rules.mechanics.cards import cards

AFRESH = (Step.SHUFFLE, Step.CUT, Step.DEAL)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.9",
    "Every time there is a pass, the Cards must be dealt without shuffling; and they are only "
    "shuffled and cut, when the first and second Vades are made.",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.9",
    "Toutes les fois qu'on passe, il faut donner les cartes sans battre, & l'on ne bat & coupe que "
    "lorsqu'on fait la premiére & la seconde vade.",
)
def test_after_a_pass_the_cards_are_not_shuffled() -> None:
    assert deals_after(after=After.PASS) == (Step.DEAL,)
    assert deals_after(after=After.FIRST_VADE) == AFRESH
    assert deals_after(after=After.SECOND_VADE) == AFRESH


@pytest.mark.quotes(
    "bellecour.ambigu.laws.9",
    "When there are not Cards sufficient to deal to every Player",
    "after having dealt all that there are, they take up the Discards, which are shuffled, cut and "
    "dealt, to compleat the number wanted",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.9",
    "Quand il n'y a point assez de cartes pour en donner à chacun",
    "aprés avoir distribué toutes celles qu'on a, on prend celles qui ont été écartées qu'on bat, "
    "& qu'on donne à couper pour achever de rendre complet le nombre",
)
def test_where_the_stock_fails_the_discards_compleat_the_number() -> None:
    assert compleats(wanted=5, stock=6, discards=9) == Supply(5, 0, ())
    assert compleats(wanted=6, stock=6, discards=9) == Supply(6, 0, ())
    assert compleats(wanted=7, stock=6, discards=9) == Supply(6, 1, AFRESH)
    assert compleats(wanted=3, stock=0, discards=3) == Supply(0, 3, AFRESH)
    assert compleats(wanted=0, stock=0, discards=0) == Supply(0, 0, ())
    with pytest.raises(ValueError, match="discards=2"):
        compleats(wanted=3, stock=0, discards=2)
    with pytest.raises(ValueError, match="wanted=-1"):
        compleats(wanted=-1, stock=0, discards=0)
    with pytest.raises(ValueError, match="stock=-1"):
        compleats(wanted=0, stock=-1, discards=0)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(0, 24), st.integers(0, 40))
def test_the_number_wanted_is_compleated(wanted: int, stock: int) -> None:
    made = compleats(wanted=wanted, stock=stock, discards=24)
    assert made.from_stock + made.from_discards == wanted
    assert made.from_discards == 0 or made.from_stock == stock


@pytest.mark.quotes(
    "bellecour.ambigu.laws.10",
    "he is at liberty to put his Discard on one side, that they may not be taken up with the rest",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.10",
    "il lui est loisible de mettre le sien séparément, afin de ne le point enlever avec les autres",
)
def test_a_discard_put_on_one_side_is_not_taken_up() -> None:
    others, own = cards("2S 3H"), cards("9D")
    taken = discards_taken_up(others=others, own=own, foresees=True, aside=True)
    assert taken == others
    taken = discards_taken_up(others=others, own=own, foresees=True, aside=False)
    assert taken == (*others, *own)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.10",
    "If any one of the Players foresees that there will not be sufficient Cards, and that they "
    "will be obliged to take the Discards",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.10",
    "Si quelqu'un des joueurs prévoit que les cartes ne suffisent pas pour les autres",
)
def test_the_liberty_is_his_who_foresees_it() -> None:
    others, own = cards("2S 3H"), cards("9D")
    taken = discards_taken_up(others=others, own=own, foresees=False, aside=True)
    assert taken == (*others, *own)
