"""The tables of Backgammon drawn: 24 points with their numbers, and the men on them.

The numbers are those of the player below. His own men are white; those of the adversary are black,
with a ring.
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
"""The most men that are drawn on a point; for more, a figure gives their number."""

_LOW, _UPPER = 12, 24
"""The last point of the lower row, and of the upper row."""


@dataclass(frozen=True)
class PlayerMen:
    """The men of one player by point, with the numbers of the player below.

    ``taken`` counts the men that are taken up, ``borne`` those that are borne off the tables.
    """

    men: Mapping[int, int] = field(default_factory=dict)
    taken: int = 0
    borne: int = 0

    @property
    def in_words(self) -> str:
        """The men in words."""
        standing = [f"{men} on {point}" for point, men in sorted(self.men.items())]
        ends = ((self.taken, "taken up"), (self.borne, "borne off"))
        return listed([*standing, *(f"{men} {end}" for men, end in ends if men)]) or "none"


def of_tables(tables: Tables, asked: Collection[int] = ()) -> Markup:
    """The tables with both players' men; men taken up stand between the two halves."""
    own = {point: men for point, men in enumerate(tables.own) if men and OFF < point < ENTERS}
    his = {
        ENTERS - point: men for point, men in enumerate(tables.his) if men and OFF < point < ENTERS
    }
    return tables_drawn(
        PlayerMen(own, tables.own[ENTERS], tables.own[OFF]),
        PlayerMen(his, tables.his[ENTERS], tables.his[OFF]),
        asked,
    )


def of_points(own: Points, his: Points, asked: Collection[int] = ()) -> Markup:
    """The tables with the men of two players, who each count the points from their own side."""
    turned = {facing(point): men for point, men in his.men.items()}
    return tables_drawn(PlayerMen(own.men), PlayerMen(turned), asked)


def tables_drawn(own: PlayerMen, his: PlayerMen, asked: Collection[int] = ()) -> Markup:
    """The tables with the men; the points that are asked about have a frame round the number."""
    shapes = [
        Markup('<use href="#tables"/>'),
        *([box(_WIDE + 1, _TOP, _TRAY, _HIGH, "tray")] if own.borne or his.borne else []),
        *(_mark(point) for point in sorted(asked)),
        group("white", _men(own, lower=True)),
        group("black", _men(his, lower=False)),
    ]
    size = _WITH_TRAY if own.borne or his.borne else _SIZE
    return framed("tables", in_words(own, his, asked), size, shapes)


def in_words(own: PlayerMen, his: PlayerMen, asked: Collection[int] = ()) -> str:
    """The tables in words.

    >>> in_words(PlayerMen({1: 13, 11: 2}), PlayerMen({24: 14}, taken=1))
    'Your men, white: 13 on 1 and 2 on 11. The adversary’s, black, on your points: 14 on 24 and 1 \
taken up.'
    """
    men = (
        f"Your men, white: {own.in_words}. The adversary’s, black, on your points: {his.in_words}."
    )
    return f"{men} In a frame: {listed(map(str, sorted(asked)))}." if asked else men


def _middle(point: int) -> float:
    """The horizontal middle of a point: point 1 is at the lower right, point 24 above it."""
    place = _LOW - point if point <= _LOW else point - _LOW - 1
    return 1 + place * _STEP + _STEP / 2 + (_BAR if place >= 6 else 0)


def _men(standing: PlayerMen, lower: bool) -> Iterator[Markup]:
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
    """Several men drawn as one, with their number."""
    yield disc(x, y, 6.5)
    yield words(x, y + 3.5, men)


def _height(low: bool, place: int) -> float:
    return _TOP + (_HIGH - 8 - 13 * place if low else 8 + 13 * place)


def _mark(point: int) -> Markup:
    y = _TOP + _HIGH + 1 if point <= _LOW else 1
    return box(_middle(point) - 7, y, 14, 12, "asked", 2)


def _empty() -> Iterator[Markup]:
    """The empty tables, with the numbers of the points."""
    yield box(1, _TOP, _WIDE, _HIGH)
    yield box(1 + 6 * _STEP, _TOP, _BAR, _HIGH, "bar")
    dark, light = ("".join(map(_tongue, points)) for points in _turns())
    yield path(dark, "dark")
    yield path(light, "light")
    for point in range(1, _UPPER + 1):
        yield words(_middle(point), _TOP + _HIGH + 10 if point <= _LOW else 10, point)


def _turns() -> tuple[range, range]:
    """The dark points and the light points, which alternate."""
    return range(1, _UPPER + 1, 2), range(2, _UPPER + 1, 2)


def _tongue(point: int) -> str:
    x = _middle(point) - _STEP / 2
    return f"M{x:g} {_TOP + _HIGH}l8-62 8 62z" if point <= _LOW else f"M{x:g} {_TOP}l8 62 8-62z"


TABLES = Markup().join(_empty())
"""The empty tables."""


def of_one(men: Mapping[int, int]) -> Markup:
    """The tables with the men of one player alone."""
    return tables_drawn(PlayerMen(men), PlayerMen())
