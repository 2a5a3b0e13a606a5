"""Quadrille of 1822, what is paid for the ``vole``, all ten tricks: articles 78 to 90."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille_1822.tariff import premium
from executable_rules.quadrille_1822.terms import STAKE, Mode
from executable_rules.quadrille_1822.voles import vole_in
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, told
from lawsofplay.sentences.phrases import counted

PLAYERS = 4


class Vole(Enum):
    """How the vole is undertaken."""

    ORDINARY = "after the play was begun"
    ANNOUNCED = "before he plays a card"
    REVEALED = "announced, and played with the cards shewn down"


class PutDown(NamedTuple):
    """What the hombre puts down for the vole: with the others before it, and alone if he loses."""

    declaring: int
    losing: int

    @property
    def sentence(self) -> str:
        """The result as a sentence."""
        declaring, losing = (counted(it, "counter") for it in self)
        return f"He puts down {declaring} with the others, and {losing} alone if he loses the vole."


@law(
    "quanti.quadrille.rates.1",
    "quanti.quadrille.vole-premium.2",
    "quanti.quadrille.vole-premium.3",
    "quanti.quadrille.vole-premium.4",
    "quanti.quadrille.vole-premium.6",
    "quanti.quadrille.vole-premium.8",
    "quanti.quadrille.vole-premium.9",
    says=pays("each opponent", "the hombre’s side", "counter"),
)
def vole_premium(
    *, mode: Mode, vole: Vole = Vole.ORDINARY, favourite: bool = False, stake: int = STAKE
) -> Fraction:
    """What each opponent pays for the vole: three times the game, in Alliance half as a Solo's.

    Announced it is half as much more, a fraction counted up for the hombre; revealed double. In
    Favourite all is doubled: the table has 10 for a Dimidiator announced, so it is rounded first.
    That partners announce none follows from law 56; the tables, which name Casco among the voles,
    have neither it nor Alliance among those announced and revealed.
    """
    if not vole_in(mode=mode) or mode is Mode.AUCTION:
        raise ValueError(f"mode={mode.name.casefold()} cannot be: no vole is paid in it")
    if vole is not Vole.ORDINARY and mode.with_ally:
        raise ValueError(f"mode={mode.name.casefold()} cannot be: no vole is announced by partners")
    if favourite and mode.names_no_trumps:
        raise ValueError("favourite=yes cannot be: no suit is trumps in Grandissimo")
    half = met("half the premium of a Solo vole", mode is Mode.ALLIANCE)
    game = premium(mode=Mode.SOLO, stake=stake) / 2 if half else premium(mode=mode, stake=stake)
    ordinary = 3 * game
    if met("a Vole Announced", vole is Vole.ANNOUNCED):
        ordinary += ceil(ordinary / 2)
    elif met("a Vole Revealed", vole is Vole.REVEALED):
        ordinary *= 2
    return ordinary * (2 if favourite else 1)


@law("quanti.quadrille.vole-premium.1", says=pays("each opponent", "the hombre’s side", "counter"))
def vole_premium_alike(
    *, counted_as: Mode, favourite: bool = False, stake: int = STAKE
) -> Fraction:
    """What each opponent pays for any vole where all are ``counted alike``, whatever the game.

    As the vole of which mode, the book does not say; the author finds that it does not seem right.
    """
    return vole_premium(mode=counted_as, favourite=favourite, stake=stake)


@law("quanti.quadrille.vole.3", says=told("The vole is worth {:counter} from each opponent."))
def vole_with_matadors(*, vole: Fraction, matadors: Fraction) -> Fraction:
    """What the vole is worth in a game with matadors: the same, they are paid with the game."""
    whether("a game with matadors", bool(matadors))
    return vole


@law(
    "quanti.quadrille.vole-stake.1",
    "quanti.quadrille.vole-stake.4",
    "quanti.quadrille.favourite.4",
    says=told("The stake of the vole is {:counter}."),
)
def vole_stake(*, stake: int = STAKE, favourite: bool = False) -> int:
    """The stake of the vole: thrice that of the game, three from each player, in every mode.

    The favourite suit never affects it.
    """
    whether("It never affects the stake", favourite)
    return 3 * stake


@law(
    "quanti.quadrille.vole-stake.2",
    says=told(
        "Each winner gains {:counter} of the stake of the vole, besides what he put down himself."
    ),
)
def won_of_the_vole_stake(*, winners: int, stake: int = STAKE) -> int:
    """What each of one or two winners of the vole gains of its stake, less his own contribution."""
    whole_number("winners", winners, 1, 2)
    all_of_it = vole_stake(stake=stake)
    return all_of_it // winners - all_of_it // PLAYERS


@law("quanti.quadrille.vole-stake.3")
def put_down_for_the_vole(*, stake: int = STAKE) -> PutDown:
    """What the hombre puts down for the vole: three with the others, twelve more if he loses."""
    all_of_it = vole_stake(stake=stake)
    return PutDown(all_of_it // PLAYERS, all_of_it)
