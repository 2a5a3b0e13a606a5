"""The Beast of the Academy: what its rules of staking answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.results import Forfeit, Unit
from lawsofplay.sentences import Payment, Worded, parts, pays, text
from lawsofplay.sentences.payments import flow, paid


class Grown(NamedTuple):
    """Fish and counters by which the game or a beast grows; a beast is reckoned in counters."""

    fish: int
    counters: int


class Goes(Enum):
    """On which deal a beast is played for."""

    THAT_DEAL = "on the deal where it is made"
    AFTER = "on the next deal, or on those that follow"


class King(Enum):
    """How a player has the King of Trumps."""

    IN_HAND = "in his hand"
    TURNED_UP = "he turned it up"
    NEITHER = "not at all"


class Devole(NamedTuple):
    """What a player pays if he makes no trick: what he adds to the game, his beasts, what he pays
    each.
    """

    adds: int
    beasts: int
    pays: Forfeit

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player pays to the pool in counters and in beasts, and to each of the others."""
        who = "he who makes the “dévole”"
        return (
            *flow(who, "the pool", self.adds, Unit.COUNTER.value),
            *flow(who, "the pool", self.beasts, Unit.BEAST.value),
            *flow(who, "each of the other players", self.pays.amount, self.pays.unit.value),
        )

    @property
    def sentence(self) -> str:
        """What a player pays, as a sentence or two."""
        return paid(self.payments)


TO_WIN = 3
"""Tricks of him that stands the game; the two first do, if no other makes three."""


class Said(Enum):
    """What a player says or does in his turn to speak."""

    I_PLAY = "I play (je joue)"
    LEADS = "nothing: he leads a card"
    I_PASS = "I pass (je passe)"


class Bound(Worded):
    """What a player may do, or must, when the Curieuse is trumps."""

    MUST_PLAY = "he is obliged to play in the suit of the “Curieuse”, the card at the bottom"
    MAY_STAND = "he may stand the game in the suit of the “Curieuse”, the card at the bottom"
    NOT_SAID = "the law does not say"


class Turned(NamedTuple):
    """What a player stakes if he plays the Curieuse, and the suit that becomes trumps."""

    stake: Forfeit
    trump: Suit


MAY_LEAD = text(
    "He may lead this card alone: {}.",
    several="He may lead one of these: {}.",
    nothing="He does not lead to the first trick.",
)
"""Words for the cards that the first to play may lead."""

CURIEUSE = parts(
    none="The “Curieuse” is not played: not all have passed.",
    stake=pays("he who plays the “Curieuse”", "the pool"),
    trump=text("The new trumps are {}."),
)
"""Words for what the Curieuse does."""
