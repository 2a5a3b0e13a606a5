"""Médiateur, of the poulans, the fishes that the dealer puts down."""

from __future__ import annotations

import pytest

from executable_rules.mediateur.poulans import on_the_double_tour


@pytest.mark.quotes(
    "academie.mediateur.great-poulans.1", "Cet accident consiste pendant quatre coups de suite"
)
@pytest.mark.quotes("academie.mediateur.beast.13", "pendant les quatre coups que dure ce tour")
def test_a_double_tour_is_four_deals_in_succession() -> None:
    double = [deal for deal in range(1, 41) if on_the_double_tour(place=deal, first_double_deal=37)]
    assert double == [37, 38, 39, 40]
    sixth = [deal for deal in range(1, 41) if on_the_double_tour(place=deal, first_double_deal=21)]
    assert sixth == [21, 22, 23, 24]
    for deal, begins, fact in ((0, 1, "place=0"), (1, 0, "first_double_deal=0")):
        with pytest.raises(ValueError, match=fact):
            on_the_double_tour(place=deal, first_double_deal=begins)
