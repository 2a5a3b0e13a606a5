"""What the casebook asks each function: its cases, and the facts that it refuses in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lawsofplay.rules import Rule
from lawsofplay.rules.casebook.model import Case, Casebook


@dataclass(frozen=True)
class Asked:
    """The cases that ask a function, each with a law on whose page it stands; what it refuses."""

    cases: tuple[tuple[str, str], ...] = ()
    refusals: tuple[str, ...] = ()


def asked_by_cases(books: Iterable[Casebook], functions: Mapping[str, Rule]) -> dict[str, Asked]:
    """For each function that a case asks by itself, what all cases ask it, in their order."""
    cases: dict[str, dict[tuple[str, str], None]] = {}
    refusals: dict[str, dict[str, None]] = {}
    for case in (case for book in books for case in book.cases):
        for question in case.questions:
            if rule := functions.get(question.function):
                cases.setdefault(rule.name, {})[case.heading, _page(case, rule)] = None
                refused = refusals.setdefault(rule.name, {})
                refused.update((row.answer, None) for row in question.rows if row.refused)
    return {name: Asked(tuple(it), tuple(refusals[name])) for name, it in cases.items()}


def _page(case: Case, rule: Rule) -> str:
    """A law that the case quotes: one of the function's own, if it quotes one."""
    quoted = [it.address for it in case.quoted]
    return next((it for it in quoted if it in rule.addresses), quoted[0])
