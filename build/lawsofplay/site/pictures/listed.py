"""Drawings for the pages of games: corpus/pictures.toml.

::

    [[picture]]
    drawing = "poque-boxes"          # the drawing: build/lawsofplay/site/pictures/layouts.py
    game = "poque"
    shows = "Six boxes in a line ..."        # what it shows, for readers who do not see it
    caption = "The six “poques” ..."         # the words below it
    [picture.words]                          # by page: its grounds in the book, as printed
    "bellecour.p230" = "these are placed in a line on the table"
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.cases.examples import texts_by_page
from lawsofplay.cases.grounds import ground_faults
from lawsofplay.model.edition import Edition
from lawsofplay.model.outline import load_games
from lawsofplay.site.pictures.layouts import DRAWINGS

SHOWN = "corpus/pictures.toml"


@dataclass(frozen=True)
class Picture:
    """A drawing of a game: what it shows in words, its caption, its grounds in words by page."""

    drawing: str
    game: str
    shows: str
    caption: str
    words: dict[str, str]


def load_pictures(project: Project) -> tuple[Picture, ...]:
    """The drawings, in the order of the file. Raises InputError for a file that is wrong."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.cases.schemas.pictures import PicturesFile

    held = read_as(project.root / SHOWN, SHOWN, PicturesFile)
    return tuple(
        Picture(picture.drawing, picture.game, picture.shows, picture.caption, picture.words)
        for picture in held.pictures
    )


def drawn_of(pictures: Iterable[Picture], game: str) -> list[tuple[Picture, Markup]]:
    """The drawings of a game, each with its picture."""
    return [
        (picture, DRAWINGS[picture.drawing](picture.shows))
        for picture in pictures
        if picture.game == game
    ]


def check_pictures(project: Project, edition: Edition) -> Iterator[InputError]:
    """The faults of the file: unknown drawings and games, and words not on their pages."""
    games, texts = load_games(project), texts_by_page(edition)
    pictures = load_pictures(project)
    for picture in pictures:
        if picture.drawing not in DRAWINGS:
            mend = f"no such drawing: {picture.drawing}; there are {', '.join(DRAWINGS)}"
            yield InputError(SHOWN, picture.drawing, mend)
        if picture.game not in games:
            yield InputError(
                SHOWN, picture.drawing, f"no such game in corpus/games.toml: {picture.game}"
            )
        yield from ground_faults(picture.words, texts, SHOWN, picture.drawing)
    for drawing in sorted(DRAWINGS.keys() - {picture.drawing for picture in pictures}):
        yield InputError(SHOWN, drawing, "the drawing has no entry; add one, or take it out")
