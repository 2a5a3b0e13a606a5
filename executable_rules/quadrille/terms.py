"""What the laws of Quadrille speak of: the hand, the tricks that win, what is said of the vole."""

from __future__ import annotations

from enum import Enum

HAND = 10
"""Cards of each player, and so the tricks."""

TO_WIN = 6
"""Tricks that win the Game."""

FISH = 10
"""Counters to a fish, for which the vole is played unless it is agreed otherwise."""

MIL = 10 * FISH
"""Counters to a mil, also called ``contract`` (*contrat*)."""

CONSOLATION = 2
"""Counters of the consolation."""

GRACE = 3
"""Tours of grace that are played after the party, where they are not till the first Beast."""

MILS = 7
"""Mils, of ten fishes each, that each player is given."""

TOURS = 10
"""Tours of a party, where no other number is agreed on."""


class Speech(Enum):
    """What a player says of the vole in the play."""

    NOTHING = "nothing"
    ENCOURAGES = "he encourages his friend to undertake the vole"
    DISSUADES = "he would make his friend decline it"
    SIX_TRICKS = "he gives notice that he has six tricks"
