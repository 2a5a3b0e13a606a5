"""Grand Trick Track: its holes and tables, and what its rules answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from lawsofplay.sentences import Worded

MARKS_OF_A_HOLE = 12
HOLES = 12
"""The holes on the sides of the tables, and, if it is agreed, of a game."""


class Table(Enum):
    """Which of the adversary's tables."""

    FIRST = "his first tables"
    SECOND = "his second tables"


class Leave(Enum):
    """What a player may do if he has made a hole."""

    HOLD = "hold (play on)"
    GO_OFF = "go off (break up his tables to begin again)"


class Passing(Worded):
    """Whether a man is to pass over into the adversary's tables."""

    NOT_OBLIGED = "he is not obliged to pass"
    OBLIGED = "he is obliged to pass over"
    CANNOT = "he cannot pass"


class Standing(Worded):
    """Where the men stand at the beginning."""

    ON_THE_SIDE = "the men are placed on the side of the tables"


class Marks(NamedTuple):
    """Holes marked, and marks over."""

    holes: int
    over: int


class Remedy(Enum):
    """What the adversary may do about a wrong mark."""

    TAKES_ADVANTAGE = "take the advantage for himself"
    PUTS_BACK = "put the marker back"
    MARK_FULL = "oblige him to mark in full"


class Double(Worded):
    """Who marks double."""

    YOU = "you may mark a double point"
    ADVERSARY = "the adversary comes double"
    TAKEN_OFF = "the adversary's double is taken off again"


class Marker(Enum):
    """Who marks."""

    YOU = "you"
    ADVERSARY = "the adversary"
