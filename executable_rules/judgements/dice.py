"""What a throw is: from what the dice show."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_play
from executable_rules.judgements import facts
from executable_rules.odds.dice import Inn, inn
from lawsofplay.rules import judges, like
from lawsofplay.sentences import yes_no

Four = Annotated[tuple[int, ...], like(of_play.Throw, least=1, most=6, fewest=4, size=4)]


@judges(
    "by_doublets",
    "backgammon.playing.won",
    "trictrac.won_by_last_doublets",
    says=yes_no("The throw is of doublets.", "The throw is of no doublets."),
)
def by_doublets(*, throw: facts.Throw) -> bool:
    """Whether both dice show the same."""
    return throw[0] == throw[1]


@judges(
    "throw_kind",
    "in_and_in.settled",
    says={
        Inn.OUT: "The throw is an Out.",
        Inn.INN: "The throw is an Inn.",
        Inn.INN_AND_INN: "The throw is an Inn and Inn.",
    },
)
def kind_of_throw(*, throw: Four) -> Inn:
    """What a throw of four dice is at Inn and Inn, by the doublets in it."""
    return inn(throw=throw)
