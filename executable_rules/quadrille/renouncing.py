"""Quadrille, of playing over again after a renounce: law XXIV, which is law XXXVIII of Ombre."""

from __future__ import annotations

from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.dealing import HAND
from lawsofplay.rules import law, met
from lawsofplay.sentences import told


@law(
    "bellecour.quadrille.laws.24",
    "seymour.quadrille.laws.24",
    "academie.quadrille.laws.24",
    says=told(
        "The cards may be played over again from the {:nth} trick.",
        none="The cards may not be played over again.",
    ),
)
def played_over_from(
    *, renounced_in: int, played: int, prejudicial: bool, tricks: int = HAND
) -> int | None:
    """The trick from which the cards may be played over again for a renounce; none if they may not.

    ``renounced_in`` is the trick of the renounce, ``played`` the number played of all ``tricks``,
    ten at Quadrille and nine at Ombre (``ombre.turns.played_over_at_ombre``). At Ombre in 1754 no
    harm is asked: ``ombre.playing_1754.taken_back``.

    >>> played_over_from(renounced_in=4, played=6, prejudicial=True)
    4
    """
    finished = whole_number("played", played, 1, tricks) == tricks
    trick = whole_number("renounced_in", renounced_in, 1, played)
    harm = met(
        "the Renounce is prejudicial to the Game",
        prejudicial,
        "If the Renounce prejudices the Game",
    )
    open_still = met("the Deal is not finished", not finished, "the Deal is not played out")
    return trick if harm and open_still else None
