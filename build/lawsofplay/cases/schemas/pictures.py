"""What the files of drawings may hold: pictures.toml, kinship.toml and maps.toml."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from lawsofplay.base.schemas.names import (
    Address,
    FunctionName,
    Listed,
    PageAddress,
    Record,
    Siglum,
    Slug,
    Words,
    fits,
)

Grounds = Annotated[
    dict[PageAddress, Words],
    Meta(min_length=1, description="a table: the page and its words, one at least"),
]
"""Words of the books, by page, that show a statement to be true."""


class PictureRecord(Record):
    """A drawing for the page of a game."""

    drawing: Slug
    game: Slug
    shows: Words
    caption: Words
    words: Grounds


class PicturesFile(Record):
    """corpus/pictures.toml; `lawsofplay.site.pictures.listed` explains it."""

    pictures: Annotated[
        list[PictureRecord], Meta(min_length=1, description="one picture at least: [[picture]]")
    ] = field(name="picture")


class BookKinRecord(Record):
    """A book that takes from an earlier one."""

    later: Siglum
    earlier: Siglum
    sure: bool
    told: Words
    words: Grounds


class GameKinRecord(Record):
    """A game that comes from another, is a way of playing it, or is like it."""

    game: Slug
    other: Words
    how: Literal["from", "way", "like"]
    words: Grounds


class KinshipFile(Record):
    """corpus/kinship.toml; `lawsofplay.cases.kinship` explains it."""

    books: Annotated[
        list[BookKinRecord], Meta(min_length=1, description="one book at least: [[book]]")
    ] = field(name="book")
    games: Annotated[
        list[GameKinRecord], Meta(min_length=1, description="one game at least: [[game]]")
    ] = field(name="game")


_VALUES = r"[a-z][a-z0-9_]*=(?:-?\d+\.\.-?\d+|\{[^{}]+\})"

Across = Annotated[str, fits(_VALUES, "a fact and its values, such as points=0..9")]
"""A fact with several values, as a row of cases has them."""

Down = Annotated[str, fits(rf"(?:{_VALUES})?", "a fact and its values, such as sum={1, 2}")]
"""The same, or nothing."""


class MapRecord(Record):
    """What laws of two books or more rule on all values of one fact or two."""

    topic: Slug
    asks: Words
    across: Across
    laws: Annotated[
        dict[Address, FunctionName],
        Meta(min_length=2, description="a table: two laws or more, each with its function"),
    ]
    down: Down = ""
    given: Listed = field(default_factory=list)


class MapsFile(Record):
    """corpus/maps.toml; `lawsofplay.cases.maps` explains it."""

    maps: Annotated[
        list[MapRecord], Meta(min_length=1, description="one map at least: [[map]]")
    ] = field(name="map")
