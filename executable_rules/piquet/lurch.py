"""Piquet: what the loser of a game pays in 1754, and when he is lurched."""

from __future__ import annotations

from executable_rules.facts import of_money, of_play, of_state
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays

LURCH = 50
"""Points under which the loser is ``lurched``."""


@law(
    "seymour.piquet.accidents.35",
    "seymour.piquet.accidents.46",
    "seymour.piquet.accidents.47",
    says=pays("the loser", "the winner", "piece"),
)
def loser_pays(
    *, points: of_play.Points, stake: of_money.Stake = 1, is_beasted: of_state.IsBeasted = True
) -> int:
    """What the loser of a game pays: double when he is ``lurched``, that is cannot make up 50.

    Unless it was agreed to play without ``lurches``.
    """
    short = met("cannot make up 50", points < LURCH)
    without = met("unless it be first agreed on to the contrary", not is_beasted)
    return 2 * stake if short and not without else stake
