"""The Beasts of Quadrille and of the New Quintille: two series, by remise and by codill."""

from __future__ import annotations

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille import facts
from executable_rules.quadrille.telling import OF_ORDER
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text

COUNTER = 1
"""What each player puts down every deal."""


@law(
    "bellecour.quadrille.marking.1",
    "bellecour.quadrille.marking.3",
    "academie.quadrille.marking.1",
    "academie.quadrille.marking.3",
    says=text("The Game, what is laid down for a deal, is {:counter}."),
)
def game_marked(*, players: facts.Players = 4, price: of_money.Price = 10) -> int:
    """The ``Game`` of one deal, in counters: the dealer's ``fish``, and a counter of each player.

    The fish is worth ten counters. The Game is also what one Beast made on another adds.

    >>> game_marked()
    14
    """
    return whole_number("price", price) + players


@law(
    "bellecour.quadrille.marking.1",
    "academie.quadrille.marking.1",
    says=pays("each of the others", "them that win", "counter"),
)
def paid_to_them_that_win(*, consolation: of_money.Consolation) -> int:
    """What each of the others pays the winners: his counter of the deal and the ``consolation``."""
    return COUNTER + consolation


@law(
    "bellecour.quadrille.marking.2",
    "bellecour.quadrille.marking.3",
    "bellecour.quadrille.marking.4",
    "academie.quadrille.marking.2",
    "academie.quadrille.marking.3",
    "academie.quadrille.marking.4",
    says=OF_ORDER,
)
def beast_by_remise(*, place: of_play.Place) -> int:
    """What the first, second, third ... Beast is after a ``remise``: 14, 42, then 14 more each.

    Nobody draws the stakes of a remise, so the Game has doubled for the second Beast.

    >>> [beast_by_remise(place=order) for order in (1, 2, 3, 16)]
    [14, 42, 56, 238]
    """
    game = game_marked()
    return nth_beast(Staking(opening=game, added=game), order=place, first=Drawn.REMISE)


@law(
    "bellecour.quadrille.marking.5",
    "academie.quadrille.marking.5",
    says=OF_ORDER,
)
def beast_by_codill(*, place: of_play.Place) -> int:
    """What the first, second, third ... Beast is after a ``codille``: 14, 28, then 14 more each.

    The defenders have drawn the Game of that deal, and every Beast is less by that much.

    >>> [beast_by_codill(place=order) for order in (1, 2, 3, 16)]
    [14, 28, 42, 224]
    """
    game = game_marked()
    return nth_beast(Staking(opening=game, added=game), order=place, first=Drawn.CODILLE)


@law(
    "bellecour.quadrille.settling.1",
    "academie.quadrille.settling.1",
    says=OF_ORDER,
)
def beast(
    *,
    place: of_play.Place,
    first_loss: of_play.FirstLoss = Drawn.REMISE,
    is_double: of_state.IsDouble = False,
) -> int:
    """What the first, second, third ... Beast is, by the table; at the ``double`` Game, twice that.

    At the ``double`` Game every Beast of the table is doubled.

    >>> beast(place=2), beast(place=2, first_loss=Drawn.CODILLE, is_double=True)
    (42, 56)
    """
    table = beast_by_remise if first_loss is Drawn.REMISE else beast_by_codill
    single = table(place=place)
    return (
        2 * single
        if met("you play the double Game", is_double, "l'on joue le Jeu double")
        else single
    )


@law(
    "bellecour.new-quintille.12",
    "seymour.new-quintille.12",
    "academie.new-quintille.12",
    says=OF_ORDER,
)
def quintille_beast(*, place: of_play.Place, first_loss: of_play.FirstLoss = Drawn.REMISE) -> int:
    """What the first, second ... Beast is at New Quintille (five players): 15, 45, then 15 more.

    >>> [quintille_beast(place=order, first_loss=Drawn.CODILLE) for order in (1, 2, 3)]
    [15, 30, 45]
    """
    game = game_marked(players=5)
    return nth_beast(Staking(opening=game, added=game), order=place, first=first_loss)
