"""Ombre in the book of 1754: deals that all pass, what is laid for them, and who laid nothing."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_money, of_play
from executable_rules.ombre import facts
from executable_rules.ombre.terms import PLAYERS, Says
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text, yes_no


class Lies(Enum):
    """Where counters lie that were laid down for passes."""

    BEFORE_HIMSELF = "just before him who laid them"
    TOGETHER = "mixed with those of the others"


class AllPassed(NamedTuple):
    """What each player lays down when all pass, and who deals next; none when somebody plays."""

    lays: int
    dealer: int | None


CountersBySeat = Annotated[
    tuple[int, ...], like(of_money.CountersBySeat, least=0, fewest=PLAYERS, size=PLAYERS)
]
WhereItIs = Annotated[Lies, like(of_play.WhereItIs)]


@law(
    "seymour.ombre.dealing.5",
    says=parts(
        lays=pays("each player", "the board", "counter"),
        dealer=text("The {:seat} player deals next.", none="The deal is played."),
    ),
)
def when_all_pass(*, announcements: facts.Announcements, dealer: facts.Dealer) -> AllPassed:
    """What follows when all have said that they ``pass``: each lays a counter, the next deals.

    The next is the player on the right, as deal and play go. Two other books have two counters
    laid: ``marking.marked_before_each``.
    """
    passed = all(said is Says.PASSES for said in announcements)
    if met("If you should all pass", passed):
        return AllPassed(1, (dealer + 1) % PLAYERS)
    return AllPassed(0, None)


@law(
    "seymour.ombre.dealing.6",
    says=yes_no("They may lie so.", "They may not lie so: each lays his own before himself."),
)
def may_lie_so(*, where_it_is: WhereItIs) -> bool:
    """May counters laid down for passes lie so? Each before his own player, not mixed together."""
    return met("every one lays his own just before himself", where_it_is is Lies.BEFORE_HIMSELF)


@law(
    "seymour.ombre.dealing.6",
    says=text(
        "The {:seat} player has omitted to lay down.",
        several="The {:seat} players have omitted to lay down.",
        nothing="Nobody has omitted to lay down.",
    ),
)
def who_omitted(
    *, counters_by_seat: CountersBySeat, deals_passed: of_play.DealsPassed
) -> tuple[int, ...]:
    """The seats before which fewer counters lie than deals were passed, one being due for each.

    ``counters_by_seat``: those laid for passes, before any are put together into a stake.
    """
    return tuple(seat for seat, laid in enumerate(counters_by_seat) if laid < deals_passed)
