"""Ombre, laws XV, XVI, XVIII and XXII: the suit that is not named, or not in time."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import Suit
from executable_rules.ombre.calling import (
    Naming,
    may_discard_again,
    named_by_others,
    names_after_taking_in,
    names_without_asking,
)
from executable_rules.ombre.terms import Says

S, H, C = Suit.SPADES, Suit.HEARTS, Suit.CLUBS


@pytest.mark.quotes(
    "bellecour.ombre.laws.15",
    "If the Ombre forgets to name his Suit, one of the others may name it for him",
)
@pytest.mark.quotes(
    "academie.ombre.laws.15",
    "Si l'hombre oublie à nommer sa couleur, l'un des deux autres peut nommer pour lui",
)
def test_one_of_the_others_may_name_the_suit() -> None:
    assert named_by_others(right=S, left=None) is S
    assert named_by_others(right=None, left=H) is H
    assert named_by_others(right=None, left=H, left_spoke_first=True) is H
    assert named_by_others(right=S, left=None, left_spoke_first=True) is S
    assert named_by_others(right=None, left=None) is None


@pytest.mark.quotes(
    "bellecour.ombre.laws.15",
    "if the two others both speak at the same time, they play in that Suit, which is named by him "
    "who is on the Ombre's right hand",
)
@pytest.mark.quotes(
    "academie.ombre.laws.15",
    "si les deux nomment ensemble différentes couleurs",
    "celle qui a été nommée par celui qui est à la droite de l'hombre",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.2", "which was named by him who sits upon the Right-hand of the Ombre"
)
def test_of_two_who_speak_together_the_right_hand_is_heard() -> None:
    assert named_by_others(right=S, left=H) is S
    assert named_by_others(right=H, left=C) is H
    assert named_by_others(right=S, left=H, left_spoke_first=True) is H


@pytest.mark.quotes(
    "bellecour.ombre.laws.16",
    "If the Ombre forgets to name his Suit, or mistakes in naming it, he may discard over again, "
    "if he has not joined his Rentree to his Hand.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.16",
    "peut refaire son écart, si la rentrée n'est pas confondue avec son jeu",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.3", "he may take in his Discard again, provided, the Cards he took in"
)
def test_who_forgot_or_mistook_his_suit_may_discard_again() -> None:
    may = {
        naming
        for naming, joined in itertools.product(Naming, (False, True))
        if may_discard_again(naming=naming, rentree_joined=joined)
    }
    assert may == {Naming.FORGOTTEN, Naming.MISTAKEN}
    assert not may_discard_again(naming=Naming.FORGOTTEN, rentree_joined=True)
    assert not may_discard_again(naming=Naming.MISTAKEN, rentree_joined=True)
    assert not may_discard_again(naming=Naming.RIGHT, rentree_joined=False)


@pytest.mark.quotes(
    "bellecour.ombre.laws.18",
    "Altho' the Ombre has taken in, he may still name his Suit, if neither of the others have yet "
    "done it.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.18",
    "Quoique l'hombre ait vu sa rentrée, sa couleur est bien nommée, s'il prévient les deux",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.4", "if he prevents the others, and names a Trump before them, it is good"
)
def test_the_ombre_may_name_late_if_he_is_before_the_others() -> None:
    assert names_after_taking_in(ombre=S, other=H, other_first=False) is S
    assert names_after_taking_in(ombre=S, other=H, other_first=True) is H
    assert names_after_taking_in(ombre=H, other=C, other_first=True) is C


@pytest.mark.quotes(
    "bellecour.ombre.laws.22",
    "He who not being youngest hand",
    "yet names his Suit without discarding, or asking, if the others play, is obliged to play Sans "
    "Prendre",
)
@pytest.mark.quotes(
    "academie.ombre.laws.22",
    "Celui qui n'étant pas dernier en carte",
    "nomme sa couleur sans avoir écarté, & sans avoir demandé si l'on joue, est obligé de jouer "
    "sans prendre",
)
def test_who_names_at_once_and_is_not_youngest_plays_sans_prendre() -> None:
    obliged = [
        facts
        for facts in itertools.product((False, True), repeat=3)
        if names_without_asking(youngest=facts[0], discarded=facts[1], asked=facts[2])
        is Says.SANS_PRENDRE
    ]
    assert obliged == [(False, False, False)]
    asked = names_without_asking(youngest=False, discarded=False, asked=True)
    assert asked is Says.ASKS_LEAVE
    discarded = names_without_asking(youngest=False, discarded=True, asked=False)
    assert discarded is Says.ASKS_LEAVE
    youngest = names_without_asking(youngest=True, discarded=False, asked=False)
    assert youngest is Says.ASKS_LEAVE
