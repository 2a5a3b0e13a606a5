"""What the rules of Tontine answer."""

from __future__ import annotations

from typing import NamedTuple

from lawsofplay.sentences import Payment
from lawsofplay.sentences.payments import paid
from lawsofplay.sentences.phrases import counted, ordinal


class Turning(NamedTuple):
    """Who cuts, and for whom a card is turned, in order."""

    cuts: int
    turned_for: tuple[int, ...]


class Gift(NamedTuple):
    """Counters given, and to which left hand neighbour: the first, the second or the third."""

    counters: int
    neighbour: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What is given, to which neighbour."""
        payee = f"his {ordinal(self.neighbour)} neighbour on the left"
        return (Payment("the player", payee, self.counters, "counter"),)

    @property
    def sentence(self) -> str:
        """The gift as a sentence.

        >>> Gift(2, 2).sentence
        'The player pays 2 counters to his second neighbour on the left.'
        """
        return paid(self.payments)


class Begun(NamedTuple):
    """What lies in the box, and what each player has, when each has put as much into it."""

    box: int
    counters: tuple[int, ...]

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What each puts into the box."""
        return (Payment("each player", "the box", self.box // len(self.counters), "counter"),)

    @property
    def sentence(self) -> str:
        """What each pays and has left, and what lies in the box.

        >>> Begun(6, (9, 9)).sentence
        'Each player pays 3 counters to the box. It then holds 6 counters, and each has 9 counters.'
        """
        box, left = (counted(amount, "counter") for amount in (self.box, self.counters[0]))
        return f"{paid(self.payments)} It then holds {box}, and each has {left}."


class Table(NamedTuple):
    """What lies in the box, and what each player has."""

    box: int
    counters: tuple[int, ...]
