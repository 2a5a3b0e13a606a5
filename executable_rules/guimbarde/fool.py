"""Guimbarde, law V: the Fool."""

from __future__ import annotations

from executable_rules.guimbarde.terms import FOOL, drawn, guimbarde_ranking
from executable_rules.mechanics.cards import Card, Suit
from lawsofplay.rules import law, met
from lawsofplay.sentences import shares


@law(
    "bellecour.guimbarde.laws.5",
    "academie.guimbarde.laws.5",
    says=shares("the {:seat} player", unit="counter"),
)
def paid_for_fool(
    *, players: int, holder: int, taken_by: Card | None = None, taker: int | None = None
) -> tuple[int, ...]:
    """What every seat gains by the ``Fool`` (*le fou*), the Knave of Diamonds.

    His holder receives a counter; from each player, as it seems, as for a Marriage. If a card
    takes him in play, the holder receives nothing and pays one to the taker. Raises ValueError
    for a card that cannot take him: the King and the Queen of Hearts alone stand above him.
    """
    if (taken_by is None) is not (taker is None) or taker == holder:
        raise ValueError("taken_by and taker may be given both, and taker not the holder's seat")
    if taken_by and not guimbarde_ranking(Suit.HEARTS).beats(taken_by, FOOL):
        raise ValueError("taken_by may be the King or Queen of Hearts")
    taken = met("taken by the King or Queen of Hearts", taker is not None)
    winner = holder if taker is None else taker
    return drawn(players, winner, (holder,) if taken else range(players))
