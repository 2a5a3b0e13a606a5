"""Concordances: for a game that several books treat, its laws side by side, row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from lawsofplay.model.dates import dated
from lawsofplay.model.edition import Law
from lawsofplay.model.relations import Relation
from lawsofplay.model.witness import Witness
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues

STANDINGS = {
    "same": "the same",
    "more": "one says more",
    "modified": "differ",
    "contradicts": "contradict",
    "alone": "in one book only",
}
"""How the laws of a row stand to each other: the keys and the words for readers."""

_STANDING = {"same": "same", "fuller": "more", "briefer": "more"}
_BEGINNING = 70


@dataclass(frozen=True)
class ConcordanceRow:
    """Laws of several books that answer the same question: ``cells`` has those of each book."""

    cells: tuple[tuple[Law, ...], ...]
    standing: str
    differences: tuple[Relation, ...]

    @property
    def lonely(self) -> bool:
        """Whether only one book has such a law."""
        return sum(map(bool, self.cells)) == 1


@dataclass(frozen=True)
class Concordance:
    """The concordance of a game: its books in the order of their dates, and its rows."""

    slug: str
    books: tuple[Witness, ...]
    rows: tuple[ConcordanceRow, ...]

    @property
    def counts(self) -> list[tuple[str, int]]:
        """How many rows have each standing, in the order of STANDINGS, without empty ones."""
        counted = Counter("alone" if row.lonely else row.standing for row in self.rows)
        return [(name, counted[name]) for name in STANDINGS if counted[name]]


def concordances(library: Library) -> list[Concordance]:
    """The concordances, by name of game: of each game of which laws of two books are compared."""
    candidates = (_concordance(library, slug) for slug in library.games)
    return [
        concordance for concordance in candidates if not all(row.lonely for row in concordance.rows)
    ]


@dataclass(frozen=True)
class ConcordanceValues(PageValues):
    """What the page of a concordance shows.

    ``rows`` have the topics in which their laws meet; ``alone`` are the laws of each book that no
    other book answers. ``beginning`` gives the first words of a law.
    """

    template: ClassVar[str] = "concordance.html"

    name: str
    concordance: Concordance
    standings: Mapping[str, str]
    beginning: Callable[[Law], str]
    rows: list[tuple[ConcordanceRow, list[tuple[str, str]]]]
    alone: list[tuple[Witness, list[Law]]]


def concordance_pages(library: Library) -> Iterator[Page]:
    """A page for each concordance."""
    for concordance in concordances(library):
        values = ConcordanceValues(
            name=library.games[concordance.slug]["en"],
            concordance=concordance,
            standings=STANDINGS,
            beginning=beginning,
            rows=[(row, _topics_of(library, row)) for row in concordance.rows if not row.lonely],
            alone=_alone(concordance),
        )
        yield Page(f"concordance/{concordance.slug}.html", values, "topics")


def _alone(concordance: Concordance) -> list[tuple[Witness, list[Law]]]:
    """The laws that no other book answers, by book; books without such laws are left out."""
    columns = zip(*(row.cells for row in concordance.rows if row.lonely), strict=True)
    held = [[law for cell in column for law in cell] for column in columns]
    return [(book, laws) for book, laws in zip(concordance.books, held, strict=False) if laws]


def by_date(witnesses: dict[str, Witness]) -> list[str]:
    """The books by the first year that their dates allow; books without a date are last."""
    return sorted(witnesses, key=lambda siglum: (_year(witnesses[siglum]), siglum))


def _year(witness: Witness) -> int:
    when = dated(witness)
    return when.first if when else 9999


def beginning(law: Law) -> str:
    """The first words of a law, for a cell of the table; a short law is given whole."""
    if len(law.text) <= _BEGINNING:
        return law.text
    return law.text[:_BEGINNING].rpartition(" ")[0] + " …"


def _concordance(library: Library, slug: str) -> Concordance:
    laws = {law.address: law for law in library.edition.laws.values() if law.game == slug}
    pairs = [pair for pair in library.pairs if pair.law in laws and pair.other in laws]
    order = [siglum for siglum in by_date(library.witnesses) if _addresses_of(laws, siglum)]
    groups = _groups(laws, pairs)
    rows = [_row(laws, group, pairs, order) for group in groups]
    books = tuple(library.witnesses[siglum] for siglum in order)
    return Concordance(slug, books, tuple(sorted(rows, key=_place(laws, rows))))


def _addresses_of(laws: dict[str, Law], siglum: str) -> list[str]:
    return [address for address, law in laws.items() if law.witness == siglum]


def _groups(laws: dict[str, Law], pairs: list[Relation]) -> list[list[str]]:
    """Groups of laws that relations join, directly or through other laws, in reading order.

    A relation between two laws of one book joins no rows.
    """
    group = {address: [address] for address in laws}
    for pair in (
        relation for relation in pairs if laws[relation.law].witness != laws[relation.other].witness
    ):
        one, other = group[pair.law], group[pair.other]
        if one is not other:
            one += other
            group.update(dict.fromkeys(other, one))
    place = {address: number for number, address in enumerate(laws)}
    return [
        sorted(held, key=place.__getitem__)
        for address, held in group.items()
        if address == min(held, key=place.__getitem__)
    ]


def _row(
    laws: dict[str, Law], group: list[str], pairs: list[Relation], order: list[str]
) -> ConcordanceRow:
    cells = tuple(
        tuple(laws[address] for address in group if laws[address].witness == siglum)
        for siglum in order
    )
    inside = [pair for pair in pairs if {pair.law, pair.other} & set(group)]
    standings = {_STANDING.get(pair.relation, pair.relation) for pair in inside} or {"alone"}
    worst = max(standings, key=list(STANDINGS).index)
    return ConcordanceRow(cells, worst, tuple(pair for pair in inside if pair.difference))


def _place(
    laws: dict[str, Law], rows: list[ConcordanceRow]
) -> Callable[[ConcordanceRow], tuple[bool, int]]:
    """The sort key of rows: the order of the book with most answered laws, then all other rows."""
    answered = Counter(
        n for row in rows if not row.lonely for n, cell in enumerate(row.cells) if cell
    )
    main = max(answered, key=lambda n: (answered[n], -n), default=0)
    place = {address: number for number, address in enumerate(laws)}

    def key(row: ConcordanceRow) -> tuple[bool, int]:
        first = row.cells[main] or next(cell for cell in row.cells if cell)
        return not row.cells[main], place[first[0].address]

    return key


def _topics_of(library: Library, row: ConcordanceRow) -> list[tuple[str, str]]:
    """The topics in which two laws of a row meet: id and title."""
    laws = {law.address for cell in row.cells for law in cell}
    topics = {topic.id: topic for a in laws for topic in library.topics_by_law.get(a, ())}
    met = (topic for topic in topics.values() if len(laws & set(topic.laws)) > 1)
    return sorted((topic.id, topic.title) for topic in met)
