"""The Beasts of the Médiateur: a Game of 28, and its two series.

The *Académie* gives the reasons of every number; *Bellecour* prints the two tables alone.
"""

from __future__ import annotations

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.telling import OF_ORDER
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text

PLAYERS = 4
COUNTERS = 2
"""What each player puts down every deal."""
POULANS = 2
"""The fishes with which the dealer marks the Game."""
FISH = 10
"""Counters to a fish."""


@law(
    "bellecour.mediateur.payment.1",
    "academie.mediateur.beast.2",
    "academie.mediateur.beast.12",
    "academie.mediateur.beast.13",
    only={"is_double": ("academie",), "is_favourite": ("academie",)},
    says=text("The Game, what is laid down for a deal, is {:counter}."),
)
def mediateur_game(
    *, is_double: of_state.IsDouble = False, is_favourite: of_state.IsFavourite = False
) -> int:
    """The Game of one deal, in counters: two fishes (``poulans``) of the dealer, two from each.

    The English names only the fishes. That each has two counters in it follows from what it pays
    for the Game and from its Tables. On the last tours all is ``double``. In the ``favourite`` suit
    the players' counters are doubled and the Game seems to be 36, but the Beasts take no notice of
    it.

    >>> mediateur_game(), mediateur_game(is_double=True)
    (28, 56)
    """
    game = POULANS * FISH + PLAYERS * COUNTERS
    # Named for who asks what becomes of the favourite suit: the Game is the same with it.
    whether("on ne fait pas attention à cette augmentation", is_favourite)
    return 2 * game if met("grands poulans", is_double) else game


@law(
    "academie.mediateur.beast.1",
    "academie.mediateur.beast.3",
    "academie.mediateur.beast.4",
    "academie.mediateur.beast.7",
    "academie.mediateur.beast.15",
    "academie.mediateur.beast.16",
    says=text("What there is to draw, and so the Beast, is {:counter}."),
)
def equal_to_the_game(*, beasts: of_money.Beasts, pool: of_money.Pool = 0) -> int:
    """What there is ``à retirer``, to draw; the Beast is always equal to it.

    ``beasts``: those of the deals that were put off (``remis``) and of this one. ``pool``: the one
    Beast that is played for.

    >>> equal_to_the_game(beasts=(28, 28), pool=28)
    84
    """
    if not beasts:
        raise ValueError("beasts= cannot be empty: the deal that is played has its own Game")
    return sum(beasts) + pool


@law(
    "bellecour.mediateur.vole-payment.8",
    "academie.mediateur.beast.4",
    "academie.mediateur.beast.6",
    "academie.mediateur.beast.14",
    "academie.mediateur.beast.26",
    says=OF_ORDER,
)
def mediateur_by_remise(*, place: of_play.Place, is_double: of_state.IsDouble = False) -> int:
    """What the first, second, third ... Beast is after a ``remise``: 28, 84, then 28 more each.

    ``double`` when all of them are made on the double tours (``grands poulans``).

    >>> [mediateur_by_remise(place=order) for order in (1, 2, 3, 12)]
    [28, 84, 112, 364]
    """
    game = mediateur_game(is_double=is_double)
    return nth_beast(Staking(opening=game, added=game), order=place, first=Drawn.REMISE)


@law(
    "bellecour.mediateur.beast-tables.1",
    "academie.mediateur.beast.9",
    "academie.mediateur.beast.10",
    "academie.mediateur.beast.11",
    says=OF_ORDER,
)
def mediateur_by_codille(*, place: of_play.Place, is_double: of_state.IsDouble = False) -> int:
    """What the first, second, third ... Beast is after a ``codille``: 28, 56, then 28 more each.

    From the third on it is what the Beast before it would have been after a remise.

    >>> [mediateur_by_codille(place=order) for order in (1, 2, 3, 12)]
    [28, 56, 84, 336]
    """
    game = mediateur_game(is_double=is_double)
    return nth_beast(Staking(opening=game, added=game), order=place, first=Drawn.CODILLE)


@law(
    "academie.mediateur.beast.17",
    says=text("The Beast is {:counter}."),
)
def beast_after_the_end(*, sum_due: of_money.SumDue, is_double: of_state.IsDouble = False) -> int:
    """The Beast made when the Médiateur is over and only the Beasts left on the Game are played.

    Nobody puts in ``poulans`` any more. The Beast that is played for (``sum_due``) grows only by
    the players' counters.

    >>> beast_after_the_end(sum_due=168), beast_after_the_end(sum_due=168, is_double=True)
    (176, 184)
    """
    counters = PLAYERS * COUNTERS
    return whole_number("sum_due", sum_due) + (2 * counters if is_double else counters)
