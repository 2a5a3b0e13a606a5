"""Ma Commère: numbers, cards and results of its rules."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.held import Held
from lawsofplay.sentences import Worded

HAND = 3
"""Cards of each player."""

ACE = 11
"""Points of an ace."""


class Kind(Enum):
    """What a hand may be; the value is the counters that each player pays for it."""

    POINT = 0
    SEQUENCE = 1
    TRICON = 2


class Course(Worded):
    """How it goes on when all are tired with searching."""

    ANOTHER_CARD = "each has another card from the stock"
    NEW_DEAL = "there must be a new deal"


class Dealt(NamedTuple):
    """Who cuts, how many cards each has, how many are left, and whether one is turned up."""

    cuts: int
    each: int
    stock: int
    turned: bool


class Changed(NamedTuple):
    """The hands, and the stock from its top, when cards were changed with it."""

    hands: tuple[Held, ...]
    stock: tuple[Card, ...]
