"""Mail, De la partie I to VI, and what it says otherwise than the laws of the roüet."""

from __future__ import annotations

import pytest

from executable_rules.mail.balls_out import peut_rentrer_apres
from executable_rules.mail.opening import peut_rentrer_au_debut, se_retire
from executable_rules.mail.party import (
    Genant,
    Livree,
    boule_d_un_des_siens,
    livree_peut,
    peut_pousser_en_partie,
    peut_rentrer,
    peuvent_revenir_en_partie,
    quitte_la_partie,
)
from executable_rules.mail.pass_reached import (
    Gene,
    Tir,
    boule_qui_gene,
    ordre_du_retour,
    peut_revenir,
)
from executable_rules.mail.terms import De
from executable_rules.mechanics.results import Penalty


@pytest.mark.quotes(
    "academie.mail.party.1",
    "Ceux qui jouent en partie liée, ne peuvent point entrer au début, ni à aucun autre coup",
)
def test_in_a_party_nobody_comes_in_again() -> None:
    never = [peut_rentrer(coup=n, partie_liee=True, consentement=True) for n in (1, 2, 3, 4)]
    assert never == [False] * 4
    rouet = [peut_rentrer(coup=n, partie_liee=False) for n in (1, 2, 3, 4)]
    assert rouet == [True, False, False, False]
    agreed = [peut_rentrer(coup=n, partie_liee=False, consentement=True) for n in (1, 2, 3, 4)]
    assert agreed == [True, True, False, False]
    for coup in (0, 5):
        with pytest.raises(ValueError, match=f"coup={coup} cannot be: it is from 1 to 4"):
            peut_rentrer(coup=coup, partie_liee=True)


@pytest.mark.quotes(
    "academie.mail.party.1", "ne peuvent point entrer au début, ni à aucun autre coup"
)
@pytest.mark.quotes(
    "academie.mail.opening.4", "il peut rentrer la premiére fois pour deux, en jouant une seconde"
)
@pytest.mark.quotes(
    "academie.mail.balls-out.8", "pourra rentrer pour une autre passe, de l'aveu des Joueurs"
)
def test_conflict_whether_a_ball_out_comes_in_again() -> None:
    assert peut_rentrer(coup=1, partie_liee=True) is False
    assert peut_rentrer_au_debut(boule=2) is True
    assert peut_rentrer(coup=2, partie_liee=True, consentement=True) is False
    assert peut_rentrer_apres(coup=2, aveu=True) is True


@pytest.mark.quotes(
    "academie.mail.party.2",
    "Ils peuvent nuire en tout & par-tout à ceux du parti contraire, & aider aussi à ceux qui sont "
    "de leur côté",
    "pourvû que ce soit dans les bonnes formes & sans tricherie",
)
def test_they_harm_the_other_side_and_help_their_own() -> None:
    assert peut_pousser_en_partie(de_son_cote=False, nuit=True) is True
    assert peut_pousser_en_partie(de_son_cote=True, nuit=False) is True
    assert peut_pousser_en_partie(de_son_cote=True, nuit=True) is False
    assert peut_pousser_en_partie(de_son_cote=False, nuit=False) is False
    assert peut_pousser_en_partie(de_son_cote=False, nuit=True, bonnes_formes=False) is False
    assert peut_pousser_en_partie(de_son_cote=True, nuit=False, bonnes_formes=False) is False


@pytest.mark.quotes(
    "academie.mail.party.3",
    "La boule qui incommodera quelqu'un du même coté, pourra être levée",
    "mais dès-lors elle ne sera plus du Jeu",
)
def test_a_ball_that_hinders_its_own_side_may_be_lifted() -> None:
    assert boule_d_un_des_siens(incommode=True, meme_cote=True) is Genant.LEVEE
    assert boule_d_un_des_siens(incommode=True, meme_cote=False) is Genant.RESTE
    assert boule_d_un_des_siens(incommode=False, meme_cote=True) is Genant.RESTE


@pytest.mark.quotes("academie.mail.party.3", "pourra être levée afin qu'il puisse tirer à la passe")
@pytest.mark.quotes(
    "academie.mail.pass.12",
    "si c'est une boule de Joueurs, elle doit demeurer où elle se trouve, & telle qu'elle est",
)
def test_conflict_whether_a_companions_ball_that_hinders_stays() -> None:
    assert boule_d_un_des_siens(incommode=True, meme_cote=True) is Genant.LEVEE
    assert boule_qui_gene(boule_de=De.COMPAGNIE) is Gene.DEMEURE


@pytest.mark.quotes(
    "academie.mail.party.4",
    "En Partie liée, comme au rouet, il n'y a que les deux derniers qui puissent revenir l'un "
    "contre l'autre pour clore la passe, s'ils sont en ordre",
)
def test_only_the_last_two_come_back_and_in_order() -> None:
    assert peuvent_revenir_en_partie(restent=2, en_ordre=True) is True
    assert peuvent_revenir_en_partie(restent=3, en_ordre=True) is False
    assert peuvent_revenir_en_partie(restent=2, en_ordre=False) is False
    with pytest.raises(ValueError, match="restent=1 cannot be: it is 2 or more"):
        peuvent_revenir_en_partie(restent=1, en_ordre=True)


@pytest.mark.quotes(
    "academie.mail.party.4", "comme au rouet, il n'y a que les deux derniers qui puissent revenir"
)
@pytest.mark.quotes(
    "academie.mail.pass.9", "celui qui tire au pair, & revient au plus, a encore quelque ressource"
)
@pytest.mark.quotes("academie.mail.pass.10", "le plus éloigné", "doit revenir le premier")
def test_conflict_who_comes_back_from_behind() -> None:
    assert peuvent_revenir_en_partie(restent=3, en_ordre=True) is False
    assert peuvent_revenir_en_partie(restent=2, en_ordre=True) is True
    assert peut_revenir(tir=Tir.AU_PAIR, deux_derniers=False) is True
    assert ordre_du_retour(tous_venus=True, eloignement=(1, 2, 3)) == (2, 1, 0)


@pytest.mark.quotes(
    "academie.mail.party.5",
    "Une Partie commencée ne doit se rompre que du consentement des Joueurs, autrement celui qui "
    "la quitte la perd, & sera tenu de payer ce que l'on jouoit",
)
def test_who_leaves_a_party_loses_it_and_pays() -> None:
    assert quitte_la_partie(commencee=True) == {Penalty.LOSES_PARTY, Penalty.LOSES_STAKE}
    assert quitte_la_partie(commencee=True, consentement=True) == {Penalty.NONE}
    assert quitte_la_partie(commencee=False) == {Penalty.NONE}


@pytest.mark.quotes("academie.mail.party.5", "celui qui la quitte la perd")
@pytest.mark.quotes("academie.mail.opening.3", "ne pourra plus se retirer sans payer")
def test_to_leave_costs_the_stake_in_both_laws_the_party_in_one() -> None:
    assert se_retire(a_debute=True) in quitte_la_partie(commencee=True)
    assert quitte_la_partie(commencee=True) - {se_retire(a_debute=True)} == {Penalty.LOSES_PARTY}


@pytest.mark.quotes(
    "academie.mail.party.6",
    "On doit empêcher les gens de livrées d'incommoder les Joueurs, de jouer même quand il y a des "
    "parties faites",
    "afin de prendre garde aux boules qui sortent",
)
def test_people_in_livery_watch_for_balls_and_do_not_play() -> None:
    may = {done for done in Livree if livree_peut(fait=done)}
    assert may == {Livree.GARDER}
    alone = {done for done in Livree if livree_peut(fait=done, partie_faite=False)}
    assert alone == {Livree.GARDER, Livree.JOUER}
