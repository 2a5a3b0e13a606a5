"""What the orders of billiards answer: ends, fines, and what the verses leave open.

A stroke, a pass or a fault is scored in Ends; so many Ends are the Game. The book writes ``1``
and ``End`` of the same thing: of the King struck down by the other's Ball it says "you win 1"
(seymour.billiards.6) and "winneth the End" (orders.8), and one verse has the striker lose "one"
and be "still the Loser of the End" (orders-in-verse.8).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from lawsofplay.sentences import Payment, Worded
from lawsofplay.sentences.payments import NOTHING_DUE, UNNAMED, flow
from lawsofplay.sentences.phrases import counted, listed
from lawsofplay.sentences.templates import whole


@dataclass(frozen=True)
class Ends:
    """Ends to the player of whom the order speaks, and to his adversary; lost ones below zero.

    >>> print(Ends(), Ends(player=-1), Ends(player=2, adversary=1), sep="; ")
    nothing; he loses 1 End; he wins 2 Ends, the adversary wins 1 End
    """

    player: int = 0
    adversary: int = 0

    def __str__(self) -> str:
        scores = (("he", self.player), ("the adversary", self.adversary))
        return ", ".join(f"{who} {_scored(ends)}" for who, ends in scores if ends) or "nothing"

    @property
    def sentence(self) -> str:
        """What is won or lost, as a sentence.

        >>> Ends(player=-1).sentence, Ends().sentence
        ('He loses 1 End.', 'Nothing is won or lost.')
        """
        return whole(str(self) if self != Ends() else "nothing is won or lost")


def _scored(ends: int) -> str:
    return f"{'wins' if ends > 0 else 'loses'} {abs(ends)} End{'' if abs(ends) == 1 else 's'}"


NOTHING = Ends()
LOSES_ONE = Ends(player=-1)
WINS_ONE = Ends(player=1)


@dataclass(frozen=True)
class Fine:
    """Money forfeited, in pence, twelve to a shilling.

    >>> str(Fine(pence=122)), str(Fine())
    ('10 s. 2 d.', 'nothing')
    """

    pence: int = 0

    def __str__(self) -> str:
        shillings, pence = divmod(self.pence, 12)
        return f"{shillings} s. {pence} d." if self.pence else "nothing"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What is forfeited; to whom, a law says in words of its own or not at all."""
        return flow("he who forfeits it", UNNAMED, self.pence, "penny")

    @property
    def sentence(self) -> str:
        """What is forfeited, as a sentence.

        >>> Fine(pence=122).sentence, Fine(2).sentence
        ('He forfeits 10 shillings and 2 pence.', 'He forfeits 2 pence.')
        """
        parts = zip(divmod(self.pence, 12), ("shilling", "penny"), strict=True)
        owed = listed(counted(amount, unit) for amount, unit in parts if amount)
        return whole(f"he forfeits {owed}") if self.pence else NOTHING_DUE


class Forfeit(Worded):
    """What is forfeited where no number of Ends and no sum is named."""

    NONE = "nothing is forfeited"
    NOT_NAMED = "there is a forfeiture, and the book does not say of what"
    THE_END = "he loses that End"
    THE_GAME = "he loses that Game"
    THE_SET = "he must pay the Set, that is, what is played for"
    ALL = "he pays for all"
    MAKES_GOOD = "he makes the damage good, at its cost"
    LEAVES_ROOM = "he is not suffered to stay in the room"


class Furniture(Enum):
    """What stands on the table or is held."""

    KING = "the ivory pin that the ball should touch"
    PORT = "the ivory arch through which the ball passes"
    STICK = "the mast, with which the ball is struck"


class Part(Enum):
    """What of a player lies or touches where it should not."""

    HAND = "hand"
    ARM = "arm"
    SLEEVE = "sleeve"
    STICK = "stick"
    CLOATHS = "cloaths"


class Touch(Enum):
    """What a ball does to the King."""

    MISSES = "it does not touch him"
    LIGHT = "it touches him, and he stands"
    DOWN = "it throws him down"
