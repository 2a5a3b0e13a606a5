"""Sice-Ace: men are borne by sixes, and others loaded with them by aces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from executable_rules.facts import of_people, of_play, of_state
from executable_rules.mechanics.dice import doublets
from lawsofplay.rules import law, like, met, offered
from lawsofplay.sentences import parts, text, yes_no

PLAYERS, MEN_EACH = 5, 6
"""How many may play, and the men of each."""


@dataclass(frozen=True)
class Cast:
    """What a throw does: men that another is loaded with, men borne, whether he throws again."""

    loads: int
    bears: int
    again: bool


Players = Annotated[int, like(of_people.Players, least=2, most=5)]


@law("seymour.sice-ace.1", says=text("There are {:man} in all."))
def men(*, players: Players = PLAYERS) -> int:
    """How many men are played with by five persons, or fewer: six a-piece."""
    return players * MEN_EACH


@law(
    "seymour.sice-ace.2",
    says=parts(
        loads=text("He loads another player with {:man}.", nothing="He loads nobody."),
        bears=text("He bears {:man} off the board.", nothing="He bears no man off."),
        again=yes_no("He drinks, and throws again.", "He does not throw again."),
    ),
)
def cast(*, throw: of_play.Throw) -> Cast:
    """What two dice do: an Ace gives another a man to bear, a Six bears one, nothing else does
    either.

    At a doublet he ``drinks``, and throws again. The book does not say to whom he gives the man.
    """
    again = met("Doublets drinks and throws again", doublets(throw))
    return Cast(loads=throw.count(1), bears=throw.count(6), again=again)


@law("seymour.sice-ace.3", says=text("{} loses.", several="{} lose."))
def losers(
    *, player_names: of_people.PlayerNames, is_agreed: of_state.IsAgreed = False
) -> frozenset[str]:
    """Who loses, of all in the order in which they are out: the last, or as agreed the last two."""
    number = 2 if met("the last two", is_agreed) else 1
    if len(player_names) <= number:
        raise ValueError(f"player_names cannot be {len(player_names)}: somebody must go free")
    return frozenset(player_names[-number:])


__all__ = offered(__name__)
