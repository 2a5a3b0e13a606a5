"""Passage: two players, three dice. What one throw is, and its chance, is in ``odds.dice``."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_people, of_play
from executable_rules.mechanics.dice import Throw
from executable_rules.odds.dice import Passage, passage
from lawsofplay.rules import law, like, offered
from lawsofplay.sentences import text

Players = Annotated[int, like(of_people.Players, least=2, most=2)]
Throws = Annotated[tuple[Throw, ...], like(of_play.Throws)]


@law("seymour.passage.2", says=text("There play against the Caster {:person}."))
def adversaries(*, players: Players = 2) -> int:
    """How many play against the Caster: one. Raises ValueError for more or fewer than two."""
    return players - 1


@law(
    "seymour.passage.1",
    says={
        Passage.OUT: "The Caster is out, and loses.",
        Passage.PASSES: "The Caster “passes”, and wins.",
        Passage.NO_DOUBLETS: "There are no doublets: the Caster throws on.",
        Passage.TEN: "Of doublets of ten the law does not say.",
    },
)
def throws_continually(*, throws: Throws) -> Passage:
    """What the Caster's throws come to, who throws until Doublets under ten or above it.

    ``No doublets`` when he must throw on. Doublets of ten, which the book leaves out, decide
    nothing here.
    """
    cast = (passage(throw=throw) for throw in throws)
    return next(
        (thrown for thrown in cast if thrown in (Passage.OUT, Passage.PASSES)), Passage.NO_DOUBLETS
    )


__all__ = offered(__name__)
