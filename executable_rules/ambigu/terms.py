"""What several parts of Ambigu speak of: the pack, the players, the cards dealt, a fault."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Penalty, Verdict
from lawsofplay.sentences import Payment

AMBIGU_PACK = pack([rank for rank in Rank if rank.court])
"""Forty cards: the figures are thrown out."""

LEAST, MOST = 2, 6
"""Players."""

FIRST = SECOND = 2
"""Cards that each is dealt first, and then again."""

FINE = 4
"""Counters paid to the Game for a fault; law XIII says Marks, as p. 176 *a Mark or Counter*."""


class Fault(NamedTuple):
    """What the player at fault suffers and pays, and what becomes of the Coup for the others."""

    penalty: Penalty
    forfeit: Forfeit
    others: Verdict = Verdict.STANDS

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the player who is at fault pays to the Game."""
        return self.forfeit.payments

    @property
    def sentence(self) -> str:
        """The fault as a sentence or more: what he suffers, what he pays, how the others stand.

        >>> NO_FAULT.sentence, Fault(Penalty.NONE, NOTHING).sentence
        ('Nothing follows: what the law speaks of has not happened.', 'There is no penalty.')
        """
        if self.others is Verdict.NOTHING_FOLLOWS:
            return self.others.sentence
        if self.penalty is Penalty.NONE:
            return self.penalty.sentence
        paid = (self.forfeit.sentence,) if self.payments else ()
        return " ".join((self.penalty.sentence, *paid, "For the others the deal stands."))


NO_FAULT = Fault(Penalty.NONE, NOTHING, Verdict.NOTHING_FOLLOWS)
"""What the law speaks of has not happened."""


def from_his_hand(discard: tuple[Card, ...], hand: tuple[Card, ...], due: int) -> None:
    """Raise ValueError for a hand of other than this many cards, and for a discard not from it."""
    whole_number("cards in hand", len(hand), due, due)
    if not set(discard) <= set(hand):
        raise ValueError("discard cannot be: it is of the hand")
