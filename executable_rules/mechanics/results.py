"""What laws answer: the results that several games share. A game adds its own beside these."""

from __future__ import annotations

from enum import Enum


class Verdict(Enum):
    """What becomes of the deal, the trick or the game."""

    STANDS = "the play stands as it is"
    LOSES_DEAL = "the deal passes to the next"
    TAKES_BACK = "what was played is taken back"


class Penalty(Enum):
    """What the player at fault suffers. A fine in counters is a number, not a penalty."""

    NONE = "nothing"
    COUNTS_NOTHING = "he counts nothing that deal, the other all he has"
    LOSES_STAKE = "he loses his stake"
    LOSES_GAME = "he loses the game"
    BEAST = "he is beasted: he puts down what the pool holds"
