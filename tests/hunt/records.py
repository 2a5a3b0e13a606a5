"""Ways to spoil JSON and YAML, and the ways that fit a file by its name."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.hunt.spoiling import (
    COMMON,
    LINES,
    SORTED,
    TABLE,
    TOML,
    WORDS,
    Spoil,
    changed_line,
)


def _in_json(change: Callable[[dict[str, object], str], None]) -> Spoil:
    """A way to spoil one record of a JSON file."""

    def spoil(text: str, chance: random.Random) -> str | None:
        data = json.loads(text)
        places = list(_objects(data))
        record = chance.choice(places)
        change(record, chance.choice(sorted(record)))
        return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"

    return spoil


def _objects(data: object) -> Iterator[dict[str, object]]:
    """The records that need all their keys: those whose values are single."""
    if isinstance(data, dict):
        named = {"digest", "rule", "layer", "differing", "characters", "missed"}
        if named & data.keys():
            yield data
        for part in data.values():
            yield from _objects(part)
    elif isinstance(data, list):
        for part in data:
            yield from _objects(part)


def _rename(record: dict[str, object], key: str) -> None:
    record[f"{key[0]}q{key[1:]}"] = record.pop(key)


def _take_out(record: dict[str, object], key: str) -> None:
    del record[key]


def _set(value: object) -> Callable[[dict[str, object], str], None]:
    def change(record: dict[str, object], key: str) -> None:
        record[key] = value

    return change


JSON: dict[str, Spoil] = COMMON | {
    "key taken out": _in_json(_take_out),
    "key misspelt": _in_json(_rename),
    "key too many": _in_json(lambda record, key: record.update(zzz=1)),
    "table for a value": _in_json(_set({"a": 1})),
    "negative number": _in_json(_set(-5)),
    "huge number": _in_json(_set(10**12)),
    "yes or no for a value": _in_json(_set(True)),
}

_PAIR = re.compile(r"^[a-z-]+: ").match
_ASKED = re.compile(r"^(title|version|date-released|type): ").match
_DAY = re.compile("^date-released").match


def _listed(line: str) -> str:
    return line.partition(":")[0] + ": [a]"


YAML: dict[str, Spoil] = COMMON | {
    "key taken out": changed_line(_ASKED, lambda _: None),
    "key misspelt": changed_line(_PAIR, lambda line: f"q{line}"),
    "list for text": changed_line(_PAIR, _listed),
    "impossible day": changed_line(_DAY, lambda line: "date-released: soon"),
    "doubled line": changed_line(_PAIR, lambda line: f"{line}\n{line}"),
}

ONLY_KEPT: dict[str, Spoil] = {
    name: COMMON[name] for name in ("emptied", "cut in half", "not UTF-8", "NUL")
}
"""Ways to spoil a text that is only kept."""


def ways(path: Path) -> dict[str, Spoil]:
    """The ways to spoil a file, by its name."""
    if path.name in ("proof.toml", "regular.toml"):
        return WORDS
    if path.name == "SCOWL-copyright.txt":
        return ONLY_KEPT
    if path.name == "seals.lock":
        return SORTED
    if way := _MEANINGLESS.get(path.name):
        return {name: spoil for name, spoil in _ways(path).items() if name != way}
    return _ways(path)


_MEANINGLESS = {
    # Two editors may differ about the same word twice on a page.
    "readings.tsv": "doubled row",
    # Its addresses stand in lines of code and in reasons, which are free text.
    "survivors.toml": "unknown address",
}
"""Changes that are no fault in a file."""


def _ways(path: Path) -> dict[str, Spoil]:
    kinds = {".toml": TOML, ".tsv": TABLE, ".json": JSON, ".cff": YAML}
    return kinds.get(path.suffix, LINES)
