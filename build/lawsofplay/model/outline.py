"""The outline of a witness, its divisions in their order: corpus/<witness>/outline.toml.

There is one ``[[division]]`` for every division of the book, in reading order::

    [[division]]
    id = "piquet.laws"         # <game>.<section>; its address is <witness>.<id>
    type = "laws"              # one of DIVISION_TYPES
    game = "piquet"            # slug of corpus/games.toml; left out for front and back matter
    parent = "piquet"          # id of the division that holds it; left out at top level
    head = "The Laws of the Game of PIQUET:"   # restored heading
    subhead = "With the Decisions of the best Players, on the most difficult Points."
    line = 1516                # line of ocr.txt where it begins
    head_lines = [1516, 1520]  # lines of ocr.txt that the heading occupies; left out when lost
    pages = ["20", "29"]       # first and last printed page
    count = 26                 # laws: how many numbered items; the build refuses another number
    numerals = "roman"         # laws: "roman" (the default) or "arabic", as printed
    starts = { 15 = 1982 }     # laws: first line of items whose numeral the scanner destroyed
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project

if TYPE_CHECKING:
    from lawsofplay.model.schemas.books import DivisionRecord

# In an address, a part that is a number would look like a law, f04 or p021 like a page.
_PART = r"(?!(?:\d+|[fpbz]\d+[a-z]?)(?:\.|$))[a-z0-9]+(?:-[a-z0-9]+)*"
_ID = re.compile(rf"{_PART}(?:\.{_PART})*")


@dataclass(frozen=True)
class Division:
    """One division of a book; see the module's docstring for each field."""

    id: str
    type: str
    line: int
    pages: tuple[str, str]
    game: str = ""
    parent: str = ""
    head: str = ""
    subhead: str = ""
    head_lines: tuple[int, int] | None = None
    count: int | None = None
    numerals: str = "roman"
    starts: dict[int, int] = field(default_factory=dict)


def load_outline(project: Project, siglum: str) -> tuple[Division, ...]:
    """The divisions of a witness in reading order.

    Raises InputError for an unknown key or type, an id that is used twice, and a parent or game
    that does not exist.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.model.schemas.books import OutlineFile

    path = project.witness(siglum) / "outline.toml"
    shown = f"corpus/{siglum}/outline.toml"
    held = read_as(path, shown, OutlineFile)
    games = load_games(project)
    divisions: dict[str, Division] = {}
    for record in held.division:
        division = _division(record, shown)
        if division.id in divisions:
            raise InputError(shown, division.id, "the id stands twice; give each division its own")
        if division.parent and division.parent not in divisions:
            raise InputError(shown, division.id, f"parent {division.parent!r} must come before it")
        if division.game and division.game not in games:
            raise InputError(shown, division.id, f"game {division.game!r} not in corpus/games.toml")
        divisions[division.id] = division
    return tuple(divisions.values())


def load_games(project: Project) -> dict[str, dict[str, Any]]:
    """The games by slug, as corpus/games.toml has them: names in English, French and in the books.

    Raises InputError for a file that does not fit its schema.
    """
    from lawsofplay.base.schemas.reading import read_checked
    from lawsofplay.model.schemas.edition import GamesFile

    return read_checked(project.corpus / "games.toml", "corpus/games.toml", GamesFile)


def _division(record: DivisionRecord, shown: str) -> Division:
    if not _ID.fullmatch(record.id):
        mend = "no part of an id may be a number, nor look like a page (p021)"
        raise InputError(shown, record.id, mend)
    return Division(
        id=record.id,
        type=record.type,
        line=record.line,
        pages=record.pages,
        game=record.game,
        parent=record.parent,
        head=record.head,
        subhead=record.subhead,
        head_lines=record.head_lines,
        count=record.count,
        numerals=record.numerals,
        starts=record.starts,
    )
