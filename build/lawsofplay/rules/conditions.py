"""Conditions that decide: each `met` whose words a case quotes must move an answer of the cases.

A quoted condition is turned to its contrary, and nothing else; then a row of the cases that quote
its law must come out otherwise. Where none does, the words stand in a quotation and decide nothing.
A condition of which the law says that nothing hangs on it (`whether`) is tried by rows for both.
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
    """A proviso of a function, in the words of a law that its cases quote."""

    law: str
    rule: Rule
    words: str
    turned: Turned
    proviso: Written

    @property
    def as_error(self) -> InputError:
        """That it decides nothing, with its file and line."""
        turned = (
            f"turned to its contrary changes no row of the cases that quote {self.law};"
            " give them a row on whose facts it decides"
        )
        untried = (
            f"makes no difference; give the cases that quote {self.law} a row where it is so and"
            " one where it is not"
        )
        noted = (
            f"is quoted from {self.law} and noted, and nothing follows from it; let it decide,"
            " or, if the law says that nothing hangs on it, write whether instead of met"
        )
        said = turned if self.proviso.used else untried if self.proviso.indifferent else noted
        mend = f"{self.rule.name}: “{self.words}” {said}"
        return InputError(self.turned.file, f"line {self.turned.line}", mend)


def idle_conditions(
    project: Project, edition: Edition, wanted: Callable[[str], bool] = lambda address: True
) -> Iterator[InputError]:
    """The quoted conditions of the wanted laws that decide no row, by law and line.

    Raises InputError for cases that cannot be read or asked.
    """
    running, quoting = rules_by_law(), _quoting(project)
    for address in edition.laws:
        if address in running and address in quoting and wanted(address):
            found = conditions(edition, address, running[address], quoting[address])
            yield from (
                condition.as_error
                for condition in found
                if not decides(condition, quoting[address])
            )


def conditions(
    edition: Edition, address: str, rules: Iterable[Rule], quoting: Iterable[Quoting]
) -> Iterator[Condition]:
    """The conditions of functions that cases of a law call, in words which those cases quote."""
    words = _quoted_words(edition, address, quoting)
    called = _called(quoting)
    for rule in rules:
        if rule.name in called:
            for function in with_helpers(rule.function):
                yield from _conditions(address, rule, function, words)


def decides(condition: Condition, quoting: Iterable[Quoting]) -> bool:
    """Whether a row of the cases comes out otherwise when a condition is turned.

    Of one on which the law says that nothing hangs, whether rows have it both ways.
    """
    if condition.proviso.indifferent:
        return _weighed(condition, quoting) == {True, False}
    with turning(condition.turned):
        return any(_fails(it) for it in quoting)


def _weighed(condition: Condition, quoting: Iterable[Quoting]) -> set[bool]:
    """What a condition comes to in the rows of cases."""
    with tracing() as steps:
        for it in quoting:
            list(case_faults(it.file, it.case))
    noted = (proviso for proviso in _provisos(steps) if proviso.words == condition.turned.words)
    return {it.met for it in noted}


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
        # What a function raises on facts turned upside down is no answer either.
        return True


def _quoting(project: Project) -> Mapping[str, list[Quoting]]:
    """The cases by the laws that they quote."""
    found: dict[str, list[Quoting]] = {}
    for book in casebooks(project.root):
        for case in book.cases:
            for address in dict.fromkeys(
                quoted.address for quoted in case.quoted if not quoted.reason
            ):
                found.setdefault(address, []).append(Quoting(book.file, case))
    return found


def _quoted_words(edition: Edition, address: str, quoting: Iterable[Quoting]) -> LawWords:
    """The words of a law, those lit that the cases quote."""
    words = in_the_dark(edition.law(address))
    for it in quoting:
        for quoted in it.case.quoted:
            if quoted.address == address and not quoted.reason:
                words.light(quoted.words, in_order=True)
    return words


def _called(quoting: Iterable[Quoting]) -> set[str]:
    """The functions that cases call, on their own or by another. Raises InputError."""
    with watching() as called:
        for it in quoting:
            list(case_faults(it.file, it.case))
    return called


def with_helpers(function: Callable[..., Any]) -> Iterator[FunctionType]:
    """A function of a law, and those it calls that are of no law, each once."""
    waiting, seen = [inspect.unwrap(function)], set[object]()
    while waiting:
        one = waiting.pop()
        if one in seen or not isinstance(one, FunctionType):
            continue
        seen.add(one)
        yield one
        named = (one.__globals__.get(name) for name in one.__code__.co_names)
        waiting += [it for it in named if _is_helper(it)]


def _is_helper(it: Any) -> bool:
    """Whether it is a function of executable_rules that executes no law."""
    plain = isinstance(it, FunctionType) and not hasattr(it, "__wrapped__")
    return plain and str(it.__module__).startswith(f"{PACKAGE}.")


def _conditions(
    address: str, rule: Rule, function: FunctionType, words: LawWords
) -> Iterator[Condition]:
    for proviso in written_in(function):
        if said := _lit_wording(proviso, words):
            turned = Turned(function.__code__.co_filename, proviso.line, proviso.wordings[0])
            yield Condition(address, rule, said, turned, proviso)


def _lit_wording(proviso: Written, words: LawWords) -> str:
    """The wording of a proviso that the cases quote whole; empty where they quote none."""
    return next((wording for wording in proviso.wordings if _is_lit(canonical(wording), words)), "")


def _is_lit(wording: str, words: LawWords) -> bool:
    start = place(wording, words.text)
    span = range(start, start + len(wording))
    return start >= 0 and not any(
        words.signs[at] == DARK and words.text[at].isalnum() for at in span
    )
