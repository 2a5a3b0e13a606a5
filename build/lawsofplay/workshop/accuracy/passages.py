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

A doubtful entry may be several words in a row.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.accuracy.fold import words

if TYPE_CHECKING:
    from lawsofplay.workshop.schemas.measures import PassageRecord

_NTH = re.compile(r"^(?P<form>.+)@(?P<n>[1-9]\d*)$")


@dataclass(frozen=True)
class Passage:
    """A stretch of a source, and what the page printed there."""

    witness: str
    id: str
    page: str
    first: int
    last: int
    stratum: str
    text: str
    doubtful: frozenset[int] = frozenset()
    """Places, from 0, of the doubtful words in ``words(text)``."""
    columns: tuple[int, int] | None = None


def load_passages(folder: Path, witnesses: Sequence[str]) -> tuple[Passage, ...]:
    """All passages of the witnesses that have a file in the folder, in the order of the file.

    Raises InputError for a malformed file, and if no witness has one.
    """
    files = [folder / f"{witness}.toml" for witness in witnesses]
    found = tuple(p for file in files if file.is_file() for p in load_file(file))
    if not found:
        raise InputError(folder, "", f"no reference passages of {', '.join(witnesses)}; add a file")
    return found


def load_file(path: Path) -> tuple[Passage, ...]:
    """The passages of one file. Raises InputError, which names the faulty passage."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.workshop.schemas.measures import ReferenceFile

    held = read_as(path, str(path), ReferenceFile)
    if held.witness != path.stem:
        mend = f"is {held.witness!r}; it must be the file's name, {path.stem!r}"
        raise InputError(path, "witness", mend)
    passages = tuple(_passage(record, path) for record in held.passage)
    ids = [p.id for p in passages]
    if twice := sorted({i for i in ids if ids.count(i) > 1}):
        raise InputError(path, twice[0], "the id stands twice; give each passage its own")
    return passages


def _passage(record: PassageRecord, path: Path) -> Passage:
    if not record.id.startswith(f"{path.stem}-"):
        raise InputError(path, record.id, f"the id must begin with '{path.stem}-'")
    return Passage(
        path.stem,
        record.id,
        record.page,
        *record.lines,
        record.stratum,
        record.text,
        _doubtful(record, path),
        record.columns,
    )


def _doubtful(record: PassageRecord, path: Path) -> frozenset[int]:
    text = words(record.text)
    places: set[int] = set()
    for entry in record.doubtful:
        if not (found := doubtful_places(text, entry)):
            mend = f"doubtful {entry!r} is not in the text; spell it alike"
            raise InputError(path, record.id, mend)
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
