"""Whether a throw is of doublets: from what the dice show."""

from __future__ import annotations

from executable_rules.judgements import facts
from lawsofplay.rules import judges
from lawsofplay.sentences import yes_no


@judges(
    "by_doublets",
    "backgammon.playing.won",
    "trictrac.won_by_last_doublets",
    says=yes_no("The throw is of doublets.", "The throw is of no doublets."),
)
def by_doublets(*, throw: facts.Throw) -> bool:
    """Whether both dice show the same."""
    return throw[0] == throw[1]
