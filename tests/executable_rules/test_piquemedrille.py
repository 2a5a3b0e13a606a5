"""Piquemédrille, the Médiateur solitaire by two."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.beasts import Drawn
from executable_rules.piquemedrille import beast_of_two
from executable_rules.quadrille.mediateur_beasts import mediateur_by_codille, mediateur_by_remise


@pytest.mark.quotes(
    "bellecour.pique-medrille.5",
    "so that the Beast is only fourteen, being always the half of the others",
)
@pytest.mark.quotes(
    "academie.pique-medrille.5",
    "les bêtes ne doivent donc être que de 14",
    "elles se trouveront toujours moitié moindres",
)
@pytest.mark.example("mediateur.piquemedrille-beasts")
def test_the_beasts_are_always_half_of_the_others() -> None:
    assert beast_of_two(place=1) == 10 + 2 * 2 == 14
    for order in range(1, 20):
        assert 2 * beast_of_two(place=order) == mediateur_by_remise(place=order)
        codille = beast_of_two(place=order, first_loss=Drawn.CODILLE)
        assert 2 * codille == mediateur_by_codille(place=order)
    with pytest.raises(ValueError, match="place=0"):
        beast_of_two(place=0)
