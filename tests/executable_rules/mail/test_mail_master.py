"""Mail, of the Master I and II, in which the copy ends."""

from __future__ import annotations

import pytest

from executable_rules.mail.master import droit_du_jeu, fourniture, peut_entrer
from executable_rules.mechanics.results import Silence


@pytest.mark.quotes(
    "academie.mail.master.1",
    "QUiconque voudra jouer sera tenu de venir à la loge du Maître, ou de celui qui tiendra sa "
    "place",
    "s'il en aporte, il n'entrera point au Jeu sans avoir averti ou fait avertir le Maître ou le "
    "Commis",
)
def test_one_comes_to_the_lodge_or_lets_the_master_know() -> None:
    assert peut_entrer(en_aporte=False, venu_a_la_loge=True) is True
    assert peut_entrer(en_aporte=False) is False
    assert peut_entrer(en_aporte=False, averti=True) is False
    assert peut_entrer(en_aporte=True, averti=True) is True
    assert peut_entrer(en_aporte=True) is False
    assert peut_entrer(en_aporte=True, venu_a_la_loge=True) is False


@pytest.mark.quotes(
    "academie.mail.master.1",
    "pour lui payer le droit de son Jeu, suivant ce qu'on a coutume de donner",
)
def test_with_his_own_mallet_he_pays_the_customary_due() -> None:
    assert droit_du_jeu(en_aporte=True, coutume=4) == 4
    assert droit_du_jeu(en_aporte=False, coutume=4) == 0
    assert droit_du_jeu(en_aporte=True, coutume=0) == 0
    with pytest.raises(ValueError, match="coutume=-1"):
        droit_du_jeu(en_aporte=True, coutume=-1)


@pytest.mark.quotes(
    "academie.mail.master.2",
    "Le Maître fournira des boules, des mails & des leves à ceux qui n'en auront point, moyennant "
    "dix sols pour tout, depuis six heures du ma",
)
def test_ten_sols_for_all_from_six_in_the_morning() -> None:
    """The copy ends in this word, p. 383, l. 18636: until what hour is not known."""
    assert fourniture(en_a=False, heure=6) == 10
    assert fourniture(en_a=False, heure=7) == 10
    assert fourniture(en_a=False, heure=5) is Silence.NOT_SAID
    assert fourniture(en_a=True, heure=6) == 0
    for heure in (-1, 24):
        with pytest.raises(ValueError, match="it is from 0 to 23"):
            fourniture(en_a=False, heure=heure)
    assert fourniture(en_a=False, heure=23) == 10
    assert fourniture(en_a=False, heure=0) is Silence.NOT_SAID
