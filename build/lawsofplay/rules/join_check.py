"""Checks of joins: pairs of laws that nothing joins, impossible declarations, untested joins."""

from __future__ import annotations

import types
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeGuard, Union, get_args, get_origin

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.relations import SHOWN, Relation, load_joins
from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.facts import parse, types_of
from lawsofplay.rules.joins import Join, all_joins
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.readiness import known
from lawsofplay.rules.registry import PACKAGE, Rule, load_rules, rule_known
from lawsofplay.rules.shown import type_name

MUST_RUN = ("excepts", "prices")
"""The kinds of join whose two laws must both run."""


def check_joins(project: Project) -> Iterator[InputError]:
    """Faults of the pairs joined in relations.tsv and of the joins in executable_rules/joins."""
    rules, pairs, joins = load_rules(), load_joins(project), all_joins()
    for join in joins:
        yield from _declared_faults(join, rules, pairs)
    for pair in pairs:
        yield from _pair_faults(pair, joins, rules)
    yield from _untried(joins, [case for book in casebooks(project.root) for case in book.cases])


def _pair_faults(
    pair: Relation, joins: Iterable[Join], rules: dict[str, Rule]
) -> Iterator[InputError]:
    """Faults: a pair with a law that does not run, or that no declaration and no function joins."""
    if pair.relation not in MUST_RUN:
        return
    for address in (pair.law, pair.other):
        if not _functions(rules, address):
            mend = f"has no function, so it cannot be joined by {pair.relation}"
            yield InputError(SHOWN, address, f"{address} {mend}; give it one first")
            return
    if way(pair, joins, rules) is None:
        mend = f"no declaration in {PACKAGE}/joins says how {pair.law} {pair.relation} it, and no"
        mend += f" function of it calls one of {pair.law}; declare the join"
        yield InputError(SHOWN, pair.other, mend)


def way(pair: Relation, joins: Iterable[Join], rules: dict[str, Rule]) -> str | None:
    """How a pair works together: ``declared`` as a join, ``called`` by a function, or None."""
    firsts, seconds = _functions(rules, pair.law), _functions(rules, pair.other)
    for join in joins:
        if join.kind == pair.relation and join.first in firsts and join.second in seconds:
            return "declared"
    reached = {name for second in seconds for name in called_by(rules[second])}
    return "called" if reached & firsts or firsts & seconds else None


def _functions(rules: dict[str, Rule], address: str) -> set[str]:
    return {rule.name for rule in rules.values() if address in rule.addresses}


def called_by(rule: Rule) -> set[str]:
    """The names of the functions of laws that a function, or a judgement of its facts, may call."""
    names: set[str] = set()
    seen: set[Callable[..., Any]] = set()
    for calling in (rule, *(judgement.rule for judgement in judgements_of(rule))):
        _follow(calling.function, names, seen)
    return names - {rule.name}


def _follow(function: Callable[..., Any], names: set[str], seen: set[Callable[..., Any]]) -> None:
    """Add to ``names`` the rules that a function names, and those of the helpers that it names."""
    if function in seen or not isinstance(function, FunctionType):
        return
    seen.add(function)
    for named in _named(function):
        inner = getattr(named, "__wrapped__", named)
        name = f"{inner.__module__}.{inner.__qualname__}".removeprefix(f"{PACKAGE}.")
        if rule := rule_known(name):
            names.add(rule.name)
        _follow(inner, names, seen)


def _named(function: FunctionType) -> Iterator[FunctionType]:
    """The functions of executable_rules whose names a function uses."""
    names = set(_names(function.__code__))
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType) and value.__name__.startswith(f"{PACKAGE}."):
            attributes = [getattr(value, other, None) for other in names]
            yield from (attribute for attribute in attributes if _is_ours(attribute))
        elif _is_ours(value):
            yield value


def _is_ours(value: object) -> TypeGuard[FunctionType]:
    return isinstance(value, FunctionType) and value.__module__.startswith(f"{PACKAGE}.")


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _names(const)


def _declared_faults(
    join: Join, rules: dict[str, Rule], pairs: Collection[Relation]
) -> Iterator[InputError]:
    """The first fault of a declared join, with its place; none if it is right."""
    mend = next(_mends(join, rules, pairs), "")
    if mend:
        yield InputError(join.file, f"line {join.line}", mend)


def _mends(join: Join, rules: dict[str, Rule], pairs: Collection[Relation]) -> Iterator[str]:
    for name in (join.first, join.second):
        if name not in rules or not rules[name].addresses:
            yield f"{name} is no function of a law"
            return
    first, second = rules[join.first], rules[join.second]
    laws = {(pair.law, pair.other) for pair in pairs if pair.relation == join.kind}
    if not any(law in first.addresses and other in second.addresses for law, other in laws):
        yield f"{SHOWN} has no law of {first.name} that {join.kind} one of {second.name}"
    yield from _strange_facts(join, first, second)
    asked = first if join.kind == "excepts" else second
    for answer in join.answers:
        if not can_answer(types_of(asked.function)["return"], answer):
            yield f"{asked.name} cannot answer {answer}"


def _strange_facts(join: Join, first: Rule, second: Rule) -> Iterator[str]:
    """What is wrong with the facts of a join: unknown, impossible, or computed already."""
    taken = [*join.same, *join.given, *filter(None, [join.taken])]
    for rule, names in (
        (first, taken),
        (second, [*join.same.values(), *filter(None, [join.fact])]),
    ):
        for name in names:
            if name not in known(rule):
                yield f"{rule.name} takes no fact {name}"
                return
    for name in join.where:
        if name not in known(first) | known(second):
            yield f"neither {first.name} nor {second.name} takes a fact {name}"
            return
    for name, text in (*join.given.items(), *join.where.items()):
        kind = types_of((first if name in first.usual else second).function)[name]
        if not _can_be(kind, text):
            yield f"{name} cannot be {text}"
    computed = (
        judgement.rule.name for judgement in judgements_of(second) if judgement.fact == join.fact
    )
    if other := next(computed, ""):
        yield f"{join.fact} of {second.name} is computed by {other}; once is enough"
    if join.fact and not _fits(first, second, join.fact):
        yield f"{first.name} does not answer what the fact {join.fact} of {second.name} is"


def _fits(first: Rule, second: Rule, fact: str) -> bool:
    """Whether the answer of a function can be a fact of another: they have a type in common.

    A fraction counts as a whole number; if it is not whole, the fact refuses it.
    """
    answers, facts = types_of(first.function)["return"], types_of(second.function)[fact]
    names = {type_name(kind).replace("Fraction", "int") for kind in _kinds(answers)}
    return not names.isdisjoint(
        type_name(kind).replace("Fraction", "int") for kind in _kinds(facts)
    )


def _kinds(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def can_answer(kind: Any, text: str) -> bool:
    """Whether a text, as a row of a case has it, can be an answer of a type.

    >>> can_answer(bool, "yes"), can_answer(int | None, "none"), can_answer(bool, "3")
    (True, True, False)
    """
    return any(_can_be_answer(single, text) for single in _kinds(kind))


def _can_be_answer(kind: Any, text: str) -> bool:
    if kind is type(None):
        return text == "none"
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        own = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields
        return [part.partition("=")[0] for part in text.split(" | ")] == list(own)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return text in {member.name.casefold().replace("_", "-") for member in kind}
    return _can_be(kind, text)


def _can_be(kind: Any, text: str) -> bool:
    try:
        parse(kind, text)
    except (ValueError, ZeroDivisionError):
        return False
    return True


def _untried(joins: Iterable[Join], cases: Iterable[Case]) -> Iterator[InputError]:
    """Faults: joins that no case asks."""
    tried = {
        (question.function, first)
        for case in cases
        for question in case.together
        for first in question.joined
    }
    for join in joins:
        if (join.second, join.first) not in tried:
            mend = f"no case asks this join; write one with: ? {join.second} with {join.first}"
            yield InputError(join.file, f"line {join.line}", mend)
