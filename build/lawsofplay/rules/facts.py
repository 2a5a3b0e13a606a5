"""Facts as a reader types and reads them: ``cards_held=13 during=deal`` and back.

A type can be typed in if it is int, bool, str, Fraction, an Enum (by name), a Literal, a class
with a class method ``parse(text)`` whose docstring says what may be written, one of these or
None, or a tuple, list, set or mapping of them.
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

from lawsofplay.errors import InputError, cut
from lawsofplay.rules.registry import Rule

_TRUTH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
_PLAIN: dict[type, str] = {int: "a whole number", str: "words", bool: "yes or no"}

FIGURES = 12
"""So many figures a number may have: no game counts higher, and longer ones take for ever."""

_ENDLESS = re.compile(rf"\d(?:_?\d){{{FIGURES}}}")
_FRACTION = re.compile(r"[-+]?\d+(?:/\d+|\.\d+)?")


@dataclass(frozen=True)
class Fact:
    """A fact that a rule takes: its type, what may be written for it, and its usual value."""

    name: str
    kind: str
    may_be: str
    default: str | None


def facts_of(rule: Rule) -> tuple[Fact, ...]:
    """The facts of a rule, in the order of its signature."""
    hints = types_of(rule.function)
    return tuple(
        Fact(name, type_name(hints[name]), may_be(hints[name]), _default(parameter))
        for name, parameter in rule.signature.parameters.items()
    )


@functools.cache
def types_of(function: Callable[..., Any]) -> Mapping[str, Any]:
    """The types of a function's facts by name, and under ``return`` that of its value."""
    return get_type_hints(function)


def _default(parameter: Parameter) -> str | None:
    return None if parameter.default is parameter.empty else shown(parameter.default)


def parse_facts(rule: Rule, given: Iterable[str]) -> dict[str, Any]:
    """Values of ``fact=value`` words for a rule.

    Raises InputError, naming the fact and what it may be, for unknown, missing and wrong facts.
    """
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
            mend = f"the fact is missing; give {name}={may_be(hints[name])}"
            raise InputError(rule.name, name, mend)
    return values


def _names(rule: Rule) -> str:
    return ", ".join(f"{name}=" for name in rule.usual) or "no facts"


def _value(rule: Rule, name: str, kind: Any, text: str) -> Any:
    try:
        return parse(kind, text)
    except (ValueError, ZeroDivisionError):
        endless = _ENDLESS.search(text)
        may = f"a number of at most {FIGURES} figures" if endless else may_be(kind)
        mend = f"{cut(repr(text))} cannot be; it may be {may}"
        raise InputError(rule.name, name, mend) from None


def parse(kind: Any, text: str) -> Any:
    """The value of a type that a text stands for. Raises ValueError if it stands for none.

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
    # Collections of collections: `3,4;5,6`.
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


def may_be(kind: Any) -> str:
    """What may be written for a type, in words.

    >>> may_be(tuple[int, ...]), may_be(bool | None)
    ('a whole number, several by comma', 'yes or no, or none')
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        said = [may_be(it) for it in inner if it is not type(None)]
        return ", or ".join(said + ["none"] * (type(None) in inner))
    if origin is Literal:
        return " or ".join(shown(value) for value in inner)
    if origin is not None and issubclass(origin, Mapping):
        return f"pairs name:value by comma ({may_be(inner[0])}: {may_be(inner[1])})"
    if origin is tuple and inner[-1] is not Ellipsis:
        return "; ".join(may_be(it) for it in inner) + " (by comma)"
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


def type_name(kind: Any) -> str:
    """Name of a type without its modules.

    >>> type_name(Fraction), type_name(tuple[int, ...])
    ('Fraction', 'tuple[int, ...]')
    """
    if isinstance(kind, type) and get_origin(kind) is None:
        return kind.__name__
    inner = ", ".join("..." if it is Ellipsis else type_name(it) for it in get_args(kind))
    if get_origin(kind) in (Union, types.UnionType):
        return " | ".join("None" if it is type(None) else type_name(it) for it in get_args(kind))
    if get_origin(kind) is Literal:
        return f"Literal[{', '.join(repr(it) for it in get_args(kind))}]"
    name = str(getattr(get_origin(kind), "__name__", kind))
    return f"{name}[{inner}]" if inner else name


def shown(value: object) -> str:
    """A value as a reader reads it, and may type it again.

    >>> shown((Fraction(5, 36), True)), shown(None), shown(frozenset())
    ('5/36, yes', 'none', 'none')
    """
    if value is None or (isinstance(value, (Mapping, set, frozenset, tuple, list)) and not value):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name.casefold().replace("_", "-")
    if isinstance(value, Mapping):
        return ", ".join(f"{shown(key)}: {shown(it)}" for key, it in value.items())
    if isinstance(value, (set, frozenset)):
        return ", ".join(sorted(shown(it) for it in value))
    if isinstance(value, (tuple, list)) and not hasattr(value, "_fields"):
        nested = any(isinstance(it, (tuple, list)) for it in value)
        return ("; " if nested else ", ").join(shown(it) for it in value)
    return str(value)
