"""Cribbage: when the game is up, and the lurch."""

from __future__ import annotations

from executable_rules.cribbage.terms import GAME
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import told, yes_no


@law(
    "cotton.cribbage.2",
    "cotton.cribbage.30",
    "seymour.cribbage.2",
    "seymour.cribbage.28",
    says=yes_no("The game is “up”: it is won.", "The game is not “up” yet."),
)
def is_up(*, games: int) -> bool:
    """Whether so many games (points) are ``up``, that is make the set: sixty-one."""
    return met(
        "till the Game of sixty one be up",
        whole_number("games", games, 0) >= GAME,
        "till the Game of 61 is up",
    )


@law(
    "cotton.cribbage.31",
    "seymour.cribbage.29",
    says=told("What he wins is {:bare} for a stake of {stake:bare}."),
)
def won(*, adversary: int, stake: int = 1, says_lurch: bool = True) -> int:
    """What is won when the game is got: the stake, twice that when the adversary is ``lurkt``.

    He is below forty-five, and one must say so: what follows if one does not, no book tells. That
    forty-four will not save him is said in 1687 only.
    """
    lurkt = met(
        "before your Adversary is forty five",
        whole_number("adversary", adversary, 0, GAME - 1) < 45,
        "before your Adversary is 45",
    )
    said = met(
        "you must then say, I have lurkt you", says_lurch, "you must then say, I have lurch'd you"
    )
    return whole_number("stake", stake) * (2 if lurkt and said else 1)
