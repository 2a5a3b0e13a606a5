"""What the casebook asks each function: the cases, and the messages of refusal in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lawsofplay.rules import Rule
from lawsofplay.rules.casebook.model import Case, Casebook


@dataclass(frozen=True)
class FunctionCases:
    """The cases of a function: each heading with a law on whose page it stands; its refusals."""

    cases: tuple[tuple[str, str], ...] = ()
    refusals: tuple[str, ...] = ()


def asked_by_cases(
    books: Iterable[Casebook], functions: Mapping[str, Rule]
) -> dict[str, FunctionCases]:
    """By function that a case asks by itself: its cases, in their order."""
    cases: dict[str, dict[tuple[str, str], None]] = {}
    refusals: dict[str, dict[str, None]] = {}
    for case in (case for book in books for case in book.cases):
        for question in case.questions:
            if rule := functions.get(question.function):
                cases.setdefault(rule.name, {})[case.heading, _page(case, rule)] = None
                refused = refusals.setdefault(rule.name, {})
                refused.update((row.answer, None) for row in question.rows if row.refused)
    return {
        name: FunctionCases(tuple(asked), tuple(refusals[name])) for name, asked in cases.items()
    }


def _page(case: Case, rule: Rule) -> str:
    """The first law that a case quotes; a law of the function goes before others."""
    quoted = [words.address for words in case.quoted]
    return next((address for address in quoted if address in rule.addresses), quoted[0])
