"""What is wrong in a value, in words for people: the place of each fault and how to mend it.

msgspec finds whether a value fits its schema, but its messages are for programs. Here the value is
searched once more, to name the keys of the place, the nearest known key and what is expected.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, fields

Path = tuple[str | int, ...]
"""The keys, and the places in lists from 0, that lead to a value: ``("division", 3, "line")``."""

_LONGEST = 40
_NAMES = {str: "words in quotation marks", int: "a whole number", bool: "true or false"}
_NAMES |= {float: "a number", list: "a list: [...]", dict: "a table of keys and values"}


def convert(value: Any, schema: Any) -> Any:
    """The value as an instance of its schema. Raises msgspec.ValidationError if it does not fit."""
    return msgspec.convert(value, schema, strict=True, str_keys=True)


def doubles(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Tables of a list that repeat an earlier one: the path of each, and how to mend it."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from doubles(part, (*path, key))
    if isinstance(value, list) and value and isinstance(value[0], dict):
        seen: dict[str, int] = {}
        for place, part in enumerate(value):
            if (first := seen.setdefault(repr(part), place)) != place:
                yield (*path, place), f"says the same as number {first + 1}; keep one of them"
            else:
                yield from doubles(part, (*path, place))


def faults(value: Any, schema: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Each fault of a value: its path, and one sentence that says what is wrong there."""
    try:
        convert(value, schema)
        return
    except msgspec.ValidationError as error:
        message = str(error).partition(" - at ")[0]
    schema, described = _bare(schema)
    inside = [*_keys(value, schema, path)]
    for key, inner, part in _parts(value, schema):
        inside += faults(inner, part, (*path, key))
    yield from inside or [(path, _mend(value, schema, described, message))]


def typed(value: Any, schema: Any, wanted: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The values and keys whose schema is ``wanted``, each with its path."""
    if schema == wanted:
        yield path, value
        return
    for key, inner, part in _parts(value, _bare(schema)[0]):
        yield from typed(inner, part, wanted, (*path, key))


def _bare(schema: Any) -> tuple[Any, str]:
    """A schema without annotations and without "or None"; and the annotations' description."""
    described = ""
    while True:
        origin, inner = get_origin(schema), get_args(schema)
        if origin is Annotated:
            described = described or next((m.description for m in inner[1:] if m.description), "")
            schema = inner[0]
        elif origin in (Union, types.UnionType):
            schema = next(kind for kind in inner if kind is not types.NoneType)
        else:
            return schema, described


def _is_record(schema: Any) -> bool:
    return isinstance(schema, type) and issubclass(schema, msgspec.Struct)


def _keys(value: Any, schema: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """Faults of a table's keys: unknown keys, and keys that are missing."""
    if not isinstance(value, dict) or not _is_record(schema):
        return
    known = {field.encode_name: field for field in fields(schema)}
    lacking = {name for name, field in known.items() if field.required and name not in value}
    for key in value:
        if key not in known:
            free = sorted(known.keys() - value.keys()) or sorted(known)
            near = get_close_matches(str(key), free, 1, 0.0)[0]
            # A misspelt key is one fault, not an unknown key and a missing one.
            lacking.discard(near)
            yield (*path, key), f"unknown key; the nearest known one is {near!r}"
    for name in sorted(lacking):
        yield path, f"the key {name!r} is missing; write {name} = {_example(known[name])}"


def _example(field: FieldInfo) -> str:
    schema, described = _bare(field.type)
    return described or _described(schema)


def _parts(value: Any, schema: Any) -> Iterator[tuple[str | int, Any, Any]]:
    """The values within a value: for each its key, the value itself and its schema."""
    origin, inner = get_origin(schema), get_args(schema)
    if isinstance(value, dict) and _is_record(schema):
        hints = get_type_hints(schema, include_extras=True)
        named = {field.encode_name: hints[field.name] for field in fields(schema)}
        yield from ((key, part, named[key]) for key, part in value.items() if key in named)
    elif isinstance(value, dict) and origin is dict:
        yield from ((key, _Key(key), inner[0]) for key in value)
        yield from ((key, part, inner[1]) for key, part in value.items())
    elif isinstance(value, list) and origin is list:
        yield from ((place, part, inner[0]) for place, part in enumerate(value))
    elif isinstance(value, list) and origin is tuple and len(value) == len(inner):
        pairs = zip(value, inner, strict=True)
        yield from ((place, part, kind) for place, (part, kind) in enumerate(pairs))


class _Key(str):
    """A key of a table: in the file it is a string even where the schema asks for a number."""


def _mend(value: Any, schema: Any, described: str, message: str) -> str:
    if isinstance(value, _Key):
        return f"the key must be {described or _described(schema)}"
    if isinstance(value, dict) and _is_record(schema):
        # Each value fits, so the fault is one that the class itself checks.
        return message
    return f"must be {described or _described(schema)}, not {shown(value)}"


def _described(schema: Any) -> str:
    origin, inner = get_origin(schema), get_args(schema)
    if origin is Literal:
        return "one of " + ", ".join(map(str, inner))
    if origin is tuple:
        return f"a list of {len(inner)}"
    return _NAMES.get(dict if _is_record(schema) else origin or schema, "of another kind")


def shown(value: Any) -> str:
    """A value as one short line for a message.

    >>> shown("a" * 50), shown({"a": 1}), shown(True)
    ("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...", 'a table', 'true')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a table"
    text = ascii(value) if not str(value).isprintable() else repr(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "..."
