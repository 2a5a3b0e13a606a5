"""What the laws of Ombre speak of: the hand, the ways of playing, how a deal ends."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import Penalty, Verdict
from lawsofplay.sentences import Worded

PLAYERS = 3
"""The Ombre and the two who defend the Poul."""

HAND = 9
"""Cards of each player, dealt by threes."""

STOCK = stock_left(len(OMBRE_PACK), PLAYERS, HAND)
"""Cards left over (*talon*): thirteen."""


class Says(Worded):
    """What a player says in his turn."""

    ASKS_LEAVE = "he asks leave, to play by discarding and taking in (en prenant)"
    SANS_PRENDRE = "he plays alone with his own cards (sans prendre)"
    PASSES = "he passes"


class Ends(Worded):
    """How a deal stands or ends."""

    NOT_PLAYED = "it is not played out: tricks are still to come that may decide it"
    WON = "the Ombre wins"
    CODILLE = "one of those who defend the Poul wins"
    REMISE = "nobody wins, and the Beast waits for the next deal"


class Claim(Enum):
    """What the others pay an Ombre who wins."""

    SANS_PRENDRE = "having played without taking in"
    MATADORS = "the highest trumps, three at least, in sequence"
    CONSOLATION = "the consolation"


class Fault(NamedTuple):
    """What becomes of the deal, and all that the player at fault suffers."""

    verdict: Verdict = Verdict.STANDS
    penalties: tuple[Penalty, ...] = ()

    def __str__(self) -> str:
        if self.verdict in (Verdict.NOT_SAID, Verdict.NOTHING_FOLLOWS):
            return str(self.verdict.value)
        suffers = "; ".join(penalty.value for penalty in self.penalties) or Penalty.NONE.value
        stands = self.verdict is Verdict.STANDS
        return suffers if stands else f"{self.verdict.value}; he suffers: {suffers}"

    @property
    def sentence(self) -> str:
        """What becomes of the deal, and what he suffers, a sentence each."""
        if self.verdict in (Verdict.NOT_SAID, Verdict.NOTHING_FOLLOWS):
            return self.verdict.sentence
        deal = "The deal stands." if self.verdict is Verdict.STANDS else self.verdict.sentence
        return " ".join(
            [deal, *(penalty.sentence for penalty in self.penalties or (Penalty.NONE,))]
        )


NO_FAULT = Fault()
"""The deal stands and nobody suffers."""

NOTHING_DONE = Fault(Verdict.NOTHING_FOLLOWS)
"""What the law speaks of has not happened."""


def ends(tricks: Sequence[int], hand: int = HAND) -> Ends:
    """How a deal stands by the tricks of the Ombre, then of the others: who has most wins.

    Five are enough. Four are when the other five are divided into three and two. Before the last
    card a deal is decided when the tricks to come cannot change who wins, however they fall.

    >>> [ends(tricks).name for tricks in ((5, 4, 0), (4, 3, 2), (4, 4, 1), (3, 3, 3), (3, 4, 2))]
    ['WON', 'WON', 'REMISE', 'REMISE', 'CODILLE']
    """
    left = hand - sum(tricks)
    if left < 0 or min(tricks) < 0:
        raise ValueError(f"tricks may not be under 0, nor more than {hand} together")
    most, next_most = sorted(tricks, reverse=True)[:2]
    if most > next_most + left:
        return Ends.WON if tricks[0] == most else Ends.CODILLE
    return Ends.NOT_PLAYED if left else Ends.REMISE
