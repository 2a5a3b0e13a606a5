"""Mail, Des grands coups I to V."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mail.grand_strokes import (
    court_tous_les_hazards,
    gagne_le_grand_coup,
    grand_coup,
    second_peut_defendre,
    sortie_au_grand_coup,
)
from executable_rules.mail.terms import Coup, Maniere, Ou


@pytest.mark.quotes(
    "academie.mail.grand-strokes.1",
    "ayant du consentement de son adversaire défendu toutes sortes de hazards, s'il en survient "
    "quelqu'un, le coup sera nul",
)
def test_a_chance_that_was_forbidden_by_consent_voids_the_stroke() -> None:
    for defendu, consentement, hazard in product((False, True), repeat=3):
        coup = grand_coup(defendu=defendu, consentement=consentement, hazard=hazard)
        assert coup is (Coup.NUL if defendu and consentement and hazard else Coup.BON)


@pytest.mark.quotes(
    "academie.mail.grand-strokes.2",
    "Si le premier jouant au grand-coup, n'a rien défendu, celui qui joue aprés ne peut défendre",
)
def test_the_second_forbids_nothing_if_the_first_did_not() -> None:
    assert second_peut_defendre(premier_a_defendu=False) is False
    assert second_peut_defendre(premier_a_defendu=True) is True


@pytest.mark.quotes(
    "academie.mail.grand-strokes.3",
    "quand elle n'auroit fait que la toucher, cela suffit pour faire dire qu'elle a gagné, quand "
    "elle seroit restée en arriére",
)
def test_the_seconds_ball_wins_by_touching_the_firsts() -> None:
    assert gagne_le_grand_coup(premier=200, second=190, touche=True) == (1,)
    assert gagne_le_grand_coup(premier=200, second=190) == (0,)
    assert gagne_le_grand_coup(premier=200, second=201) == (1,)
    assert gagne_le_grand_coup(premier=200, second=200) == (0, 1)


@pytest.mark.quotes(
    "academie.mail.grand-strokes.4",
    "Une boule sortie peut gagner encore le grand-coup, si elle est allée plus loin",
    "en la remettant vis-à-vis d'où elle sera trouvée",
)
def test_a_ball_that_went_out_may_win() -> None:
    assert sortie_au_grand_coup(sortie=201, autre=200) == (True, Ou.VIS_A_VIS)
    assert sortie_au_grand_coup(sortie=200, autre=200) == (False, Ou.VIS_A_VIS)


@pytest.mark.quotes(
    "academie.mail.grand-strokes.5",
    "Aux grands-coups, comme au rouet & en partie, ceux qui touchent aux ais ou aux murailles ne "
    "peuvent plus rien défendre, & courent le risque de tous les hazards",
)
def test_who_touches_the_boards_runs_every_risk() -> None:
    for maniere in (Maniere.GRANDS_COUPS, Maniere.ROUET, Maniere.PARTIE):
        assert court_tous_les_hazards(maniere=maniere, touche_les_ais=True) is True
        assert court_tous_les_hazards(maniere=maniere, touche_les_ais=False) is False
    with pytest.raises(ValueError, match="maniere=CHICANE cannot be"):
        court_tous_les_hazards(maniere=Maniere.CHICANE, touche_les_ais=True)
