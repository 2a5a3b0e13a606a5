"""The Lottery: a fund of sixpences against its prizes, all in pence."""

from __future__ import annotations

from executable_rules.odds import facts
from lawsofplay.rules import law
from lawsofplay.sentences import text

TICKET = 6
SHILLING = 12


@law(
    "seymour.lottery.1",
    says=text("The prizes come to {:penny}.", nothing="There are no prizes."),
)
def prizes(*, printed: facts.Printed = ((12, 6), (9, 6), (6, 6))) -> int:
    """What the three Prize-Tickets come to, each printed as shillings and pence."""
    return sum(shillings * SHILLING + pence for shillings, pence in printed)


@law(
    "seymour.lottery.2",
    says=text("The “stock” or fund is {:penny}.", nothing="No ticket is sold: the fund is empty."),
)
def fund(*, tickets: facts.Tickets) -> int:
    """The ``Stock or Fund``: a sixpence for every ticket sold, which the other pack bounds.

    Raises ValueError for more tickets than the pack has cards.
    """
    return tickets * TICKET
