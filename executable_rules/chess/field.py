"""The field (board), its houses (squares) and the men that stand on it.

>>> str(House.named("KB3", Side.BLACK)), House.parse("e1").black
('f6', True)
>>> str(PLACED.at(House.parse("d8")))
'black queen'
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, Self


class Side(Enum):
    """The two parties."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Side:
        """The adversary."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE

    @property
    def forward(self) -> int:
        """By how much a rank grows, seen from White, when this side's men go forward."""
        return 1 if self is Side.WHITE else -1

    def rank(self, number: int) -> int:
        """A rank that this side counts from itself, counted from White."""
        return number if self is Side.WHITE else 9 - number


class Kind(Enum):
    """The six kinds of men; the value is the letter in a short name."""

    KING = "K"
    QUEEN = "Q"
    BISHOP = "B"
    KNIGHT = "N"
    ROOK = "R"
    PAWN = "P"

    @property
    def great(self) -> bool:
        """A great man, or Nobleman: any man but a Pawn."""
        return self is not Kind.PAWN


class Man(NamedTuple):
    """A man of one side."""

    side: Side
    kind: Kind

    def __str__(self) -> str:
        return f"{self.side.value} {self.kind.name.casefold()}"

    @property
    def phrase(self) -> str:
        """The man within a sentence."""
        return str(self)


_FILES = ("QR", "QN", "QB", "Q", "K", "KB", "KN", "KR")


class _Place(NamedTuple):
    file: int
    rank: int


class House(_Place):
    """A house of the field: file 1 (the Queens Rooks) to 8, rank 1 to 8 from White's side.

    Raises ValueError for a place off the field.
    """

    __slots__ = ()

    def __new__(cls, file: int, rank: int) -> Self:
        """A house within the field."""
        if not (1 <= file <= 8 and 1 <= rank <= 8):
            raise ValueError(f"file {file}, rank {rank} is no house: both go from 1 to 8")
        return super().__new__(cls, file, rank)

    @classmethod
    def parse(cls, text: str) -> House:
        """A house such as e4: the file from a (the Queens Rooks), the rank from White's side."""
        if not re.fullmatch("[a-h][1-8]", text.strip()):
            raise ValueError(f"{text!r} is not a house; write it as e4")
        return cls(" abcdefgh".index(text.strip()[0]), int(text.strip()[1]))

    @classmethod
    def named(cls, name: str, side: Side) -> House:
        """A house as the book names it, by the great man of its file and its side's rank: ``KB3``.

        Raises ValueError for another form.
        """
        file, rank = name[:-1], name[-1:]
        if file not in _FILES or rank not in "12345678":
            raise ValueError(f"{name!r} is not a file's great man and a rank, such as KB3")
        return cls(_FILES.index(file) + 1, side.rank(int(rank)))

    @property
    def black(self) -> bool:
        """Whether the house is a black one; the right hand corner of each side is white."""
        return (self.file + self.rank) % 2 == 0

    def step(self, files: int, ranks: int) -> House | None:
        """The house this many files and ranks away, None when it lies off the field."""
        file, rank = self.file + files, self.rank + ranks
        return House(file, rank) if 1 <= file <= 8 and 1 <= rank <= 8 else None

    def far(self, other: House) -> int:
        """How many steps of a King part two houses."""
        return max(abs(self.file - other.file), abs(self.rank - other.rank))

    def __str__(self) -> str:
        return f"{' abcdefgh'[self.file]}{self.rank}"

    @property
    def phrase(self) -> str:
        """The house within a sentence."""
        return str(self)


HOUSES = tuple(House(file, rank) for rank in range(1, 9) for file in range(1, 9))
"""The 64 houses, rank by rank."""


@dataclass(frozen=True)
class Field:
    """Which men stand in which houses. Fields are values: playing a draught gives another one."""

    men: Mapping[House, Man] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str) -> Field:
        """The men by letter (K Q B N R P) and house, white / black: Ke1 Pe4 / Ke8; or placed."""
        if text.strip() == "placed":
            return PLACED
        halves = text.split("/")
        if len(halves) != 2:
            raise ValueError("write the white men, a stroke and the black men: Ke1 Pe4 / Ke8")
        men: dict[House, Man] = {}
        for side, half in zip(Side, halves, strict=True):
            for word in half.split():
                house = House.parse(word[1:])
                if house in men:
                    raise ValueError(f"two men stand in {house}; one house holds one man")
                men[house] = Man(side, Kind(word[0]))
        return cls(men)

    def at(self, house: House) -> Man | None:
        """The man in a house, None when it is empty."""
        return self.men.get(house)

    def owner(self, house: House) -> Side | None:
        """The side whose man stands in a house."""
        man = self.men.get(house)
        return man.side if man else None

    def of(self, side: Side, kind: Kind | None = None) -> tuple[House, ...]:
        """Houses of a side's men (of one kind), sorted."""
        return tuple(
            sorted(
                house
                for house, man in self.men.items()
                if man.side is side and kind in (None, man.kind)
            )
        )

    def king(self, side: Side) -> House | None:
        """Where a side's King stands; None on a field without him."""
        return next(iter(self.of(side, Kind.KING)), None)

    def moved(self, start: House, to: House, made: Kind | None = None) -> Field:
        """The field after a man went from one house to another, taking whoever stood there."""
        men = dict(self.men)
        man = men.pop(start)
        men[to] = Man(man.side, made) if made else man
        return Field(men)

    def __str__(self) -> str:
        return " / ".join(
            " ".join(f"{self.men[house].kind.value}{house}" for house in self.of(side))
            for side in Side
        )

    def __hash__(self) -> int:
        return hash(frozenset(self.men.items()))


NOBLE_ORDER = (
    Kind.ROOK,
    Kind.KNIGHT,
    Kind.BISHOP,
    Kind.QUEEN,
    Kind.KING,
    Kind.BISHOP,
    Kind.KNIGHT,
    Kind.ROOK,
)
"""The great men of either side from the Queens Rook to the Kings Rook."""


def _placed() -> Iterator[tuple[House, Man]]:
    for side in Side:
        for file, kind in enumerate(NOBLE_ORDER, 1):
            yield House(file, side.rank(1)), Man(side, kind)
            yield House(file, side.rank(2)), Man(side, Kind.PAWN)


PLACED = Field(dict(_placed()))
"""The field before the first draught."""
