"""The classes of the books' sentences, and which rules of play run, for the Accuracy page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lawsofplay.gates.classing.counting import ADDRESSED, RUN, UNADDRESSED
from lawsofplay.model.vocabulary import CLASSES
from lawsofplay.site.library import Library

Totals = Mapping[str, Any]
"""Counts of sentences, as `lawsofplay.gates.classing.counting` makes them for its report."""

_NO_GAME = "no game"


@dataclass(frozen=True)
class ClassRow:
    """A row of a table: its name, the language of the name, and its figures as shown."""

    name: str
    language: str
    cells: list[str]


@dataclass(frozen=True)
class RulesTotal:
    """How many sentences there are, and how many of those that state a rule of play run.

    ``open`` counts sentences without a class. ``share`` is of 100 rules those that run; None where
    there are no rules.
    """

    sentences: int
    open: int
    rules: int
    run: int
    share: float | None


@dataclass(frozen=True)
class ClassTables:
    """The tables of the classes, for the page of accuracy.

    ``heads`` name the columns; ``games`` has for each book its name, the language of the name, and
    a row for each of its games. ``agreement`` is the report of how two classings agree.
    """

    heads: tuple[str, ...]
    sentences: list[ClassRow]
    words: list[ClassRow]
    rules: list[ClassRow]
    games: list[tuple[tuple[str, str], list[ClassRow]]]
    total: RulesTotal
    agreement: Mapping[str, Any]
    confusions: list[ClassRow]


def class_tables(library: Library) -> ClassTables:
    """The tables of the classes, by book and by game."""
    report = library.classes
    books = report["witnesses"]
    named = [
        (_name(library, siglum), books[siglum]) for siglum in library.witnesses if siglum in books
    ]
    everything = [*named, (("all", "en"), report["total"])]
    return ClassTables(
        heads=(*CLASSES, "no class yet"),
        sentences=_rows(everything, "sentences"),
        words=_rows(everything, "words"),
        rules=[ClassRow(*name, _rules(totals)) for name, totals in everything],
        games=[(name, _games(library, totals)) for name, totals in named],
        total=rules_in_all(library),
        agreement=report["agreement"],
        confusions=[
            ClassRow(first, "en", [f"{count:,}" for count in row.values()])
            for first, row in report["agreement"]["table"].items()
        ],
    )


def rules_in_all(library: Library) -> RulesTotal:
    """The counts of sentences in all books."""
    total = library.classes["total"]
    return RulesTotal(
        sentences=total["sentences"],
        open=total["open"]["sentences"],
        rules=sum(total["rules"].values()),
        run=total["rules"][RUN],
        share=total["share"],
    )


def _name(library: Library, siglum: str) -> tuple[str, str]:
    book = library.witnesses[siglum]
    return book.short_title, book.language


def _rows(named: Iterable[tuple[tuple[str, str], Totals]], unit: str) -> list[ClassRow]:
    return [ClassRow(*name, _by_class(totals, unit)) for name, totals in named]


def _by_class(totals: Totals, unit: str) -> list[str]:
    counts = [totals["classes"][name][unit] for name in CLASSES]
    return [f"{count:,}" for count in (*counts, totals["open"][unit])]


def _rules(totals: Totals) -> list[str]:
    rules, share = totals["rules"], totals["share"]
    counts = (sum(rules.values()), rules[RUN], rules[ADDRESSED], rules[UNADDRESSED])
    return [*(f"{count:,}" for count in counts), "–" if share is None else f"{share:.1f}"]


def _games(library: Library, book: Totals) -> list[ClassRow]:
    rows = []
    for game, totals in book["games"].items():
        name = str(library.games[game]["en"]) if game in library.games else _NO_GAME
        rules = _rules(totals)
        cells = [*_by_class(totals, "sentences"), rules[1], rules[-1]]
        rows.append(ClassRow(name, "en", cells))
    return rows
