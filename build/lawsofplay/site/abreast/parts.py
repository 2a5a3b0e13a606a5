"""Parallel chapters cut into pages, and the pages that hold a law, a reading page or a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from lawsofplay.model.witness import Witness
from lawsofplay.site.abreast.aligning import AlignedRow
from lawsofplay.site.abreast.chapters import Chapter, chapters
from lawsofplay.site.abreast.passages import Passage
from lawsofplay.site.library import Library

FULL = 40_000
"""The characters of both books that fill a page; it ends at the next heading of both."""

_HIGH = 2
"""The lowest level of a heading with which a page may begin: that of sections of a game."""


@dataclass(frozen=True)
class Part:
    """One page: some rows of a chapter; ``name`` is that of its game.

    ``heading`` is the older book's heading with which a later page of the chapter begins; on the
    first page it is empty.
    """

    chapter: Chapter
    rows: tuple[AlignedRow, ...]
    number: int
    name: str
    heading: str
    books: tuple[Witness, Witness]

    @property
    def title(self) -> str:
        """The name of the game, and the heading where there is one."""
        return f"{self.name}: {self.heading}" if self.heading else self.name

    @property
    def path(self) -> str:
        """The file of the page."""
        number = f"-{self.number}" if self.number > 1 else ""
        return f"parallel/{'-'.join(self.chapter.books)}/{self.chapter.game}{number}.html"

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        """The passages on the page."""
        return tuple(
            passage for row in self.rows for side in beside(self.chapter, row) for passage in side
        )

    def other(self, siglum: str) -> Witness:
        """The book that stands beside the book of this siglum."""
        return self.books[self.chapter.books[0] == siglum]


class Abreast:
    """All parts of an edition, and the parts by what they hold."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.parts = tuple(
            part for chapter in chapters(library) for part in _parts(library, chapter)
        )

    @cached_property
    def by_law(self) -> Mapping[str, list[Part]]:
        """The parts by the addresses of the laws in them."""
        return self._held((law, part) for part in self.parts for law in _laws(part))

    @cached_property
    def by_sheet(self) -> Mapping[str, list[Part]]:
        """The parts by the files of the reading pages that have their passages."""
        places = self._library.map.places
        return self._held(
            (places[passage.division].partition("#")[0], part)
            for part in self.parts
            for passage in part.passages
            if passage.division in places
        )

    @cached_property
    def by_game(self) -> Mapping[str, list[Part]]:
        """The parts by the games of their chapters."""
        return self._held((part.chapter.game, part) for part in self.parts)

    def _held(self, named: Iterable[tuple[str, Part]]) -> dict[str, list[Part]]:
        """Parts by name, each part once for a name."""
        held: dict[str, dict[str, Part]] = {}
        for name, part in named:
            held.setdefault(name, {})[part.path] = part
        return {name: list(parts.values()) for name, parts in held.items()}


def beside(chapter: Chapter, row: AlignedRow) -> tuple[tuple[Passage, ...], tuple[Passage, ...]]:
    """The passages of a row, by book."""
    return (
        chapter.left[row.left.start : row.left.stop],
        chapter.right[row.right.start : row.right.stop],
    )


def _laws(part: Part) -> Iterator[str]:
    return (law for passage in part.passages for law in passage.laws)


def _parts(library: Library, chapter: Chapter) -> Iterator[Part]:
    first, second = (library.witnesses[siglum] for siglum in chapter.books)
    game = str(library.games[chapter.game]["en"])
    groups = list(_groups(chapter))
    for number, rows in enumerate(groups, 1):
        begun = beside(chapter, rows[0])[0] if number > 1 else ()
        heading = library.label(begun[0].division) if begun else ""
        yield Part(chapter, tuple(rows), number, game, heading, (first, second))


def _groups(chapter: Chapter) -> Iterator[list[AlignedRow]]:
    """The rows of each page; a page ends where it is full and both books have a high heading."""
    group: list[AlignedRow] = []
    filled = 0
    for row in chapter.rows:
        held = beside(chapter, row)
        if filled > FULL and all(side and 0 < side[0].level <= _HIGH for side in held):
            yield group
            group, filled = [], 0
        group.append(row)
        filled += sum(passage.length for side in held for passage in side)
    yield group
