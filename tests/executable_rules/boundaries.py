"""Facts at the edge of their types: what a reader may type beside a call that is known to be right.

Around calls that are known to be right, those of the topics and for each law one of its cases, one
fact is changed: a number to 0, -1, 1, 2 or 100, a tuple to nothing, to one element or to one more,
an enum to each of its members, a value of a class to the same with one field changed.
"""

from __future__ import annotations

import dataclasses
import types
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from enum import Enum
from fractions import Fraction
from functools import cache
from inspect import Parameter
from itertools import combinations, islice, product
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from executable_rules.mechanics.cards import WHOLE_PACK, Card
from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.cases.at_work import at_work, from_cases
from lawsofplay.cases.topics import load_topics
from lawsofplay.rules.bounds import declared_facts
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.facts import parse_facts
from lawsofplay.rules.registry import Rule, load_rules

NUMBERS = (0, -1, 1, 2, 100, 10**12 - 1)
"""Edges of a number: the last is the longest that can be typed."""

KINGS = (Card.parse("KH"),) * 13
PACK_AND_ONE = (*WHOLE_PACK, WHOLE_PACK[0])

MOST = 40
"""So many values are tried at most for one fact of one call."""

FEW = 7
"""So many where two facts are changed at once."""

Facts = dict[str, Any]
Pool = Mapping[type, tuple[Any, ...]]


def recorded_calls() -> dict[str, list[Facts]]:
    """The facts of the calls that are known to be right, by the name of the function."""
    project, rules = find_project(Path(__file__).parent), load_rules()
    topics = [
        (asked.function, asked.ask)
        for topic in load_topics(project)
        for case in topic.cases
        for asked in case.answers
    ]
    rows = from_cases(casebooks(project.root))
    shown = [(it.function, it.ask) for law in rows if (it := at_work(law, {}, rows))]
    calls: dict[str, list[Facts]] = defaultdict(list)
    for function, ask in dict.fromkeys(topics + shown):
        calls[function].append(parse_facts(rules[function], ask))
    return dict(calls)


def seen_values(calls: Mapping[str, list[Facts]]) -> Pool:
    """Every value that stands anywhere in the calls, by its class: the elements for a new tuple."""
    found: dict[type, dict[str, Any]] = defaultdict(dict)
    for facts in (facts for several in calls.values() for facts in several):
        for value in (part for fact in facts.values() for part in _parts(fact)):
            # By how it is written, since a class that holds a mapping has no hash.
            found[type(value)].setdefault(repr(value), value)
    return {kind: tuple(values.values()) for kind, values in found.items()}


def _parts(value: Any) -> Iterator[Any]:
    """A value and what it is made of."""
    if isinstance(value, Mapping):
        inner: Iterable[Any] = (*value.keys(), *value.values())
    elif isinstance(value, Collection) and not isinstance(value, (str, Enum)):
        inner = tuple(value)
    elif dataclasses.is_dataclass(value):
        inner = tuple(getattr(value, field.name) for field in dataclasses.fields(value))
    else:
        inner = ()
    yield value
    for part in inner:
        yield from _parts(part)


def varied(rule: Rule, facts: Facts, pool: Pool) -> Iterator[Facts]:
    """The call with one fact changed, for each fact and each edge of its type."""
    for name, kind in _hints(rule.function).items():
        usual = rule.usual[name]
        for value in islice(edges(kind, facts.get(name, usual), pool), MOST):
            yield {**facts, name: value}


def varied_twice(rule: Rule, facts: Facts, pool: Pool) -> Iterator[Facts]:
    """The call with two facts changed, each to some edges of its type, for each two facts."""
    hints = _hints(rule.function)
    few = {
        name: tuple(islice(edges(kind, facts.get(name, rule.usual[name]), pool), FEW))
        for name, kind in hints.items()
    }
    for one, other in combinations(hints, 2):
        for value, besides in product(few[one], few[other]):
            yield {**facts, one: value, other: besides}


def invented_call(rule: Rule, pool: Pool) -> Facts:
    """Facts for a function of which no call is recorded: of each type the first that comes."""
    hints = {name: kind for name, kind in _hints(rule.function).items() if not _usual(rule, name)}
    return {name: next(edges(kind, None, pool)) for name, kind in hints.items()}


def _usual(rule: Rule, name: str) -> bool:
    return rule.usual[name] is not Parameter.empty


@cache
def _hints(function: Callable[..., Any]) -> dict[str, Any]:
    return {name: kind for name, kind in get_type_hints(function).items() if name != "return"}


def edges(kind: Any, value: Any, pool: Pool) -> Iterator[Any]:
    """Values of a type at its edges, some of them made from a value that is known to be right."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        for one in inner:
            yield from (None,) if one is type(None) else edges(one, value, pool)
    elif origin is Literal:
        yield from inner
    elif origin is not None and issubclass(origin, Mapping):
        yield from _mappings(inner, value, pool)
    elif origin is not None:
        yield from _collections(origin, inner, value, pool)
    else:
        yield from _single(kind, value, pool)


def _single(kind: Any, value: Any, pool: Pool) -> Iterator[Any]:
    if kind is bool:
        yield from (True, False)
    elif kind is int:
        yield from NUMBERS
    elif kind is Fraction:
        yield from (Fraction(0), Fraction(-1), Fraction(1, 2), Fraction(100))
    elif kind is str:
        yield from ("", "a")
    elif issubclass(kind, Enum):
        yield from kind
    else:
        yield from islice(_made(kind, value, pool), MOST // 2)
        yield from islice(pool.get(kind, ()), MOST // 2)


def _made(kind: Any, value: Any, pool: Pool) -> Iterator[Any]:
    """The value with one field changed, where its class allows that."""
    hints = get_type_hints(kind)
    fields = {name: hints[name] for name in getattr(kind, "__match_args__", ())}
    if type(value) is kind:
        known = {name: getattr(value, name) for name in fields}
    else:
        known = {name: next(edges(of, None, pool)) for name, of in fields.items()}
    for name, of in fields.items():
        for other in islice(edges(of, known[name], pool), 5):
            with suppress(ValueError, InputError):
                yield kind(**{**known, name: other})


def _collections(origin: Any, inner: Any, value: Any, pool: Pool) -> Iterator[Any]:
    make = frozenset if issubclass(origin, (set, frozenset)) else tuple
    known = tuple(value) if isinstance(value, Collection) else ()
    if origin is tuple and inner[-1] is not Ellipsis:
        yield from _of_fixed_length(inner, known, pool)
        return
    first = known[0] if known else None
    ones = tuple(islice(edges(inner[0], first, pool), 8))
    yield make()
    yield from (make((one,)) for one in ones)
    yield from (make((*known[1:],)), make((*known, *known)), make(reversed(known)))
    yield from (make((*known, one)) for one in ones)
    yield from (make((one, *known[1:])) for one in ones)


def _of_fixed_length(inner: Any, known: tuple[Any, ...], pool: Pool) -> Iterator[Any]:
    if len(known) != len(inner):
        known = tuple(next(edges(kind, None, pool)) for kind in inner)
    for place, kind in enumerate(inner):
        for other in islice(edges(kind, known[place], pool), 6):
            yield (*known[:place], other, *known[place + 1 :])


def _mappings(inner: Any, value: Any, pool: Pool) -> Iterator[Any]:
    known = dict(value) if isinstance(value, Mapping) else {}
    yield {}
    first = next(iter(known), None)
    for key in islice(edges(inner[0], first, pool), 6):
        for other in islice(edges(inner[1], known.get(first), pool), 4):
            yield {key: other}
            yield {**known, key: other}


def beyond(rule: Rule, facts: Facts) -> Iterator[Facts]:
    """The call with one fact at a bound of its own, and just beyond it."""
    for name, fact in declared_facts(rule.function).items():
        kind = _hints(rule.function)[name]
        for bound in (fact.least, fact.most):
            for value in () if bound is None else (bound - 1, bound, bound + 1):
                yield {**facts, name: value if _takes_numbers(kind) else _filled(kind, value)}
        if kind == tuple[Card, ...]:
            yield from ({**facts, name: hand} for hand in (KINGS, PACK_AND_ONE, KINGS[:2], ()))


def _takes_numbers(kind: Any) -> bool:
    return kind in (int, Fraction) or any(
        alternative in (int, Fraction) for alternative in _alternatives(kind)
    )


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else ()


def _filled(kind: Any, value: int | Fraction) -> Any:
    """A collection of a type with one number in it, or as many as it must have."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple and inner[-1] is not Ellipsis:
        return (value,) * len(inner)
    return frozenset({value}) if origin is frozenset else (value,)


def impossible(rule: Rule, facts: Facts) -> Iterator[tuple[str, Facts]]:
    """Facts that no game has, each with its name: out of the bounds that the types declare."""
    for name, fact in declared_facts(rule.function).items():
        kind = _hints(rule.function)[name]
        if kind is int:
            if fact.least is not None:
                yield name, {**facts, name: fact.least - 1}
            if fact.most is not None:
                yield name, {**facts, name: fact.most + 1}
        elif kind == tuple[Card, ...] and fact.pack:
            yield from ((name, {**facts, name: it}) for it in (KINGS, PACK_AND_ONE, KINGS[:2]))
