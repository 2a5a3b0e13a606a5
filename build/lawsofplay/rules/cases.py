"""Running cases: each row is put to its function, and a different answer is a fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, get_origin

from lawsofplay.base.errors import InputError
from lawsofplay.rules.answers import written
from lawsofplay.rules.casebook.model import Case, Question, Row
from lawsofplay.rules.casebook.ranges import expanded, is_several
from lawsofplay.rules.facts import parse_facts, types_of
from lawsofplay.rules.joining import together
from lawsofplay.rules.joins import joins_of
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.readiness import Joined
from lawsofplay.rules.registry import Rule, rule_named

Joins = tuple[Joined, ...]


def case_faults(file: str, case: Case) -> Iterator[InputError]:
    """Faults of a case: its rows that the functions answer otherwise, each with its line.

    Raises InputError, with the line, for an unknown function and for facts that it does not take.
    Any other exception of a function, except the ValueError of a refusal, gets a note of the row.
    """
    for question in case.all_questions:
        rule = asked(file, question)
        joined = joints(file, question)
        for row in question.rows:
            for ask in calls(file, rule, row, joined):
                if fault := _difference(file, rule, row, ask, joined):
                    yield InputError(file, f"line {row.line}", fault)


def all_faults(file: str, case: Case) -> list[InputError]:
    """Faults of a case: those of `case_faults`, or the error that stops its rows from being run."""
    try:
        return list(case_faults(file, case))
    except InputError as error:
        return [error]


def asked(file: str, question: Question) -> Rule:
    """The function that a question asks. Raises InputError, with the line, if it is unknown."""
    try:
        return rule_named(question.function)
    except InputError as error:
        raise InputError(file, f"line {question.line}", str(error)) from None


def joints(file: str, question: Question) -> Joins:
    """The joins by which a question asks other functions with its own; none is for a single law.

    Raises InputError, with the line, for a function that nothing joins to the question's.
    """
    joins: list[Joined] = []
    for name in question.joined:
        own = [(join, "") for join in joins_of(question.function) if join.first == name]
        if not own:
            mend = f"nothing in executable_rules/joins joins {name} to {question.function}"
            raise InputError(file, f"line {question.line}", mend)
        joins += own
    return tuple(joins)


def calls(file: str, rule: Rule, row: Row, joined: Joins = ()) -> Iterator[tuple[str, ...]]:
    """The typed facts of every call that a row stands for; ``joined`` may take some of them.

    Raises InputError, with the line, for an unknown fact, and for an impossible range or list.
    """
    try:
        for name, value in row.facts:
            _check_fact(rule, name, value, _kinds(rule, joined))
        yield from expanded(row.facts)
    except ValueError as error:
        raise InputError(file, f"line {row.line}", str(error)) from None


def _check_fact(rule: Rule, name: str, value: str, kinds: Mapping[str, Any]) -> None:
    if name not in kinds:
        near = get_close_matches(name, kinds, 1)
        known = ", ".join(rule.usual) or "none"
        hint = f"; the nearest is {near[0]}" if near else f"; its facts: {known}"
        raise ValueError(f"{rule.name} takes no fact {name}{hint}")
    if is_several(value) and _holds_several(kinds[name]):
        raise ValueError(f"{name} holds several values itself; write a row for each")


def _kinds(rule: Rule, joined: Joins = ()) -> dict[str, Any]:
    """The types of the facts that a row may give, with those of judgements and joined functions."""
    kinds: dict[str, Any] = {}
    for join, _ in joined:
        kinds |= _kinds(rule_named(join.first))
    for asked_rule in (*(judgement.rule for judgement in judgements_of(rule)), rule):
        kinds |= {name: types_of(asked_rule.function)[name] for name in asked_rule.usual}
    return kinds


def _holds_several(kind: Any) -> bool:
    """Whether the facts of a type are collections."""
    origin = get_origin(kind)
    return isinstance(origin, type) and origin in (tuple, list, set, frozenset, dict, Mapping)


def _difference(file: str, rule: Rule, row: Row, ask: tuple[str, ...], joined: Joins) -> str:
    """How the answer differs from that of the row; empty when it does not."""
    where = _where(row, ask)
    try:
        facts = {} if joined else parse_facts(rule, ask)
    except InputError as error:
        mend = f"{rule.name}, {error.place}: {error.mend}"
        raise InputError(file, f"line {row.line}", mend) from None
    try:
        answer = written(_together(rule, ask, joined) if joined else rule(**facts))
    except (ValueError, InputError) as error:
        return _refusal_fault(rule, row, str(error), where)
    except Exception as error:
        error.add_note(f"{file}, line {row.line}: {rule.name}{where}")
        raise
    if row.refused:
        return f"{rule.name} gives {answer}{where}, and refuses nothing"
    same = " ".join(answer.split()) == row.answer
    return "" if same else f"{rule.name} gives {answer}, not {row.answer}{where}"


def _together(rule: Rule, ask: tuple[str, ...], joined: Joins) -> object:
    """The answer that decides when all joined functions are asked. Raises ValueError if refused."""
    given = {name: text for name, _, text in (word.partition("=") for word in ask)}
    call = together(rule, "", joined, given).last
    if call.refusal:
        raise ValueError(call.refusal)
    return call.value


def _refusal_fault(rule: Rule, row: Row, refusal: str, where: str) -> str:
    refusal = " ".join(refusal.split())
    if row.refused and row.answer in refusal:
        return ""
    wanted = f"! {row.answer}" if row.refused else row.answer
    return f"{rule.name} gives ! {refusal}, not {wanted}{where}"


def _where(row: Row, ask: tuple[str, ...]) -> str:
    """The facts of one of the calls that a row stands for; empty if there is only one call."""
    several = any(is_several(value) for _, value in row.facts)
    return f" (where {', '.join(ask)})" if several else ""
