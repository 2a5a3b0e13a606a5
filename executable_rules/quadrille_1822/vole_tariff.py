"""Quadrille of 1822, what is paid for the ``vole``, all ten tricks: articles 78 to 90."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from math import ceil
from typing import Annotated, NamedTuple

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.tariff import premium
from executable_rules.quadrille_1822.terms import PLAYERS, STAKE, Mode
from executable_rules.quadrille_1822.voles import vole_in
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import pays, text
from lawsofplay.sentences.phrases import counted


class Vole(Enum):
    """How the vole is undertaken."""

    ORDINARY = "after the play was begun"
    ANNOUNCED = "before he plays a card"
    REVEALED = "announced, and played with the cards shewn down"


class PutDown(NamedTuple):
    """What the hombre puts down for the vole: with the others beforehand, and alone if he loses."""

    declaring: int
    losing: int

    @property
    def sentence(self) -> str:
        """The result as a sentence."""
        declaring, losing = (counted(amount, "counter") for amount in self)
        return f"He puts down {declaring} with the others, and {losing} alone if he loses the vole."


Act = Annotated[Vole, like(of_play.Act)]


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
    *,
    mode: facts.Mode,
    act: Act = Vole.ORDINARY,
    is_favourite: of_state.IsFavourite = False,
    stake: of_money.Stake = STAKE,
) -> Fraction:
    """What each opponent pays for the vole: three times the game, in Alliance half as a Solo's.

    Announced it is half as much more, a fraction counted up for the hombre; revealed it is double.
    In Favourite all is doubled; the table has 10 for a Dimidiator announced, so it is rounded
    first. By law 56 partners announce none. The tables name Casco among the voles, but have neither
    Casco nor Alliance among those announced and revealed.
    """
    if not vole_in(mode=mode) or mode is Mode.AUCTION:
        raise ValueError(f"mode={mode.name.casefold()} cannot be: no vole is paid in it")
    if act is not Vole.ORDINARY and mode.with_ally:
        raise ValueError(f"mode={mode.name.casefold()} cannot be: no vole is announced by partners")
    if is_favourite and mode.names_no_trumps:
        raise ValueError("is_favourite=yes cannot be: no suit is trumps in Grandissimo")
    half = met("half the premium of a Solo vole", mode is Mode.ALLIANCE)
    game = premium(mode=Mode.SOLO, stake=stake) / 2 if half else premium(mode=mode, stake=stake)
    ordinary = 3 * game
    if met("a Vole Announced", act is Vole.ANNOUNCED):
        ordinary += ceil(ordinary / 2)
    elif met("a Vole Revealed", act is Vole.REVEALED):
        ordinary *= 2
    return ordinary * (2 if is_favourite else 1)


@law("quanti.quadrille.vole-premium.1", says=pays("each opponent", "the hombre’s side", "counter"))
def vole_premium_alike(
    *, mode: facts.Mode, is_favourite: of_state.IsFavourite = False, stake: of_money.Stake = STAKE
) -> Fraction:
    """What each opponent pays for any vole where all are ``counted alike``, whatever the game.

    The book does not say by which mode's vole it is counted. The author finds that it does not seem
    right.
    """
    return vole_premium(mode=mode, is_favourite=is_favourite, stake=stake)


@law("quanti.quadrille.vole.3", says=pays("each opponent", "the hombre’s side", "counter"))
def vole_with_matadors(
    *, vole_price: facts.VolePrice, matador_price: facts.MatadorPrice
) -> Fraction:
    """What the vole is worth in a game with matadors: the same, since these are paid with
    the game.
    """
    whether("a game with matadors", bool(matador_price))
    return vole_price


@law(
    "quanti.quadrille.vole-stake.1",
    "quanti.quadrille.vole-stake.4",
    "quanti.quadrille.favourite.4",
    says=text("The stake of the vole is {:counter}."),
)
def vole_stake(*, stake: of_money.Stake = STAKE, is_favourite: of_state.IsFavourite = False) -> int:
    """The stake of the vole: thrice that of the game, three from each player, in every mode.

    The favourite suit never affects it.
    """
    whether("It never affects the stake", is_favourite)
    return 3 * stake


@law(
    "quanti.quadrille.vole-stake.2",
    says=text(
        "Each winner gains {:counter} of the stake of the vole, besides what he put down himself."
    ),
)
def won_of_the_vole_stake(*, number: facts.Number, stake: of_money.Stake = STAKE) -> int:
    """What one or each of two winners of the vole gains of its stake, less his own contribution."""
    all_of_it = vole_stake(stake=stake)
    return all_of_it // number - all_of_it // PLAYERS


@law("quanti.quadrille.vole-stake.3")
def put_down_for_the_vole(*, stake: of_money.Stake = STAKE) -> PutDown:
    """What the hombre puts down for the vole: three like the others, twelve more if he loses."""
    all_of_it = vole_stake(stake=stake)
    return PutDown(all_of_it // PLAYERS, all_of_it)
