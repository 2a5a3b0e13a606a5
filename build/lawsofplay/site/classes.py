"""What the sentences of the books are, and which rules of play run, for the Accuracy page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from lawsofplay.gates.classing.counting import ADDRESSED, RUN, UNADDRESSED
from lawsofplay.model.vocabulary import CLASSES
from lawsofplay.site.library import Library

Totals = Mapping[str, Any]
Row = dict[str, Any]
"""A line of a table: its name, the language of the name, and its figures as shown."""

_NO_GAME = "no game"


def classes_shown(library: Library) -> dict[str, Any]:
    """The tables by book and by game, how the rules stand, and how two classings agree."""
    report = library.classes
    books = report["witnesses"]
    named = [
        (_name(library, siglum), books[siglum]) for siglum in library.witnesses if siglum in books
    ]
    everything = [*named, (("all", "en"), report["total"])]
    return {
        "heads": (*CLASSES, "no class yet"),
        "sentences": _rows(everything, "sentences"),
        "words": _rows(everything, "words"),
        "rules": [_row(name, _rules(totals)) for name, totals in everything],
        "games": [(name, _games(library, totals)) for name, totals in named],
        "total": rules_in_all(library),
        "agreement": report["agreement"],
        "confusions": [
            _row((first, "en"), [f"{count:,}" for count in row.values()])
            for first, row in report["agreement"]["table"].items()
        ],
    }


def rules_in_all(library: Library) -> dict[str, Any]:
    """Of all sentences that state a rule of play, how many run, and how many have no class yet."""
    total = library.classes["total"]
    return {
        "sentences": total["sentences"],
        "open": total["open"]["sentences"],
        "rules": sum(total["rules"].values()),
        "run": total["rules"][RUN],
        "share": total["share"],
    }


def _name(library: Library, siglum: str) -> tuple[str, str]:
    book = library.witnesses[siglum]
    return book.short_title, book.language


def _rows(named: Iterable[tuple[tuple[str, str], Totals]], unit: str) -> list[Row]:
    return [_row(name, _by_class(totals, unit)) for name, totals in named]


def _row(name: tuple[str, str], cells: list[str]) -> Row:
    return {"name": name[0], "language": name[1], "cells": cells}


def _by_class(totals: Totals, unit: str) -> list[str]:
    counts = [totals["classes"][name][unit] for name in CLASSES]
    return [f"{count:,}" for count in (*counts, totals["open"][unit])]


def _rules(totals: Totals) -> list[str]:
    rules, share = totals["rules"], totals["share"]
    counts = (sum(rules.values()), rules[RUN], rules[ADDRESSED], rules[UNADDRESSED])
    return [*(f"{count:,}" for count in counts), "–" if share is None else f"{share:.1f}"]


def _games(library: Library, book: Totals) -> list[Row]:
    rows = []
    for game, totals in book["games"].items():
        name = str(library.games[game]["en"]) if game in library.games else _NO_GAME
        rules = _rules(totals)
        rows.append(_row((name, "en"), [*_by_class(totals, "sentences"), rules[1], rules[-1]]))
    return rows
