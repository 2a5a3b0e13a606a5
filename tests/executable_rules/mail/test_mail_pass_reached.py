"""Mail, De la passe I to XII."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mail.pass_reached import (
    Archet,
    Choix,
    Gene,
    Lieu,
    Mesureur,
    Tir,
    boule_qui_gene,
    choix_du_pousse,
    doit_attendre,
    dresse_le_fer,
    ordre_du_retour,
    par_le_fil,
    passe_du_mail,
    peut_biller,
    peut_mesurer,
    peut_revenir,
    place_de,
    pousse_peut_tirer,
    pousse_raporte_a,
    s_ajuste_en_passe,
    touche_le_fer,
)
from executable_rules.mail.terms import Coup, De, Instrument, Ordre, Passe, Place


@pytest.mark.quotes(
    "academie.mail.pass.1",
    "Ceux qui arriveront les premiers à la passe, l'acheveront avant que d'autres Joueurs qui les "
    "suivent, puissent les interrompre",
)
def test_those_who_follow_wait_till_the_first_have_done() -> None:
    assert doit_attendre(arrives_avant=True, achevee=False) is True
    assert doit_attendre(arrives_avant=True, achevee=True) is False
    assert doit_attendre(arrives_avant=False, achevee=False) is False


@pytest.mark.quotes(
    "academie.mail.pass.2",
    "Toute boule qui tient de la pierre est en passe, & celle qui tient du fer est derriére",
)
def test_from_the_stone_a_ball_is_in_pass_from_the_iron_behind() -> None:
    assert place_de(lieu=Lieu.PIERRE) is Place.EN_PASSE
    assert place_de(lieu=Lieu.FER) is Place.DERRIERE
    assert place_de(lieu=Lieu.EN_DECA) is Place.AVANT
    assert place_de(lieu=Lieu.ENTRE_DEUX) is Place.EN_PASSE
    assert place_de(lieu=Lieu.AU_DELA) is Place.DERRIERE


@pytest.mark.quotes(
    "academie.mail.pass.3",
    "Qui passe à son troisiéme coup est derriére & doit revenir en son rang",
    "il en est de même à celui qui passe au quatriéme, quand on joue en quatre coups de mail",
)
def test_who_passes_with_his_last_stroke_of_the_mallet_is_behind() -> None:
    assert passe_du_mail(coup=3) is Place.DERRIERE
    assert passe_du_mail(coup=4) is Place.PASSEE
    assert passe_du_mail(coup=4, en=4) is Place.DERRIERE
    assert passe_du_mail(coup=5, en=4) is Place.PASSEE
    for coup, en in ((2, 3), (3, 4), (2, 2), (5, 5)):
        with pytest.raises(ValueError, match="cannot be"):
            passe_du_mail(coup=coup, en=en)


@pytest.mark.quotes(
    "academie.mail.pass.4",
    "Si jouant en trois coups l'on est poussé par une ou plusieurs boules du jeu, qui depuis le "
    "premier ou le second coup vous méne jusques en Passe",
    "celui qui aura été poussé, ne raportera pas aux cinquante",
)
def test_who_was_driven_into_the_pass_does_not_bring_back() -> None:
    assert pousse_raporte_a(coup=2, par_une_boule_du_jeu=True) is None
    assert pousse_raporte_a(coup=2, par_une_boule_du_jeu=False) == 50
    assert pousse_raporte_a(coup=3, par_une_boule_du_jeu=False) is None


@pytest.mark.quotes(
    "academie.mail.pass.4",
    "passer dans leur ordre, ou à deux de plus de celui qui auroit été si heureusement avancé, il "
    "pourra alors tirer la passe, non avec son mail, mais avec sa léve",
)
def test_he_shoots_with_the_leve_when_another_passes() -> None:
    shoots = [pousse_peut_tirer(autre_passe=True, ordre=ordre) for ordre in Ordre]
    assert shoots == [Instrument.LEVE, Instrument.LEVE, Instrument.LEVE, None]
    assert all(pousse_peut_tirer(autre_passe=False, ordre=ordre) is None for ordre in Ordre)


@pytest.mark.quotes(
    "academie.mail.pass.5",
    "si personne n'ayant passé, quelqu'un des autres Joueurs se trouve avant lui plus prés du fer, "
    "il peut faire deux choses",
)
def test_with_another_nearer_he_adjusts_or_shoots() -> None:
    both = {Choix.S_AJUSTER, Choix.TIRER}
    assert choix_du_pousse(personne_n_a_passe=True, autre_plus_pres=True) == both
    assert choix_du_pousse(personne_n_a_passe=False, autre_plus_pres=True) == frozenset()
    assert choix_du_pousse(personne_n_a_passe=True, autre_plus_pres=False) == frozenset()


@pytest.mark.quotes(
    "academie.mail.pass.6",
    "le premier qui y tire, peut faire dresser le fer, s'il n'étoit pas bien droit & à plomb",
    "mais si quelqu'un étoit à coté du fer qui eût de la peine à pouvoir passer, on doit en ce cas "
    "laisser l'archet comme il est",
)
def test_the_first_has_the_iron_set_upright_with_nobody_beside_it() -> None:
    assert dresse_le_fer(premier=True, droit=False) is Archet.DRESSE
    for premier, droit, a_cote in product((False, True), repeat=3):
        arch = dresse_le_fer(premier=premier, droit=droit, quelqu_un_a_cote=a_cote)
        upright = premier and not droit and not a_cote
        assert arch is (Archet.DRESSE if upright else Archet.RESTE)


@pytest.mark.quotes(
    "academie.mail.pass.6",
    "y touche de son autorité privée, sans l'avoir demandé à ses Compagnons, on doit l'obliger de "
    "rigueur à le faire remettre comme il étoit",
)
def test_who_touches_the_iron_unasked_puts_it_back() -> None:
    assert touche_le_fer(demande=False) is Archet.REMIS
    assert touche_le_fer(demande=True) is Archet.RESTE


@pytest.mark.quotes(
    "academie.mail.pass.7",
    "Il n'est pas permis de biller la boule de la Partie, ni se mettre devant elle & joignant, "
    "quand on revient de derriere, à moins qu'on ne joue la boule de l'endroit où elle s'est "
    "trouvée",
)
def test_coming_back_one_knocks_a_ball_only_from_ones_place() -> None:
    assert peut_biller(revient=True, de_l_endroit=False) is False
    assert peut_biller(revient=True, de_l_endroit=True) is True
    assert peut_biller(revient=False, de_l_endroit=False) is True


@pytest.mark.quotes(
    "academie.mail.pass.8",
    "si le fil touche tant soit peu la boule, elle est reputée derriere",
)
def test_a_ball_that_the_thread_touches_is_behind() -> None:
    assert par_le_fil(fil_touche=True) is Place.DERRIERE
    assert par_le_fil(fil_touche=False) is Place.EN_PASSE


@pytest.mark.quotes(
    "academie.mail.pass.8",
    "ce qui sera mesuré par le porte-léve, ou par toute autre personne désintéressée",
)
def test_the_carrier_or_one_without_interest_measures() -> None:
    assert peut_mesurer(qui=Mesureur.PORTE_LEVE) is True
    assert peut_mesurer(qui=Mesureur.DESINTERESSE) is True
    assert peut_mesurer(qui=Mesureur.INTERESSE) is False


@pytest.mark.quotes(
    "academie.mail.pass.9",
    "Qui tire au sur plus sur un qui est au pair, ne peut plus revenir, à moins qu'ils ne soient "
    "les deux derniers Joueurs qui restent",
    "celui qui tire au pair, & revient au plus, a encore quelque ressource",
)
def test_who_shot_au_surplus_comes_back_as_one_of_the_last_two() -> None:
    assert peut_revenir(tir=Tir.AU_SURPLUS) is False
    assert peut_revenir(tir=Tir.AU_SURPLUS, deux_derniers=True) is True
    assert peut_revenir(tir=Tir.AU_PAIR) is True
    assert peut_revenir(tir=Tir.AU_PAIR, deux_derniers=True) is True


@pytest.mark.quotes(
    "academie.mail.pass.10",
    "L'on ne peut revenir de derriere, que tous les autres Joueurs ne soient venus à la pierre de "
    "passe",
    "le plus éloigné du pont du milieu du fer, doit revenir le premier",
)
def test_the_farthest_comes_back_first_when_all_have_come() -> None:
    assert ordre_du_retour(tous_venus=True, eloignement=(3, 12, 7)) == (1, 2, 0)
    assert ordre_du_retour(tous_venus=False, eloignement=(3, 12, 7)) == ()


@pytest.mark.quotes(
    "academie.mail.pass.11",
    "il faut qu'il prenne garde à ne pas s'éloigner du fer plus qu'il étoit, parce qu'il perdroit "
    "son coup, & par conséquent la passe",
)
def test_who_adjusts_away_from_the_iron_loses_stroke_and_pass() -> None:
    assert s_ajuste_en_passe(du_fer=6, ensuite=7) == (Coup.PERDU, Passe.PERDUE)
    assert s_ajuste_en_passe(du_fer=6, ensuite=6) == (Coup.BON, Passe.A_JOUER)
    assert s_ajuste_en_passe(du_fer=6, ensuite=5) == (Coup.BON, Passe.A_JOUER)


@pytest.mark.quotes(
    "academie.mail.pass.12",
    "s'il se trouve une boule étrangére devant ou derriere la sienne qui le gene & l'incommode, il "
    "peut l'ôter sans hésiter",
    "mais si c'est une boule de Joueurs, elle doit demeurer où elle se trouve",
    "car s'il l'avoit touchée pour y mettre sa boule de passe, il la doit laisser",
)
def test_a_strangers_ball_is_taken_away_a_players_stays() -> None:
    assert boule_qui_gene(boule_de=De.ETRANGER) is Gene.OTEE
    assert boule_qui_gene(boule_de=De.ETRANGER, touchee=True) is Gene.OTEE
    assert boule_qui_gene(boule_de=De.COMPAGNIE) is Gene.DEMEURE
    assert boule_qui_gene(boule_de=De.COMPAGNIE, touchee=True) is Gene.LAISSEE
