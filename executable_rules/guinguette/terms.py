"""What the laws of Guinguette speak of: its cards and their order, its boxes, what is said.

Each stands here because several functions read it; the function that cites its words is named.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

from executable_rules.mechanics.cards import Rank, Suit, cards
from executable_rules.mechanics.orders import Ranking, ranking
from executable_rules.mechanics.results import Forfeit
from executable_rules.mechanics.tricks import Duties
from lawsofplay.sentences import Payment, Worded, parts, pays, text
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import seated

LEAST, MOST = 3, 8
"""Players (``dealing.may_be_played_by``)."""

HAND = 4
"""Cards of each player, and so the tricks (``dealing.deals``)."""

BY_TWOS = (2, 2)
"""The packets of a hand (``dealing.may_deal_by``)."""

FEW = 4
"""Up to so many play with thirty-six cards (``dealing.pack_played_with``)."""

(GUINGUETTE,) = cards("QD")
"""The queen of diamonds (``boxes.is_the_guinguette``)."""

TIERCE = 3
"""Cards of a Cabaret (``boxes.cabarets``)."""

TO_MOVE = 2
"""Counters that it costs to move the Cotillon (``cotillon.moves_cotillon``)."""

MOVES = 2
"""How often one may move it (``cotillon.may_move_it``)."""

KING_TO_ACE = tuple(reversed(Rank))
"""King, queen, knave, ten ... two, ace (``dealing.is_higher``)."""

FORCING = Duties(follow=True, trump=True, head=True)
"""One must follow, trump and play higher (*forcer*), where one can (laws IX and X)."""


class Box(Enum):
    """The three boxes on the table, in the order in which they are played for."""

    GUINGUETTE = "Guinguette, the queen of diamonds"
    CABARET = "Cabaret, a tierce"
    COTILLON = "Cotillon, for which they play the cards"


class Revy(Enum):
    """What is put to the Cabaret to raise it (*renvi*); the value is its counters."""

    DEMI_SEPTIER = 1
    CHOPINE = 2
    PINTE = 4


class SmallCards(Enum):
    """Two readings of "laying out all the small Cards up to the five": what thirty-six are left."""

    ACE_KEPT = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)
    FIVE_KEPT = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR)


class Said(Enum):
    """What a player says when it is his turn to speak of the Cotillon."""

    PLAYS = "I play (je joue)"
    MOVES = "I move the Cotillon (je remue le Cotillon)"
    NEITHER = "neither"


class Declares(Worded):
    """What a player declares when they look for the Cabaret."""

    HAS_IT = "he must say that he has a “Cabaret”, without saying how high it is"
    NOTHING = "he has no “Cabaret” to declare"


TWO_COUNTERS = Forfeit(2)
"""To the box that the law names."""


class Reading(Enum):
    """What a doubtful sign in law VI of the French stands for."""

    A = "à la Guinguette: to the box"
    ET = "& la Guinguette: and as much as the box holds"


class Kept(NamedTuple):
    """What is forfeited to a box, and how many times its stake it is worth in the next deal."""

    forfeit: Forfeit
    times: int


class Shared(NamedTuple):
    """Who has the Cotillon of two with two tricks each, and what the other pays."""

    winner: int
    loser: int
    forfeit: Forfeit

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the one pays the other."""
        payer, payee = seated(self.loser), seated(self.winner)
        return flow(payer, payee, self.forfeit.amount, self.forfeit.unit.value)


class Named(Enum):
    """Who named the trump rightly, and whether he is obliged to play by that."""

    ELDEST = "the eldest hand, whom naming does not oblige to play"
    NEXT = "he that comes after, and he is obliged to play"


OF_GUINGUETTE = parts(
    forfeit=pays("he who called the “Guinguette”", "its box"),
    times=text("In the next deal the box counts {:time}."),
)
"""Words for what is due where a Guinguette was called, and for its box."""


@cache
def guinguette_ranking(trump: Suit) -> Ranking:
    """The fifty-two cards, king high and ace low."""
    return ranking(KING_TO_ACE, trump)


TWO_EACH = text(
    "The {.winner:seat} player has the “Cotillon”, and the {.loser:seat} player pays him"
    " {.forfeit.amount:counter}.",
    none="No two who stand win two tricks each.",
)
"""Words for what is due where two who stand win two tricks each."""
