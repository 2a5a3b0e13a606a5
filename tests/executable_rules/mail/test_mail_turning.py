"""Mail, Du tournant, du raport et de l'ajustement I to V."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mail.pass_won import passe_de_la_leve
from executable_rules.mail.terms import Instrument, Place
from executable_rules.mail.turning import (
    Dessein,
    Vue,
    de_quoi_jouer,
    est_en_vue,
    est_tourne,
    ordre_du_raport,
    peut_jouer_au_tournant,
    raporte_a,
)


@pytest.mark.quotes(
    "academie.mail.turning.1",
    "il ne lui est pas libre de s'élargir, mais il doit jouer du lieu où sera sa boule, sur la "
    "ligne droite & de niveau des ais au tambour",
)
def test_in_the_bend_he_plays_from_his_place_on_the_straight_line() -> None:
    assert peut_jouer_au_tournant(du_lieu=True, sur_la_ligne=True) is True
    assert peut_jouer_au_tournant(du_lieu=False, sur_la_ligne=True) is False
    assert peut_jouer_au_tournant(du_lieu=True, sur_la_ligne=False) is False


@pytest.mark.quotes(
    "academie.mail.turning.2",
    "On dit être tourné, quand on a passé la ligne des ais vis-à-vis le tambour",
)
def test_he_is_round_who_has_passed_the_line() -> None:
    assert est_tourne(pas=301, tambour=300) is True
    assert est_tourne(pas=300, tambour=300) is False


@pytest.mark.quotes(
    "academie.mail.turning.2",
    "être en vûe, quand de l'endroit où est sa boule, on voit à plein l'archet de la passe",
)
def test_he_is_in_view_who_sees_the_whole_arch() -> None:
    assert est_en_vue(archet=Vue.A_PLEIN) is True
    assert est_en_vue(archet=Vue.EN_PARTIE) is False
    assert est_en_vue(archet=Vue.POINT) is False


@pytest.mark.quotes(
    "academie.mail.turning.3",
    "il doit toujours être joué du mail, & jamais en aucun cas il ne le peut être de la leve, "
    "laquelle ne sert que pour tirer la passe",
)
def test_one_adjusts_with_the_mallet_and_shoots_with_the_leve() -> None:
    assert de_quoi_jouer(dessein=Dessein.S_AJUSTER) is Instrument.MAIL
    assert de_quoi_jouer(dessein=Dessein.TIRER_LA_PASSE) is Instrument.LEVE


@pytest.mark.quotes("academie.mail.turning.3", "jamais en aucun cas il ne le peut être de la leve")
@pytest.mark.quotes(
    "academie.mail.pass.20",
    "Qui passe de la léve, voulant s'ajuster au pair ou au plus, sera réputé derriere",
)
def test_conflict_whether_one_ever_adjusts_with_the_leve() -> None:
    assert de_quoi_jouer(dessein=Dessein.S_AJUSTER) is Instrument.MAIL
    assert passe_de_la_leve(voulant_s_ajuster=True, du_lieu=False) is Place.DERRIERE
    assert passe_de_la_leve(voulant_s_ajuster=True, du_lieu=True) is Place.PASSEE


@pytest.mark.quotes(
    "academie.mail.turning.4",
    "Quand on joue en trois coups de mail, si quelqu'un plus fort que les autres, alloit en passe "
    "ou aprochant en deux",
    "s'il y alloit en trois coups, quand on est convenu d'y aller en quatre",
    "il doit alors raporter sa boule aux cinquante pas, à compter de la pierre",
)
def test_who_is_there_too_soon_brings_back_to_fifty_paces() -> None:
    assert raporte_a(en=2, convenu=3) == 50
    assert raporte_a(en=3, convenu=4) == 50
    assert raporte_a(en=3, convenu=3) is None
    assert raporte_a(en=4, convenu=4) is None
    assert raporte_a(en=1, convenu=3) == 50
    assert raporte_a(en=2, convenu=3, aprochant=False) is None
    for en, convenu in ((2, 2), (2, 5), (0, 3)):
        with pytest.raises(ValueError, match="cannot be"):
            raporte_a(en=en, convenu=convenu)


@pytest.mark.quotes(
    "academie.mail.turning.5",
    "Celui dont la boule est allée le plus avant vers la passe, est obligé de la raporter le "
    "premier",
    "& ainsi des autres de même suite",
)
def test_the_foremost_brings_back_first() -> None:
    assert ordre_du_raport(restant=(12, 3, 7)) == (1, 2, 0)


def test_everybody_brings_back_once() -> None:
    for restant in product(range(4), repeat=4):
        order = ordre_du_raport(restant=restant)
        assert [restant[place] for place in order] == sorted(restant)
        assert sorted(order) == [0, 1, 2, 3]
