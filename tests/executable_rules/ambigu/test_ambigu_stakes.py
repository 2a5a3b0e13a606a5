"""Ambigu, laws V-VIII: no credit, demanding, the purse, and the value that is always paid."""

from __future__ import annotations

import pytest

from executable_rules.ambigu.stakes import paie_la_valeur, pays_nevertheless
from executable_rules.mechanics.cards import cards

VALUES = {
    "9S 10S 5H 6D": 1,
    "10S 10H 9D AC": 2,
    "10S 10H 9D 2C": 3,
    "5S 6S 7S 7H": 3,
    "10S 10H 10D 4S": 4,
    "2H 4H 6H 8H": 5,
    "AS AH AD 4C": 6,
    "10S 10H 10D 4C": 7,
    "5S 6S 7S 9S": 8,
    "7S 7H 7D 7C": 10,
    "8S 8H 8D 8C": 11,
    "10S": 0,
}


@pytest.mark.quotes(
    "bellecour.ambigu.laws.8",
    "Tho' you have nothing remaining before you, or that all is engaged on the Revy, you pay "
    "nevertheless the value of the Game to him that wins it; that is, the value of the Point, "
    "Prime, Sequence, Flux or Tricon, &c.",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.8",
    "Quoiqu'on n'ait rien de reste devant soi, ou que tout soit engagé au renvi, on ne laisse pas "
    "de payer la valeur du jeu à celui qui le gagne; c'est-à-dire, ce que valent les points, "
    "primes, séquences, flux ou tricons, &c.",
)
def test_the_value_of_the_game_is_paid_by_him_too_who_has_nothing() -> None:
    for hand, counters in VALUES.items():
        game = cards(hand)
        assert pays_nevertheless(hand=game, counters=0) == counters, hand
        assert pays_nevertheless(hand=game, counters=1) == counters
        assert paie_la_valeur(hand=game, counters_before_him=0, has_staked=True) == counters
        assert paie_la_valeur(hand=game, counters_before_him=9, has_staked=True) == counters
    with pytest.raises(ValueError, match="counters=-1"):
        pays_nevertheless(hand=cards("4S 5S"), counters=-1)
    with pytest.raises(ValueError, match="counters_before_him=-1"):
        paie_la_valeur(hand=cards("4S 5S"), counters_before_him=-1, has_staked=True)
