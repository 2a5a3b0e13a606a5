"""Mail, Règles générales I to XV."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mail.balls_out import court_le_hazard
from executable_rules.mail.general_rules import (
    But,
    Cause,
    CoupDeChicane,
    avantage,
    boule_jouee_par,
    boules_au_plus,
    boules_du_cote,
    coup_de_chicane,
    est_partie,
    faux_coup,
    finit_la_chicane,
    gagne_au_rouet,
    gagne_la_chicane,
    joue_boule_d_autrui,
    mail_casse,
    manieres,
    peut_debuter,
    peut_defendre,
    peut_juger,
    peut_mettre_en_beau,
    peut_pousser,
    peut_se_promener,
    pirouette,
    plus_loin,
)
from executable_rules.mail.terms import Coup, De, Maniere, Ordre, Ou
from executable_rules.mechanics.results import Silence


@pytest.mark.quotes(
    "academie.mail.general-rules.1",
    "IL y a quatre manieres de jouer au mail, au rouet, en partie, aux grands coups, & à la "
    "chicane",
)
def test_there_are_four_ways_to_play() -> None:
    rouet, partie, grands_coups, chicane = manieres()
    assert (rouet, partie) == (Maniere.ROUET, Maniere.PARTIE)
    assert (grands_coups, chicane) == (Maniere.GRANDS_COUPS, Maniere.CHICANE)


@pytest.mark.quotes(
    "academie.mail.general-rules.2",
    "un seul en ce cas, passant au pair ou au plus quand il se trouve en ordre gagne le prix",
)
def test_at_the_rouet_one_alone_wins_the_prize() -> None:
    prizes = [gagne_au_rouet(ordre=ordre, prix=8) for ordre in Ordre]
    assert prizes == [8, 8, 0, 0]
    assert gagne_au_rouet(ordre=Ordre.PAIR, prix=8, en_ordre=False) == 0
    assert gagne_au_rouet(ordre=Ordre.PAIR, prix=0) == 0
    with pytest.raises(ValueError, match="prix=-1 cannot be: it is 0 or more"):
        gagne_au_rouet(ordre=Ordre.PAIR, prix=-1)


@pytest.mark.quotes(
    "academie.mail.general-rules.3",
    "quand plusieurs se mettent d'un côté pour jouer avec d'autres d'égales forces, en pareil "
    "nombre",
)
def test_a_party_is_several_against_as_many_of_equal_strength() -> None:
    assert est_partie(d_un_cote=2, de_l_autre=2) is True
    assert est_partie(d_un_cote=1, de_l_autre=1) is False
    assert est_partie(d_un_cote=3, de_l_autre=2) is False
    assert est_partie(d_un_cote=3, de_l_autre=3, egales_forces=False) is False


@pytest.mark.quotes(
    "academie.mail.general-rules.3",
    "si le nombre est inégal, on peut faire jouer deux boules à un seul d'un côté",
)
def test_one_alone_plays_two_balls_when_the_number_is_unequal() -> None:
    assert boules_du_cote(joueurs=3, adversaires=4) == (2, 1, 1)
    assert boules_du_cote(joueurs=3, adversaires=3) == (1, 1, 1)
    assert boules_du_cote(joueurs=1, adversaires=2) == (2,)
    with pytest.raises(ValueError, match="adversaires=5 cannot be: it is from 3 to 4"):
        boules_du_cote(joueurs=3, adversaires=5)
    with pytest.raises(ValueError, match="joueurs=0"):
        boules_du_cote(joueurs=0, adversaires=1)


@pytest.mark.quotes(
    "academie.mail.general-rules.3",
    "jusqu'à ce qu'un autre Joueur survienne pour remplir la place vacante",
)
def test_until_another_fills_the_place() -> None:
    assert boules_du_cote(joueurs=2, adversaires=3, survenus=0) == (2, 1)
    assert boules_du_cote(joueurs=2, adversaires=3, survenus=1) == (1, 1, 1)
    with pytest.raises(ValueError, match="survenus=-1"):
        boules_du_cote(joueurs=2, adversaires=1, survenus=-1)


def test_both_sides_always_play_as_many_balls() -> None:
    for joueurs, empty in product(range(1, 10), (0, 1)):
        balls = boules_du_cote(joueurs=joueurs, adversaires=joueurs + empty)
        assert sum(balls) == joueurs + empty and len(balls) == joueurs


@pytest.mark.quotes(
    "academie.mail.general-rules.4", "quand deux ou plusieurs jouent à qui poussera plus loin"
)
def test_who_drives_farthest_wins_the_grands_coups() -> None:
    assert plus_loin(pas=(200, 201)) == (1,)
    assert plus_loin(pas=(180, 150, 179)) == (0,)
    assert plus_loin(pas=(180, 180)) == (0, 1)
    assert plus_loin(pas=(180, 200), avantages=(21,)) == (0,)
    assert plus_loin(pas=(180, 200), avantages=(20,)) == (0, 1)
    assert plus_loin(pas=(180, 200), avantages=(20, 1)) == (1,)
    with pytest.raises(ValueError, match="avantages=3 cannot be: it is from 0 to 2"):
        plus_loin(pas=(180, 200), avantages=(1, 2, 3))
    with pytest.raises(ValueError, match="players=1"):
        plus_loin(pas=(200,))


@pytest.mark.quotes(
    "academie.mail.general-rules.4",
    "quand l'un est plus fort que l'autre, le plus foible demande",
    "pas par distances d'arbres",
)
def test_the_weaker_asks_an_advantage_in_paces() -> None:
    assert avantage(pas_demandes=20, plus_foible=True) == 20
    assert avantage(pas_demandes=0, plus_foible=True) == 0
    assert avantage(pas_demandes=20, plus_foible=False) == 0
    with pytest.raises(ValueError, match="pas_demandes=-1"):
        avantage(pas_demandes=-1, plus_foible=True)


@pytest.mark.quotes(
    "academie.mail.general-rules.5",
    "on debute ordinairement par une volée, aprés quoi l'on doit jouer la boule",
    "en quelque lieu pierreux ou embarrassé qu'elle se trouve",
)
def test_a_chicane_begins_in_the_air_and_goes_on_as_the_ball_lies() -> None:
    for embarrassee in (False, True):
        volee = coup_de_chicane(debut=True, embarrassee=embarrassee)
        assert volee is CoupDeChicane.VOLEE
        coup = coup_de_chicane(debut=False, embarrassee=embarrassee)
        assert coup is CoupDeChicane.OU_ELLE_SE_TROUVE


@pytest.mark.quotes(
    "academie.mail.general-rules.5",
    "on finit la partie en touchant un arbre, ou une pierre marquée qui sert de but",
    "ou en passant par certains détroits dont on sera convenu",
)
def test_a_chicane_ends_at_a_mark_touched_or_straits_passed() -> None:
    for but in (But.ARBRE, But.PIERRE):
        assert finit_la_chicane(but=but, touche=True) is True
        assert finit_la_chicane(but=but, passe=True) is False
    assert finit_la_chicane(but=But.DETROITS, passe=True) is True
    assert finit_la_chicane(but=But.DETROITS, touche=True) is False


@pytest.mark.quotes(
    "academie.mail.general-rules.5",
    "celui dont la boule qui aura franchi ce but sera la plus loin",
    "suposé que les Joueurs de part & d'autre soient du pair au plus, aura gagné",
)
def test_whose_ball_is_farthest_past_the_mark_wins_the_chicane() -> None:
    equal = (Ordre.PAIR, Ordre.PLUS)
    assert gagne_la_chicane(au_dela=(3, 4), ordres=equal) == 1
    assert gagne_la_chicane(au_dela=(1, 0), ordres=equal) == 0
    assert gagne_la_chicane(au_dela=(0, -3), ordres=equal) is None
    assert gagne_la_chicane(au_dela=(-1, -3), ordres=equal) is None
    assert gagne_la_chicane(au_dela=(4, 4), ordres=equal) is Silence.NOT_SAID
    assert (
        gagne_la_chicane(au_dela=(3, 4), ordres=(Ordre.PAIR, Ordre.DEUX_DE_PLUS))
        is Silence.NOT_SAID
    )


@pytest.mark.quotes(
    "academie.mail.general-rules.6",
    "A quelques-unes de ces quatre manieres, on doit convenir avant le debut de ce que l'on joue",
)
def test_at_whichever_way_they_agree_before_the_debut() -> None:
    for maniere in Maniere:
        assert peut_debuter(maniere=maniere, convenu=True) is True
        assert peut_debuter(maniere=maniere, convenu=False) is False


@pytest.mark.quotes(
    "academie.mail.general-rules.7", "Personne ne doit se promener dans le mail quand on joue"
)
def test_nobody_walks_on_the_mall_during_play() -> None:
    assert peut_se_promener(on_joue=True) is False
    assert peut_se_promener(on_joue=False) is True


@pytest.mark.quotes(
    "academie.mail.general-rules.8",
    "Il faut être au moins à cent pas de distance",
    "crier toujours gare avant que de jouer",
)
def test_one_plays_at_a_hundred_paces_and_cries_gare() -> None:
    assert peut_pousser(pas_devant=100, crie_gare=True) is True
    assert peut_pousser(pas_devant=101, crie_gare=True) is True
    assert peut_pousser(pas_devant=99, crie_gare=True) is False
    assert peut_pousser(pas_devant=100, crie_gare=False) is False


@pytest.mark.quotes(
    "academie.mail.general-rules.9",
    "Ceux qui dans un jeu régulier ne sont ni de rouet, ni d'aucune partie, ni des grands coups, "
    "ne doivent pousser qu'une boule",
)
def test_who_plays_in_no_game_drives_one_ball_only() -> None:
    assert boules_au_plus(joue=None) == 1
    assert boules_au_plus(joue=Maniere.CHICANE) == 1
    for maniere in (Maniere.ROUET, Maniere.PARTIE, Maniere.GRANDS_COUPS):
        assert boules_au_plus(joue=maniere) is None
    assert boules_au_plus(joue=None, jeu_regulier=False) is None


@pytest.mark.quotes(
    "academie.mail.general-rules.10",
    "Quiconque jouant manque tout-à-fait sa boule, ce que l'on apelle faire une pirouette, "
    "perd un coup",
)
def test_a_pirouette_loses_a_stroke() -> None:
    assert pirouette(touche_la_boule=False) is Coup.PERDU
    assert pirouette(touche_la_boule=True) is Coup.BON


@pytest.mark.quotes(
    "academie.mail.general-rules.10",
    "si la masse passe la boule, le coup perdu est compté",
    "si la masse demeure derriére, le coup est nul, & le Joueur recommence sans rien perdre",
)
def test_a_broken_mallet_loses_the_stroke_if_its_head_passes_the_ball() -> None:
    assert mail_casse(masse_passe=True) is Coup.PERDU
    assert mail_casse(masse_passe=False) is Coup.NUL


@pytest.mark.quotes(
    "academie.mail.general-rules.11",
    "par la faute de ceux avec qui l'on joue, ou du porte-leve, l'on pourra recommencer",
    "mais toutes autres personnes, animaux ou rencontres, seront comme une pierre au jeu",
)
def test_only_what_the_company_or_its_carrier_spoils_is_begun_again() -> None:
    again = {cause for cause in Cause if faux_coup(cause=cause) is Coup.PEUT_RECOMMENCER}
    stands = {cause for cause in Cause if faux_coup(cause=cause) is Coup.BON}
    assert again == {Cause.COMPAGNIE, Cause.PORTE_LEVE}
    assert stands == {Cause.AUTRE_PERSONNE, Cause.ANIMAL, Cause.RENCONTRE}


@pytest.mark.quotes(
    "academie.mail.general-rules.12",
    "L'on ne pourra en aucun lieu défendre les boules de ceux avec qui on joue, ni celles qui "
    "viendront à se heurter quand elles sont roulantes",
    "si ce n'est qu'on les ait défenduës pour le grand coup",
)
def test_neither_a_companions_ball_nor_rolling_ones_are_forbidden() -> None:
    assert peut_defendre(boule_de=De.ETRANGER, roulante=False) is True
    assert peut_defendre(boule_de=De.COMPAGNIE, roulante=False) is False
    assert peut_defendre(boule_de=De.ETRANGER, roulante=True) is False
    for boule_de, roulante in product(De, (False, True)):
        assert peut_defendre(boule_de=boule_de, roulante=roulante, pour_le_grand_coup=True) is True


@pytest.mark.quotes(
    "academie.mail.general-rules.12", "en aucun lieu défendre les boules de ceux avec qui on joue"
)
@pytest.mark.quotes(
    "academie.mail.balls-out.1",
    "Toute boule roulante qui en rencontre une arrêtée",
    "si elle n'a été défendue avant que d'être jouée",
)
def test_conflict_whether_a_players_ball_at_rest_may_be_forbidden() -> None:
    assert peut_defendre(boule_de=De.COMPAGNIE, roulante=False) is False
    assert court_le_hazard(pas=10, debut=True, defendue=True) is False


@pytest.mark.quotes(
    "academie.mail.general-rules.13",
    "On peut mettre sa boule en beau pour jouer où on l'a trouvée, sans néanmoins l'avancer ni la "
    "reculer que ce ne soit de l'agrément des Joueurs",
)
def test_a_ball_is_set_fair_where_it_was_found() -> None:
    assert peut_mettre_en_beau() is True
    assert peut_mettre_en_beau(avancee=1) is False
    assert peut_mettre_en_beau(avancee=-1) is False
    assert peut_mettre_en_beau(avancee=1, agrement=True) is True


@pytest.mark.quotes(
    "academie.mail.general-rules.14",
    "Qui jouera une boule étrangére ne perdra rien, & pourra jouer la sienne",
    "celui qui jouera la boule de quelqu'un de sa compagnie, perdra un coup pour sa méprise",
)
def test_to_play_a_companions_ball_costs_a_stroke() -> None:
    assert joue_boule_d_autrui(boule_de=De.COMPAGNIE) is Coup.PERDU
    assert joue_boule_d_autrui(boule_de=De.ETRANGER) is Coup.NUL


@pytest.mark.quotes(
    "academie.mail.general-rules.14",
    "sera tenu d'en jouer une autre de la place où la sienne étoit",
    "si un étranger joue la boule d'un des Joueurs de la partie, on la remet à peu prés où on juge "
    "qu'elle étoit",
)
def test_whose_ball_was_played_plays_another_or_has_it_back() -> None:
    assert boule_jouee_par(joueur=De.COMPAGNIE) is Ou.UNE_AUTRE
    assert boule_jouee_par(joueur=De.ETRANGER) is Ou.OU_ELLE_ETAIT


@pytest.mark.quotes(
    "academie.mail.general-rules.15",
    "on peut s'en raporter au Maître du jeu, ou à des personnes presentes qui en ayent quelque "
    "expérience",
)
def test_the_master_or_one_present_of_experience_decides() -> None:
    assert peut_juger(maitre=True) is True
    assert peut_juger(present=True, experience=True) is True
    assert peut_juger(present=True) is False
    assert peut_juger(experience=True) is False
    assert peut_juger() is False
