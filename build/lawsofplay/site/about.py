"""The home page, and the pages about the edition: method, accuracy, encoding."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from markupsafe import Markup

from lawsofplay.citing.embedded import edition_ld
from lawsofplay.model.edition import Law
from lawsofplay.model.tei import XML_ID, tag
from lawsofplay.model.witness import Witness
from lawsofplay.rules.facts import type_name, types_of
from lawsofplay.site.books import BookRow, books
from lawsofplay.site.citing import in_script
from lawsofplay.site.classes import ClassTables, RulesTotal, class_tables, rules_in_all
from lawsofplay.site.games import GameRow, game_row
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.workshop.accuracy.compared import Limits, load_limits
from lawsofplay.workshop.normalise.model import GROUPS
from lawsofplay.workshop.normalise.witnesses import rules_of

Report = dict[str, Any]
"""The tables of `lawsofplay.workshop.accuracy.tables`, or a row of one of them."""


@dataclass(frozen=True)
class ExampleLaw:
    """A law on the home page: the law, its words for that page, its book."""

    law: Law
    words: Markup
    book: Witness


@dataclass(frozen=True)
class HomeValues(PageValues):
    """What the home page shows; ``total`` are the counts of laws of `lawsofplay.rules.coverage`.

    ``json_ld`` describes the edition for search engines.
    """

    template: ClassVar[str] = "home.html"

    books: list[BookRow]
    games: list[GameRow]
    total: Mapping[str, Any]
    rules: RulesTotal
    example: ExampleLaw | None
    json_ld: Markup


@dataclass(frozen=True)
class RepairRow:
    """A rule of the normaliser: what it does, and how much it changed; None where not counted."""

    id: str
    group: str
    does: str
    changes: int | None


@dataclass(frozen=True)
class Method:
    """How the text of one book was made: the rules of its normaliser, group by group.

    ``count`` is the number of rules; ``counted`` says whether their changes were counted.
    """

    witness: Witness
    groups: list[tuple[str, list[RepairRow]]]
    count: int
    counted: bool


@dataclass(frozen=True)
class MethodValues(PageValues):
    """What the page on the method shows."""

    template: ClassVar[str] = "method.html"

    methods: list[Method]


@dataclass(frozen=True)
class AccuracyTable:
    """A table of figures: the heads of its columns, and its rows of cells as shown."""

    heads: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class MeasuredBook:
    """How right the text of one book is.

    ``first`` and ``last`` are the rows of the text as received and of the edition now. ``doubtful``
    is the share of doubtful words. ``layers`` has a row for each step from one to the other.
    ``rules`` and ``whole`` have a row for each rule of the normaliser: on the passages, and on the
    whole book. ``draft`` compares the draft with the proofread pages, ``readings`` two editors.
    """

    witness: Witness
    first: Report
    last: Report
    doubtful: float
    layers: AccuracyTable
    rules: AccuracyTable
    whole: AccuracyTable
    draft: Report | None
    readings: Report | None


@dataclass(frozen=True)
class AccuracyValues(PageValues):
    """What the page on accuracy shows; ``as_figure`` writes a figure as the tables have it."""

    template: ClassVar[str] = "accuracy.html"

    measured: list[MeasuredBook]
    as_figure: Callable[[object], str]
    unseen: list[tuple[Witness, Limits]]
    classes: ClassTables


@dataclass(frozen=True)
class EncodingValues(PageValues):
    """What the page on the encoding shows: the taxonomies of the TEI, and the counts of laws."""

    template: ClassVar[str] = "encoding.html"

    taxonomies: dict[str, list[tuple[str, str]]]
    total: Mapping[str, Any]


def home_page(library: Library) -> Page:
    """The first page: what the edition is, its books, its games with laws, a law as an example."""
    games = [game_row(library, slug, "index.html") for slug in library.games]
    values = HomeValues(
        books=books(library),
        games=[game for game in games if game.laws or game.prose],
        total=library.coverage["total"],
        rules=rules_in_all(library),
        example=_example(library),
        json_ld=in_script(edition_ld(library.release)),
    )
    return Page("index.html", values)


def _example(library: Library) -> ExampleLaw | None:
    """A law to begin with: the shortest whole sentence that runs and has no doubtful word.

    A law whose facts are all yes or no goes before the others. None if there is no such law.
    """
    laws = [
        law
        for law in library.edition.laws.values()
        if law.numbered and law.address in library.rules and _telling(law)
    ]
    if not laws:
        return None
    law: Law = min(laws, key=lambda law: (not _easy(library, law), len(law.text), law.address))
    words = library.in_line(law, "index.html")
    return ExampleLaw(law, words, library.witnesses[law.witness])


def _easy(library: Library, law: Law) -> bool:
    """Whether a law's functions take facts, and each fact is yes or no."""
    asked = [
        type_name(kind)
        for rule in library.rules[law.address]
        for name, kind in types_of(rule.function).items()
        if name != "return"
    ]
    return set(asked) == {"bool"}


_TELLING = 90
"""The fewest characters of a law that can be understood without its neighbours."""


def _telling(law: Law) -> bool:
    whole = law.text.endswith(".") and len(law.text) >= _TELLING
    return whole and not law.doubtful and law.language == "en"


def about_pages(library: Library, accuracy: Report | None) -> Iterator[Page]:
    """The pages on the method, the accuracy and the encoding."""
    changes = (accuracy or {}).get("changes", {})
    methods = [_method(library, siglum, changes.get(siglum, {})) for siglum in library.witnesses]
    yield Page("about/method.html", MethodValues(methods), "about")
    yield Page("about/accuracy.html", _measured(library, accuracy or {}), "about")
    values = EncodingValues(_taxonomies(library), library.coverage["total"])
    yield Page("about/encoding.html", values, "about")


def _method(library: Library, siglum: str, changes: dict[str, int]) -> Method:
    """The rules of one book's normaliser by group, with the count of changes where known."""
    rules = [
        RepairRow(rule.id, rule.group, rule.does, changes.get(rule.id)) for rule in rules_of(siglum)
    ]
    groups = [(name, [rule for rule in rules if rule.group == name]) for name in GROUPS]
    return Method(
        witness=library.witnesses[siglum],
        groups=[(name, inside) for name, inside in groups if inside],
        count=len(rules),
        counted=bool(changes),
    )


def _measured(library: Library, accuracy: Report) -> AccuracyValues:
    """The figures: in short for all books, then each book's layers and rules."""
    measured = [
        MeasuredBook(
            witness=witness,
            first=layers[0],
            last=layers[-1],
            doubtful=_doubtful(library, siglum),
            layers=accuracy_table(_without_book(layers)),
            rules=accuracy_table(_without_book(_of(accuracy, "ablation", siglum))),
            whole=accuracy_table(_without_book(_of(accuracy, "books", siglum))),
            draft=next(iter(_of(accuracy, "drafts", siglum)), None),
            readings=accuracy.get("readings", {}).get(siglum),
        )
        for siglum, witness in library.witnesses.items()
        if (layers := _of(accuracy, "layers", siglum))
    ]
    limits = load_limits(library.project)
    unseen = [(witness, limits[siglum]) for siglum, witness in library.witnesses.items()]
    return AccuracyValues(measured, _as_figure, unseen, class_tables(library))


def _doubtful(library: Library, siglum: str) -> float:
    """The share of words that are marked as doubtful in a whole book, between 0 and 1."""
    body = library.edition.roots[siglum].find(tag("text"))
    words = len(" ".join(map(str, body.itertext())).split()) if body is not None else 0
    # A supplied point is not a word, and a word with its form as received counts once.
    words -= sum(1 for _ in body.iter(tag("pc"), tag("orig"))) if body is not None else 0
    marked = sum(1 for _ in body.iter(tag("unclear"))) if body is not None else 0
    return marked / words if words else 0.0


def _of(accuracy: Report, table: str, siglum: str) -> list[Report]:
    return [row for row in accuracy.get(table, []) if row["book"] == siglum]


def _without_book(rows: list[Report]) -> list[Report]:
    return [{key: value for key, value in row.items() if key != "book"} for row in rows]


def accuracy_table(rows: list[Report]) -> AccuracyTable:
    """A table of any rows, with a column for each key, in the order in which keys first appear.

    Fractions are shown in per cent, as the head of their column says.
    """
    keys = list(dict.fromkeys(key for row in rows for key, value in row.items() if _plain(value)))
    rates = {key for key in keys if any(isinstance(row.get(key), float) for row in rows)}
    heads = [key.replace("_", " ") + (" %" if key in rates else "") for key in keys]
    cells = [[_as_figure(row.get(key)) for key in keys] for row in rows]
    return AccuracyTable(heads, cells)


def _plain(value: object) -> bool:
    return not isinstance(value, (dict, list))


def _as_figure(value: object) -> str:
    if value is None:
        return "–"
    return f"{100 * value:.2f}" if isinstance(value, float) else str(value)


def _taxonomies(library: Library) -> dict[str, list[tuple[str, str]]]:
    """The kinds, statuses and states, with their meanings, as the TEI headers define them."""
    taxonomies: dict[str, list[tuple[str, str]]] = {}
    for root in library.edition.roots.values():
        for taxonomy in root.iter(tag("taxonomy")):
            taxonomies[str(taxonomy.get(XML_ID))] = [
                (str(category.get(XML_ID)), " ".join(map(str, category.itertext())).strip())
                for category in taxonomy.iter(tag("category"))
            ]
    return taxonomies
