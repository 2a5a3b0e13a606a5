"""Drawings of what stands on a table or in an alley before play, as far as a book describes it.

corpus/pictures.toml says which drawing a game has, what the drawing shows, and which words of the
book are its grounds. Lines and words have the colours of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from markupsafe import Markup

from executable_rules.chess.field import PLACED, Field, Side
from executable_rules.chess.laws_1754 import drawn_up
from executable_rules.comet.dealing import HAND, dealt_to_two
from executable_rules.doublets import placed
from lawsofplay.site.pictures.chessboard import board
from lawsofplay.site.pictures.shapes import box, disc, framed, path, words
from lawsofplay.site.pictures.tables import of_one

_WIDE = 330
"""The width that a phone shows without making the drawing smaller."""


def _billiards(said: str) -> Markup:
    return framed("layout", said, (_WIDE, 176), _billiard_table())


def _billiard_table() -> Iterator[Markup]:
    yield box(2, 20, 326, 136, "edge", 4)
    yield box(10, 28, 310, 120, "cloth")
    yield path("M62 74a14 14 0 0 0 0 28", "bold")
    yield from (disc(62, 74, 3, "full"), disc(62, 102, 3, "full"))
    yield words(62, 68, "Port")
    yield path("M266 88v-12", "bold")
    yield disc(266, 88, 4, "full")
    yield words(266, 70, "King")
    yield from (disc(266, 38, 6), disc(266, 138, 6))
    yield words(252, 42, "a ball", "end")
    yield words(252, 142, "a ball", "end")
    yield path("M256 88H84", "way")
    yield path("M90 84l-8 4 8 4", "thin")
    yield words(170, 82, "the first stroke")
    yield from (words(2, 14, "End", "start"), words(165, 170, "side"), words(328, 14, "End", "end"))
    yield from (words(165, 14, "side"), words(165, 42, "cushion all round"))


def _new_mall(said: str) -> Markup:
    return framed("layout", said, (_WIDE, 92), _alley())


_PACE = 1.6
"""The length of a pace in a drawing."""


def _alley() -> Iterator[Markup]:
    long, broad, top = 200 * _PACE, 12 * _PACE, 34
    middle = top + broad / 2
    yield box(5, top, long, broad, "cloth")
    for x in (5 + 6, 5 + long - 6):
        yield path(f"M{x:g} {middle - 5:g}v10", "bold")
        yield from (disc(x, middle - 5, 2, "full"), disc(x, middle + 5, 2, "full"))
    yield disc(5 + long / 2, middle, 3, "full")
    yield words(5, top - 6, "archet", "start")
    yield words(5 + long / 2, top - 6, "pivot de fer")
    yield words(5 + long, top - 6, "archet", "end")
    yield path(f"M5 {top + broad + 10:g}h{50 * _PACE:g}m0-4v8M5 {top + broad + 6:g}v8", "thin")
    yield words(5 + 25 * _PACE, top + broad + 26, "50 pas")


def _pass(said: str) -> Markup:
    return framed("layout", said, (_WIDE, 118), _end_of_the_mall())


def _end_of_the_mall() -> Iterator[Markup]:
    yield box(2, 36, 326, 44, "cloth")
    yield path("M200 36v44", "way")
    yield box(195, 53, 10, 10, "full", 2)
    yield path("M272 48v20", "bold")
    yield from (disc(272, 48, 2.5, "full"), disc(272, 68, 2.5, "full"))
    yield from (words(200, 28, "pierre"), words(272, 28, "fer"))
    yield path("M20 58h14m-5-4l5 4-5 4", "thin")
    yield from (words(105, 62, "not yet in pass"), words(237, 62, "en passe"))
    yield words(324, 62, "derriére", "end")
    yield path("M2 92h198M2 88v8M200 88v8", "thin")
    yield words(101, 108, "cinquante pas")


def _boxes(names: Iterable[str]) -> Callable[[str], Markup]:
    """Boxes in a row, each with its name; a stroke in a name parts its two lines."""
    named = tuple(names)
    wide, gap = 50, 5
    size = (len(named) * (wide + gap), 70)

    def shapes() -> Iterator[Markup]:
        for place, name in enumerate(named):
            x = 2 + place * (wide + gap)
            yield box(x, 2, wide, 66, "edge", 2)
            yield box(x + 4, 6, wide - 8, 58, "cloth", 1)
            lines = name.split("/")
            for number, line in enumerate(lines):
                yield words(x + wide / 2, 39 + 13 * number - 6 * (len(lines) - 1), line)

    return lambda said: framed("layout", said, size, shapes())


def _comet(said: str) -> Markup:
    return framed("layout", said, (_WIDE, 190), _two_at_comet())


_PLAYED = ("6", "7", "8", "9", "10", "Kn.", "Q.", "K.")
"""The cards with which the eldest hand begins, as the book tells it."""

_LEFT = HAND - len(_PLAYED)
"""How many cards the eldest hand has left then."""


def _two_at_comet() -> Iterator[Markup]:
    for y, held, name in ((2, HAND, "the other: eighteen"), (150, _LEFT, "the eldest: ten left")):
        yield from (box(2 + 9 * place, y, 22, 32, "card", 2) for place in range(held))
        yield words(40 + 9 * held, y + 20, name, "start")
    stock = dealt_to_two().stock
    yield from (box(2 + 4 * place, 72, 22, 32, "card", 2) for place in range(stock))
    yield words(2, 120, "talon: twelve", "start")
    for place, rank in enumerate(_PLAYED):
        x = 92 + 30 * place
        yield box(x, 68, 26, 38, "card", 2)
        yield words(x + 13, 92, rank)
    yield words(208, 120, "played one after another")


def _chess_of_1687(_: str) -> Markup:
    return board(PLACED)


def _chess_of_1754(_: str) -> Markup:
    return board(Field({**drawn_up(side=Side.WHITE), **drawn_up(side=Side.BLACK)}))


def _doublets(_: str) -> Markup:
    return of_one({point: placed(point_number=point) for point in range(1, 7)})


DRAWINGS: Mapping[str, Callable[[str], Markup]] = {
    "belle-boxes": _boxes(("Belle", "Flux", "Thirty-/one")),
    "billiard-table": _billiards,
    "chess-placed-1687": _chess_of_1687,
    "chess-placed-1754": _chess_of_1754,
    "comet-table": _comet,
    "doublets-placed": _doublets,
    "mall-new": _new_mall,
    "mall-pass": _pass,
    "poque-boxes": _boxes(("Ace", "King", "Queen", "Knave", "Ten and/Nine", "Poque")),
}
"""The drawings by id; each takes the words that say what it shows."""
