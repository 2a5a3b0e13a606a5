"""Quadrille of 1822, laws 20 to 33, 40 and 41: the play, and what may be called for a fault."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Suit
from executable_rules.quadrille_1822.playing import may_be_played

S, H, D, C = Suit
SPADILLE, BASTA = Card.parse("AS"), Card.parse("AC")
MANILLE_OF_HEARTS, PONTO_OF_HEARTS = Card.parse("7H"), Card.parse("AH")
PLAIN = Card.parse("KD")


# The privilege of the matadors.


@pytest.mark.quotes(
    "quanti.quadrille.game.5",
    "But when a superior trump is led, then the privilege ceases. Thus, if Spadille "
    "be led, neither Basta nor Manille can claim privilege. If Manille be led, "
    "Spadille indeed is not compelled to fall, but Basta, if unguarded, is: when "
    "Basta is led, neither Manille nor Spadille, although unguarded, need to fall. If"
    " Ponto or an inferior trump be led, neither Spadille nor Manille nor Basta need "
    "to fall",
)
@pytest.mark.example("quadrille-1822.privilege")
def test_the_table_of_article_18() -> None:
    """Pages 22 and 23: four leads against three unguarded holders."""
    forced = {
        (SPADILLE, MANILLE_OF_HEARTS),
        (SPADILLE, BASTA),
        (MANILLE_OF_HEARTS, BASTA),
    }
    leads = (SPADILLE, MANILLE_OF_HEARTS, BASTA, PONTO_OF_HEARTS, Card.parse("2H"))
    for led, held in product(leads, (SPADILLE, MANILLE_OF_HEARTS, BASTA)):
        if led != held:
            may = may_be_played(hand=(held, PLAIN), trick=(led,), trump=H)
            assert (PLAIN not in may) is ((led, held) in forced), f"{led} against {held}"
