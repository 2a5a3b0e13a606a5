"""Piquemédrille, the Médiateur solitaire by two: of Piquet the stock, all else of the Médiateur."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.deals import packets_make, stock_left
from executable_rules.mechanics.results import Penalty
from executable_rules.mediateur.poulans import POULANS_OF
from executable_rules.mediateur.terms import HAND
from executable_rules.quadrille.mediateur_beasts import COUNTERS, FISH, POULANS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, told

PLAYERS = 2


class Twenty(NamedTuple):
    """The twenty tours of the Piquemédrille: so many deals, and which tours may be double."""

    deals: int
    double: tuple[int, ...]


Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
Tours = Annotated[int, like(of_play.Tours, least=2)]


@law("bellecour.pique-medrille.1", "academie.pique-medrille.1", says=told("The stock has {:card}."))
def stock_of_two(*, packets: Packets) -> int:
    """Cards left over (*talon*) when two have ten cards each, by fours and threes.

    Raises ValueError for packets that make no ten.
    """
    if not set(packets) <= {3, 4} or not packets_make(HAND, packets):
        raise ValueError(f"packets may be threes and fours that make {HAND}")
    return stock_left(len(OMBRE_PACK), PLAYERS, sum(packets))


@law("bellecour.pique-medrille.2", "academie.pique-medrille.2")
def looks_at_the_stock(*, has_looked: of_conduct.HasLooked) -> Penalty:
    """What he suffers who looks at the cards that remain in the ``stock`` (*talon*)."""
    return Penalty.BEAST if met("He who looks at the Cards", has_looked) else Penalty.NONE


@law(
    "bellecour.pique-medrille.3",
    "academie.pique-medrille.3",
    says=pays("the dealer", "the Poul", "fish"),
)
def fish_of_two() -> int:
    """How many fish the dealer puts down at Piquemédrille: one for the Game, four for matadors.

    One less than by four (``poulans.poulans``), since one and not two are for the Game.
    """
    return POULANS - 1 + sum(POULANS_OF)


@law(
    "bellecour.pique-medrille.4",
    says=told("There remains {:fish} of the dealer’s that nobody draws."),
)
def fish_left_over() -> int:
    """How many of the dealer's fish nobody draws, when each of the three matadors has one: one.

    The English is at fault: with five fish, four are for the matadors, and by four Spadill has two
    (*Académie* p. 126). The French (``fiches_retirees``) names no number for each.
    """
    return fish_of_two() - (POULANS - 1) - len(POULANS_OF)


@law(
    "academie.pique-medrille.4",
    says=pays("the dealer’s stake", "the holders of the matadors", "fish"),
)
def fiches_retirees() -> int:
    """How many fishes the three matadors draw at Piquemédrille: the others (*les autres*), four."""
    return fish_of_two() - (POULANS - 1)


@law(
    "bellecour.pique-medrille.5",
    "academie.pique-medrille.5",
    says=told("The “Beast” is {:counter}."),
)
def beast_of_two(*, place: of_play.Place, first_loss: of_play.FirstLoss = Drawn.REMISE) -> int:
    """The Beast made as the first, second, third ... at Piquemédrille: half of the others.

    A fish and two counters of each of two are fourteen, half of the Game by four.

    >>> [beast_of_two(place=order) for order in (1, 2, 3)]
    [14, 42, 56]
    """
    game = (POULANS - 1) * FISH + PLAYERS * COUNTERS
    return nth_beast(Staking(opening=game, added=game), order=place, first=first_loss)


@law(
    "bellecour.pique-medrille.6",
    "academie.pique-medrille.6",
    says=parts(
        deals=told("The party has {:deal}."),
        double=told("Double are the {:nth} “tours”, rounds in which each deals once."),
    ),
)
def party_of_two(*, tours: Tours = 20, is_agreed: of_state.IsAgreed = False) -> Twenty:
    """The deals of a party by two, two to a tour, and the tours that may be double.

    These are the tenth and the twentieth, or the two last if one likes it better.
    """
    last = tours
    double = (last - 1, last) if met("the two last Tours", is_agreed) else (last // 2, last)
    return Twenty(PLAYERS * last, double)
