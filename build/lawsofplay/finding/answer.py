"""Answer a search: the texts, every hit, what else was found, and how to cite the search."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_toml
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.finding.concordance import (
    ConcordanceLine,
    also_found,
    as_csv,
    concordance,
    ordered,
    year,
)
from lawsofplay.finding.documents import Document
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.found import Found
from lawsofplay.finding.matching import snippet
from lawsofplay.finding.proofs import Proof, proofs
from lawsofplay.finding.query import Node, parse, typed
from lawsofplay.finding.things import Thing
from lawsofplay.model.witness import Witness, load_witness


@dataclass(frozen=True)
class Asked:
    """A search: the query as typed, whether spelling is exact, the filters and the order."""

    query: str
    exact: bool = False
    filters: dict[str, str] = field(default_factory=dict)
    order: str = ""

    def address(self, version: str) -> str:
        """The address of the search on the site, with the edition's version.

        >>> Asked("turn* up", filters={"game": "whist"}).address("0.4.0")
        'search.html?q=turn*+up&game=whist&edition=0.4.0'
        """
        parameters = {"q": self.query, **self.filters, "order": self.order,
                "exact": "1" if self.exact else "", "edition": version}  # fmt: skip
        kept = {name: value for name, value in parameters.items() if value}
        # Browsers write it so.
        return f"search.html?{urlencode(kept, safe='*').replace('~', '%7E')}"


@dataclass(frozen=True)
class Books:
    """What an answer needs to know about the books and the edition: dates and version."""

    project: Project

    @cached_property
    def witnesses(self) -> dict[str, Witness]:
        """The records of the books by their short names."""
        return {siglum: load_witness(self.project, siglum) for siglum in WITNESSES}

    @property
    def years(self) -> dict[str, int]:
        """The year by which each book is ordered."""
        return {siglum: year(book) for siglum, book in self.witnesses.items()}

    @property
    def dates(self) -> dict[str, str]:
        """The date of each book as readers see it."""
        return {siglum: book.date for siglum, book in self.witnesses.items()}

    @cached_property
    def version(self) -> str:
        """The version of the edition, from pyproject.toml."""
        return str(
            read_toml(self.project.root / "pyproject.toml", "pyproject.toml")["project"]["version"]
        )


@dataclass(frozen=True)
class TextFound:
    """A text that was found, its hits as lines, and the words of the query that it lacks."""

    document: Document
    lines: list[ConcordanceLine]
    lacks: tuple[str, ...] = ()

    def snippet(self) -> tuple[str, list[tuple[int, int]]]:
        """A stretch of the text around its first hit, with the places to mark."""
        marks = sorted({mark for line in self.lines for mark in line.hit.marks})
        return snippet(self.document.text, marks)


@dataclass(frozen=True)
class Answer:
    """The answer to a search: ``texts`` and ``lines`` (every hit), in the order asked for.

    ``named`` are texts that the query names by address, number or page but does not match. (Named
    texts that match stand first among ``texts``, unless an order is asked for.) ``things`` are
    headings, games, topics, terms and examples. ``loosely`` are further texts, which lack words of
    the query. ``near`` has words of similar spelling for each word that is not found. ``proofs``
    say which other words were found, and which laws prove that they mean the same.
    """

    asked: Asked
    books: Books
    texts: list[TextFound]
    lines: list[ConcordanceLine]
    also_found: list[tuple[str, int]]
    named: list[TextFound] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)
    loosely: list[TextFound] = field(default_factory=list)
    near: dict[str, list[str]] = field(default_factory=dict)
    proofs: list[Proof] = field(default_factory=list)

    @property
    def every(self) -> list[TextFound]:
        """All texts in the order in which readers see them: named, matching, lacking words."""
        return [*self.named, *self.texts, *self.loosely]

    def csv(self) -> str:
        """Every hit as CSV."""
        version = self.books.version
        return as_csv(self.lines, self.books.dates, self.asked.address(version), version)

    def data(self, limit: int, hits: bool) -> dict[str, Any]:
        """The answer as data: the texts or, with ``hits``, every hit.

        ``limit`` is the greatest number of rows; 0 for all.
        """
        rows: list[Any] = [*map(_line, self.lines)] if hits else [*map(_text, self.texts)]
        return {
            "query": self.asked.query,
            "exact": self.asked.exact,
            "filters": self.asked.filters,
            "address": self.asked.address(self.books.version),
            "edition": self.books.version,
            "total": len(self.texts),
            "hits": len(self.lines),
            "books": Counter(line.document.witness for line in self.lines),
            "also_found": dict(self.also_found),
            "results": rows[:limit] if limit else rows,
            "named": [*map(_text, self.named)],
            "things": [
                {"kind": thing.kind, "name": thing.name, "title": thing.title}
                for thing in self.things
            ],
            "loosely": [*map(_text, self.loosely[: limit or None])],
            "near": self.near,
            "proofs": [asdict(proof) for proof in self.proofs],
        }


def _text(text: TextFound) -> dict[str, Any]:
    document = asdict(text.document)
    del document["text"]
    stretch, marks = text.snippet()
    hits = {"hits": len(text.lines), "snippet": stretch, "marks": marks}
    return {**document, **hits, "lacks": text.lacks}


def _line(line: ConcordanceLine) -> dict[str, Any]:
    document = asdict(line.document)
    del document["text"]
    return {**document, "left": line.left, "hit": line.words, "right": line.right}


@contextmanager
def _uncollected() -> Iterator[None]:
    """Switch off the garbage collector.

    A wide search keeps a hundred thousand hits, which have no circular references. Walking through
    them in search of garbage takes a third of its time.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@_uncollected()
def answer(asked: Asked, engine: Engine, books: Books) -> Answer:
    """Answer a search.

    Raises InputError for a malformed or too wide query, and for an unknown filter.
    """
    engine.forget()
    node, matching = _strictly(asked, engine)
    named = [] if asked.exact or asked.filters else engine.named(asked.query)
    first = {hit.number for hit in named}
    matching.sort(key=lambda hit: hit.number not in first)
    shown = concordance(matching)
    if asked.order:
        shown.sort(key=lambda pair: pair[0].number)
    if asked.order == "date":
        shown.sort(key=lambda pair: books.years[pair[0].document.witness])
    texts = [TextFound(found_text.document, lines) for found_text, lines in shown]
    lines = [line for _, lines in shown for line in lines]
    strict = Answer(asked, books, texts, ordered(lines, asked.order), also_found(lines, node))
    return strict if asked.exact else _more(strict, node, matching, named, engine)


def _strictly(asked: Asked, engine: Engine) -> tuple[Node, list[Found]]:
    """The texts that match a query.

    Where none does, a ? at the end is read as a question mark.
    """
    node = parse(asked.query)
    matching = engine.search(node, asked.exact, **asked.filters)
    plain = asked.query.rstrip().rstrip("?")
    if matching or asked.exact or plain == asked.query.rstrip() or not plain.strip():
        return node, matching
    node = parse(plain)
    return node, engine.search(node, False, **asked.filters)


def _more(
    strict: Answer, node: Node, matches: list[Found], named: list[Found], engine: Engine
) -> Answer:
    """The answer with everything that was found besides the matching texts."""
    matching = {hit.number for hit in matches}
    known = matching.union(hit.number for hit in named)
    loose = [hit for hit in _loosely(engine, node, strict.asked) if hit.number not in known]
    return replace(
        strict,
        named=[TextFound(hit.document, []) for hit in named if hit.number not in matching],
        things=[] if strict.asked.filters else _suggested(engine, node, strict.asked.query),
        loosely=[
            TextFound(text.document, lines, worded(text)) for text, lines in _once(loose, matches)
        ],
        near={} if matches else engine.near_spellings(node),
        proofs=proofs(engine, node, matches),
    )


def _loosely(engine: Engine, node: Node, asked: Asked) -> list[Found]:
    try:
        return engine.loosely(node, **asked.filters)
    except InputError:  # The query is too wide for this, though not for the texts that match.
        return []


def _suggested(engine: Engine, node: Node, query: str) -> list[Thing]:
    try:
        return engine.suggest(node, query)
    except InputError:
        return []


def _once(loose: list[Found], matches: list[Found]) -> list[tuple[Found, list[ConcordanceLine]]]:
    """Texts with their lines, without paragraphs that add nothing to a rule inside them."""
    lacks: dict[str, list[set[Node]]] = {}
    for hit in (*matches, *loose):
        if hit.document.held:
            lacks.setdefault(hit.document.held, []).append(set(hit.lacks))
    return [
        (hit, [ConcordanceLine(hit, span) for span in hit.hits])
        for hit in loose
        if not any(rule <= set(hit.lacks) for rule in lacks.get(hit.document.address, ()))
    ]


def worded(text: Found) -> tuple[str, ...]:
    """The words of a query that a text lacks."""
    return tuple(" ".join(slot.form for slot in typed(part)) for part in text.lacks)
