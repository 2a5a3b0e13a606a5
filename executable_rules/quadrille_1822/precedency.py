"""Quadrille of 1822, who may first say that he plays, and who then plays alone.

``bidding.takes_the_game`` has which of several games offered goes before the others.
"""

from __future__ import annotations

from executable_rules.quadrille_1822 import facts
from lawsofplay.rules import law
from lawsofplay.sentences import text, yes_no


@law(
    "quanti.quadrille.solo.1",
    "quanti.quadrille.game.9",
    says=text("The option is the {:seat} hand’s, counted from the eldest."),
)
def option_of_playing(*, players_passed: facts.PlayersPassed) -> int:
    """Which hand may choose to play when this many have passed: 0 is the eldest, 3 the dealer.

    None when all four have passed: Spadille is then forced.
    """
    return players_passed


@law(
    "quanti.quadrille.grandissimo.1",
    says=yes_no(
        "The hombre plays alone against the other three.", "The hombre plays with a partner."
    ),
)
def plays_alone(*, mode: facts.Mode) -> bool:
    """Whether the hombre plays a ``sans prendre`` game, without a partner, as in Grandissimo."""
    return not mode.with_ally
