"""What the laws of Quadrille speak of: the hand, the tricks that win, what is said of the vole."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.cards import Suit
from lawsofplay.sentences import Worded

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


SUITS = {
    "spade": Suit.SPADES,
    "heart": Suit.HEARTS,
    "diamond": Suit.DIAMONDS,
    "club": Suit.CLUBS,
    "pique": Suit.SPADES,
    "coeur": Suit.HEARTS,
    "carreau": Suit.DIAMONDS,
    "trefle": Suit.CLUBS,
}
"""The proper names of the suits in the books' two languages, without accents and plural."""


class Speech(Enum):
    """What a player says of the vole in the play."""

    NOTHING = "nothing"
    ENCOURAGES = "he encourages his friend to undertake the vole"
    DISSUADES = "he would make his friend decline it"
    SIX_TRICKS = "he gives notice that he has six tricks"


class Plays(Enum):
    """Who plays Sans Prendre when two would."""

    ASKED = "he that had asked leave"
    FORCES = "he that forces him, by offering to play Sans Prendre himself"


class Alone(Worded):
    """How a player fares who called himself."""

    WINS_ALL = "he wins, and divides with nobody"
    PAYS_ALL = "he loses, and pays by himself"
