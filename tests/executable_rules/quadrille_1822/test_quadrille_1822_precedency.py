"""Quadrille of 1822: which game goes before which, and how the favourite suit is fixed."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.quadrille_1822.bidding import takes_the_game
from executable_rules.quadrille_1822.terms import Mode, Offer

OFFERS = tuple(
    Offer(mode, favourite)
    for mode, favourite in product(Mode, (False, True))
    if not (favourite and mode.names_no_trumps)
)


def test_an_offer_is_written_as_it_is_shown() -> None:
    for offer in OFFERS:
        assert Offer.parse(str(offer)) == offer
    for wrong in ("whist", "favourite", ""):
        with pytest.raises(ValueError, match="write solo or favourite solo"):
            Offer.parse(wrong)
    for mode in (Mode.GRANDISSIMO, Mode.NEMO):
        with pytest.raises(ValueError, match="no suit is trumps"):
            Offer(mode, favourite=True)


def test_no_offer_is_higher_than_that_which_is_played() -> None:
    for pair in product(OFFERS, repeat=2):
        played = takes_the_game(offers=pair)
        best, other = pair[played], pair[1 - played]
        above = (best.mode.rank, best.favourite) > (other.mode.rank, other.favourite)
        assert above or (other == best and played == 0)
