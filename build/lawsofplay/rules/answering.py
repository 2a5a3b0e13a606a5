"""What a function may answer, in words: the values of its return type, as a case writes them."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import getdoc
from typing import Any, Literal, Union, get_args, get_origin

from lawsofplay.rules.facts import may_be, types_of
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.shown import type_name


def answers_of(rule: Rule) -> str:
    """What a function may answer, in words."""
    return may_answer(types_of(rule.function)["return"])


def may_answer(kind: Any) -> str:
    """The values of a type in words; of a record, its name and its fields.

    >>> from typing import NamedTuple
    >>> class Paid(NamedTuple):
    ...     counters: int
    ...     by: tuple[int, ...]
    >>> may_answer(Paid | None), may_answer(tuple[Paid, ...])
    ('Paid (counters, by), or none', 'Paid (counters, by), several by comma')
    >>> may_answer(bool), may_answer(int | None)
    ('yes or no', 'a whole number, or none')
    """
    origin, inner = get_origin(kind), get_args(kind)
    if kind is type(None):
        return "none"
    if origin in (Union, types.UnionType):
        return ", or ".join(dict.fromkeys(map(may_answer, inner)))
    if origin is not None and origin is not Literal:
        return _of_many(origin, inner)
    if names := _fields(kind):
        return f"{type_name(kind)} ({', '.join(names)})"
    words = may_be(kind)
    return words if "cannot be typed" not in words else _by_its_documentation(kind)


def _of_many(origin: Any, inner: tuple[Any, ...]) -> str:
    if issubclass(origin, Mapping):
        return f"pairs ({may_answer(inner[0])}: {may_answer(inner[1])})"
    if origin is tuple and inner[-1] is not Ellipsis:
        return "; ".join(map(may_answer, inner)) + " (by comma)"
    return f"{may_answer(inner[0])}, several by comma"


def _fields(kind: Any) -> tuple[str, ...]:
    """The names of the fields of a record; none for any other type."""
    if hasattr(kind, "parse"):
        return ()
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return getattr(kind, "_fields", ())


def _by_its_documentation(kind: Any) -> str:
    first = (getdoc(kind) or "").partition("\n")[0].rstrip(".")
    return f"{type_name(kind)}: {first}" if first else type_name(kind)
