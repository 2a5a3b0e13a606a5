"""Quadrille of 1822, laws 11 to 19 and 34 to 36: offering to play, the king named or commuted."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.quadrille_1822.bidding import may_play
from executable_rules.quadrille_1822.terms import Mode, Offer

OFFERS = tuple(
    Offer(mode, favourite)
    for mode, favourite in product(Mode, (False, True))
    if not (favourite and mode.names_no_trumps)
)


@pytest.mark.quotes(
    "quanti.quadrille.laws.14",
    "A person must play the game he first offers to play, unless a younger hand force"
    " him to do more",
)
def test_he_plays_what_he_offered_unless_forced_to_more() -> None:
    offered = Offer(Mode.DIMIDIATOR)

    def games(*younger: Offer) -> list[Offer]:
        return [it for it in OFFERS if may_play(offer=offered, wish=it, offers=younger)]

    assert games() == [offered]
    for no_more in (Offer(Mode.ALLIANCE, favourite=True), offered):
        assert games(no_more) == [offered]
    solo, grandissimo, nemo = Offer(Mode.SOLO), Offer(Mode.GRANDISSIMO), Offer(Mode.NEMO)
    in_favourite = Offer(Mode.SOLO, favourite=True)
    assert games(solo, Offer(Mode.CASCO)) == [solo, in_favourite, grandissimo, nemo]
    assert games(in_favourite) == [in_favourite, grandissimo, nemo]


# The king commuted.
