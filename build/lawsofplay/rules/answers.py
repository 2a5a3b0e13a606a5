"""An answer as a case writes it: what can be typed as it is typed, a record by its fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from lawsofplay.rules.facts import shown


def written(value: object) -> str:
    """A value as a row of a case has it.

    It is what ``shown`` writes, but a record is written as facts are, each field by its name; a
    record within another, or among others, stands in brackets. So every part of an answer counts,
    and no words by which a program explains it.

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
    """The fields of a record that nobody can type; none for any other value."""
    if hasattr(type(value), "parse"):
        return ()
    if is_dataclass(value):
        return tuple(field.name for field in fields(value))
    return getattr(type(value), "_fields", ())


def _plain(value: Any) -> str:
    """A value that is no record, with the records that it may hold."""
    if not isinstance(value, (Mapping, set, frozenset, tuple, list)) or not value:
        return shown(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{_part(key)}: {_part(it)}" for key, it in value.items())
    if isinstance(value, (set, frozenset)):
        return ", ".join(sorted(map(_part, value)))
    return _between(value).join(map(_part, value)) if not _is_typed(value) else shown(value)


def _is_typed(value: object) -> bool:
    """Whether a reader can type it: a class of its own that says how."""
    return hasattr(type(value), "parse")


def _between(values: Iterable[object]) -> str:
    """What stands between the parts of a collection: a semicolon where they have parts too."""
    return "; " if any(type(value) in (tuple, list) for value in values) else ", "
