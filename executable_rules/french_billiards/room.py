"""Those who do not play, who judges, what is broken: orders XXIII and XXVII-XXX."""

from __future__ import annotations

from enum import Enum

from executable_rules.billiards.room import PENCE_IN_SHILLING
from executable_rules.billiards.terms import Fine
from executable_rules.facts import of_conduct
from executable_rules.french_billiards import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import yes_no


class Stopped(Enum):
    """Where a ball stays that somebody stopped."""

    STANDS = "in the place where it was stopt"
    NOT_SAID = "the orders do not say; a gamester who stops it loses 1 or 2"


class Decides(Enum):
    """Who decides."""

    MARKER = "the Marker of the game"
    NOT_SAID = "the order speaks of false play only"


@law(
    "seymour.french-billiards.orders.23",
    says={
        Stopped.STANDS: "The ball stays in the place where it was stopt.",
        Stopped.NOT_SAID: "The law does not say.",
    },
)
def ball_stopped(*, is_player: facts.IsPlayer) -> Stopped:
    """Where a ball stays that was stopped: by one who does not play, where it was stopt.

    What he pays is said in English Billiards alone, ``billiards.room.stander_by_stops_ball``; what
    a gamester loses, in ``strokes.disturbs``.
    """
    outsider = met("not being one of the Gamesters", not is_player)
    return Stopped.STANDS if outsider else Stopped.NOT_SAID


@law("seymour.french-billiards.orders.27")
def breaks(*, sticks: facts.Sticks = 0, maces: facts.Maces = 0) -> Fine:
    """What a player pays if he breaks sticks, six-pence each, or maces, two shillings each.

    The print has ``breaks a Stick, of the Mace``, taken for *or*. A stick of English Billiards,
    ``billiards.room.breaks``, costs 5 s.

    >>> str(breaks(sticks=1, maces=1))
    '2 s. 6 d.'
    """
    pence = 6 * sticks
    return Fine(pence + 2 * PENCE_IN_SHILLING * maces)


@law(
    "seymour.french-billiards.orders.28",
    says={
        Decides.MARKER: "The “Marker” of the game, who marks it, decides.",
        Decides.NOT_SAID: "The law does not say.",
    },
)
def decides_difference(*, about_false_play: facts.AboutFalsePlay) -> Decides:
    """Who decides a difference about false play: the ``Marker``, who marks the game.

    In English Billiards the standers-by, if asked: ``billiards.room.decides_controversy``.
    """
    return Decides.MARKER if met("about false Play", about_false_play) else Decides.NOT_SAID


@law(
    "seymour.french-billiards.orders.29",
    says=yes_no("He may stand near the table.", "He may not stand near the table."),
)
def may_stand_near(*, is_player: facts.IsPlayer) -> bool:
    """May a person stand near the table? Not if he does not play: the gamesters want room
    enough.
    """
    return not met("who do not play", not is_player)


@law(
    "seymour.french-billiards.orders.30",
    says=yes_no("He may give advice.", "He may not give advice."),
)
def may_advise(*, has_staked: of_conduct.HasStaked, is_player: facts.IsPlayer) -> bool:
    """May a person give advice on the game? Not one who lays a bet and is not a player himself.

    No fine is named: English Billiards has two-pence after a warning, or the Set
    (``billiards.room.stander_by_speaks``, ``stander_by_bets``).
    """
    return not (met("lays any Bet", has_staked) and met("is not a Player himself", not is_player))
