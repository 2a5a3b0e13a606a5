"""Ombre in the book of 1754, of what matadores and sans-prendre are paid."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.ombre import facts
from executable_rules.ombre.claims import matadors_of_the_ombre
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays

SANS_PRENDRE = 3
"""Counters for the sans-prendre from each player, when it is paid single."""


@law(
    "seymour.ombre.matadores.1",
    "seymour.ombre.matadores.2",
    "seymour.ombre.matadores.4",
    "seymour.ombre.matadores.5",
    "seymour.ombre.matadores.7",
    "seymour.ombre.terms.13",
    "seymour.ombre.terms.14",
    "seymour.ombre.terms.15",
    "seymour.gascarille.4",
    "seymour.whim.4",
    only={"is_double": ("seymour.ombre.terms.14",)},
    says=pays("each of the other players", "the Ombre", "counter"),
)
def matadores_pay(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    has_won: of_conduct.HasWon,
    is_double: of_state.IsDouble = False,
) -> int:
    """Counters that each pays the Ombre for his ``matadores``; below zero the Ombre pays each.

    They are the highest trumps in sequence, three at least. It is a counter for each, or two when
    they agree on it. In two other books they almost always play double: ``matadors.matadors_pay``.
    """
    number = matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    worth = 2 * number if met("when you agree to pay two a-piece", is_double) else number
    return worth if met("when the Ombre wins his Game", has_won) else -worth


@law(
    "seymour.ombre.sans-prendre.1",
    "seymour.ombre.sans-prendre.2",
    "seymour.ombre.terms.18",
    "seymour.ombre.terms.19",
    only={"is_double": ("seymour.ombre.terms.19",)},
    says=pays("each of the other players", "the Ombre", "counter"),
)
def sans_prendre_pays_1754(
    *, has_won: of_conduct.HasWon, is_double: of_state.IsDouble = False
) -> int:
    """Counters that each pays the winner of a ``sans-prendre``; below zero the player pays each.

    It is three, or six when they agree on it. In two other books it is twelve, or single six:
    ``sans_prendre.sans_prendre_pays``.
    """
    double = met("when you agree to pay 6", is_double)
    worth = 2 * SANS_PRENDRE if double else SANS_PRENDRE
    return worth if met("If the Ombre wins his Game", has_won) else -worth
