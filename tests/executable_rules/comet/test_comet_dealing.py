"""The Comet: packs, deals, a wrong deal, discards, and what may not be looked at."""

from __future__ import annotations

import pytest

from executable_rules.comet.dealing import (
    comet_of,
    sorted_pack,
)
from executable_rules.mechanics.cards import Card, Rank


def comet_pack(*, red: bool) -> tuple[Card, ...]:
    """The pack as it is played with: the nine that is the other's Comet has made room for its own.

    That the nines change places the books do not say. They count forty-eight cards still, and
    speak of three nines beside the Comet (comet.2 and comet.18).
    """
    kept = list(sorted_pack(is_red=red))
    kept.remove(comet_of(is_red=not red))
    return (*kept, comet_of(is_red=red))


@pytest.mark.quotes(
    "bellecour.comet.8",
    "The nine of Diamonds is put into the black Pack, and the nine of Clubs into the "
    "red one, which are the two Comets",
)
@pytest.mark.quotes(
    "academie.comet.8",
    "L'on met dans le Jeu noir le neuf de carreau, & dans le jeu rouge le neuf de "
    "trefle pour servir de Cométe",
)
def test_the_comet_is_a_nine_of_the_other_colour() -> None:
    assert comet_of(is_red=False) == Card.parse("9D")
    assert comet_of(is_red=True) == Card.parse("9C")
    for red in (False, True):
        cards = comet_pack(red=red)
        assert len(cards) == 48
        assert [card.suit.red for card in cards if card == comet_of(is_red=red)] == [not red]
        nines = [card for card in cards if card.rank is Rank.NINE]
        assert len(nines) == 4
        assert sum(card.suit.red == red for card in nines) == 3
