"""Mail, De la passe XXII to XXVIII."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mail.balls_out import boule_sortie
from executable_rules.mail.pass_faults import (
    Faute,
    Levee,
    billarde,
    boule_echape,
    leve_croyant_l_autre_en_ordre,
    leve_se_croyant_seul,
    passe_de_cote,
    peut_tirer,
    sort_par_le_bout,
)
from executable_rules.mail.terms import Coup, Ordre, Ou, Passe


@pytest.mark.quotes(
    "academie.mail.pass.22",
    "il ne faut point porter la leve jusque sur l'autre boule pour la pousser en traînant, ce qui "
    "s'apelle billarder",
    "qui fait autrement perd la passe: mais si les boules se joignent, de maniere qu'on ne puisse "
    "jouer qu'en les poussant toutes deux ensemble avec la leve, le coup alors sera bon",
)
def test_who_billards_loses_the_pass_unless_the_balls_join() -> None:
    for drags, join in product((False, True), repeat=2):
        lost = billarde(en_trainant=drags, se_joignent=join)
        assert lost is (Passe.PERDUE if drags and not join else Passe.A_JOUER)
    assert billarde(en_trainant=True) is Passe.PERDUE


@pytest.mark.quotes(
    "academie.mail.pass.23",
    "Qui se trouve à trois de plus, n'a que faire de tirer, parce qu'il n'en est plus",
)
def test_at_three_more_he_is_out() -> None:
    assert [peut_tirer(de_plus=more) for more in (0, 1, 2, 3, 4)] == [True] * 3 + [False] * 2
    with pytest.raises(ValueError, match="cannot be"):
        peut_tirer(de_plus=-1)


@pytest.mark.quotes(
    "academie.mail.pass.24",
    "il faut passer de la leve en droite ligne, sans biaiser ni tourner la main, & sans porter la "
    "leve dans l'archet en crochetant",
    "alors on triche, & l'on doit perdre la passe",
)
def test_any_trick_of_the_hand_loses_the_pass() -> None:
    assert passe_de_cote(fautes=frozenset()) is Passe.A_JOUER
    three = (Faute.BIAISER, Faute.TOURNER_LA_MAIN, Faute.CROCHETER)
    assert {passe_de_cote(fautes=frozenset({it})) for it in three} == {Passe.PERDUE}
    assert passe_de_cote(fautes=frozenset(three)) is Passe.PERDUE


@pytest.mark.quotes(
    "academie.mail.pass.25",
    "la boule de passe échape de la leve sans la jouer, perd un coup",
)
def test_a_ball_that_slips_unplayed_costs_a_stroke() -> None:
    assert boule_echape(jouee=False) is Coup.PERDU
    assert boule_echape(jouee=True) is Coup.BON


@pytest.mark.quotes(
    "academie.mail.pass.26",
    "Si la boule de passe sortoit par le bout du mail sans avoir passé, elle ne seroit pas censée "
    "sortie, & le Joueur pourroit revenir, s'il étoit encore en état pour cela",
)
def test_the_pass_ball_out_by_the_end_is_not_out() -> None:
    assert sort_par_le_bout() == (Coup.BON, True)
    assert sort_par_le_bout(en_etat=False) == (Coup.BON, False)
    assert sort_par_le_bout(a_passe=True) == (Coup.BON, False)


@pytest.mark.quotes(
    "academie.mail.balls-out.3", "Qui sortira, perdra un coup, pour jouer sa boule dans le mail"
)
@pytest.mark.quotes("academie.mail.pass.26", "elle ne seroit pas censée sortie")
def test_conflict_a_ball_out_costs_a_stroke_the_pass_ball_none() -> None:
    assert boule_sortie() == (Coup.PERDU, Ou.VIS_A_VIS)
    assert sort_par_le_bout() == (Coup.BON, True)


@pytest.mark.quotes(
    "academie.mail.pass.27",
    "Qui leve sa boule, croyant être seul sur le Jeu, & avoir gagné, ne perd pas son coup, mais il "
    "doit remettre sa boule où elle étoit, & jouer à son ordre",
)
def test_who_lifts_it_thinking_he_has_won_puts_it_back() -> None:
    for alone, won in product((False, True), repeat=2):
        follows = leve_se_croyant_seul(croit_etre_seul=alone, croit_avoir_gagne=won)
        assert follows is (Levee.REMET if alone and won else Levee.PAS_DIT)


@pytest.mark.quotes(
    "academie.mail.pass.28",
    "si un Joueur passant à deux de plus, & ne faisant qu'obliger",
    "celui-ci croyant que l'autre étoit en ordre viendroit à lever imprudemment sa boule, il ne "
    "doit pas perdre pour cela son coup",
    "on doit lui permettre de tirer son coup",
)
def test_who_lifts_it_thinking_the_other_has_won_may_shoot() -> None:
    for other, thinks in product(Ordre, (False, True)):
        follows = leve_croyant_l_autre_en_ordre(autre=other, croit_en_ordre=thinks)
        may = other is Ordre.DEUX_DE_PLUS and thinks
        assert follows is (Levee.TIRE if may else Levee.PAS_DIT)
