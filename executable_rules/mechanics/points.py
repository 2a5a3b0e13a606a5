"""The 24 points of the tables, as one player counts them in the way that his men go.

From his own Ace-Point, 1: his first table to 6, his second to 12, the adversary's second to 18, the
adversary's first to 24. The point n of the one is the point 25 - n of the other, and lies opposite.

>>> men = Points.parse("1:13 11:1 14:1")
>>> men.at(11), men.at(2), facing(11), sorted(men.held())
(1, 0, 14, [1, 11, 14])
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from executable_rules.mechanics.numbers import whole_number
from lawsofplay.sentences.phrases import counted, listed

MEN = 15
"""The men of either player: of Tick-Tack and Verquere as of seymour.irish.1."""

FIRST_TABLE = range(1, 7)
SECOND_TABLE = range(7, 13)


def facing(point: int) -> int:
    """The point as the adversary counts it, which is also the one opposite."""
    return 25 - whole_number("point", point, 1, 24)


@dataclass(frozen=True)
class Points:
    """The men of one player, by point."""

    men: Mapping[int, int]

    @classmethod
    def of(cls, men: Mapping[int, int]) -> Points:
        """Men by point. Raises ValueError for another point, and for more than fifteen men."""
        for point, number in men.items():
            whole_number("point", point, 1, 24)
            whole_number("men", number, 0, MEN)
        whole_number("men", sum(men.values()), 0, MEN)
        return cls(MappingProxyType({point: men[point] for point in sorted(men) if men[point]}))

    @classmethod
    def parse(cls, text: str) -> Points:
        """Men by point: 1:13 11:1 14:1."""
        words = (word.split(":") for word in text.split())
        return cls.of({int(point): int(men) for point, men in words})

    def at(self, point: int) -> int:
        """How many men stand on a point."""
        return self.men.get(point, 0)

    def held(self, least: int = 1) -> frozenset[int]:
        """The points on which this many men stand, or more."""
        return frozenset(point for point, men in self.men.items() if men >= least)

    def __str__(self) -> str:
        return " ".join(f"{point}:{men}" for point, men in self.men.items())

    @property
    def phrase(self) -> str:
        """The men within a sentence.

        >>> Points.parse("1:13 11:1").phrase
        '13 men on point 1 and 1 man on point 11'
        """
        return listed(f"{counted(men, 'man')} on point {point}" for point, men in self.men.items())
