"""Guimbarde, law V: the Fool."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_people
from executable_rules.guimbarde.terms import FOOL, drawn, guimbarde_ranking
from executable_rules.mechanics.cards import Suit
from lawsofplay.rules import law, met
from lawsofplay.sentences import shares


@law(
    "bellecour.guimbarde.laws.5",
    "academie.guimbarde.laws.5",
    says=shares("the {:seat} player", unit="counter"),
)
def paid_for_fool(
    *,
    players: of_people.Players,
    seat: of_people.Seat,
    other_card: of_cards.OtherCard | None = None,
    other_seat: of_people.OtherSeat | None = None,
) -> tuple[int, ...]:
    """What every seat gains by the ``Fool`` (*le fou*), the Knave of Diamonds: one to his holder.

    The player who has him receives a counter; from each player, it seems, as for a Marriage. If a
    card takes the Fool in play, that player receives nothing and pays one to the taker.

    Raises ValueError for a card that cannot take him: only the King and the Queen of Hearts stand
    above him.
    """
    if (other_card is None) is not (other_seat is None) or other_seat == seat:
        raise ValueError(
            "other_card and other_seat may be given both, and taker not the holder's seat"
        )
    if other_card and not guimbarde_ranking(Suit.HEARTS).beats(other_card, FOOL):
        raise ValueError("other_card may be the King or Queen of Hearts")
    taken = met(
        "taken by the King or Queen of Hearts",
        other_seat is not None,
        "soit pris par le roi ou la dame de cœur",
    )
    winner = seat if other_seat is None else other_seat
    return drawn(players, winner, (seat,) if taken else range(players))
