"""The chessboard drawn: White below, the men on their squares, and marks on squares.

The books call the board "field" and a square "house". The empty board and the six men are drawn
once in each page that needs them (see `symbols`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from markupsafe import Markup

from executable_rules.chess.field import HOUSES, Field, House, Kind, Man, Side
from lawsofplay.sentences.phrases import listed
from lawsofplay.site.pictures.shapes import box, disc, framed, group, path, words

_FOOT = "M6 18h12v3H6z"

_PATHS = {
    Kind.KING: "M11 2h2v2h2v2h-2v2.6c4-1.6 7 .4 7 3.4 0 2-1.5 4-3 6H7c-1.5-2-3-4-3-6 0-3 3-5 "
    "7-3.4V6H9V4h2z",
    Kind.QUEEN: "M4 7l3.5 5L8.5 4 12 11l3.5-7 1 8L20 7l-2 11H6z",
    Kind.BISHOP: "M12 2c3 3 4.7 5.5 4.5 8.5-.1 1.8-1.2 3-2.3 4L16 18H8l1.8-3.5c"
    "-1.1-1-2.2-2.2-2.3-4C7.3 7.5 9 5 12 2zM12 6v5M9.8 8.5h4.4",
    Kind.KNIGHT: "M8 18c0-3 3.5-4.5 3.5-7-1.5 1.2-3.5 1-4.5 2.6-1 .5-2.8-.4-2.8-2"
    "L8 6.5 9 3l2 2c5.5-.2 7.5 5 7 13z",
    Kind.ROOK: "M6 4h3v2h2V4h2v2h2V4h3v5l-2 2v5l1 2H7l1-2v-5L6 9z",
    Kind.PAWN: "M12 5a3.7 3.7 0 0 1 2.3 6.6L16.5 18h-9l2.2-6.4A3.7 3.7 0 0 1 12 5z",
}

_HOUSE, _EDGE = 20, 12
_SIDE = 8 * _HOUSE
_SIZE = (_SIDE + _EDGE + 1, _SIDE + 15)


def board(field: Field, asked: Collection[House] = (), answered: Collection[House] = ()) -> Markup:
    """A board: squares that are asked about have a frame, squares of the answer a dot."""
    shapes = [
        Markup('<use href="#field"/>'),
        *(box(x + 1, y + 1, 18, 18, "asked") for x, y in map(_corner, sorted(asked))),
        *(group(side.value, _men(field, side)) for side in Side if field.of(side)),
        *(_dot(field, house) for house in sorted(answered)),
    ]
    return framed("board", in_words(field, asked, answered), _SIZE, shapes)


def in_words(field: Field, asked: Collection[House] = (), answered: Collection[House] = ()) -> str:
    """A board in words, with the men of each side by kind.

    >>> in_words(Field.parse("Kf7 Qg6 Pa2 Pb2 / Kh8"), answered=[House.parse("h7")])
    'White: king f7; queen g6; pawns a2 and b2. Black: king h8. With a dot: h7.'
    """
    sides = [f"{side.value.capitalize()}: {_men_in_words(field, side)}." for side in Side]
    marks = (("In a frame", asked), ("With a dot", answered))
    marked = (f"{name}: {listed(map(str, sorted(houses)))}." for name, houses in marks if houses)
    return " ".join((*sides, *marked))


def _men_in_words(field: Field, side: Side) -> str:
    kinds = ((kind, field.of(side, kind)) for kind in _PATHS)
    return "; ".join(_of_kind(kind, houses) for kind, houses in kinds if houses) or "no man"


def _of_kind(kind: Kind, houses: tuple[House, ...]) -> str:
    return f"{kind.name.casefold()}{'s' * (len(houses) > 1)} {listed(map(str, houses))}"


def _corner(house: House) -> tuple[int, int]:
    """The upper left corner of a square, with White below."""
    return _EDGE + _HOUSE * (house.file - 1), 1 + _HOUSE * (8 - house.rank)


def _dot(field: Field, house: House) -> Markup:
    """The mark of a square of the answer: in its middle, or in its corner beside a man."""
    x, y = _corner(house)
    return (
        disc(x + 16, y + 4, 3, "answered")
        if field.at(house)
        else disc(x + 10, y + 10, 3.5, "answered")
    )


def _men(field: Field, side: Side) -> Iterator[Markup]:
    return (_man(field.men[house], *_corner(house)) for house in field.of(side))


def _man(man: Man, x: int, y: int) -> Markup:
    return Markup('<use href="#man-{}" x="{}" y="{}" width="20" height="20"/>').format(
        man.kind.value, x, y
    )


def _empty() -> Iterator[Markup]:
    """The empty board, with the letters and figures at its edges."""
    yield box(_EDGE, 1, _SIDE, _SIDE)
    black = (_corner(house) for house in HOUSES if house.black)
    yield path("".join(f"M{x} {y}h20v20h-20z" for x, y in black), "dark")
    for place, letter in enumerate("abcdefgh"):
        yield words(_EDGE + _HOUSE * place + 10, _SIDE + 12, letter)
    for rank in range(1, 9):
        yield words(5, _HOUSE * (8 - rank) + 15, rank)


MEN = {f"man-{kind.value}": Markup(path(steps + _FOOT)) for kind, steps in _PATHS.items()}
"""The men by the names of their symbols, each drawn in a square of 24 by 24 units."""

FIELD = Markup().join(_empty())
"""The empty board."""
