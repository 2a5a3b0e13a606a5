"""What the rules of Cuckoo answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card
from lawsofplay.sentences import Payment, Worded
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import ordinal, seated


class Says(Enum):
    """What a player says if he has looked at his card."""

    CONTENT = "I am content (je suis content)"
    CONTENT_ME = "Content me (contentez-moi)"


class Ask(NamedTuple):
    """The seats of the player who asks and of the player whom he asks."""

    asker: int
    asked: int

    @property
    def phrase(self) -> str:
        """The asking within a sentence."""
        return f"the {ordinal(self.asker + 1)} player asks the {ordinal(self.asked + 1)}"


class Contented(NamedTuple):
    """After one asked his neighbour: whether *Cuckoo* was said, and the card of each."""

    cuckoo: bool
    own: Card
    neighbours: Card


class Play(Worded):
    """What becomes of a player after the tour."""

    PLAYS_ON = "he plays on"
    RETIRES = "he retires from play, without hope"


class Who(Enum):
    """Of whom the dealer's turn treats."""

    DEALER = "the dealer"
    ASKER = "his left-hand neighbour, who asks him"


class FromStock(NamedTuple):
    """Who is contented from the stock, or would be, and the card that he then has."""

    who: Who
    has: Card


class Dealing(NamedTuple):
    """Who cuts, how many cards each has, and whether they are turned up."""

    cuts: int
    each: int
    turned_up: bool


class Won(NamedTuple):
    """Who wins the party, and what he takes up."""

    seat: int
    counters: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player takes up of the box."""
        return flow("the box", seated(self.seat), self.counters, "counter")
