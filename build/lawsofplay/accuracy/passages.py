"""The reference passages: corpus/reference/<witness>.toml.

::

    witness = "academie"

    [[passage]]
    id = "academie-01"         # <witness>-<number>
    page = "13"                # printed page
    lines = [589, 600]         # lines of ocr.txt, from 1, both included
    columns = [0, 411]         # left out, or [start, end) in the one line of `lines`
    stratum = "good"           # good | middle | worst
    text = "..."               # what the page printed
    doubtful = ["au@1"]        # words not certain: `word` wherever it stands, `word@2` the second

A doubtful entry may be several words that stand together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawsofplay.accuracy.fold import words
from lawsofplay.errors import InputError
from lawsofplay.files import read_toml

STRATA = ("good", "middle", "worst")
"""How well the scanner read the place, from the share of unknown words when it was drawn."""

_KEYS = {"id", "page", "lines", "columns", "stratum", "text", "doubtful"}
_NTH = re.compile(r"^(?P<form>.+)@(?P<n>[1-9]\d*)$")


@dataclass(frozen=True)
class Passage:
    """A stretch of a source and what the page printed there."""

    witness: str
    id: str
    page: str
    first: int
    last: int
    stratum: str
    text: str
    doubtful: frozenset[int] = frozenset()
    """Places, from 0, of the uncertain words in ``words(text)``."""
    columns: tuple[int, int] | None = None


def load_passages(folder: Path, witnesses: Sequence[str]) -> tuple[Passage, ...]:
    """All passages of the witnesses that have a file in the folder, in the order of the file.

    Raises InputError for a malformed file, and when no witness has one.
    """
    files = [folder / f"{witness}.toml" for witness in witnesses]
    found = tuple(p for file in files if file.is_file() for p in load_file(file))
    if not found:
        raise InputError(folder, "", f"no reference passages of {', '.join(witnesses)}; add a file")
    return found


def load_file(path: Path) -> tuple[Passage, ...]:
    """The passages of one file; InputError names the passage at fault and the mend."""
    data = read_toml(path)
    witness = data.get("witness")
    if witness != path.stem:
        raise InputError(
            path, "witness", f"is {witness!r}; it must be the file's name, {path.stem!r}"
        )
    records = data.get("passage")
    if not isinstance(records, list) or not records:
        raise InputError(path, "", "holds no [[passage]]; add one")
    passages = tuple(_passage(record, path, i) for i, record in enumerate(records, 1))
    ids = [p.id for p in passages]
    if twice := sorted({i for i in ids if ids.count(i) > 1}):
        raise InputError(path, twice[0], "the id stands twice; give each passage its own")
    return passages


def _passage(record: object, path: Path, number: int) -> Passage:
    if not isinstance(record, dict):
        raise InputError(path, f"passage {number}", "is no table; write [[passage]]")
    place = str(record.get("id") or f"passage {number}")
    if unknown := sorted(set(record) - _KEYS):
        raise InputError(path, place, f"unknown key {unknown[0]!r}; use {', '.join(sorted(_KEYS))}")
    for key in ("id", "page", "stratum", "text"):
        if not isinstance(record.get(key), str) or not record[key].strip():
            raise InputError(path, place, f"'{key}' is missing or no string; write it in quotes")
    if not record["id"].startswith(f"{path.stem}-"):
        raise InputError(path, place, f"the id must begin with '{path.stem}-'")
    if record["stratum"] not in STRATA:
        raise InputError(path, place, f"stratum must be one of {', '.join(STRATA)}")
    first, last = _pair(record, "lines", path, place) or (0, 0)
    columns = _pair(record, "columns", path, place)
    if not 1 <= first <= last:
        raise InputError(path, place, "lines must be [first, last], counted from 1")
    if columns and (first != last or not columns[0] < columns[1]):
        raise InputError(path, place, "columns must be [start, end] within a single line")
    doubtful = _doubtful(record, path, place)
    return Passage(
        path.stem,
        record["id"],
        record["page"],
        first,
        last,
        record["stratum"],
        record["text"],
        doubtful,
        columns,
    )


def _pair(record: Mapping[str, Any], key: str, path: Path, place: str) -> tuple[int, int] | None:
    value = record.get(key)
    if value is None:
        return None
    if not isinstance(value, list) or [type(v) for v in value] != [int, int] or min(value) < 0:
        raise InputError(path, place, f"{key} must be two whole numbers, as in [12, 20]")
    return value[0], value[1]


def _doubtful(record: Mapping[str, Any], path: Path, place: str) -> frozenset[int]:
    entries = record.get("doubtful", [])
    if not isinstance(entries, list) or not all(isinstance(e, str) for e in entries):
        raise InputError(path, place, "doubtful must be a list of words in quotes")
    text = words(record["text"])
    places: set[int] = set()
    for entry in entries:
        if not (found := doubtful_places(text, entry)):
            raise InputError(path, place, f"doubtful {entry!r} is not in the text; spell it alike")
        places.update(found)
    return frozenset(places)


def doubtful_places(text: Sequence[str], entry: str) -> set[int]:
    """The places in a list of words that ``form`` or ``form@n`` means; none if it is not there.

    >>> sorted(doubtful_places(["la", "main", "la", "carte"], "la@2"))
    [2]
    """
    match = _NTH.match(entry)
    form = words(match["form"] if match else entry)
    size = len(form)
    starts = [i for i in range(len(text)) if form and list(text[i : i + size]) == form]
    if match:
        n = int(match["n"])
        starts = starts[n - 1 : n]
    return {start + k for start in starts for k in range(size)}
