"""Mail, Des boules sorties, arrêtées, poussées, perdues, changées, cassées, défendues I to XI."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mail.balls_out import (
    Derobee,
    boule_casse,
    boule_derobee,
    boule_fendue_eclate,
    boule_sortie,
    court_le_hazard,
    defense_tient,
    pas_mesures,
    passe_abandonnee,
    peut_jouer_la_trouvee,
    peut_remettre,
    peut_rentrer_apres,
    vaut_defense,
)
from executable_rules.mail.terms import Coup, Ou


@pytest.mark.quotes(
    "academie.mail.balls-out.1",
    "dans les cinquante pas du début, ou à vingt-cinq pas des autres coups, courra le hazard de la "
    "rencontre, si elle n'a été défendue avant que d'être jouée",
)
def test_a_ball_met_within_fifty_or_twenty_five_paces_may_be_forbidden() -> None:
    for debut, limit in ((True, 50), (False, 25)):
        assert court_le_hazard(pas=limit, debut=debut, defendue=True) is False
        assert court_le_hazard(pas=limit + 1, debut=debut, defendue=True) is True
        assert court_le_hazard(pas=limit, debut=debut, defendue=False) is True


@pytest.mark.quotes(
    "academie.mail.balls-out.1",
    "cette défense n'aura pas lieu, si la boule roulante touche les ais ou les murailles avant que "
    "de rencontrer la boule",
)
def test_the_boards_touched_before_undo_it() -> None:
    assert court_le_hazard(pas=10, debut=True, defendue=True, ais_avant=True) is True
    assert court_le_hazard(pas=10, debut=True, defendue=True, ais_avant=False) is False


@pytest.mark.quotes("academie.mail.balls-out.1", "cinquante pas du début")
@pytest.mark.quotes(
    "academie.mail.balls-out.2",
    "passé ces distances, il n'y a plus rien à défendre, si ce n'est aux grands coups, encore "
    "faut-il que les Joueurs en soient convenus auparavant",
)
def test_beyond_nothing_is_forbidden_but_at_grands_coups_agreed() -> None:
    for debut, limit in ((True, 50), (False, 25)):
        assert vaut_defense(pas=limit - 1, debut=debut) is True
        assert vaut_defense(pas=limit, debut=debut) is True
        assert vaut_defense(pas=limit + 1, debut=debut) is False
        assert vaut_defense(pas=limit + 1, debut=debut, convenu_aux_grands_coups=True) is True
    far = court_le_hazard(pas=90, debut=True, defendue=True, convenu_aux_grands_coups=True)
    assert far is False
    with pytest.raises(ValueError, match="pas=-1"):
        vaut_defense(pas=-1, debut=True)
    assert vaut_defense(pas=0, debut=False) is True


@pytest.mark.quotes(
    "academie.mail.balls-out.2",
    "se mesurent de l'endroit où l'on aura joué, à celui où la boule aura rencontré l'autre",
)
def test_the_paces_go_from_the_stroke_to_the_meeting() -> None:
    assert pas_mesures(joue_a=120, rencontre_a=170) == 50
    assert pas_mesures(joue_a=170, rencontre_a=120) == 50


@pytest.mark.quotes(
    "academie.mail.balls-out.3",
    "Qui sortira, perdra un coup, pour jouer sa boule dans le mail vis-à-vis l'endroit où elle "
    "sera trouvée",
)
def test_a_ball_out_costs_a_stroke() -> None:
    assert boule_sortie() == (Coup.PERDU, Ou.VIS_A_VIS)


@pytest.mark.quotes(
    "academie.mail.balls-out.4",
    "par un trou des égouts",
    "ne sera pas réputée sortie, & on la remettra dans le jeu vis-à-vis, sans rien perdre",
)
def test_one_gone_down_a_drain_costs_nothing() -> None:
    assert boule_sortie(par_un_egout=True) == (Coup.BON, Ou.VIS_A_VIS)


@pytest.mark.quotes(
    "academie.mail.balls-out.5",
    "une fois défendue, sert à toute une séance d'entre mêmes Joueurs",
)
def test_the_warning_of_a_split_ball_holds_for_the_sitting() -> None:
    for facts in product((False, True), repeat=3):
        defendue, seance, joueurs = facts
        tient = defense_tient(defendue=defendue, meme_seance=seance, memes_joueurs=joueurs)
        assert tient is all(facts)


@pytest.mark.quotes(
    "academie.mail.balls-out.5",
    "si elle vient à s'éclater, le coup est nul, & celui à qui elle étoit, en joue une autre",
)
def test_if_it_bursts_the_stroke_is_void() -> None:
    assert boule_fendue_eclate(defendue=True) is Coup.NUL
    assert boule_fendue_eclate(defendue=False) is Coup.PAS_DIT


@pytest.mark.quotes(
    "academie.mail.balls-out.6",
    "Si une boule non fenduë se casse, qu'un morceau vienne à sortir, & l'autre demeure dans le "
    "jeu",
    "que si tous les morceaux étoient dehors, le Joueur perd un coup pour rentrer",
)
def test_a_ball_in_pieces_is_out_only_if_all_are() -> None:
    assert boule_casse(morceaux=2, dehors=1) == (Coup.BON, Ou.DU_MORCEAU)
    assert boule_casse(morceaux=3, dehors=2) == (Coup.BON, Ou.DU_MORCEAU)
    assert boule_casse(morceaux=2, dehors=2) == (Coup.PERDU, Ou.VIS_A_VIS)
    for morceaux, dehors in ((2, 0), (2, 3), (1, 1)):
        with pytest.raises(ValueError, match="cannot be"):
            boule_casse(morceaux=morceaux, dehors=dehors)


@pytest.mark.quotes(
    "academie.mail.balls-out.7",
    "Si une boule arrêtée est avancée ou reculée par quelque hazard que ce soit, & que des gens de "
    "bonne-foi le disent, on pourra les croire, & la remettre",
)
def test_a_ball_moved_at_rest_is_put_back_on_honest_words() -> None:
    for facts in product((False, True), repeat=3):
        arretee, deplacee, foi = facts
        remet = peut_remettre(arretee=arretee, deplacee=deplacee, gens_de_bonne_foi=foi)
        assert remet is all(facts)


@pytest.mark.quotes(
    "academie.mail.balls-out.8",
    "Celui dont la boule sortira au second coup, pourra rentrer pour une autre passe, de l'aveu "
    "des Joueurs",
)
def test_at_the_second_stroke_he_comes_in_by_consent() -> None:
    assert peut_rentrer_apres(coup=2, aveu=True) is True
    assert peut_rentrer_apres(coup=2) is False


@pytest.mark.quotes(
    "academie.mail.balls-out.9",
    "Une boule sortie au troisiéme ou quatriéme coup, le Joueur ne pourra plus rentrer",
)
def test_at_the_third_or_fourth_he_does_not() -> None:
    assert peut_rentrer_apres(coup=3, aveu=True) is False
    assert peut_rentrer_apres(coup=4, aveu=True) is False
    assert peut_rentrer_apres(coup=2, aveu=True) is True
    for coup in (1, 5):
        with pytest.raises(ValueError, match=f"coup={coup} cannot be: it is from 2 to 4"):
            peut_rentrer_apres(coup=coup)


@pytest.mark.quotes(
    "academie.mail.balls-out.8",
    "il abandonne en ce cas sa premiere passe, qui ne peut plus être pour lui, quand il gagneroit "
    "la courante",
    "pour tout autre qui s'en avisera le premier, en gagnant une passe suivante",
)
@pytest.mark.quotes(
    "academie.mail.pass.13",
    "elle est absolument perdue pour lui, & elle apartient à celui qui gagne la passe suivante, "
    "s'il se souvient de la demander",
)
def test_the_pass_given_up_goes_to_the_first_other_winner_who_asks() -> None:
    assert passe_abandonnee(par="Ann", gagnants=("Ben",), demandent=(True,)) == "Ben"
    assert passe_abandonnee(par="Ann", gagnants=("Ben",), demandent=(False,)) is None
    names = ("Ann", "Ben", "Cis")
    assert passe_abandonnee(par="Ann", gagnants=names, demandent=(True, True, True)) == "Ben"
    assert passe_abandonnee(par="Ann", gagnants=names, demandent=(True, False, True)) == "Cis"
    for asks in ((True, True), (True,) * 4):
        with pytest.raises(ValueError, match="cannot be: it is from 3 to 3"):
            passe_abandonnee(par="Ann", gagnants=names, demandent=asks)


def test_the_pass_given_up_never_comes_back() -> None:
    for names, asks in product(product("ABC", repeat=3), product((False, True), repeat=3)):
        taker = passe_abandonnee(par="A", gagnants=names, demandent=asks)
        others = [name for name, ask in zip(names, asks, strict=True) if ask and name != "A"]
        assert taker == (others[0] if others else None)


@pytest.mark.quotes(
    "academie.mail.balls-out.10",
    "Celui à qui on a changé la boule, peut jouer celle qu'il a trouvée à la place de la sienne",
)
def test_whose_ball_was_changed_plays_the_one_he_found() -> None:
    assert peut_jouer_la_trouvee(changee=True) is True
    assert peut_jouer_la_trouvee(changee=False) is False


@pytest.mark.quotes(
    "academie.mail.balls-out.11",
    "Boule dérobée, met celui à qui elle étoit hors de la partie, excepté celle dont il étoit "
    "rentré pour deux",
    "en place une autre pour lui où il plaît à la compagnie, ce qui n'est qu'une tolérance",
)
def test_a_ball_stolen_puts_its_player_out() -> None:
    assert boule_derobee(rentre_pour_deux=False) is Derobee.HORS
    assert boule_derobee(rentre_pour_deux=True) is Derobee.RESTE
    for rentre in (False, True):
        assert boule_derobee(rentre_pour_deux=rentre, tolerance=True) is Derobee.UNE_AUTRE
