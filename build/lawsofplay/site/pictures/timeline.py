"""The books in time, one below the other, and arrows from each to the books that draw on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from lawsofplay.site.pictures.shapes import disc, framed, path, words

_FIRST, _LAST, _TICKS = 1680, 1825, 50
_YEAR, _TOP, _AXIS, _LINE = 3.2, 6, 90, 16
_SIZE = (330, _TOP * 2 + _YEAR * (_LAST - _FIRST))
_BULGES = (28, 54, 80)
"""How far arrows swing out from the line of years, the shortest arrow first."""


@dataclass(frozen=True)
class DatedBook:
    """A book: its siglum, its year for the picture, its date in words, its name."""

    siglum: str
    year: int
    date: str
    name: str


@dataclass(frozen=True)
class Arrow:
    """An arrow from a book to a later one that draws on it: its number, and whether it is sure."""

    number: int
    earlier: str
    later: str
    sure: bool


def timeline(books: Sequence[DatedBook], arrows: Sequence[Arrow], label: str) -> Markup:
    """The picture; ``label`` says in words what it shows."""
    books = sorted(books, key=lambda book: book.year)
    heights = {book.siglum: _height(book.year) for book in books}
    shapes = [
        *_axis(),
        *_arrows(arrows, heights),
        *_named(books, arrows, heights),
    ]
    return framed("layout", label, _SIZE, shapes)


def _height(year: int) -> float:
    return _TOP + _YEAR * (year - _FIRST)


def _axis() -> Iterator[Markup]:
    ends = _height(_FIRST), _height(_LAST)
    yield path(f"M{_AXIS} {ends[0]:g}V{ends[1]:g}", "thin")
    for year in range(_FIRST + _TICKS - _FIRST % _TICKS, _LAST, _TICKS):
        yield path(f"M{_AXIS - 4} {_height(year):g}h8", "thin")
        yield words(2, _height(year) + 4, year, "start")


def _named(
    books: Iterable[DatedBook], arrows: Sequence[Arrow], heights: dict[str, float]
) -> Iterator[Markup]:
    """The names of the books, each with the numbers of the arrows that lead to it."""
    lowest = 0.0
    for book in books:
        height = heights[book.siglum]
        line = max(height, lowest + _LINE)
        lowest = line
        yield path(f"M{_AXIS} {height:g}L{_AXIS + 18} {line:g}", "thin")
        yield disc(_AXIS, height, 4, "full")
        own = ", ".join(str(arrow.number) for arrow in arrows if arrow.later == book.siglum)
        ends = f" ({own})" if own else ""
        yield words(_AXIS + 22, line + 4, f"{book.date}: {book.name}{ends}", "start")


def _arrows(arrows: Sequence[Arrow], heights: dict[str, float]) -> Iterator[Markup]:
    """The arrows, the shortest nearest to the line of years."""
    by_length = sorted(arrows, key=lambda arrow: heights[arrow.later] - heights[arrow.earlier])
    for arrow, bulge in zip(by_length, _BULGES, strict=False):
        start, end = heights[arrow.earlier], heights[arrow.later]
        out = _AXIS - bulge
        steps = f"M{_AXIS - 5} {start:g}C{out} {start:g} {out} {end:g} {_AXIS - 6} {end:g}"
        yield path(steps, "thin" if arrow.sure else "way")
        yield path(f"M{_AXIS - 12} {end - 3:g}l6 3-6 3", "thin")
