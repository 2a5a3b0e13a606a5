"""La Mouche: what a player answers, what fraud is detected, and what it costs."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.results import Forfeit


class Answer(Enum):
    """What a player answers if he is asked whether he saves the mouche."""

    NOTHING = "nothing"
    YES = "yes"
    NO = "no"


class Fraud(Enum):
    """In what he is detected."""

    NONE = "nothing"
    TRICKING = "tricking at the game (tricher)"
    TAKING_BACK = "taking cards that he had laid out, to mend his hand"


class Fine(NamedTuple):
    """What the detected player pays, and whether he may play on."""

    pays: Forfeit
    plays_on: bool
