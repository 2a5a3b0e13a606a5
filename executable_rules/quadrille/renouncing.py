"""Quadrille, of playing over again after a renounce: law XXIV, which is law XXXVIII of Ombre."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_play
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille import facts
from executable_rules.quadrille.terms import HAND
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law(
    "bellecour.quadrille.laws.24",
    "seymour.quadrille.laws.24",
    "academie.quadrille.laws.24",
    says=text(
        "The cards may be played over again from the {:nth} trick.",
        none="The cards may not be played over again.",
    ),
)
def played_over_from(
    *,
    renounced_in_trick: of_play.RenouncedInTrick,
    tricks_played: of_play.TricksPlayed,
    harms_others: of_conduct.HarmsOthers,
    tricks: facts.Tricks = HAND,
) -> int | None:
    """The trick from which the cards may be played over again for a renounce; none if they may not.

    ``renounced_in_trick``: the trick of the renounce. ``tricks_played``: how many of all ``tricks``
    are played; there are ten at Quadrille and nine at Ombre (``ombre.turns.played_over_at_ombre``).
    At Ombre in 1754 it is not asked whether it did harm: ``ombre.playing_1754.taken_back``.

    >>> played_over_from(renounced_in_trick=4, tricks_played=6, harms_others=True)
    4
    """
    finished = whole_number("tricks_played", tricks_played, 1, tricks) == tricks
    trick = whole_number("renounced_in_trick", renounced_in_trick, 1, tricks_played)
    harm = met(
        "the Renounce is prejudicial to the Game",
        harms_others,
        "If the Renounce prejudices the Game",
        "Si la renonce préjudicie au Jeu",
    )
    open_still = met(
        "the Deal is not finished",
        not finished,
        "the Deal is not played out",
        "que le coup ne soit pas achevé",
    )
    return trick if harm and open_still else None
