"""Ombre, of marking the Game: what each player puts before him, and what a counter stands for."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_money, of_play
from executable_rules.quadrille.ombre_beasts import COUNTER
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text


class Marking(Enum):
    """How many counters each player marks at first, and for each pass."""

    THREE_AND_TWO = "three at first, and two each time they pass"
    THREE_AND_ONE = "three at first, and one each time they pass"
    FORMERLY = "two at first, and one each time they pass, as formerly"


WayAgreed = Annotated[Marking, like(of_play.WayAgreed)]


@law(
    "bellecour.ombre.dealing.1",
    "bellecour.ombre.dealing.2",
    "academie.ombre.dealing.1",
    "academie.ombre.dealing.2",
    says=text("Each player has {:counter} before him."),
)
def marked_before_each(
    *, deals_passed: of_play.DealsPassed = 0, way_agreed: WayAgreed = Marking.THREE_AND_TWO
) -> int:
    """Counters before each player: three at first, and two for each deal that all ``passed``.

    Three at first, and two for each pass; some put one, which is ``three and one``. Formerly it was
    two and one.
    """
    formerly = met(
        "Formerly they placed only two Counters",
        way_agreed is Marking.FORMERLY,
        "Autrefois on ne mettoit devant soi que deux jettons",
    )
    two = met(
        "two every time they pass",
        way_agreed is Marking.THREE_AND_TWO,
        "deux à chaque fois, que l'on passe",
    )
    return (2 if formerly else 3) + (2 if two else 1) * deals_passed


@law(
    "bellecour.ombre.dealing.3",
    "academie.ombre.dealing.3",
    says=text("On the Game they stand for {:counter}."),
)
def counters_stand_for(*, counters: of_money.Counters) -> int:
    """What counters that mark the Game stand for: each for three."""
    return COUNTER * counters
