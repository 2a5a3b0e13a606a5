"""The Beasts of Quadrille and of the New Quintille: two series, by remise and by codill."""

from __future__ import annotations

from lawsofplay.rules import law, met

from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast, whole_number


@law(
    "bellecour.quadrille.marking.1",
    "bellecour.quadrille.marking.3",
    "academie.quadrille.marking.1",
    "academie.quadrille.marking.3",
)
def game_marked(*, players: int = 4, fish: int = 10) -> int:
    """The ``Game`` of one deal, in counters: the dealer's ``fish``, and a counter of each player.

    The fish is worth ten counters. The Game is also what one Beast made on another adds.

    >>> game_marked()
    14
    """
    return whole_number("fish", fish) + whole_number("players", players, 3)


@law(
    "bellecour.quadrille.marking.2",
    "bellecour.quadrille.marking.3",
    "bellecour.quadrille.marking.4",
    "bellecour.quadrille.marking.5",
    "bellecour.quadrille.settling.1",
    "academie.quadrille.marking.2",
    "academie.quadrille.marking.3",
    "academie.quadrille.marking.4",
    "academie.quadrille.marking.5",
    "academie.quadrille.settling.1",
)
def beast(*, order: int, first: Drawn = Drawn.REMISE, double: bool = False) -> int:
    """The Beast made as the first, second, third ... of Quadrille, in counters.

    ``first`` tells how the deal of the first Beast was lost: by ``remise`` its stakes lie, by
    ``codill`` they are drawn, and the second Beast is less by them. At the ``double`` Game every
    Beast is doubled. The books print both series up to the sixteenth.

    >>> [beast(order=order) for order in (1, 2, 3, 16)]
    [14, 42, 56, 238]
    """
    game = game_marked()
    single = nth_beast(Staking(opening=game, added=game), order=order, first=first)
    return 2 * single if met("you play the double Game", double) else single


@law(
    "bellecour.new-quintille.12",
    "seymour.new-quintille.12",
    "academie.new-quintille.12",
)
def quintille_beast(*, order: int, first: Drawn = Drawn.REMISE) -> int:
    """The Beast made as the first, second, third ... of the New Quintille: Quadrille with five.

    >>> [quintille_beast(order=order, first=Drawn.CODILLE) for order in (1, 2, 3)]
    [15, 30, 45]
    """
    game = game_marked(players=5)
    return nth_beast(Staking(opening=game, added=game), order=order, first=first)
