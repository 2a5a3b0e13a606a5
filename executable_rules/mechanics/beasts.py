"""Beasts: what a player puts down who does not win, and how it grows from deal to deal.

Every game of the family of Ombre holds to one principle: a Beast is as great as what would have
been won, that is the stakes that lie and the Beast that is played for with them. Only the first
Beast made is played for; the others wait. From this follow the two series that the books print as
tables, by remise and by codill, and the difference between them.

>>> [nth_beast(Staking(14, 14), order=order) for order in range(1, 6)]
[14, 42, 56, 70, 84]
>>> [nth_beast(Staking(14, 14), order=order, first=Drawn.CODILLE) for order in range(1, 6)]
[14, 28, 42, 56, 70]
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from executable_rules.mechanics.numbers import whole_number


class Drawn(Enum):
    """What becomes of the stakes of a deal that is lost."""

    REMISE = "nobody draws the stakes: they lie for the next deal"
    CODILLE = "those who defended draw the stakes"


@dataclass(frozen=True)
class Staking:
    """What lies on the Game: ``opening`` after one deal on a bare table, ``added`` by each more."""

    opening: int
    added: int

    def lying(self, deals: int) -> int:
        """The stakes of this many deals, none of them drawn."""
        return self.opening + self.added * (deals - 1)


def nth_beast(staking: Staking, *, order: int, first: Drawn = Drawn.REMISE) -> int:
    """The Beast that is made as the first, second, third ..., all after the first by remise.

    ``first`` says how the deal of the first Beast was lost: by codill its stakes are drawn, so
    that every later deal finds the stakes of one deal less. Raises ValueError for an order below 1.
    """
    if whole_number("order", order) == 1:
        return staking.opening
    deals = order if first is Drawn.REMISE else order - 1
    return staking.lying(deals) + staking.opening
