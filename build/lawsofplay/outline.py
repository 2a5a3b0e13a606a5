"""The division outline of a witness: corpus/<witness>/outline.toml.

One ``[[division]]`` for every division of the book, in reading order::

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
from typing import Any

from lawsofplay.errors import InputError
from lawsofplay.files import read_toml
from lawsofplay.project import Project

DIVISION_TYPES = (
    "front",
    "back",
    "titlepage",
    "preface",
    "contents",
    "part",
    "game",
    "chapter",
    "section",
    "laws",
    "decisions",
    "dictionary",
    "table",
    "verse",
    "example",
    "strategy",
)
"""What the books call their parts, reduced to the types that the TEI uses in ``div/@type``."""

# Parts of only digits would look like laws, f04 and p021 like pages.
_PART = r"(?!(?:\d+|[fpbz]\d+[a-z]?)(?:\.|$))[a-z0-9]+(?:-[a-z0-9]+)*"
_ID = re.compile(rf"{_PART}(?:\.{_PART})*")

_KEYS = {
    "id",
    "type",
    "game",
    "parent",
    "head",
    "subhead",
    "line",
    "head_lines",
    "pages",
    "count",
    "numerals",
    "starts",
}


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
    """Divisions of a witness in reading order.

    Raises InputError for an unknown key or type, a double id, a parent or game that is not there.
    """
    path = project.witness(siglum) / "outline.toml"
    shown = f"corpus/{siglum}/outline.toml"
    data = read_toml(path, shown, rows=("division",))
    games = load_games(project)
    divisions: dict[str, Division] = {}
    for record in data.get("division", []):
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
    """Games by slug, from corpus/games.toml: their names in English, in French and in each book."""
    return read_toml(project.corpus / "games.toml", "corpus/games.toml")


def _division(record: dict[str, Any], shown: str) -> Division:
    name = str(record.get("id", "?"))
    if unknown := set(record) - _KEYS:
        raise InputError(shown, name, f"unknown key {sorted(unknown)[0]!r}")
    if not _ID.fullmatch(name):
        mend = "an id is '<game>.<section>' in small letters, digits and hyphens"
        raise InputError(shown, name, mend)
    if record.get("type") not in DIVISION_TYPES:
        raise InputError(shown, name, f"type must be one of {', '.join(DIVISION_TYPES)}")
    try:
        head_lines = record.get("head_lines")
        first, last = record["pages"]
        return Division(
            id=record["id"],
            type=record["type"],
            line=int(record["line"]),
            pages=(str(first), str(last)),
            game=record.get("game", ""),
            parent=record.get("parent", ""),
            head=record.get("head", ""),
            subhead=record.get("subhead", ""),
            head_lines=(int(head_lines[0]), int(head_lines[1])) if head_lines else None,
            count=record.get("count"),
            numerals=record.get("numerals", "roman"),
            starts={int(n): int(line) for n, line in record.get("starts", {}).items()},
        )
    except (KeyError, ValueError, IndexError, TypeError) as error:
        raise InputError(shown, name, f"a field is missing or malformed: {error}") from None
