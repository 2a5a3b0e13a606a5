"""Ombre XXIII and LXXIII: playing alone, and the Contre."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.ombre.contre import (
    contre_missed_at_ombre,
    must_name_at_ombre,
)
from executable_rules.quadrille.sans_prendre import Missed, contre_missed, must_name_his_suit


@pytest.mark.quotes(
    "bellecour.ombre.laws.23",
    "has a sure Game, may show it down, without naming his Suit",
    "unless he is obliged to play, and the others insist on discarding",
)
@pytest.mark.quotes(
    "academie.ombre.laws.23",
    "à jeu sûr en l'étalant sur la table, n'est pas obligé de nommer sa couleur",
    "si ce n'est qu'on l'obligeât à jouer, & que les autres voulussent écarter",
)
def test_a_sure_game_shown_down_need_not_be_named() -> None:
    assert must_name_at_ombre(sure_game=True) is False
    assert must_name_at_ombre(sure_game=False) is True
    assert must_name_at_ombre(sure_game=True, shown_down=False) is True
    assert must_name_at_ombre(sure_game=True, obliged_to_play=True) is False
    assert must_name_at_ombre(sure_game=True, others_discard=True) is False
    assert must_name_at_ombre(sure_game=True, obliged_to_play=True, others_discard=True) is True
    for obliged, discard in product((False, True), repeat=2):
        must = must_name_at_ombre(sure_game=False, obliged_to_play=obliged, others_discard=discard)
        assert must is True


@pytest.mark.quotes(
    "bellecour.ombre.laws.23", "has a sure Game, may show it down, without naming his Suit"
)
@pytest.mark.quotes(
    "bellecour.quadrille.laws.38", "is obliged to name his Suit, although he has a sure Game"
)
@pytest.mark.quotes("academie.ombre.laws.23", "n'est pas obligé de nommer sa couleur")
@pytest.mark.quotes(
    "academie.quadrille.laws.38", "est obligé de nommer sa couleur, quoiqu'il ait jeu sûr"
)
def test_ombre_and_quadrille_contradict_each_other_on_a_sure_game() -> None:
    assert must_name_at_ombre(sure_game=True) is False
    assert must_name_his_suit(sure_game=True) is True


@pytest.mark.quotes(
    "bellecour.ombre.laws.73",
    "pays to each of the others, the value of the Vole; and is not paid the Sans Prendre, or the",
    "he draws nothing; but he is not beasted, unless he loses the Game",
)
@pytest.mark.quotes(
    "academie.ombre.laws.73",
    "paye à chacun le droit de la vole, & il n'est païé ni du sans prendre, ni des matadors",
    "il ne tire rien mais ne fait pas la bête à moins qu'il ne perde le jeu",
)
def test_who_misses_the_vole_of_a_contre_pays_it_and_draws_nothing() -> None:
    missed = contre_missed_at_ombre(
        vole=40, on_the_game=72, game_won=True, game=5, sans_prendre=3, matadors=4
    )
    assert missed == Missed(to_each=40, beast=0, receives=frozenset())


@pytest.mark.quotes(
    "bellecour.ombre.laws.73",
    "besides the forfeiture for missing the Vole, what is due to him for the Sans Prendre, the",
    "and is beasted as usual",
)
@pytest.mark.quotes(
    "academie.ombre.laws.73",
    "outre la vole manquée ce qui lui revient pour le sans-prendre, les matadors & le jeu",
    "& fait la bête à l'ordinaire",
)
def test_and_if_he_loses_the_game_all_that_he_would_have_won() -> None:
    def lost(**due: int) -> Missed:
        return contre_missed_at_ombre(vole=40, on_the_game=72, game_won=False, **due)

    assert lost() == Missed(to_each=40, beast=72, receives=frozenset())
    assert lost(game=5).to_each == 45
    assert lost(sans_prendre=3).to_each == 43
    assert lost(matadors=4).to_each == 44
    assert lost(game=5, sans_prendre=3, matadors=4).to_each == 52


@pytest.mark.quotes(
    "bellecour.ombre.laws.73", "what is due to him for the Sans Prendre, the Matadors and the Game"
)
@pytest.mark.quotes(
    "bellecour.quadrille.laws.56", "he is to pay to every Player what is due for the Game"
)
@pytest.mark.quotes(
    "academie.ombre.laws.73", "ce qui lui revient pour le sans-prendre, les matadors & le jeu"
)
@pytest.mark.quotes("academie.quadrille.laws.56", "ce qui lui revient pour le Jeu, & fait la Bête")
def test_at_quadrille_he_pays_the_game_alone() -> None:
    ombre = contre_missed_at_ombre(
        vole=10, on_the_game=42, game_won=False, game=5, sans_prendre=3, matadors=4
    )
    quadrille = contre_missed(vole=10, on_the_game=42, game_won=False, game=5)
    assert ombre.to_each - quadrille.to_each == 3 + 4
    assert ombre.beast == quadrille.beast == 42
