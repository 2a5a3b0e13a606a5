"""Schemas of files on the edition: games, principles and today (TOML), releases, CITATION.cff."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from lawsofplay.base.schemas.names import (
    Address,
    Date,
    Language,
    Listed,
    Record,
    SitePath,
    Slug,
    Version,
    Words,
)


class GameRecord(Record):
    """A game: its names for readers and as the books print it, and what it is played with."""

    en: Words
    fr: Words
    also: Listed
    today: Listed = field(default_factory=list)
    played_with: Literal["cards", "board", "dice", "balls"] = "cards"


GamesFile = Annotated[
    dict[Slug, GameRecord], Meta(min_length=1, description="one game at least: [<slug>]")
]
"""corpus/games.toml."""


class PointRecord(Record):
    """A point of a list, and whether and how the edition meets it."""

    asked: Words
    answer: Literal["yes", "partly", "no"]
    how: Words
    where: SitePath = ""


class ListRecord(Record):
    """A list of criteria that others have published for editions."""

    id: Slug
    title: Words
    about: Words
    point: Annotated[
        list[PointRecord], Meta(min_length=1, description="one point at least: [[list.point]]")
    ]


class PrinciplesFile(Record):
    """corpus/principles.toml."""

    lists: Annotated[
        list[ListRecord], Meta(min_length=1, description="one list at least: [[list]]")
    ] = field(name="list")


class OtherwiseRecord(Record):
    """A word of today that the books of a language use only in another sense."""

    word: Words
    language: Language
    there: Words
    where: Address
    ask: Words


class TodayFile(Record):
    """corpus/today.toml: words of today, each with the query that finds what it means."""

    words: Annotated[
        dict[Words, Words], Meta(min_length=1, description="a table: the word and a query")
    ]
    otherwise: list[OtherwiseRecord] = field(default_factory=list)


class Author(Record):
    """An author of the edition."""

    name: Words


class ReleaseRow(Record):
    """A line of docs/releases.tsv: a version and the day of its release."""

    version: Version
    day: Date


class CitationFile(Record):
    """CITATION.cff, which says how the edition is cited."""

    cff_version: Literal["1.2.0"] = field(name="cff-version")
    message: Words
    title: Words
    type: Literal["dataset", "software"]
    authors: Annotated[list[Author], Meta(min_length=1, description="one author at least")]
    version: Version
    released: Date = field(name="date-released")
    license: Annotated[list[Words], Meta(min_length=1, description="a list of licences")]
    keywords: Listed = field(default_factory=list)
