"""The tables: 24 points, the men on them, and how a man goes from one to another.

Each player counts the points from his own Ace-Point, 1, to his adversary's, 24, so that the point
25 - n of the one is the point n of the other. At 25 stand the men taken up, at 0 those borne.

>>> print(Tables.parse("24:2 8:1 / 1:1 5:2").after(8, 2))
6:1 24:2 0:12 / 1:1 5:2 0:12
>>> print(Tables.parse("6:1 0:14 / 25:1 0:14").after(6, 6))
0:15 / 25:1 0:14
"""

from __future__ import annotations

from dataclasses import dataclass

from executable_rules.mechanics.points import MEN
from lawsofplay.sentences.phrases import counted, listed

HOME = 6
"""The Size (Sice) Point, the last of one's own tables."""

ENTERS = 25
"""Whence a man taken up enters: one step beyond the adversary's Ace-Point."""

OFF = 0
"""Where the men stand that are borne."""

Places = tuple[int, ...]
"""How many men stand at each place, from 0 to 25."""


def places(men: dict[int, int]) -> Places:
    """The men of one player by place; those not named are borne.

    Raises ValueError for a place off the tables and for more than fifteen men.
    """
    wrong = set(men) - set(range(ENTERS + 1))
    borne = MEN - sum(number for place, number in men.items() if place != OFF)
    if wrong or borne < 0 or any(number < 0 for number in men.values()):
        raise ValueError(f"men may stand at the places 0 to {ENTERS}, not above {MEN} in all")
    return (borne, *(men.get(place, 0) for place in range(1, ENTERS + 1)))


def _men_of(side: Places) -> str:
    """The men of one player in words."""
    standing = (*enumerate(side[1:], 1), (OFF, side[OFF]))
    ends = {OFF: "borne", ENTERS: "taken up"}
    return listed(
        f"{counted(men, 'man')} {ends.get(place, f'on point {place}')}"
        for place, men in standing
        if men
    )


@dataclass(frozen=True)
class Tables:
    """The men of the player who is to play (``own``) and of his adversary, each from his own side.

    Raises ValueError unless both tell of every place.
    """

    own: Places
    his: Places

    def __post_init__(self) -> None:
        if not len(self.own) == len(self.his) == ENTERS + 1:
            raise ValueError(f"own and his tell how many men stand at each place, 0 to {ENTERS}")

    @classmethod
    def parse(cls, text: str) -> Tables:
        """The men by point, your own / the adversary's: 24:2 13:5 / 6:5 8:3 25:1; 25 is taken up.

        Raises ValueError for another form.
        """
        halves = text.split("/")
        if len(halves) != 2:
            raise ValueError("write your men, a stroke and the adversary's: 24:2 13:5 / 6:5 25:1")
        words = ([word.split(":") for word in half.split()] for half in halves)
        own, his = ({int(place): int(men) for place, men in half} for half in words)
        return cls(places(own), places(his))

    def __str__(self) -> str:
        halves = ((*enumerate(side[1:], 1), (OFF, side[OFF])) for side in (self.own, self.his))
        return " / ".join(" ".join(f"{p}:{men}" for p, men in half if men) for half in halves)

    @property
    def phrase(self) -> str:
        """The men within a sentence.

        >>> Tables.parse("24:2 0:13 / 25:15").phrase
        'yours 2 men on point 24 and 13 men borne, the adversary’s 15 men taken up'
        """
        return f"yours {_men_of(self.own)}, the adversary’s {_men_of(self.his)}"

    @property
    def turned(self) -> Tables:
        """The same tables as the adversary counts them."""
        return Tables(self.his, self.own)

    def open(self, point: int) -> bool:
        """Can a man be set there: does the adversary not hold the point with two men or more?"""
        return self.his[ENTERS - point] < 2

    @property
    def all_in(self) -> bool:
        """Are all one's men in one's own tables, or borne: ready for bearing?"""
        return not any(self.own[HOME + 1 :])

    def may_go(self, start: int, pips: int) -> bool:
        """May a man go this many pips from a place? Men taken up go first.

        A man is borne by the number of his point, or by a greater one when no man stands behind
        him.
        """
        if not self.own[start] or (self.own[ENTERS] and start != ENTERS):
            return False
        if start > pips:
            return self.open(start - pips)
        return self.all_in and (start == pips or not any(self.own[start + 1 :]))

    def after(self, start: int, pips: int) -> Tables:
        """The tables when a man has gone; a single man that he meets, a blot, is taken up."""
        own, his = list(self.own), list(self.his)
        to = max(start - pips, OFF)
        own[start] -= 1
        own[to] += 1
        if to != OFF and his[ENTERS - to]:
            his[ENTERS - to] -= 1
            his[ENTERS] += 1
        return Tables(tuple(own), tuple(his))
