"""Reading data files and checking them against a schema: TOML, JSON, YAML and TSV tables.

The functions that read raise InputError for the first fault of a file (file, line, keys, mend).
`data_faults` and `table_faults` give all faults. ``shown`` names the file in messages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import fields

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, read_toml
from lawsofplay.base.schemas.faults import convert, doubles, faults
from lawsofplay.base.schemas.places import Locate, json_line, toml_line

T = TypeVar("T")

_FOREIGN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\xa0\xad\u0370-\u058f\u1f00-\u1fff\u200b-\u200f\u2028-\u202f"
    r"\u2066-\u2069\ufe00-\uffff]"
)
"""Characters that no data file may hold: control characters, invisible blanks, other alphabets.

Some letters of Greek, Cyrillic or Armenian, and letters of full width, look like Latin ones.
"""

_CONFLICT = re.compile(r"^(?:<{7}|>{7}|\|{7}) ", re.MULTILINE)
"""The marks that version control leaves in a file when a merge has conflicts."""


def plain_text(path: Path, shown: str) -> str:
    """The text of a data file.

    Raises InputError for a forbidden character and for the marks of an unfinished merge.
    """
    text = read_text(path, shown)
    if sign := _FOREIGN.search(text):
        place = f"line {text.count(chr(10), 0, sign.start()) + 1}"
        mend = f"{sign[0]!a} is no sign of this edition's data; take it out or retype it"
        raise InputError(shown, place, mend)
    if mark := _CONFLICT.search(text):
        place = f"line {text.count(chr(10), 0, mark.start()) + 1}"
        raise InputError(shown, place, "marks of a merge stand here; choose one version")
    return text


def read_as(path: Path, shown: str, schema: type[T]) -> T:
    """What a TOML file holds, as an instance of its schema. Raises InputError if it is wrong."""
    return _fitting(toml_of(path, shown), schema, path, shown, toml_line)


def read_checked(path: Path, shown: str, schema: type[Any]) -> dict[str, Any]:
    """What a TOML file holds, as plain data. Raises InputError if it does not fit its schema."""
    data = toml_of(path, shown)
    _fitting(data, schema, path, shown, toml_line)
    return data


def read_json_as(path: Path, shown: str, schema: type[T], remake: str) -> T:
    """What a JSON file holds, as an instance of its schema.

    ``remake`` is the command that writes the file. Raises InputError if the file is wrong.
    """
    return _fitting(json_of(path, shown), schema, path, shown, json_line, remake)


def read_json_checked(path: Path, shown: str, schema: type[Any], remake: str) -> dict[str, Any]:
    """What a JSON file holds, as plain data. Raises InputError if it does not fit its schema."""
    data: dict[str, Any] = json_of(path, shown)
    _fitting(data, schema, path, shown, json_line, remake)
    return data


def toml_of(path: Path, shown: str) -> dict[str, Any]:
    """What a TOML file holds. Raises InputError for invalid TOML and for an empty file."""
    plain_text(path, shown)
    if not (data := read_toml(path, shown)):
        raise InputError(shown, "", "the file is empty; restore it from version control")
    return data


def json_of(path: Path, shown: str) -> Any:
    """What a JSON file holds. Raises InputError for invalid JSON and for a key that is repeated."""
    text = plain_text(path, shown)

    def refuse_repeated(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        held = dict(pairs)
        if len(held) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            raise InputError(shown, twice, "the key stands twice; keep one of them")
        return held

    try:
        return json.loads(text, object_pairs_hook=refuse_repeated)
    except json.JSONDecodeError as error:
        mend = f"not valid JSON: {error.msg}; restore the file from version control"
        raise InputError(shown, f"line {error.lineno}", mend) from None
    except RecursionError:
        raise InputError(shown, "", "nested too deep; restore it from version control") from None


def yaml_of(path: Path, shown: str) -> Any:
    """What a YAML file holds, with dates and numbers as text. Raises InputError for bad YAML."""
    import yaml

    text = plain_text(path, shown)
    try:
        return yaml.load(text, Loader=yaml.BaseLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1}" if mark else ""
        problem = " ".join(str(getattr(error, "problem", None) or "malformed").split())
        raise InputError(shown, place, f"not valid YAML: {problem}") from None


def _fitting(
    data: Any, schema: type[T], path: Path, shown: str, locate: Locate, remake: str = ""
) -> T:
    for fault in data_faults(data, schema, path, shown, locate, remake):
        raise fault
    return convert(data, schema)  # type: ignore[no-any-return]


def data_faults(
    data: Any,
    schema: Any,
    path: Path,
    shown: str,
    locate: Locate = toml_line,
    remake: str = "",
) -> Iterator[InputError]:
    """Every fault of the data that a file holds, each with its line.

    When a command writes the file, ``remake``, each message ends with that command.
    """
    text = ""
    for keys, mend in chain(faults(data, schema), doubles(data)):
        text = text or read_text(path, shown)
        line = locate(text, keys)
        named = ".".join(str(key + 1) if isinstance(key, int) else key for key in keys)
        place = ", ".join(part for part in (f"line {line}" if line else "", named) if part)
        yield InputError(shown, place, f"{mend}; run: {remake}" if remake else mend)


def head_of(schema: type[Any]) -> tuple[str, ...]:
    """The names of the columns of a tab-separated table: the fields of its schema."""
    return tuple(field.encode_name for field in fields(schema))


def read_table(path: Path, shown: str, schema: type[T], key: tuple[str, ...] = ()) -> list[T]:
    """The rows of a tab-separated table; no two rows may agree in all columns of ``key``.

    Raises InputError for the first fault.
    """
    for fault in table_faults(path, shown, schema, key):
        raise fault
    columns = head_of(schema)
    lines = read_text(path, shown).removesuffix("\n").split("\n")[1:]
    return [convert(dict(zip(columns, line.split("\t"), strict=True)), schema) for line in lines]


def table_faults(
    path: Path, shown: str, schema: type[Any], key: tuple[str, ...] = ()
) -> Iterator[InputError]:
    """Every fault of a tab-separated table, each with its line; ``key`` as in `read_table`.

    Raises InputError for a table that cannot be read row by row.
    """
    columns, text = head_of(schema), plain_text(path, shown)
    first, *lines = text.removesuffix("\n").split("\n")
    if first != "\t".join(columns):
        raise InputError(
            shown, "line 1", f"must name the columns, between tabs: {', '.join(columns)}"
        )
    if not text.endswith("\n"):
        mend = "the last line has no end: the file is cut; restore it from version control"
        raise InputError(shown, f"line {len(lines) + 1}", mend)
    seen: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(lines, 2):
        values = line.split("\t")
        if len(values) != len(columns):
            mend = f"must be {len(columns)} fields between tabs ({', '.join(columns)})"
            yield InputError(shown, f"line {number}", f"{mend}, not {len(values)}")
            continue
        row = dict(zip(columns, values, strict=True))
        for keys, mend in faults(row, schema):
            yield InputError(shown, ", ".join((f"line {number}", *map(str, keys))), mend)
        identity = tuple(row[name] for name in key)
        if key and seen.setdefault(identity, number) != number:
            yield InputError(
                shown, f"line {number}", f"says the same as line {seen[identity]}; keep one"
            )
