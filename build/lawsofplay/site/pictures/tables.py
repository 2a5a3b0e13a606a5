"""The tables drawn: 24 points, numbered as the player below counts them, and the men upon them.

Your own men are white and go by the numbers; those of the adversary are black, with a ring.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from executable_rules.backgammon.tables import ENTERS, OFF, Tables
from executable_rules.mechanics.points import Points, facing
from lawsofplay.sentences.phrases import listed
from lawsofplay.site.pictures.shapes import box, disc, framed, group, path, words

_STEP, _BAR, _TOP, _HIGH, _TRAY = 16, 14, 14, 150, 20
_WIDE = 12 * _STEP + _BAR
_SIZE = (_WIDE + 2, _HIGH + 2 * _TOP)
_WITH_TRAY = (_WIDE + 2 + _TRAY, _HIGH + 2 * _TOP)
_DRAWN = 5
"""So many men are drawn on a point; how many more there are, a figure says."""

_LOW, _UPPER = 12, 24
"""The last point of the lower row, and of the upper."""


@dataclass(frozen=True)
class Standing:
    """The men of one player, by the points as the player below counts them; how many are taken up
    and how many borne."""

    men: Mapping[int, int] = field(default_factory=dict)
    taken: int = 0
    borne: int = 0

    @property
    def told(self) -> str:
        """The men in words."""
        standing = [f"{men} on {point}" for point, men in sorted(self.men.items())]
        ends = ((self.taken, "taken up"), (self.borne, "borne off"))
        return listed([*standing, *(f"{men} {end}" for men, end in ends if men)]) or "none"


def of_tables(tables: Tables, asked: Collection[int] = ()) -> Markup:
    """The tables of Backgammon: both players' men, those taken up between the tables."""
    own = {point: men for point, men in enumerate(tables.own) if men and OFF < point < ENTERS}
    his = {ENTERS - at: men for at, men in enumerate(tables.his) if men and OFF < at < ENTERS}
    return drawn(
        Standing(own, tables.own[ENTERS], tables.own[OFF]),
        Standing(his, tables.his[ENTERS], tables.his[OFF]),
        asked,
    )


def of_points(own: Points, his: Points, asked: Collection[int] = ()) -> Markup:
    """The men of two players by the points on which they stand, each counting from his own side."""
    turned = {facing(point): men for point, men in his.men.items()}
    return drawn(Standing(own.men), Standing(turned), asked)


def drawn(own: Standing, his: Standing, asked: Collection[int] = ()) -> Markup:
    """The tables with the men; points asked about have a frame round their number."""
    shapes = [
        Markup('<use href="#tables"/>'),
        *([box(_WIDE + 1, _TOP, _TRAY, _HIGH, "tray")] if own.borne or his.borne else []),
        *(_mark(point) for point in sorted(asked)),
        group("white", _men(own, lower=True)),
        group("black", _men(his, lower=False)),
    ]
    size = _WITH_TRAY if own.borne or his.borne else _SIZE
    return framed("tables", said(own, his, asked), size, shapes)


def said(own: Standing, his: Standing, asked: Collection[int] = ()) -> str:
    """The tables in words.

    >>> said(Standing({1: 13, 11: 2}), Standing({24: 14}, taken=1))
    'Your men, white: 13 on 1 and 2 on 11. The adversary’s, black, on your points: 14 on 24 and 1 \
taken up.'
    """
    told = f"Your men, white: {own.told}. The adversary’s, black, on your points: {his.told}."
    return f"{told} In a frame: {listed(map(str, sorted(asked)))}." if asked else told


def _middle(point: int) -> float:
    """How far right the middle of a point is: the first is below at the right, the last above."""
    place = _LOW - point if point <= _LOW else point - _LOW - 1
    return 1 + place * _STEP + _STEP / 2 + (_BAR if place >= 6 else 0)


def _men(standing: Standing, lower: bool) -> Iterator[Markup]:
    for point, men in sorted(standing.men.items()):
        low = point <= _LOW
        for place in range(1, min(men, _DRAWN)):
            yield disc(_middle(point), _height(low, place), 6.5)
        if men > _DRAWN:
            yield from _counted(_middle(point), _height(low, 0), men)
        else:
            yield disc(_middle(point), _height(low, 0), 6.5)
    if standing.taken:
        y = _TOP + _HIGH / 2 + (14 if lower else -14)
        yield from _counted(1 + 6 * _STEP + _BAR / 2, y, standing.taken)
    if standing.borne:
        y = _height(lower, 0) + (-2 if lower else 2)
        yield from _counted(_WIDE + 1 + _TRAY / 2, y, standing.borne)


def _counted(x: float, y: float, men: int) -> Iterator[Markup]:
    """Men that are drawn as one, with their number."""
    yield disc(x, y, 6.5)
    yield words(x, y + 3.5, men)


def _height(low: bool, place: int) -> float:
    return _TOP + (_HIGH - 8 - 13 * place if low else 8 + 13 * place)


def _mark(point: int) -> Markup:
    y = _TOP + _HIGH + 1 if point <= _LOW else 1
    return box(_middle(point) - 7, y, 14, 12, "asked", 2)


def _empty() -> Iterator[Markup]:
    """The empty tables, their points by number."""
    yield box(1, _TOP, _WIDE, _HIGH)
    yield box(1 + 6 * _STEP, _TOP, _BAR, _HIGH, "bar")
    dark, light = ("".join(map(_tongue, points)) for points in _turns())
    yield path(dark, "dark")
    yield path(light, "light")
    for point in range(1, _UPPER + 1):
        yield words(_middle(point), _TOP + _HIGH + 10 if point <= _LOW else 10, point)


def _turns() -> tuple[range, range]:
    """The points of either shade, which take turns."""
    return range(1, _UPPER + 1, 2), range(2, _UPPER + 1, 2)


def _tongue(point: int) -> str:
    x = _middle(point) - _STEP / 2
    return f"M{x:g} {_TOP + _HIGH}l8-62 8 62z" if point <= _LOW else f"M{x:g} {_TOP}l8 62 8-62z"


TABLES = Markup().join(_empty())
"""The empty tables."""


def of_one(men: Mapping[int, int]) -> Markup:
    """The men of one player alone, as a game begins."""
    return drawn(Standing(men), Standing())
