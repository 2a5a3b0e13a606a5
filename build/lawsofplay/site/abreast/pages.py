"""The pages that set two books side by side, and the list of these pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.model.relations import Relation
from lawsofplay.model.witness import Witness
from lawsofplay.site.abreast.aligning import AlignedRow
from lawsofplay.site.abreast.chapters import ENOUGH, Chapter
from lawsofplay.site.abreast.parts import Abreast, Part, beside
from lawsofplay.site.abreast.passages import Passage
from lawsofplay.site.blocks import blocks, footnotes, heading
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.writing import Writing

LISTED = "parallel.html"
"""The list of the pages."""


@dataclass(frozen=True)
class ShownRow:
    """A row as the page shows it: ``cells`` by book, empty where a book has nothing there.

    ``differences`` say how its laws differ. ``elsewhere`` has laws of the row, each with a law of
    another row that answers it.
    """

    cells: tuple[Markup, Markup]
    standing: str
    differences: tuple[Relation, ...]
    elsewhere: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ParallelsValues(PageValues):
    """What the list of the pages shows: for every two books their pages; and `ENOUGH`."""

    template: ClassVar[str] = "parallels.html"

    pairs: list[tuple[tuple[Witness, Witness], list[Part]]]
    enough: float


@dataclass(frozen=True)
class ParallelValues(PageValues):
    """What a page of two books shows.

    ``notes`` are the footnotes of each book. ``contents`` are headings with links and languages.
    ``begins`` has for each book the division with which the page begins.
    """

    template: ClassVar[str] = "parallel.html"

    part: Part
    game: str
    rows: list[ShownRow]
    notes: list[Markup]
    contents: list[tuple[str, str, str]]
    begins: list[str]
    previous: Part | None
    next: Part | None


def parallel_pages(library: Library) -> Iterator[Page]:
    """The list, then the pages in its order."""
    abreast = Abreast(library)
    yield Page(LISTED, _listed(abreast), "books")
    for before, part, after in _stepped(abreast.parts):
        yield Page(part.path, _values(library, part, before, after), "books")


def _listed(abreast: Abreast) -> ParallelsValues:
    pairs: dict[tuple[str, str], list[Part]] = {}
    for part in abreast.parts:
        pairs.setdefault(part.chapter.books, []).append(part)
    return ParallelsValues([(parts[0].books, parts) for parts in pairs.values()], ENOUGH)


def _stepped(parts: tuple[Part, ...]) -> Iterator[tuple[Part | None, Part, Part | None]]:
    """Each part with its neighbours of the same two books."""
    for (before, part), (_, after) in pairwise(pairwise([None, *parts, None])):
        if part is not None:
            yield _beside(before, part), part, _beside(after, part)


def _beside(other: Part | None, part: Part) -> Part | None:
    return other if other and other.chapter.books == part.chapter.books else None


def _values(
    library: Library, part: Part, before: Part | None, after: Part | None
) -> ParallelValues:
    writer = _Writer(library, part)
    rows = [writer.row(row) for row in part.rows]
    return ParallelValues(
        part=part,
        game=library.games[part.chapter.game]["en"],
        rows=rows,
        # The footnotes are gathered while the rows are written.
        notes=[Markup(footnote) for footnote in writer.footnotes()],
        contents=_contents(library, part),
        begins=[_begins(part, side) for side in (0, 1)],
        previous=before,
        next=after,
    )


def _begins(part: Part, side: int) -> str:
    """The division of one of the books with which the page begins."""
    held = (passage for row in part.rows for passage in beside(part.chapter, row)[side])
    return next(passage.division for passage in held)


def _contents(library: Library, part: Part) -> list[tuple[str, str, str]]:
    """The headings on the page, each in the words of the first book that has it."""
    return [
        (
            library.label(side[0].division),
            f"#{side[0].division}",
            library.language(side[0].division),
        )
        for row in part.rows
        for side in [next(filter(None, beside(part.chapter, row)))]
        if side[0].is_heading
    ]


class _Writer:
    """Writes the rows of a page, with a renderer state of its own for each book."""

    def __init__(self, library: Library, part: Part) -> None:
        link = library.link(part.path)
        self._library, self._part = library, part
        self._writings = Writing(link), Writing(link)
        self._levels = _levels(part)
        self._depth = 1

    def row(self, row: AlignedRow) -> ShownRow:
        """A row with its cells written."""
        chapter = self._part.chapter
        left, right = beside(chapter, row)
        cells = self._cell(left, 0), self._cell(right, 1)
        laws = {law for side in (left, right) for passage in side for law in passage.laws}
        inside = [pair for pair in chapter.pairs if {pair.law, pair.other} <= laws]
        apart = [pair for pair in chapter.pairs if len({pair.law, pair.other} & laws) == 1]
        differing = tuple(pair for pair in inside if pair.difference)
        return ShownRow(cells, row.standing, differing, tuple(_elsewhere(apart, laws, chapter)))

    def footnotes(self) -> list[str]:
        """The footnotes of each book."""
        return [footnotes(writing) for writing in self._writings]

    def _cell(self, held: tuple[Passage, ...], side: int) -> Markup:
        writing = self._writings[side]
        # Tables are numbered through the whole page, whichever book they stand in.
        writing.tables = max(other.tables for other in self._writings)
        return Markup("".join(self._passage(passage, writing) for passage in held))

    def _passage(self, held: Passage, writing: Writing) -> str:
        before = blocks(held.before, writing)
        if not held.is_heading:
            return before + blocks(held.elements, writing)
        # A heading is at most one level below the heading above it, whichever book has that.
        self._depth = min(2 + self._levels.index(held.level), self._depth + 1)
        writing.depth = self._depth
        shown = heading(list(held.elements), writing)
        return f'{before}<div class="heads" id="{held.division}">{shown}</div>\n'


def _levels(part: Part) -> list[int]:
    """The levels of the headings on a page, the highest first."""
    return sorted({passage.level for passage in part.passages if passage.is_heading})


def _elsewhere(
    apart: list[Relation], laws: set[str], chapter: Chapter
) -> Iterator[tuple[str, str]]:
    """The laws of a row that no law in it answers, each with a law of another row that does."""
    answered = {
        address
        for pair in chapter.pairs
        if {pair.law, pair.other} <= laws
        for address in (pair.law, pair.other)
    }
    for relation in apart:
        own, other = (
            (relation.law, relation.other)
            if relation.law in laws
            else (relation.other, relation.law)
        )
        if own not in answered:
            yield own, other
