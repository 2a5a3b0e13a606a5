"""Passage: two players, three dice. What one throw is, and its chance, is in ``odds.dice``."""

from __future__ import annotations

from executable_rules.mechanics.dice import Throw
from executable_rules.mechanics.numbers import whole_number
from executable_rules.odds.dice import Passage, passage
from lawsofplay.rules import law
from lawsofplay.sentences import told


@law("seymour.passage.2", says=told("There play against the Caster {:person}."))
def adversaries(*, players: int = 2) -> int:
    """How many play against the Caster: one. Raises ValueError for more or fewer than two."""
    return whole_number("players", players, 2, 2) - 1


@law(
    "seymour.passage.1",
    says={
        Passage.OUT: "The Caster is out, and loses.",
        Passage.PASSES: "The Caster “passes”, and wins.",
        Passage.NO_DOUBLETS: "There are no doublets: the Caster throws on.",
        Passage.TEN: "Of doublets of ten the law does not say.",
    },
)
def throws_continually(*, throws: tuple[Throw, ...]) -> Passage:
    """What the Caster's throws come to, who throws until Doublets under ten or above it.

    ``No doublets`` when he must throw on. Doublets of ten, which the book leaves out, decide
    nothing here.
    """
    cast = (passage(throw=throw) for throw in throws)
    return next((it for it in cast if it in (Passage.OUT, Passage.PASSES)), Passage.NO_DOUBLETS)
