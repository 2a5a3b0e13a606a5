"""Answers as the rows of cases write them: values as a user types them, records by fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from lawsofplay.rules.facts import shown


def written(value: object) -> str:
    """A value as a row of a case has it.

    Plain values are written as by `shown`. A record is written like facts, each field with its
    name; a record inside another, or in a list, is in brackets. So a case compares every part of
    an answer, but not the sentence that a program makes of it.

    >>> from typing import NamedTuple
    >>> class Paid(NamedTuple):
    ...     counters: int
    ...     by: tuple[int, ...]
    >>> written(Paid(3, (1, 2))), written((Paid(3, (1,)), Paid(0, ())))
    ('counters=3 | by=1, 2', '(counters=3 | by=1), (counters=0 | by=none)')
    >>> written(frozenset({"b", "a"})), written(None), written(True)
    ('a, b', 'none', 'yes')
    """
    if names := _fields(value):
        return " | ".join(f"{name}={_part(getattr(value, name))}" for name in names)
    return _plain(value)


def _part(value: object) -> str:
    return f"({written(value)})" if _fields(value) else _plain(value)


def _fields(value: object) -> tuple[str, ...]:
    """The names of the fields of a record that cannot be typed; none for any other value."""
    if hasattr(type(value), "parse"):
        return ()
    if is_dataclass(value):
        return tuple(field.name for field in fields(value))
    return getattr(type(value), "_fields", ())


def _plain(value: Any) -> str:
    """A value that is no record, but may hold records."""
    if not isinstance(value, (Mapping, set, frozenset, tuple, list)) or not value:
        return shown(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{_part(key)}: {_part(held)}" for key, held in value.items())
    if isinstance(value, (set, frozenset)):
        return ", ".join(sorted(map(_part, value)))
    return _between(value).join(map(_part, value)) if not _is_typed(value) else shown(value)


def _is_typed(value: object) -> bool:
    """Whether a user can type it: its class has a method ``parse``."""
    return hasattr(type(value), "parse")


def _between(values: Iterable[object]) -> str:
    """The separator of a collection: a semicolon if some items are collections, else a comma."""
    return "; " if any(type(value) in (tuple, list) for value in values) else ", "
