"""Cribbage: when the game is up, and the lurch."""

from __future__ import annotations

from executable_rules.cribbage import facts
from executable_rules.cribbage.terms import GAME
from executable_rules.facts import of_play, of_state
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, yes_no


@law(
    "cotton.cribbage.2",
    "cotton.cribbage.30",
    "seymour.cribbage.2",
    "seymour.cribbage.28",
    says=yes_no("The game is “up”: it is won.", "The game is not “up” yet."),
)
def is_up(*, points: of_play.Points) -> bool:
    """Whether this many games (points) are ``up``, that is make the set: sixty-one."""
    return met(
        "till the Game of sixty one be up",
        points >= GAME,
        "till the Game of 61 is up",
    )


@law(
    "cotton.cribbage.31",
    "seymour.cribbage.29",
    says=pays("the loser", "the winner", "counter"),
)
def won(
    *,
    adversary_points: facts.AdversaryPoints,
    stake: facts.Stake = 1,
    was_named: of_state.WasNamed = True,
) -> int:
    """What is won with the game: the stake, or twice the stake when the adversary is ``lurkt``.

    He is lurkt when he has fewer than forty-five, and one must say so; no book tells what follows
    if one does not. Only 1687 says that forty-four will not save him.
    """
    lurkt = met(
        "before your Adversary is forty five",
        adversary_points < 45,
        "before your Adversary is 45",
    )
    said = met(
        "you must then say, I have lurkt you", was_named, "you must then say, I have lurch'd you"
    )
    return stake * (2 if lurkt and said else 1)
