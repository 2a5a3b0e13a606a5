"""Mail, Du début I to VIII, and the worked price of coming in again."""

from __future__ import annotations

import pytest

from executable_rules.mail.opening import (
    Elevation,
    doit_s_informer,
    eleve_sa_boule,
    est_debut,
    peut_refuser,
    peut_rentrer_au_debut,
    peut_rentrer_mal_joue,
    prend_avantage,
    prix_de_rentree,
    se_retire,
)
from executable_rules.mechanics.results import Penalty


@pytest.mark.quotes(
    "academie.mail.opening.1",
    "Le debut est le premier coup que chacun joue à toutes les passes que l'on fait",
)
def test_the_debut_is_the_first_stroke_of_a_pass() -> None:
    assert est_debut(coup=1) is True
    assert est_debut(coup=2) is False
    with pytest.raises(ValueError, match="coup=0"):
        est_debut(coup=0)


@pytest.mark.quotes(
    "academie.mail.opening.2",
    "On peut mettre du sable, de petites pierres, une carte roulée, ou un morceau de bois, pour "
    "élever sa boule tant qu'on veut, quand on debute",
)
def test_at_the_debut_the_ball_may_be_raised() -> None:
    four = {Elevation.SABLE, Elevation.PIERRES, Elevation.CARTE, Elevation.BOIS}
    assert eleve_sa_boule(coup=1) == four
    assert eleve_sa_boule(coup=2) == frozenset()


@pytest.mark.quotes(
    "academie.mail.opening.3",
    "Qui a une fois debuté pour être de la passe ou d'une partie, ne pourra plus se retirer sans "
    "payer ce qu'on jouoit, si ce n'est du consentement des Joueurs",
)
def test_after_his_debut_he_pays_to_withdraw_without_consent() -> None:
    assert se_retire(a_debute=True) is Penalty.LOSES_STAKE
    assert se_retire(a_debute=True, consentement=True) is Penalty.NONE
    assert se_retire(a_debute=False) is Penalty.NONE


@pytest.mark.quotes(
    "academie.mail.opening.4",
    "il peut rentrer la premiére fois pour deux, en jouant une seconde boule",
    "sa deuxiéme rentrée qui est la troisiéme boule, lui coûte quatre passes",
    "s'il rentroit pour une quatriéme boule, il lui en couteroit huit",
)
@pytest.mark.example("mail.coming-in-again")
def test_the_second_third_and_fourth_ball_cost_two_four_and_eight() -> None:
    """The worked example of p. 374, l. 18224, to p. 375, l. 18232."""
    assert [prix_de_rentree(boule=boule) for boule in (2, 3, 4)] == [2, 4, 8]
    with pytest.raises(ValueError, match="boule=1 cannot be: it is 2 or more"):
        prix_de_rentree(boule=1)


@pytest.mark.quotes("academie.mail.opening.4", "ainsi du reste en doublant toujours")
def test_the_price_always_doubles() -> None:
    for boule in range(2, 40):
        assert prix_de_rentree(boule=boule + 1) == 2 * prix_de_rentree(boule=boule) > 0


@pytest.mark.quotes(
    "academie.mail.opening.4",
    "si elle venoit à sortir encore, il ne peut plus rentrer de lui-même, mais par la permission "
    "des Joueurs",
)
def test_the_second_time_he_comes_in_by_leave_only() -> None:
    assert peut_rentrer_au_debut(boule=2) is True
    assert peut_rentrer_au_debut(boule=3) is False
    assert peut_rentrer_au_debut(boule=3, permission=True) is True
    with pytest.raises(ValueError, match="boule=1 cannot be: it is 2 or more"):
        peut_rentrer_au_debut(boule=1)


@pytest.mark.quotes(
    "academie.mail.opening.5",
    "Quand le jeu du Roüet est commencé",
    "a gâté son jeu pour avoir manqué, ou être sorti & rentre en doublant les passes, il peut "
    "refuser un survenant",
    "en attendant que la passe ait été finie",
)
def test_who_comes_in_doubling_may_refuse_a_newcomer() -> None:
    def refuse(**other: bool) -> bool:
        facts = {"commence": True, "manque": True, "sorti": False, "rentre_en_doublant": True}
        return peut_refuser(**(facts | other))

    assert refuse() is True
    assert refuse(manque=False, sorti=True) is True
    assert refuse(manque=False) is False
    assert refuse(commence=False) is False
    assert refuse(rentre_en_doublant=False) is False
    assert refuse(passe_finie=True) is False


@pytest.mark.quotes(
    "academie.mail.opening.6",
    "doivent aller au moins jusqu'aux cent pas du debut des deux côtés, autrement ils ne peuvent "
    "plus prendre leur avantage",
)
def test_the_advantage_wants_a_hundred_paces_on_both_sides() -> None:
    assert prend_avantage(pas=(100, 100)) is True
    assert prend_avantage(pas=(99, 130)) is False
    assert prend_avantage(pas=(130, 99)) is False


@pytest.mark.quotes(
    "academie.mail.opening.7",
    "aura mal joué sans sortir, de sorte qu'il ne puisse y aller en trois, ou en quatre, suivant "
    "que tous les autres y iront",
    "il ne pourra rentrer pour deux, si les Joueurs ne le veulent",
)
def test_a_bad_debut_within_the_mall_is_mended_by_leave_only() -> None:
    for autres in (3, 4):
        assert peut_rentrer_mal_joue(coups=autres + 1, autres=autres) is False
        assert peut_rentrer_mal_joue(coups=autres + 1, autres=autres, permission=True) is True
        with pytest.raises(ValueError, match=f"it is {autres + 1} or more"):
            peut_rentrer_mal_joue(coups=autres, autres=autres)
    for autres in (2, 5):
        with pytest.raises(ValueError, match="it is from 3 to 4"):
            peut_rentrer_mal_joue(coups=9, autres=autres)


@pytest.mark.quotes(
    "academie.mail.opening.8",
    "Quand le Roüet a commencé, ou est à un début, ceux qui se presentent pour en être, doivent "
    "s'informer de ce que l'on joue",
)
def test_newcomers_ask_what_is_played_for() -> None:
    assert doit_s_informer(commence=True) is True
    assert doit_s_informer(commence=False, a_un_debut=True) is True
    assert doit_s_informer(commence=False) is False
