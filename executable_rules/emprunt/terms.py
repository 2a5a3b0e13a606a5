"""Emprunt: the price of a card, the deal by the number of players, what its rules answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card
from lawsofplay.sentences import Payment, text
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import counted, listed, seated

Hands = tuple[tuple[Card, ...], ...]

PRICE = 1
"""Counters for a card borrowed."""

EACH = {6: 8, 5: 10, 4: 10, 3: 12}
"""Cards of each player, by the number of players."""

LAID_OUT = {6: 0, 5: 2, 4: 2, 3: 3}
"""How many ranks are laid out of the pack, from the ace up, by the English."""

LEVEES = LAID_OUT | {5: 0}
"""The same by the French, where ace and two are taken out of the pack of four and not of five."""

WINS_PARTY = text(
    "The {.winner:seat} player wins the party, and takes {.takes:counter} from the game."
    " What was agreed on is paid him by these: {.payers}.",
    none="Nobody has won yet.",
)
"""Words for what the winner of the party has."""


class Deal(NamedTuple):
    """The cards of the pack and of each player; those left, None where the pack has too few."""

    pack: int
    each: int
    left: int | None


class AfterKing(Enum):
    """What follows the king of a suit, which neither book says."""

    ROUND = "the lowest card: the suit goes round till all of it is played"
    ENDS = "nothing: the king is the end of the suit"


class Passes(Enum):
    """How "from the right hand to the left" is read."""

    RIGHT_HAND_FIRST = "round the table, the neighbour at the right hand first, the left one last"
    TO_THE_LEFT = "from each to the neighbour at his left hand"


class Played(NamedTuple):
    """Who lends the card, None if it is the player's own, and the counters paid to him."""

    lender: int | None
    counters: int


class Party(NamedTuple):
    """Who wins; what he takes up of the game; for how many cards of each he is paid besides."""

    winner: int
    takes: int
    cards_paid: tuple[int, ...]

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player takes up; for the cards he is paid what was agreed on, which is no fact."""
        return flow("the game", seated(self.winner), self.takes, "counter")

    @property
    def payers(self) -> str:
        """Who pay him, and for how many cards.

        >>> Party(1, 12, (3, 0, 1)).payers
        'the first player for 3 cards and the third player for 1 card'
        """
        pairs = enumerate(self.cards_paid)
        return listed(
            f"{seated(seat)} for {counted(number, 'card')}" for seat, number in pairs if number
        )
