"""Quadrille of 1822, what the opponents pay for a game: articles 43 to 56 and the first tables.

Each opponent pays this much; where two play against two, one opponent pays one partner. The numbers
of the tables are those of a stake of four. All follow from the share that a Solo has of the stake.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import numbered, of_money, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.terms import GAME, STAKE, Mode, Player
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import pays

HALF = Fraction(1, 2)
QUARTER = Fraction(1, 4)
"""Of the stake: what is paid for honours, and for being played in the favourite suit."""

_SOLOS = {
    Mode.DIMIDIATOR: HALF,
    Mode.CASCO: Fraction(1),
    Mode.SOLO: Fraction(1),
    # Double of a Solo in Favourite, which itself is double; Nemo the double of this.
    Mode.GRANDISSIMO: Fraction(4),
    Mode.NEMO: Fraction(8),
}
"""How many times the premium of a Solo is paid for each mode that has one."""


class Rating(Enum):
    """How the matadors are rated."""

    UNIFORM = "at one price in every mode: the quarter of the stake"
    BY_MODE = "at the premium of the game"


WayAgreed = Annotated[Rating, like(of_play.WayAgreed)]


@law(
    "quanti.quadrille.rates.1",
    "quanti.quadrille.premium.1",
    "quanti.quadrille.premium.2",
    "quanti.quadrille.premium-solo.1",
    "quanti.quadrille.premium-dimidiator.1",
    "quanti.quadrille.premium-casco.1",
    "quanti.quadrille.premium-grandissimo.1",
    "quanti.quadrille.premium-nemo.1",
    "quanti.quadrille.premium-nemo.2",
    "quanti.quadrille.auction.1",
    "quanti.quadrille.auction.3",
    "quanti.quadrille.alliance.7",
    "quanti.quadrille.dimidiator.2",
    "quanti.quadrille.casco.4",
    "quanti.quadrille.grandissimo.3",
    "quanti.quadrille.nemo.4",
    "quanti.quadrille.favourite.2",
    "quanti.quadrille.favourite.3",
    only={"mode=auction": ("quanti.quadrille.rates", "quanti.quadrille.auction")},
    says=pays("each opponent", "the hombre’s side", "counter"),
)
def premium(
    *,
    mode: facts.Mode,
    is_favourite: of_state.IsFavourite = False,
    stake: of_money.Stake = STAKE,
    game_price: facts.GamePrice = HALF,
) -> Fraction:
    """What each opponent pays for a game: its ``premium``, doubled in the ``favourite`` suit.

    ``game_price``: the share of the stake that a Solo has. It is half by this author; others have
    the whole, or its double. By article 50 a mode without premium has a quarter of the stake in
    Favourite. The article names Alliance and Forced Spadille, and says it of *whatever is played in
    Favourite*. By article 24 Auction Quadrille has *no further reward than the stake*.
    """
    whole_number("stake", stake, STAKE)
    if is_favourite and mode.names_no_trumps:
        raise ValueError("is_favourite=yes cannot be: no suit is trumps in Grandissimo and Nemo")
    single = game_price * stake * _SOLOS.get(mode, 0)
    if not met("suit of preference", is_favourite):
        return single
    return 2 * single or stake * QUARTER


@law(
    "quanti.quadrille.casco.4",
    "quanti.quadrille.premium-casco.1",
    "quanti.quadrille.dimidiator.3",
    says=pays("the opponents’ side", "each winner", "counter", nothing="No premium is received."),
)
def premium_received(*, mode: facts.Mode, game_price: facts.GamePrice) -> Fraction:
    """What each winner receives of a ``premium``, when every opponent pays this much of it.

    Of two partners each receives it from one opponent. The hombre alone receives it from three, but
    in Dimidiator from two: the third, who gave up his king, is exempt.
    """
    if met("one opponent paying the hombre", mode.with_ally):
        return game_price
    exempt = met("exempt from paying the premium", mode is Mode.DIMIDIATOR)
    return game_price * (2 if exempt else 3)


@law(
    "quanti.quadrille.rates.1",
    "quanti.quadrille.honours.2",
    "quanti.quadrille.honours.3",
    "quanti.quadrille.honours.4",
    only={
        "way_agreed=by-mode": (
            "quanti.quadrille.rates",
            "quanti.quadrille.honours.2",
            "quanti.quadrille.honours.3",
        ),
        "way_agreed=uniform": (
            "quanti.quadrille.rates",
            "quanti.quadrille.honours.2",
            "quanti.quadrille.honours.4",
        ),
    },
    says=pays("each opponent", "the hombre’s side", "counter"),
)
def matadors(
    *,
    matador_count: numbered.MatadorCount,
    way_agreed: WayAgreed,
    mode: facts.Mode = Mode.SOLO,
    is_favourite: of_state.IsFavourite = False,
    stake: of_money.Stake = STAKE,
) -> Fraction:
    """What each opponent pays for ``matadors``, this many of the highest trumps in sequence.

    Three are single, four double. The book does not speak of a fifth. Where they are rated by mode
    they are paid as the premium of the game, or as a quarter of the stake where it has none.
    """
    if mode.names_no_trumps:
        raise ValueError("mode= may not be grandissimo or nemo: of two trumps there is no sequence")
    if met("no honours less than three", matador_count < 3):
        return Fraction(0)
    quarter = stake * QUARTER
    by_mode = premium(mode=mode, stake=stake) if way_agreed is Rating.BY_MODE else Fraction(0)
    doubled = met("double matadors", matador_count > 3) + met("in Favourite", is_favourite)
    return (by_mode or quarter) * (1, 2, 4)[doubled]


@law(
    "quanti.quadrille.rates.1",
    "quanti.quadrille.premiers.1",
    says=pays("each opponent", "the hombre’s side", "counter"),
)
def premiers(
    *,
    winners: facts.Winners,
    is_favourite: of_state.IsFavourite = False,
    stake: of_money.Stake = STAKE,
) -> Fraction:
    """What each opponent pays for ``premiers``: the game made before the adversaries have a trick.

    ``winners``: those of the tricks, in order. It is the same in every mode, and double in
    Favourite.
    """
    first = winners[:GAME]
    made = len(first) == GAME and Player.OPPONENT not in first
    if not met("before the adversaries make one", made):
        return Fraction(0)
    return stake * QUARTER * (2 if is_favourite else 1)
