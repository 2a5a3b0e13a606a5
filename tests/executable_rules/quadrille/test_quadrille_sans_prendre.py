"""Quadrille XXXVIII, LV, LVI and Ombre LXXII: playing alone, and the Contre."""

from __future__ import annotations

from itertools import product

from executable_rules.quadrille.sans_prendre import Offer, preferred

PASSES, SANS_PRENDRE, CONTRE = Offer


def test_the_preferred_player_offered_the_most_and_first() -> None:
    for offers in product(Offer, repeat=4):
        if set(offers) != {PASSES}:
            best = CONTRE if CONTRE in offers else SANS_PRENDRE
            assert preferred(offers=offers) == offers.index(best)
