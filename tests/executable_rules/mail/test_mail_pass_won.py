"""Mail, De la passe XIII to XXI."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mail.pass_won import (
    Boule,
    affranchit_le_fer,
    boule_mise_derriere,
    dans_le_lot_de,
    fait_passer,
    passe_de_la_leve,
    passe_oubliee,
    profite_de,
    qui_passe,
    revenue_devant,
    sauve_pour,
)
from executable_rules.mail.terms import Ordre, Passe, Place


@pytest.mark.quotes(
    "academie.mail.pass.13",
    "Qui a été pour deux ou pour plusieurs du coup du debut, profite de tout s'il gagne la passe",
    "pour la premiere qu'il abandonne, elle est absolument perdue pour lui",
)
def test_from_the_debut_he_wins_all_from_the_second_stroke_not_the_first() -> None:
    assert [profite_de(pour=pour) for pour in (2, 4, 8)] == [2, 4, 8]
    assert [profite_de(pour=pour, au_second=True) for pour in (2, 4, 8)] == [1, 3, 7]
    with pytest.raises(ValueError, match="pour=1 cannot be: it is 2 or more"):
        profite_de(pour=1)


@pytest.mark.quotes(
    "academie.mail.pass.14",
    "debute sans avoir demandé auparavant si quelqu'un étoit pour deux, il perd cette passe "
    "oubliée",
    "reservée pour celui qui gagnera la passe suivante, pourvû qu'il n'oublie pas de la demander",
)
def test_a_pass_forgotten_waits_for_the_next_winner_who_asks() -> None:
    assert passe_oubliee(gagnants=("Ann",), demandent=(True,)) == "Ann"
    assert passe_oubliee(gagnants=("Ann",), demandent=(False,)) is None
    assert passe_oubliee(gagnants=("Ann", "Ben"), demandent=(False, True)) == "Ben"
    assert passe_oubliee(gagnants=("Ann", "Ben", "Ann"), demandent=(False, False, True)) == "Ann"
    assert passe_oubliee(gagnants=("Ann", "Ben"), demandent=(True, True)) == "Ann"


@pytest.mark.quotes(
    "academie.mail.pass.15",
    "sans s'éxpliquer pour combien, il ne sera réguliérement sauvé que pour une passe; car pour "
    "être sauve du total, il faut s'en être auparavant expliqué",
)
def test_he_is_saved_for_one_pass_unless_they_said_for_how_many() -> None:
    assert sauve_pour(pour=4) == 1
    assert [sauve_pour(pour=4, explique=said) for said in (1, 2, 4)] == [1, 2, 4]
    for pour, said in ((4, 5), (4, -1), (1, 1)):
        with pytest.raises(ValueError, match="cannot be"):
            sauve_pour(pour=pour, explique=said)
    assert sauve_pour(pour=2) == 1


@pytest.mark.quotes(
    "academie.mail.pass.16",
    "Celui qui aura sauvé un de la troupe, & qui viendra à partager les passes avec un autre, sans "
    "tirer, prendra dans son lot celui qu'il aura sauvé",
)
def test_the_one_saved_falls_in_his_share_who_saved_him() -> None:
    assert dans_le_lot_de(sauveur="Ann", partagent=("Ann", "Ben")) == "Ann"
    assert dans_le_lot_de(sauveur="Ben", partagent=("Ann", "Ben")) == "Ben"
    assert dans_le_lot_de(sauveur="Cis", partagent=("Ann", "Ben")) is None
    assert dans_le_lot_de(sauveur="Ann", partagent=("Ann", "Ben"), tirent=True) is None


@pytest.mark.quotes(
    "academie.mail.pass.17",
    "Qui passe au pair, ou au plus, gagne, & qui passe à deux de plus oblige",
    "il gagne, si celui qui joue reste à un de plus aprés lui manque à passer, & si ce dernier "
    "passe, il gagne tout",
)
def test_at_two_more_he_wins_if_the_one_he_obliges_fails() -> None:
    alone = [qui_passe(ordre=ordre) for ordre in Ordre]
    assert alone == [Passe.GAGNEE, Passe.GAGNEE, Passe.GAGNEE, Passe.PERDUE]
    other = [qui_passe(ordre=ordre, autre_passe=True) for ordre in Ordre]
    assert other == [Passe.GAGNEE, Passe.GAGNEE, Passe.A_L_AUTRE, Passe.PERDUE]


@pytest.mark.quotes(
    "academie.mail.pass.18",
    "Il faut avoir affranchi le fer par dedans pour avoir passe",
    "revenoit en pirouettant en deçà du fer, elle ne laisseroit pas d'avoir gagné",
)
def test_once_through_the_iron_it_has_won_though_it_come_back() -> None:
    for revient in (False, True):
        assert affranchit_le_fer(par_dedans=True, revient_en_deca=revient) is True
        assert affranchit_le_fer(par_dedans=False, revient_en_deca=revient) is False


@pytest.mark.quotes(
    "academie.mail.pass.18",
    "on la doit remettre derriere aussi loin qu'elle seroit trouvée revenue devant",
)
def test_a_ball_come_back_before_is_put_as_far_behind() -> None:
    assert [revenue_devant(pas_du_fer=pas) for pas in (7, 1, 0, -3)] == [-7, -1, 0, -3]


@pytest.mark.quotes(
    "academie.mail.pass.19",
    "Qui tire au pair ou au plus à la passe, & rencontre une boule, la mettant derriere, elle y "
    "est mise",
)
def test_a_ball_struck_behind_in_order_stays_there() -> None:
    struck = [boule_mise_derriere(ordre=ordre, rencontre=True) for ordre in Ordre]
    assert struck == [Place.DERRIERE, Place.DERRIERE, Place.PAS_DIT, Place.PAS_DIT]
    assert boule_mise_derriere(ordre=Ordre.PAIR, rencontre=False) is Place.PAS_DIT


@pytest.mark.quotes(
    "academie.mail.pass.20",
    "sera réputé derriere, & ne gagnera pas, à moins qu'il n'ait joué précisément du lieu où étoit "
    "sa boule",
)
def test_who_passes_meaning_to_adjust_is_behind() -> None:
    for ajuste, du_lieu in product((False, True), repeat=2):
        place = passe_de_la_leve(voulant_s_ajuster=ajuste, du_lieu=du_lieu)
        assert place is (Place.DERRIERE if ajuste and not du_lieu else Place.PASSEE)


@pytest.mark.quotes(
    "academie.mail.pass.21",
    "la premiere passée gagne, pourvû qu'elle soit en son ordre du pair ou du plus",
    "si par exemple elle étoit à deux de plus, & que celle qui l'auroit fait passer, passât aussi "
    "la derniere, celle-ci gagneroit",
)
def test_the_ball_driven_through_wins_in_its_order() -> None:
    both = [fait_passer(ordre=ordre, tiree_passe=True) for ordre in Ordre]
    assert both == [Boule.POUSSEE, Boule.POUSSEE, Boule.TIREE, Boule.TIREE]
    alone = [fait_passer(ordre=ordre, tiree_passe=False) for ordre in Ordre]
    assert alone == [Boule.POUSSEE, Boule.POUSSEE, Boule.POUSSEE, Boule.AUCUNE]
