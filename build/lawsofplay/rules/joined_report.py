"""How many pairs of laws are joined, by book and kind, and how they run: for laws coverage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from lawsofplay.base.project import Project
from lawsofplay.model.relations import load_joins
from lawsofplay.model.vocabulary import JOINS
from lawsofplay.rules.join_check import way
from lawsofplay.rules.joins import all_joins
from lawsofplay.rules.registry import load_rules

WAYS = {
    "declared": "answer together, by a declaration in executable_rules/joins",
    "called": "are joined within their functions",
    "told": "are told of, and not asked together",
}
"""The ways in which two joined laws work together, each with its explanation."""

Report = Mapping[str, Mapping[str, int]]
"""The number of pairs of each kind and of each way, by book; all books are under ``total``."""


def joined_report(project: Project) -> Report:
    """Count the joined pairs. Raises InputError if relations.tsv cannot be read."""
    rules, joins = load_rules(), all_joins()
    books: dict[str, Counter[str]] = {}
    for pair in load_joins(project):
        columns = (pair.relation, way(pair, joins, rules) or "told")
        for name in (pair.law.partition(".")[0], "total"):
            books.setdefault(name, Counter()).update(columns)
    total = books.pop("total", Counter())
    counted = {**dict(sorted(books.items())), "total": total}
    heads = (*JOINS, *WAYS)
    return {name: {head: counts[head] for head in heads} for name, counts in counted.items()}


def joined_lines(report: Report) -> str:
    """The counts as a table, with an explanation of its columns."""
    heads = (*JOINS, *WAYS)
    rows = [_row("book", heads)]
    rows += [_row(name, [str(counts[head]) for head in heads]) for name, counts in report.items()]
    notes = [f"{way}: laws that {explanation}" for way, explanation in WAYS.items()]
    return "\n".join([*rows, "", *notes])


def _row(name: str, cells: list[str] | tuple[str, ...]) -> str:
    return f"{name:<12}" + "".join(f"{cell:>10}" for cell in cells)
