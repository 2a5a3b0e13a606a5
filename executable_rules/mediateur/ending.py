"""Médiateur, of the party: its double tours, its end, what is played then, and the reckoning."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mediateur import facts
from executable_rules.mediateur.payment import DealResult, Mode, paid_by_each
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, pays, text


class Next(Worded):
    """What comes after a deal."""

    ANOTHER_DEAL = "another deal is played: the tours agreed on are not all made"
    FOR_THE_BEASTS = "the tours are over, but they play on till the Beasts are drawn"
    OVER = "the party is over, and everybody is free to leave"


DoubleTours = Annotated[frozenset[int], like(of_play.Places, least=1)]
WorthOfOne = Annotated[int, like(of_money.Price, least=1)]


@law(
    "academie.mediateur.great-poulans.5",
    says=text(
        "The {:nth} “tour” (round in which each deals once) is double.",
        several="The {:nth} “tours” (rounds in which each deals once) are double.",
        nothing="No “tour” (round in which each deals once) is double.",
    ),
)
def double_tours(*, places: DoubleTours, tours: of_play.Tours = 10) -> tuple[int, ...]:
    """Which tours of a party are double (*tours doubles*, ``tours des grands poulans``).

    ``places`` are those that the players choose: as many as they like, or none at all.
    """
    if any(place > tours for place in places):
        raise ValueError(f"places may be from 1 to {tours}: the party has no more tours")
    return tuple(sorted(places))


@law(
    "academie.mediateur.great-poulans.6",
    says=text("The {:nth} “tour” (round in which each deals once) alone is double."),
)
def usual_double_tour(*, tours: of_play.Tours = 10) -> int:
    """Which tour is double in most parties: one alone, the last."""
    return tours


@law(
    "academie.mediateur.beast.28",
    "academie.mediateur.beast.29",
    "academie.mediateur.beast.31",
)
def what_comes_next(
    *, deals: facts.Deals, tours: of_play.Tours = 10, beast_count: of_money.BeastCount = 0
) -> Next:
    """What comes after a deal: another until the tours are over, then more while Beasts still lie.

    The party is finished when all tours agreed on are made, four deals each. Beasts that still lie
    are not given up, but played for. Since no poulans are put down then, everybody may leave as
    soon as the Beasts are drawn, even within a tour.
    """
    if not met("tous les tours dont est convenu", deals >= PLAYERS * tours):
        return Next.ANOTHER_DEAL
    lie = met(
        "S'il se trouve alors des bêtes sur le jeu",
        beast_count > 0,
    )
    return Next.FOR_THE_BEASTS if lie else Next.OVER


@law(
    "academie.mediateur.beast.30",
    says=pays("{deal_result.payer}", "{deal_result.payee}", "counter"),
)
def paid_after_the_end(
    *,
    mode: Mode,
    deal_result: DealResult,
    is_double: of_state.IsDouble,
    is_favourite: of_state.IsFavourite = False,
    has_matadors: of_conduct.HasMatadors = False,
) -> int:
    """Counters between the Ombre and each player when the tours are over and only Beasts are left.

    The players choose whether the Game is simple or double, and all else follows it: the way of
    playing, and the chances that raise its payment (*accidens*), such as the favourite suit.
    """
    return paid_by_each(
        mode=mode,
        deal_result=deal_result,
        is_favourite=is_favourite,
        is_double=met("Si on convient de mettre le jeu double", is_double),
        has_matadors=has_matadors,
    )


@law(
    "academie.mediateur.accounts.1",
    says=text("All four together put down {:fish} for the cards."),
)
def put_for_the_cards(*, fishes: of_money.Fishes) -> int:
    """Fishes that are put for the cards before the reckoning, when each puts as many as agreed.

    One player keeps them and answers for them, or they are laid in the middle of the table.
    """
    return PLAYERS * fishes


@law(
    "academie.mediateur.accounts.2",
    says=pays("he who has lost them", "the cards", "sol"),
)
def left_for_the_cards(*, fishes: of_money.Fishes, price: WorthOfOne) -> int:
    """What a player leaves for the cards who has lost the fishes put for them: their worth.

    In money, *sols*, at the ``price`` of a fish on which the four agreed
    (``preparing.worth_of_a_fish``). The words do not show more exactly who has lost them.
    """
    return fishes * price
