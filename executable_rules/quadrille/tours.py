"""Quadrille, what is put down and paid in a tour, the last being double: the third chapter."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.quadrille.beasts import COUNTER, game_marked
from executable_rules.quadrille.terms import CONSOLATION, FISH, GRACE, TOURS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import pays, text, yes_no

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


class Grace(Enum):
    """How long the ``tours de grace`` last, which are played when the party is over."""

    THREE_TOURS = "three tours for each"
    FIRST_BEAST = "till the first Beast"


class Thing(Enum):
    """What is put down or paid."""

    GAME = "the Game"
    STAKE = "the stake"
    CONSOLATION = "the consolation"
    SANS_PRENDRE = "what is paid for playing alone"
    MATADORS = "the matadors"
    VOLE = "the vole"
    DEVOLE = "the devole, what is paid by him who makes no trick"


DOUBLED = frozenset(Thing) - {Thing.VOLE, Thing.DEVOLE}
"""What both dictionaries pay double."""

OfGrace = Annotated[Grace, like(of_play.WayAgreed)]
Paid = Annotated[Thing, like(of_play.Thing)]


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
    says=text(
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
    """What is put down and paid in a tour: in the last one commonly all is double.

    ``place``: whether the tour is the first, second, third ...

    In the last tour all is double, unless they agree, against custom, to play it single
    (``is_agreed``). All is double in every tour if they play the ``double`` Game.
    """
    last = met(
        "The last Tour is commonly paid double",
        place == tours,
        "L'on joue ordinairement le dernier tour double",
    )
    single = met(
        "unless they agree to play single",
        not is_agreed,
        "à moins que l'on ne soit d'accord à le jouer simple",
    )
    double = met(
        "may always play the double Game", is_double, "pourront le jouer toujours double"
    ) or (last and not single)
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
    says=text("They play for {:counter} in all."),
)
def played_for(*, beast: of_money.Beast) -> int:
    """What is played for when there is a Beast: the Beast and what lies for the deal.

    The dealer's fish is part of that. The English says so in its second rule of marking.
    """
    return beast + game_marked()


@law(
    "academie.quadrille.dictionary.29",
    says=yes_no("It is paid double.", "The dictionary does not pay it double."),
)
def double_joue(*, thing: Paid) -> bool:
    """Whether this is doubled by *jouer double*, playing double, as the French dictionary has it.

    The vole is; the English (``doubled``) prints the devole in its place.
    """
    return met("de même que la consolation", thing in DOUBLED | {Thing.VOLE})


@law(
    "bellecour.quadrille.dictionary.15",
    says=yes_no("It is paid double.", "The dictionary does not pay it double."),
)
def doubled(*, thing: Paid) -> bool:
    """Whether this is doubled by playing ``double``, as the English dictionary has it.

    The devole is. The French (``double_joue``) prints the vole in its place, as does the third
    chapter of both books (``amounts``).
    """
    return met("as well as the Consolation", thing in DOUBLED | {Thing.DEVOLE})


@law(
    "bellecour.quadrille.dictionary.52",
    "academie.quadrille.dictionary.88",
    says=yes_no("The tours of grace are over.", "The tours of grace go on."),
)
def grace_is_over(
    *, number: of_play.Number, beast_count: of_money.BeastCount, way_agreed: OfGrace
) -> bool:
    """Whether the ``tours de grace`` are over after this many tours (``number``) and Beasts in
    them.

    They last three tours each, or until the first Beast is made, as the players please.
    """
    if way_agreed is Grace.FIRST_BEAST:
        return met("or till the first Beast", beast_count > 0, "ou jusqu'à la premiére bête")
    return met(
        "consist of three Tours for each one",
        number >= GRACE,
        "consistent à trois tours pour chacun",
    )
