"""Checks that each condition (`met`) whose words a case quotes decides an answer of the cases.

A quoted condition is turned to its contrary, and everything else is left as it is. Then a row of
the cases that quote its law must get another answer; if none does, the condition decides nothing.
Of a condition on which nothing depends because the law says so (`whether`), the cases must have
rows with it and without it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.cases import case_faults
from lawsofplay.rules.provisos import Written, written_in
from lawsofplay.rules.quotations import canonical, place
from lawsofplay.rules.registry import PACKAGE, Rule, rules_by_law
from lawsofplay.rules.trace import Call, Proviso, Turned, tracing, turning, watching
from lawsofplay.rules.words import DARK, LawWords, in_the_dark


@dataclass(frozen=True)
class Quoting:
    """A case that quotes a law, and its file."""

    file: str
    case: Case


@dataclass(frozen=True)
class Condition:
    """A proviso of a function whose words, of this law, the cases quote."""

    law: str
    rule: Rule
    words: str
    turned: Turned
    proviso: Written

    @property
    def as_error(self) -> InputError:
        """The error for a condition that decides nothing, with its file and line."""
        turned = (
            f"turned to its contrary changes no row of the cases that quote {self.law};"
            " add a row with facts on which it decides"
        )
        untried = (
            f"makes no difference; give the cases that quote {self.law} a row where it is so and"
            " a row where it is not"
        )
        noted = (
            f"is quoted from {self.law} and noted, but its value is not used; use it, or, if the"
            " law says that nothing depends on it, write whether instead of met"
        )
        fault = turned if self.proviso.used else untried if self.proviso.indifferent else noted
        mend = f"{self.rule.name}: “{self.words}” {fault}"
        return InputError(self.turned.file, f"line {self.turned.line}", mend)


def idle_conditions(
    project: Project, edition: Edition, wanted: Callable[[str], bool] = lambda address: True
) -> Iterator[InputError]:
    """Faults: the quoted conditions that decide no row, by law and line; ``wanted`` chooses laws.

    Raises InputError for cases that cannot be read or run.
    """
    running, quoting = rules_by_law(), _quoting(project)
    for address in edition.laws:
        if address in running and address in quoting and wanted(address):
            cases = quoting[address]
            for condition in conditions(edition, address, running[address], cases):
                if not decides(condition, cases):
                    yield condition.as_error


def conditions(
    edition: Edition, address: str, rules: Iterable[Rule], quoting: Iterable[Quoting]
) -> Iterator[Condition]:
    """The conditions, in functions that the cases of a law call, whose words these cases quote."""
    words = _quoted_words(edition, address, quoting)
    called = _called(quoting)
    for rule in rules:
        if rule.name in called:
            for function in with_helpers(rule.function):
                yield from _conditions(address, rule, function, words)


def decides(condition: Condition, quoting: Iterable[Quoting]) -> bool:
    """Whether a row of the cases gets another answer when a condition is turned.

    For a condition noted by `whether`: whether some row meets it and another does not.
    """
    if condition.proviso.indifferent:
        return _weighed(condition, quoting) == {True, False}
    with turning(condition.turned):
        return any(map(_fails, quoting))


def _weighed(condition: Condition, quoting: Iterable[Quoting]) -> set[bool]:
    """Whether a condition is met in the rows of cases: True, False, or both in different rows."""
    with tracing() as steps:
        _run(quoting)
    words = condition.turned.words
    return {proviso.met for proviso in _provisos(steps) if proviso.words == words}


def _run(quoting: Iterable[Quoting]) -> None:
    """Run every row of cases, for what is recorded meanwhile."""
    for quoting_case in quoting:
        list(case_faults(quoting_case.file, quoting_case.case))


def _provisos(steps: Iterable[Call | Proviso]) -> Iterator[Proviso]:
    for step in steps:
        if isinstance(step, Proviso):
            yield step
        else:
            yield from _provisos(step.steps)


def _fails(quoting: Quoting) -> bool:
    try:
        return next(case_faults(quoting.file, quoting.case), None) is not None
    except Exception:
        # With the condition turned, a function may raise anything: this too is another answer.
        return True


def _quoting(project: Project) -> Mapping[str, list[Quoting]]:
    """The cases by the laws that they quote."""
    by_law: dict[str, list[Quoting]] = {}
    for book in casebooks(project.root):
        for case in book.cases:
            for address in dict.fromkeys(
                quoted.address for quoted in case.quoted if not quoted.reason
            ):
                by_law.setdefault(address, []).append(Quoting(book.file, case))
    return by_law


def _quoted_words(edition: Edition, address: str, quoting: Iterable[Quoting]) -> LawWords:
    """The words of a law; those that the cases quote are lit."""
    words = in_the_dark(edition.law(address))
    for quoting_case in quoting:
        for quoted in quoting_case.case.quoted:
            if quoted.address == address and not quoted.reason:
                words.light(quoted.words, in_order=True)
    return words


def _called(quoting: Iterable[Quoting]) -> set[str]:
    """The names of the functions that run when cases are run. Raises InputError."""
    with watching() as called:
        _run(quoting)
    return called


def with_helpers(function: Callable[..., Any]) -> Iterator[FunctionType]:
    """A function of a law, and the helpers that it names directly or indirectly, each once."""
    waiting, seen = [inspect.unwrap(function)], set[object]()
    while waiting:
        current = waiting.pop()
        if current in seen or not isinstance(current, FunctionType):
            continue
        seen.add(current)
        yield current
        named = (current.__globals__.get(name) for name in current.__code__.co_names)
        waiting += [value for value in named if _is_helper(value)]


def _is_helper(value: Any) -> bool:
    """Whether a value is a function of executable_rules that executes no law."""
    plain = isinstance(value, FunctionType) and not hasattr(value, "__wrapped__")
    return plain and str(value.__module__).startswith(f"{PACKAGE}.")


def _conditions(
    address: str, rule: Rule, function: FunctionType, words: LawWords
) -> Iterator[Condition]:
    for proviso in written_in(function):
        if wording := _lit_wording(proviso, words):
            turned = Turned(function.__code__.co_filename, proviso.line, proviso.wordings[0])
            yield Condition(address, rule, wording, turned, proviso)


def _lit_wording(proviso: Written, words: LawWords) -> str:
    """The first wording of a proviso that the cases quote whole; empty if they quote none."""
    return next((wording for wording in proviso.wordings if _is_lit(canonical(wording), words)), "")


def _is_lit(wording: str, words: LawWords) -> bool:
    start = place(wording, words.text)
    span = range(start, start + len(wording))
    return start >= 0 and not any(
        words.signs[at] == DARK and words.text[at].isalnum() for at in span
    )
