"""Facts as users type and read them: ``cards_held=13 during=deal`` into values and back.

Values of these types can be typed: int, bool, str, Fraction, an Enum (by name) and a Literal. So
can those of a class with a class method ``parse(text)``, whose docstring says what may be written.
One of these types may be joined with None; a tuple, list, set or mapping may hold them.
"""

from __future__ import annotations

import functools
import re
import types
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from inspect import Parameter
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from lawsofplay.base.errors import InputError, cut
from lawsofplay.rules.bounds import declared_facts, limits, size, span
from lawsofplay.rules.fact import Fact
from lawsofplay.rules.judging import judge
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.shown import shown as shown
from lawsofplay.rules.shown import type_name as type_name
from lawsofplay.rules.trace import Call

_TRUTH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
_PLAIN: dict[type, str] = {int: "a whole number", str: "words", bool: "yes or no"}

FIGURES = 12
"""The greatest number of figures of a number: no game needs more, and long numbers are slow."""

_ENDLESS = re.compile(rf"\d(?:_?\d){{{FIGURES}}}")
_FRACTION = re.compile(r"[-+]?\d+(?:/\d+|\.\d+)?")


@dataclass(frozen=True)
class Wanted:
    """A fact that a rule takes: its type (``kind``), what may be written for it, its usual value.

    ``gloss``, ``unit`` and ``limits`` (the bounds in words) are empty if they are not declared.
    """

    name: str
    kind: str
    gloss: str
    unit: str
    limits: str
    may_be: str
    default: str | None


def facts_of(rule: Rule) -> tuple[Wanted, ...]:
    """The facts of a rule, in the order of its signature."""
    return tuple(_wanted(rule, name, usual) for name, usual in rule.usual.items())


def _wanted(rule: Rule, name: str, usual: object) -> Wanted:
    kind, fact = types_of(rule.function)[name], _declared(rule, name)
    default = None if usual is Parameter.empty else shown(usual)
    described = fact.gloss, fact.unit, limits(fact)
    return Wanted(name, type_name(kind), *described, _may_be(rule, name), default)


def _declared(rule: Rule, name: str) -> Fact:
    return declared_facts(rule.function).get(name, Fact(""))


@functools.cache
def types_of(function: Callable[..., Any]) -> Mapping[str, Any]:
    """The types of a function's facts by name, and under ``return`` that of its answer."""
    return get_type_hints(function)


def parse_facts(rule: Rule, given: Iterable[str]) -> dict[str, Any]:
    """The values of ``fact=value`` words for a rule; facts that follow from them are computed.

    Raises InputError, naming the fact and what it may be, for unknown, missing and wrong facts,
    and as `judge` does.
    """
    return judge(rule, given, _typed)[0]


def judged(rule: Rule, given: Iterable[str]) -> list[Call]:
    """The judgements that compute facts from these words. Raises InputError as `parse_facts`."""
    return judge(rule, given, _typed)[1]


def _typed(rule: Rule, given: Iterable[str]) -> dict[str, Any]:
    """The values of the facts that the rule itself takes. Raises InputError for wrong facts."""
    hints = types_of(rule.function)
    values: dict[str, Any] = {}
    for word in given:
        name, equals, text = word.partition("=")
        if name not in rule.usual or not equals:
            raise InputError(rule.name, word, f"not a fact it takes; it takes {_names(rule)}")
        if name in values:
            raise InputError(rule.name, word, "the fact is given twice; give it once")
        values[name] = _value(rule, name, hints[name], text)
    for name, default in rule.usual.items():
        if name not in values and default is Parameter.empty:
            gloss = _declared(rule, name).gloss
            meaning = f" ({gloss})" if gloss else ""
            mend = f"the fact is missing{meaning}; give {name}={_may_be(rule, name)}"
            raise InputError(rule.name, name, mend)
    return values


def _names(rule: Rule) -> str:
    return ", ".join(f"{name}=" for name in rule.usual) or "no facts"


def _may_be(rule: Rule, name: str) -> str:
    return may_be_for(types_of(rule.function)[name], _declared(rule, name))


def _value(rule: Rule, name: str, kind: Any, text: str) -> Any:
    try:
        return parse(kind, text)
    except (ValueError, ZeroDivisionError):
        endless = _ENDLESS.search(text)
        may = f"a number of at most {FIGURES} figures" if endless else _may_be(rule, name)
        mend = f"{cut(repr(text))} cannot be; it may be {may}"
        raise InputError(rule.name, name, mend) from None


def parse(kind: Any, text: str) -> Any:
    """The value of a type that a user has typed. Raises ValueError if the text is none.

    >>> parse(tuple[int, ...], "3, 4"), parse(bool, "no"), parse(int | None, "none")
    ((3, 4), False, None)
    """
    text = text.strip()
    if kind is not str and _ENDLESS.search(text):
        raise ValueError(text)
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _first(inner, text)
    if origin is Literal:
        return _chosen({shown(value): value for value in inner}, text)
    if origin is not None and issubclass(origin, Mapping):
        pairs = (part.partition(":") for part in _parts(_none_is_empty(text), ","))
        return {parse(inner[0], key): parse(inner[1], value) for key, _, value in pairs}
    if origin is not None and issubclass(origin, Collection):
        return _collected(origin, inner, text)
    return _single(kind, text)


def _first(kinds: tuple[Any, ...], text: str) -> Any:
    if type(None) in kinds and text.casefold() in ("none", ""):
        return None
    for kind in kinds:
        try:
            return parse(kind, text)
        except ValueError:
            continue
    raise ValueError(text)


def _collected(origin: type, inner: tuple[Any, ...], text: str) -> Any:
    text = _none_is_empty(text)
    # In a collection of collections, semicolons separate the inner ones: `3,4;5,6`.
    deep = any(isinstance(get_origin(kind), type) for kind in inner)
    parts = _parts(text, ";" if deep else ",")
    if origin is tuple and inner[-1] is not Ellipsis:
        if len(parts) != len(inner):
            raise ValueError(text)
        return tuple(parse(kind, part) for kind, part in zip(inner, parts, strict=True))
    values = [parse(inner[0], part) for part in parts]
    makers: dict[type, Callable[[list[Any]], Any]] = {list: list, set: set}
    if issubclass(origin, frozenset) or origin.__name__ == "Set":
        return frozenset(values)
    return makers.get(origin, tuple)(values)


def _none_is_empty(text: str) -> str:
    return "" if text.casefold() == "none" else text


def _parts(text: str, mark: str) -> list[str]:
    return [part.strip() for part in text.split(mark) if part.strip()]


def _single(kind: Any, text: str) -> Any:
    if kind is bool:
        return _chosen(_TRUTH, text)
    if kind is type(None):
        raise ValueError(text)
    if hasattr(kind, "parse"):
        return kind.parse(text)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _chosen({member.name: member for member in kind}, text)
    if kind is Fraction and not _FRACTION.fullmatch(text):
        raise ValueError(text)
    if kind in (int, str, Fraction):
        return kind(text)
    raise ValueError(text)


def _chosen(choices: Mapping[str, Any], text: str) -> Any:
    wanted = _folded(text)
    for name, value in choices.items():
        if _folded(name) == wanted:
            return value
    raise ValueError(text)


def _folded(name: str) -> str:
    return name.strip().casefold().replace("_", "-").replace(" ", "-")


def may_be_for(kind: Any, fact: Fact) -> str:
    """What may be typed for a fact, in words: its type with its unit and its bounds.

    >>> may_be_for(int, Fact("cards dealt to the elder", unit="cards", least=0, most=16))
    'a whole number of cards, from 0 to 16'
    >>> may_be_for(tuple[int, ...], Fact("pips of each card", size=12))
    'a whole number, several by comma, at most 12 of them'
    """
    numbered = ", ".join(filter(None, (f"a whole number{_of(fact.unit)}", span(fact))))
    words = may_be(kind).replace("a whole number", numbered, 1)
    return f"{words}, {size(fact)} of them" if size(fact) else words


def _of(unit: str) -> str:
    return f" of {unit}" if unit else ""


def may_be(kind: Any) -> str:
    """What may be typed for a type, in words.

    >>> may_be(tuple[int, ...]), may_be(bool | None)
    ('a whole number, several by comma', 'yes or no, or none')
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        choices = [may_be(choice) for choice in inner if choice is not type(None)]
        return ", or ".join(choices + ["none"] * (type(None) in inner))
    if origin is Literal:
        return " or ".join(shown(value) for value in inner)
    if origin is not None and issubclass(origin, Mapping):
        return f"pairs name:value by comma ({may_be(inner[0])}: {may_be(inner[1])})"
    if origin is tuple and inner[-1] is not Ellipsis:
        return "; ".join(map(may_be, inner)) + " (by comma)"
    if origin is not None:
        return f"{may_be(inner[0])}, several by comma"
    return _single_may_be(kind)


def _single_may_be(kind: Any) -> str:
    if hasattr(kind, "parse"):
        return str(kind.parse.__doc__ or kind.__name__).split("\n")[0].rstrip(".")
    if isinstance(kind, type) and issubclass(kind, Enum):
        return " or ".join(member.name.casefold().replace("_", "-") for member in kind)
    if kind is Fraction:
        return "a fraction such as 5/36"
    return _PLAIN.get(kind, f"{type_name(kind)}, which cannot be typed here")
