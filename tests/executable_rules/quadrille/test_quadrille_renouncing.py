"""Quadrille, law XXIV: playing over again after a renounce."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.renouncing import played_over_from


@pytest.mark.quotes(
    "bellecour.quadrille.laws.24",
    "If the Renounce is prejudicial to the Game, and the Deal is not finished",
    "played over again, from that Trick where the Renounce was made",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.24",
    "If the Renounce prejudices the Game, and the Deal is not played out",
    "beginning at the Trick where the Renounce was made, and play them over-again",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.24",
    "Si la renonce préjudicie au Jeu & que le coup ne soit pas achevé, on peut reprendre le Jeu",
    "& le commencer à la levée où la renonce a été faite",
)
def test_it_is_played_over_from_the_trick_of_the_renounce() -> None:
    assert played_over_from(renounced_in=3, played=3, prejudicial=True) == 3
    assert played_over_from(renounced_in=1, played=1, prejudicial=True) == 1
    assert played_over_from(renounced_in=3, played=9, prejudicial=True) == 3
    assert played_over_from(renounced_in=3, played=5, prejudicial=False) is None
    assert played_over_from(renounced_in=3, played=8, prejudicial=True, tricks=9) == 3
    wrong = {(0, 3): "renounced_in", (4, 3): "renounced_in", (1, 0): "played", (1, 11): "played"}
    for (renounced_in, played), fact in wrong.items():
        with pytest.raises(ValueError, match=f"{fact}=.* cannot be"):
            played_over_from(renounced_in=renounced_in, played=played, prejudicial=True)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.24",
    "but if the Deal is finished they cannot be played over again",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.24",
    "if the Deal has been all played out, the Cards may not be re-taken",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.24",
    "si le coup est achevé de jouer, on ne reprend plus le Jeu",
)
def test_not_when_the_deal_is_finished() -> None:
    assert played_over_from(renounced_in=3, played=10, prejudicial=True) is None
    assert played_over_from(renounced_in=10, played=10, prejudicial=True) is None
    assert played_over_from(renounced_in=3, played=9, prejudicial=True, tricks=9) is None
    assert played_over_from(renounced_in=3, played=9, prejudicial=True, tricks=10) == 3
