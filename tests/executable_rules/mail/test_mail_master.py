"""Mail, of the Master I and II, and the measures that the chapter names before its laws."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.mail.master import droit_du_jeu, fourniture, peut_entrer
from executable_rules.mail.terms import (
    CINQUANTE_PAS,
    POIDS,
    VINGT_CINQ_PAS,
    allee_du_nouveau_mail,
    proportionnee,
)


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
    assert fourniture(en_a=False, heure=5) is None
    assert fourniture(en_a=True, heure=6) == 0
    for heure in (-1, 24):
        with pytest.raises(ValueError, match="it is from 0 to 23"):
            fourniture(en_a=False, heure=heure)
    assert fourniture(en_a=False, heure=23) == 10 and fourniture(en_a=False, heure=0) is None


def test_the_balls_weight_goes_with_the_heads() -> None:
    """The worked proportion of p. 366, l. 17844-17851: ten ounces to about half, 13-14 to 5-6.

    Only the first example is a half; the second lies between 5/14 and 6/13.
    """
    assert proportionnee(masse=10, boule=5) and not proportionnee(masse=10, boule=6)
    for masse in (13, 14):
        fitting = [onces for onces in range(1, 15) if proportionnee(masse=masse, boule=onces)]
        assert fitting == [5, 6]
    shares = {Fraction(boule, masse) for masse, both in POIDS.items() for boule in both}
    assert max(shares) == Fraction(1, 2) and min(shares) == Fraction(5, 14)
    with pytest.raises(ValueError, match="masse=12 cannot be"):
        proportionnee(masse=12, boule=6)


def test_the_alley_of_the_new_mail() -> None:
    """The measures of p. 371, l. 18056-18058: 150 or 200 paces long, ten or twelve broad."""
    for longue, large in ((150, 10), (200, 12)):
        assert allee_du_nouveau_mail(longue=longue, large=large)
    for longue, large in ((149, 10), (201, 10), (150, 9), (150, 13)):
        assert not allee_du_nouveau_mail(longue=longue, large=large)


def test_the_shorter_distance_is_half_the_longer() -> None:
    assert 2 * VINGT_CINQ_PAS == CINQUANTE_PAS == 50
