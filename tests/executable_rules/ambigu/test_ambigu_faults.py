"""Ambigu, laws XI-XIV: what is paid for faults, and for which nothing is paid."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.ambigu.faults import (
    Others,
    Shown,
    WrongCall,
    accuse_faux,
    calls_wrong,
    deals_wrong_number,
    manque_a_battre,
    neglects_discards,
    plus_ou_moins,
    shows,
    wrong_number,
)
from executable_rules.ambigu.terms import Fault
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Unit, Verdict

FOUR = Fault(Penalty.LOSES_DEAL, Forfeit(4, Unit.COUNTER, Payee.POOL), Verdict.STANDS)
INNOCENT = Fault(Penalty.NONE, NOTHING, Verdict.NOTHING_FOLLOWS)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.11",
    "He who calls his Game wrong, as a wrong Sequence, Flux, or Prime, &c. pays nothing for that "
    "mistake",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.11", "Qui accuse son jeu à faux", "ne perd rien pour cette méprise"
)
def test_he_who_calls_wrong_pays_nothing_and_does_not_count_it() -> None:
    assert calls_wrong(others=Others.KEPT) == WrongCall(NOTHING, False)
    assert accuse_faux(autres=Others.KEPT) == WrongCall(NOTHING, False)
    assert {calls_wrong(others=others).forfeit for others in Others} == {NOTHING}
    assert {accuse_faux(autres=others).forfeit for others in Others} == {NOTHING}


@pytest.mark.quotes(
    "bellecour.ambigu.laws.11",
    "the others ought not to mix their Cards, till they have seen his Game: for if they should mix "
    "them with their Discards, he that called his Game wrong, shall nevertheless count it, by "
    "showing it down",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.11",
    "car s'ils les avoient jettées ou mêlées avec leur écart, celui qui auroit accusé faux, ne "
    "laisseroit pas de gagner en montrant son jeu",
)
def test_if_the_others_mixed_their_cards_he_counts_it_by_showing() -> None:
    assert calls_wrong(others=Others.MIXED) == WrongCall(NOTHING, True)
    assert accuse_faux(autres=Others.MIXED) == WrongCall(NOTHING, True)
    assert calls_wrong(others=Others.MIXED, shows=False) == WrongCall(NOTHING, False)
    assert accuse_faux(autres=Others.MIXED, montre=False) == WrongCall(NOTHING, False)


@pytest.mark.quotes("bellecour.ambigu.laws.11", "if they should mix them with their Discards")
@pytest.mark.quotes("academie.ambigu.laws.11", "jettées ou mêlées avec leur écart")
def test_the_books_differ_on_cards_that_were_only_thrown_down() -> None:
    assert calls_wrong(others=Others.THROWN) == WrongCall(NOTHING, False)
    assert accuse_faux(autres=Others.THROWN) == WrongCall(NOTHING, True)
    assert accuse_faux(autres=Others.THROWN, montre=False) == WrongCall(NOTHING, False)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.12",
    "He who has too many, or too few Cards, whether it be after the first Deal, or after the "
    "Discard, loses the Coup or Deal, and his money; whether it is a Vade or a Revy",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.12",
    "Qui a plus ou moins de cartes, soit à la premiére donne, soit aprés l'écart, perd le coup & "
    "l'argent",
)
def test_who_has_a_wrong_number_loses_the_coup_and_his_money() -> None:
    lost = Fault(Penalty.LOSES_DEAL, Forfeit(6, Unit.COUNTER, Payee.POOL), Verdict.STANDS)
    for cards in range(7):
        said = INNOCENT if cards == 4 else lost
        assert wrong_number(cards=cards, staked=6) == said
        assert plus_ou_moins(cartes=cards, mises=6) == said
        said = INNOCENT if cards == 2 else lost
        assert wrong_number(cards=cards, due=2, staked=6) == said
        assert plus_ou_moins(cartes=cards, dues=2, mises=6) == said
    with pytest.raises(ValueError, match="staked=-1"):
        wrong_number(cards=5, staked=-1)
    with pytest.raises(ValueError, match="mises=-1"):
        plus_ou_moins(cartes=5, mises=-1)
    with pytest.raises(ValueError, match="cards=-1"):
        wrong_number(cards=-1)
    with pytest.raises(ValueError, match="cartes=-1"):
        plus_ou_moins(cartes=-1)


@pytest.mark.quotes("bellecour.ambigu.laws.12", "loses the Coup or Deal, and his money")
@pytest.mark.quotes("academie.ambigu.laws.12", "suposé qu'il ait été de la vade ou des renvis")
def test_the_french_supposes_that_he_was_of_the_vade_or_the_renvis() -> None:
    assert wrong_number(cards=5) == Fault(Penalty.LOSES_DEAL, NOTHING)
    assert wrong_number(cards=5, staked=0) == Fault(Penalty.LOSES_DEAL, NOTHING)
    assert plus_ou_moins(cartes=5) == Fault(Penalty.NONE, NOTHING, Verdict.STANDS)
    assert plus_ou_moins(cartes=5, mises=1) == Fault(Penalty.LOSES_DEAL, Forfeit(1))


@pytest.mark.quotes(
    "bellecour.ambigu.laws.12",
    "there is no penalty for him that deals them, unless he deals them to himself",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.12",
    "ce n'est point celui qui donne les cartes qui en porte la peine, si ce n'est lorsqu'il en "
    "prend trop pour lui-même",
)
def test_the_dealer_suffers_for_his_own_cards_only() -> None:
    assert deals_wrong_number(cards=5, to_himself=False) is Penalty.NONE
    assert deals_wrong_number(cards=5, to_himself=True) is Penalty.LOSES_DEAL
    assert deals_wrong_number(cards=0, to_himself=True) is Penalty.LOSES_DEAL
    assert deals_wrong_number(cards=3, to_himself=True) is Penalty.LOSES_DEAL
    assert deals_wrong_number(cards=4, to_himself=True) is Penalty.NONE
    assert deals_wrong_number(cards=3, to_himself=True, due=2) is Penalty.LOSES_DEAL
    assert deals_wrong_number(cards=2, to_himself=True, due=2) is Penalty.NONE
    with pytest.raises(ValueError, match="cards=-1"):
        deals_wrong_number(cards=-1, to_himself=True)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.13",
    "If the Dealer neglects to shuffle, and to have the Cards cut, when he makes use of the "
    "Discards",
    "he shall be obliged to pay four Marks to the Game, and lose the Coup without its being "
    "prejudicial to the other Players, who shall finish their Revys and the Coup",
)
def test_discards_not_shuffled_or_not_cut_cost_four_marks_and_the_coup() -> None:
    assert neglects_discards(uses_discards=True, shuffled=False, cut=False) == FOUR
    assert neglects_discards(uses_discards=True, shuffled=True, cut=False) == FOUR
    assert neglects_discards(uses_discards=True, shuffled=False, cut=True) == FOUR
    assert neglects_discards(uses_discards=True, shuffled=True, cut=True) == INNOCENT
    assert neglects_discards(uses_discards=False, shuffled=False, cut=False) == INNOCENT


@pytest.mark.quotes(
    "academie.ambigu.laws.13",
    "Si celui qui donne les cartes manque à les battre, & les faire couper, comme à se servir des "
    "écarts",
    "il sera obligé de mettre quatre marques au jeu, & perdra son coup, sans que cela soit "
    "préjudiciable aux autres",
)
def test_the_french_dealer_must_shuffle_have_cut_and_use_the_discards() -> None:
    for battues, coupees, ecarts in product([False, True], repeat=3):
        said = manque_a_battre(battues=battues, coupees=coupees, ecarts=ecarts)
        assert said == (INNOCENT if battues and coupees and ecarts else FOUR)
    assert manque_a_battre(battues=True, coupees=True) == INNOCENT


@pytest.mark.quotes("bellecour.ambigu.laws.13", "when he makes use of the Discards")
@pytest.mark.quotes("academie.ambigu.laws.13", "comme à se servir des écarts")
def test_the_english_ties_the_duty_to_the_discards() -> None:
    assert neglects_discards(uses_discards=False, shuffled=False, cut=True) == INNOCENT
    assert manque_a_battre(battues=False, coupees=True) == FOUR


@pytest.mark.quotes(
    "bellecour.ambigu.laws.14",
    "If either of the Players should show his Hand, or his Discard, he shall lose the Coup, and "
    "pay four Counters to the Game.",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.14",
    "Il n'est pas permis à aucun des Joueurs de montrer son jeu ni ses écarts, sous la peine de "
    "perdre le coup, & payer encore au jeu quatre jettons.",
)
def test_who_shows_his_hand_or_his_discard_loses_the_coup_and_four() -> None:
    assert shows(shown=Shown.HAND) == FOUR
    assert shows(shown=Shown.DISCARD) == FOUR
    assert shows(shown=Shown.NOTHING) == INNOCENT
