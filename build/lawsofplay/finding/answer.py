"""A search asked and answered: the texts, every hit, what else was found, and how to cite it."""

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
from lawsofplay.finding.engine import Engine, Found
from lawsofplay.finding.matching import snippet
from lawsofplay.finding.proofs import Proof, proofs
from lawsofplay.finding.query import Node, parse, typed
from lawsofplay.finding.things import Thing
from lawsofplay.model.witness import Witness, load_witness


@dataclass(frozen=True)
class Asked:
    """A search: the query as typed, whether spelling is exact, the filters, the order."""

    query: str
    exact: bool = False
    filters: dict[str, str] = field(default_factory=dict)
    order: str = ""

    def address(self, version: str) -> str:
        """Return the address of the search on the site, with the edition's version.

        >>> Asked("turn* up", filters={"game": "whist"}).address("0.4.0")
        'search.html?q=turn*+up&game=whist&edition=0.4.0'
        """
        told = {"q": self.query, **self.filters, "order": self.order,
                "exact": "1" if self.exact else "", "edition": version}  # fmt: skip
        kept = {name: value for name, value in told.items() if value}
        # As browsers write it.
        return f"search.html?{urlencode(kept, safe='*').replace('~', '%7E')}"


@dataclass(frozen=True)
class Books:
    """What an answer tells of the books: their dates; and of the edition: its version."""

    project: Project

    @cached_property
    def witnesses(self) -> dict[str, Witness]:
        """The records of the books by siglum."""
        return {siglum: load_witness(self.project, siglum) for siglum in WITNESSES}

    @property
    def years(self) -> dict[str, int]:
        """The years that books are ordered by."""
        return {siglum: year(book) for siglum, book in self.witnesses.items()}

    @property
    def dates(self) -> dict[str, str]:
        """The dates as they are told."""
        return {siglum: book.date for siglum, book in self.witnesses.items()}

    @cached_property
    def version(self) -> str:
        """The version of the edition, which pyproject.toml states."""
        return str(
            read_toml(self.project.root / "pyproject.toml", "pyproject.toml")["project"]["version"]
        )


@dataclass(frozen=True)
class TextFound:
    """A text found, with its hits as lines, and the words of the query that it lacks."""

    document: Document
    lines: list[ConcordanceLine]
    lacks: tuple[str, ...] = ()

    def snippet(self) -> tuple[str, list[tuple[int, int]]]:
        """Return a stretch of the text around its first hit, with the places to be marked."""
        marks = sorted({mark for line in self.lines for mark in line.hit.marks})
        return snippet(self.document.text, marks)


@dataclass(frozen=True)
class Answer:
    """The answer to a search: ``texts`` and ``lines`` (every hit), both in the order asked for.

    ``named`` are texts that the query names by address, number or page and that do not match it
    (those that match stand first among ``texts``, unless another order is asked for); ``things``
    headings, games, topics, terms and examples; ``loosely`` further texts, which lack words of the
    query. ``near`` has, for each word that leads nowhere, words spelt nearly so. ``proofs`` tell in
    which other words something was found, and which laws prove that they say the same.
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
        """All texts as readers meet them: those named, those that match, those that lack words."""
        return [*self.named, *self.texts, *self.loosely]

    def csv(self) -> str:
        """Return every hit as CSV."""
        version = self.books.version
        return as_csv(self.lines, self.books.dates, self.asked.address(version), version)

    def data(self, limit: int, hits: bool) -> dict[str, Any]:
        """Return the answer as data: the texts or, if asked for, every hit."""
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


def _text(found: TextFound) -> dict[str, Any]:
    document = asdict(found.document)
    del document["text"]
    stretch, marks = found.snippet()
    told = {"hits": len(found.lines), "snippet": stretch, "marks": marks}
    return {**document, **told, "lacks": found.lacks}


def _line(line: ConcordanceLine) -> dict[str, Any]:
    document = asdict(line.document)
    del document["text"]
    return {**document, "left": line.left, "hit": line.words, "right": line.right}


@contextmanager
def _uncollected() -> Iterator[None]:
    """Let nothing be collected meanwhile.

    A hundred thousand hits are kept until they are told, and hold no circles: walking through them
    to find what may go is a third of the time of a wide search.
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
    """Answer a search. Raises InputError for an ill-formed or too wide query, an unknown filter."""
    engine.forget()
    node, found = _strictly(asked, engine)
    named = [] if asked.exact or asked.filters else engine.named(asked.query)
    first = {hit.number for hit in named}
    found.sort(key=lambda hit: hit.number not in first)
    shown = concordance(found)
    if asked.order:
        shown.sort(key=lambda it: it[0].number)
    if asked.order == "date":
        shown.sort(key=lambda it: books.years[it[0].document.witness])
    texts = [TextFound(it.document, lines) for it, lines in shown]
    lines = [line for _, lines in shown for line in lines]
    strict = Answer(asked, books, texts, ordered(lines, asked.order), also_found(lines, node))
    return strict if asked.exact else _more(strict, node, found, named, engine)


def _strictly(asked: Asked, engine: Engine) -> tuple[Node, list[Found]]:
    """What matches a query; where nothing does, a ? at its end is that of a question."""
    node = parse(asked.query)
    found = engine.search(node, asked.exact, **asked.filters)
    plain = asked.query.rstrip().rstrip("?")
    if found or asked.exact or plain == asked.query.rstrip() or not plain.strip():
        return node, found
    node = parse(plain)
    return node, engine.search(node, False, **asked.filters)


def _more(
    strict: Answer, node: Node, found: list[Found], named: list[Found], engine: Engine
) -> Answer:
    """An answer with what is found besides the texts that match."""
    matching = {hit.number for hit in found}
    there = matching.union(hit.number for hit in named)
    loose = [hit for hit in _loosely(engine, node, strict.asked) if hit.number not in there]
    return replace(
        strict,
        named=[TextFound(hit.document, []) for hit in named if hit.number not in matching],
        things=[] if strict.asked.filters else _suggested(engine, node, strict.asked.query),
        loosely=[TextFound(it.document, lines, worded(it)) for it, lines in _once(loose, found)],
        near={} if found else engine.near_spellings(node),
        proofs=proofs(engine, node, found),
    )


def _loosely(engine: Engine, node: Node, asked: Asked) -> list[Found]:
    try:
        return engine.loosely(node, **asked.filters)
    except InputError:  # Too wide for that, though not for what matches.
        return []


def _suggested(engine: Engine, node: Node, query: str) -> list[Thing]:
    try:
        return engine.suggest(node, query)
    except InputError:
        return []


def _once(loose: list[Found], found: list[Found]) -> list[tuple[Found, list[ConcordanceLine]]]:
    """Texts with their lines; no paragraph that says no more than a rule in it that is told too."""
    lacks: dict[str, list[set[Node]]] = {}
    for hit in (*found, *loose):
        if hit.document.held:
            lacks.setdefault(hit.document.held, []).append(set(hit.lacks))
    return [
        (hit, [ConcordanceLine(hit, span) for span in hit.hits])
        for hit in loose
        if not any(rule <= set(hit.lacks) for rule in lacks.get(hit.document.address, ()))
    ]


def worded(found: Found) -> tuple[str, ...]:
    """Return the words of a query that a text lacks."""
    return tuple(" ".join(slot.form for slot in typed(part)) for part in found.lacks)
