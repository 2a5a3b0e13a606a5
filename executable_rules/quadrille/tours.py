"""Quadrille, what is put down and paid in a tour, the last being double: the third chapter."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.quadrille.beasts import COUNTER, game_marked
from executable_rules.quadrille.terms import CONSOLATION, FISH, TOURS
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, told

LAST_TOUR = (
    "bellecour.quadrille.settling.9",
    "academie.quadrille.settling.10",
    "academie.quadrille.settling.11",
)
"""The laws that know a last tour, which may be played single."""


class Amounts(NamedTuple):
    """What is put down by each player, and paid for each thing."""

    stake: int
    game: int
    consolation: int
    matadors: int
    sans_prendre: int
    vole: int


@law(
    "bellecour.quadrille.settling.9",
    "bellecour.quadrille.settling.11",
    "academie.quadrille.settling.10",
    "academie.quadrille.settling.11",
    "academie.quadrille.settling.13",
    only={
        "place": LAST_TOUR,
        "tours": LAST_TOUR,
        "is_agreed": LAST_TOUR,
        "is_double": ("bellecour.quadrille.settling.11", "academie.quadrille.settling.13"),
    },
    says=told(
        "The stake is {.stake:counter}, the Game {.game:counter}, the consolation"
        " {.consolation:counter}, the matadors {.matadors:counter}, the “sans prendre” (playing"
        " alone) {.sans_prendre:counter}, and the “vole” (all the tricks) {.vole:counter}."
    ),
)
def amounts(
    *,
    place: of_play.Place | None = None,
    tours: of_play.Tours = TOURS,
    is_agreed: of_state.IsAgreed = True,
    is_double: of_state.IsDouble = False,
    stake: of_money.Stake = FISH,
    matador_price: of_money.MatadorPrice = 3,
) -> Amounts:
    """What is put down and paid in a tour, which is the first, second, third ... (``place``).

    In the last tour all is double, unless they have agreed (``is_agreed``) to play it single; and
    always, if they play the ``double`` Game.
    """
    last = met("The last Tour is commonly paid double", place == tours)
    single = met("unless they agree to play single", not is_agreed)
    double = met("may always play the double Game", is_double) or (last and not single)
    vole = FISH
    usual = (stake, COUNTER, CONSOLATION, matador_price, vole // 2, vole)
    return Amounts(*((2 if double else 1) * it for it in usual))


@law(
    "bellecour.quadrille.settling.10",
    "academie.quadrille.settling.12",
    says=pays("each player", "the expense of the cards", "fish"),
)
def paid_for_the_cards() -> int:
    """What each player pays towards the cards, in fishes: one."""
    return 1


@law(
    "academie.quadrille.marking.6",
    says=told("They play for {:counter} in all."),
)
def played_for(*, beast: of_money.Beast) -> int:
    """What is played for when a Beast goes: it, with what lies for the deal, the dealer's fish too.

    The English says it in its second rule of marking.
    """
    return beast + game_marked()
