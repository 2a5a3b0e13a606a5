"""Coverage: which laws have a function, a test that quotes them, and a valid seal.

The report is the JSON of ``laws coverage --json``::

    {"witnesses": {siglum: TOTALS}, "games": {slug: TOTALS}, "total": TOTALS,
     "laws": {address: {"witness", "game", "numbered", "kind", "status", "excluded", "reason",
                        "functions", "tests", "seal"}}}

TOTALS are ``numbered, excluded, with_rule, with_quoting_test, sealed, suspect`` of the numbered
items. Under ``prose`` are the same totals of the rules in prose, with ``rules`` for ``numbered``.
Items with a written reason are excluded; the other totals count only what is not excluded.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict

from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition, Law
from lawsofplay.rules.marks import collect_quotations
from lawsofplay.rules.registry import Rule, rules_by_law
from lawsofplay.rules.seals import SEALED, SUSPECT, Pair, read_seals, state

NO_SEAL = ""
"""The seal of a law without a function."""


class Record(TypedDict):
    """What covers one law."""

    witness: str
    game: str
    numbered: bool
    kind: str
    status: str
    excluded: bool
    reason: str
    functions: list[str]
    tests: list[str]
    seal: str


class Counts(TypedDict):
    """How many laws are excluded, and how many of the others have a rule, a test and a seal."""

    excluded: int
    with_rule: int
    with_quoting_test: int
    sealed: int
    suspect: int


class ProseTotals(Counts):
    """The totals of the rules in prose."""

    rules: int


class Totals(Counts):
    """The totals of the numbered items, and under ``prose`` those of the rules in prose."""

    numbered: int
    prose: ProseTotals


class Report(TypedDict):
    """The whole report: totals by siglum and by slug, and records by address."""

    witnesses: dict[str, Totals]
    games: dict[str, Totals]
    total: Totals
    laws: dict[str, Record]


def coverage_report(project: Project, edition: Edition) -> Report:
    """Totals by witness and game, and a record of every law and rule (see the module)."""
    rules = rules_by_law()
    tests = _tests(project)
    seals = read_seals(project)
    records = {
        address: _record(law, rules.get(address, []), tests.get(address, []), seals)
        for address, law in edition.laws.items()
    }
    return {
        "witnesses": _grouped(records.values(), "witness", edition.roots),
        "games": _grouped(records.values(), "game"),
        "total": _totals(list(records.values())),
        "laws": records,
    }


def _tests(project: Project) -> dict[str, list[str]]:
    """The names of the quoting tests by the address of the law that they quote."""
    by_law: dict[str, list[str]] = {}
    for quote in collect_quotations(project):
        listed = by_law.setdefault(quote.address, [])
        if not quote.reason and quote.test_id not in listed:
            listed.append(quote.test_id)
    return by_law


def _record(law: Law, rules: list[Rule], tests: list[str], seals: dict[Pair, str]) -> Record:
    functions = [rule.name for rule in rules]
    states = [state(seals, (name, law.address), law.text) for name in functions]
    return {
        "witness": law.witness,
        "game": law.game,
        "numbered": law.numbered,
        "kind": law.kind,
        "status": law.status,
        "excluded": bool(law.reason),
        "reason": law.reason,
        "functions": functions,
        "tests": tests,
        "seal": _worst(states),
    }


def _worst(states: list[str]) -> str:
    """The worst seal of a law's functions: suspect, else unsealed, else sealed."""
    return SUSPECT if SUSPECT in states else max(states, default=NO_SEAL)


def _grouped(
    records: Iterable[Record], key: Literal["witness", "game"], known: Iterable[str] = ()
) -> dict[str, Totals]:
    groups: dict[str, list[Record]] = {name: [] for name in known}
    for record in records:
        groups.setdefault(record[key], []).append(record)
    return {name: _totals(groups[name]) for name in sorted(groups)}


def _totals(records: list[Record]) -> Totals:
    numbered = [record for record in records if record["numbered"]]
    in_prose = [record for record in records if not record["numbered"]]
    prose: ProseTotals = {"rules": len(in_prose), **_counts(in_prose)}
    return {"numbered": len(numbered), **_counts(numbered), "prose": prose}


def _counts(records: list[Record]) -> Counts:
    counted = [record for record in records if not record["excluded"]]
    return {
        "excluded": len(records) - len(counted),
        "with_rule": sum(bool(record["functions"]) for record in counted),
        "with_quoting_test": sum(bool(record["tests"]) for record in counted),
        "sealed": sum(record["seal"] == SEALED for record in counted),
        "suspect": sum(record["seal"] == SUSPECT for record in counted),
    }
