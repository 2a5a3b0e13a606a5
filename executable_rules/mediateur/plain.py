"""Mediateur without the favourite suit, and the double colour: *Bellecour* p. 80 alone."""

from __future__ import annotations

from executable_rules.mediateur.payment import paid_by_each
from executable_rules.mediateur.terms import Moyen, Result
from executable_rules.quadrille.mediateur_beasts import FISH
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, told

GAME = 1
"""Counters of each player to the Game at common Quadrille (p. 44)."""

CONSOLATION = 2
"""Counters of the consolation at common Quadrille (p. 46)."""

SANS_PRENDRE = 5
"""Counters of the Sans Prendre, half of the vole, at common Quadrille (p. 46)."""


@law(
    "bellecour.mediateur.plain.2",
    "bellecour.mediateur.plain.3",
    says=pays("{result.payer}", "{result.payee}", "counter"),
)
def plain_paid(*, moyen: Moyen, result: Result, sans_prendre: int = SANS_PRENDRE - 1) -> int:
    """Counters between him who plays alone and each other, as the figures are printed.

    The consolation and a fish, with a Sans Prendre of four counters; and the Game, but of a remise.
    The Sans Prendre of four is nowhere named: ``plain_as_at_quadrille`` has five.
    """
    if moyen is Moyen.DEMANDE:
        raise ValueError("moyen may be MEDIATEUR or SANS_PRENDRE: DEMANDE is common Quadrille")
    premium = sans_prendre if moyen is Moyen.SANS_PRENDRE else 0
    game = 0 if met("if he loses by Remise", result is Result.REMISE) else GAME
    return CONSOLATION + FISH + premium + game


@law("bellecour.mediateur.plain.1", says=pays("{result.payer}", "{result.payee}", "counter"))
def plain_as_at_quadrille(*, moyen: Moyen, result: Result) -> int:
    """Counters between him who plays alone and each other, as the sentence before the figures says.

    As at common Quadrille, and a fish extraordinary: of a Sans Prendre this makes one counter more
    than the figures that follow (``plain_paid``).
    """
    return plain_paid(moyen=moyen, result=result, sans_prendre=SANS_PRENDRE)


@law(
    "bellecour.mediateur.plain.4",
    says=told(
        "He receives {:counter} for the “vole”.",
        nothing="Nothing is due for the “vole”: he has not made it.",
    ),
)
def plain_vole(*, made: bool) -> int:
    """Counters for the ``vole``, all the tricks, with a Mediateur: a fish, as at common Quadrille.

    With the favourite suit it is three (``payment.droit_de_vole``).
    """
    return FISH if met("he who makes it", made) else 0


@law("bellecour.mediateur.plain.5", says=pays("{result.payer}", "{result.payee}", "counter"))
def turk(*, moyen: Moyen, result: Result) -> int:
    """Counters between the Ombre and each other in the double colour, called the ``Turk``.

    Double of the favourite suit, and so fourfold: as much as the French favourite suit on a double
    tour (``payment.paid_by_each``).
    """
    return 2 * paid_by_each(moyen=moyen, result=result, favourite=True)
