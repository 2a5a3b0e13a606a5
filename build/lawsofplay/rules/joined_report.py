"""How many pairs of laws are joined, by book and kind, and how they run: for ``laws coverage``."""

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
"""How two laws joined run."""

Report = Mapping[str, Mapping[str, int]]
"""How many pairs there are of each kind, and of each way; by book, and in all under ``total``."""


def joined_report(project: Project) -> Report:
    """Count the pairs joined. Raises InputError for a relations.tsv that cannot be read."""
    rules, joins = load_rules(), all_joins()
    books: dict[str, Counter[str]] = {}
    for pair in load_joins(project):
        found = (pair.relation, way(pair, joins, rules) or "told")
        for name in (pair.law.partition(".")[0], "total"):
            books.setdefault(name, Counter()).update(found)
    total = books.pop("total", Counter())
    counted = {**dict(sorted(books.items())), "total": total}
    return {name: {it: counts[it] for it in (*JOINS, *WAYS)} for name, counts in counted.items()}


def joined_lines(report: Report) -> str:
    """The counts as a table, with what its columns say."""
    heads = (*JOINS, *WAYS)
    rows = [_row("book", heads)]
    rows += [_row(name, [str(counts[head]) for head in heads]) for name, counts in report.items()]
    notes = [f"{way}: laws that {told}" for way, told in WAYS.items()]
    return "\n".join([*rows, "", *notes])


def _row(name: str, cells: list[str] | tuple[str, ...]) -> str:
    return f"{name:<12}" + "".join(f"{cell:>10}" for cell in cells)
