"""Mediateur without the favourite suit, and the double colour: *Bellecour* p. 80 alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.mediateur.payment import paid_by_each
from executable_rules.mediateur.terms import Moyen, Result
from executable_rules.quadrille.mediateur_beasts import FISH
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import pays

GAME = 1
"""Counters of each player to the Game at common Quadrille (p. 44)."""

CONSOLATION = 2
"""Counters of the consolation at common Quadrille (p. 46)."""

SANS_PRENDRE = 5
"""Counters of the Sans Prendre, half of the vole, at common Quadrille (p. 46)."""

DealResult = Annotated[Result, like(of_play.DealResult)]
Mode = Annotated[Moyen, like(of_play.Mode)]


@law(
    "bellecour.mediateur.plain.2",
    "bellecour.mediateur.plain.3",
    says=pays("{deal_result.payer}", "{deal_result.payee}", "counter"),
)
def plain_paid(
    *,
    mode: Mode,
    deal_result: DealResult,
    sans_prendre_price: of_money.SansPrendrePrice = SANS_PRENDRE - 1,
) -> int:
    """Counters between the player who plays alone and each other, by the printed figures.

    The consolation and a fish, and for a Sans Prendre four counters more; and the Game, except
    after a remise. A Sans Prendre of four is named nowhere else: ``plain_as_at_quadrille`` has
    five.
    """
    if mode is Moyen.DEMANDE:
        raise ValueError("mode may be MEDIATEUR or SANS_PRENDRE: DEMANDE is common Quadrille")
    premium = sans_prendre_price if mode is Moyen.SANS_PRENDRE else 0
    game = 0 if met("if he loses by Remise", deal_result is Result.REMISE) else GAME
    return CONSOLATION + FISH + premium + game


@law(
    "bellecour.mediateur.plain.1",
    says=pays("{deal_result.payer}", "{deal_result.payee}", "counter"),
)
def plain_as_at_quadrille(*, mode: Mode, deal_result: DealResult) -> int:
    """Counters between the player who plays alone and each other, by the sentence before the
    figures.

    It is as at common Quadrille, and a fish besides. For a Sans Prendre this makes one counter more
    than the figures that follow (``plain_paid``).
    """
    return plain_paid(mode=mode, deal_result=deal_result, sans_prendre_price=SANS_PRENDRE)


@law(
    "bellecour.mediateur.plain.4",
    says=pays("each of the others", "him who makes the “vole” (all the tricks)", "counter"),
)
def plain_vole(*, was_made: of_state.WasMade) -> int:
    """Counters for the ``vole``, all the tricks, with a Mediateur: a fish, as at common Quadrille.

    With the favourite suit it is three (``payment.droit_de_vole``).
    """
    return FISH if met("he who makes it", was_made) else 0


@law(
    "bellecour.mediateur.plain.5",
    says=pays("{deal_result.payer}", "{deal_result.payee}", "counter"),
)
def turk(*, mode: Mode, deal_result: DealResult) -> int:
    """Counters between the Ombre and each other in the double colour, called the ``Turk``.

    It is the double of the favourite suit, and so fourfold: as much as the French favourite suit on
    a double tour (``payment.paid_by_each``).
    """
    return 2 * paid_by_each(mode=mode, deal_result=deal_result, is_favourite=True)
