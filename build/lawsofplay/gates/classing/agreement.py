"""How far two people class alike: a tenth of the sentences is classed twice.

In each book a tenth is drawn of the sentences that have their class from a line about paragraphs
and sentences. Their names are hashed, and those with the lowest hashes are taken. So the draw is
always the same, and nobody can choose. Somebody who has not seen the first classes gives the second
ones. ``corpus/reference/classes.tsv`` keeps both, as they stood before the differences were
settled::

    sentence            first   second
    bellecour.p236.5:2  rule    restates

Cohen's kappa is the agreement beyond what chance alone would give. It is 1 if both always agree. It
is 0 if they agree as often as two people would who class blindly, each using every class as often
as now.

The agreement as JSON has ``sentences`` (how many were classed twice), ``alike``, ``kappa`` and
``table`` (``{first: {second: count}}``). ``kappa`` is null if nothing was classed twice, or if
chance alone would give full agreement.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypedDict

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project
from lawsofplay.base.schemas.reading import head_of, read_table
from lawsofplay.gates.classing.assigning import OPEN, Classed
from lawsofplay.gates.classing.schema import ClassRow
from lawsofplay.model.norms import RESTATES
from lawsofplay.model.vocabulary import CLASSES

SHOWN = "corpus/reference/classes.tsv"
"""The file that keeps both classings."""

ONE_IN = 10
"""Of so many sentences in a book, one is classed a second time."""

Pairs = Mapping[str, tuple[str, str]]
"""The first and the second class of a sentence, by the sentence's name."""


def drawn(classed: Iterable[Classed]) -> list[Classed]:
    """The sentences to be classed a second time, in reading order."""
    held = [sentence for sentence in classed if sentence.by_hand]
    books: dict[str, list[Classed]] = {}
    for entry in held:
        books.setdefault(entry.sentence.witness, []).append(entry)
    names = {entry.sentence.name for book in books.values() for entry in _tenth(book)}
    return [entry for entry in held if entry.sentence.name in names]


def _tenth(book: list[Classed]) -> list[Classed]:
    return sorted(book, key=lambda classed: _hash(classed.sentence.name))[: -(-len(book) // ONE_IN)]


def _hash(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def load_pairs(project: Project) -> dict[str, tuple[str, str]]:
    """The sentences classed twice; none if the file does not exist.

    Raises InputError for a file that does not fit its schema.
    """
    path = project.root / SHOWN
    if not path.is_file():
        return {}
    rows = read_table(path, SHOWN, ClassRow, ("sentence",))
    return {row.sentence: (row.first, row.second) for row in rows}


def store_second(project: Project, classed: Iterable[Classed], file: Path) -> int:
    """Store the second classes of a list beside the first ones; return how many are new.

    The list is what ``laws classes BOOK --drawn`` prints, with a class in place of each question
    mark. What the file has already stays. Raises InputError for a malformed line, a sentence that
    was not drawn, and a sentence without a first class.
    """
    known = {entry.sentence.name: entry for entry in drawn(classed)}
    pairs = load_pairs(project)
    before = len(pairs)
    for number, (name, second) in _listed(file):
        place = f"line {number}"
        if second not in CLASSES or second == "law":
            mend = f"{second!r} is no class; take one of {', '.join(CLASSES[1:])}"
            raise InputError(file, place, mend)
        if name not in known or known[name].name == OPEN:
            raise InputError(
                file, place, f"{name} was not drawn, or has no first class; take it out"
            )
        pairs.setdefault(name, (known[name].name, second))
    rows = [(name, *pair) for name, pair in sorted(pairs.items())]
    lines = ["\t".join(row) + "\n" for row in (head_of(ClassRow), *rows)]
    write_text(project.root / SHOWN, "".join(lines))
    return len(pairs) - before


def _listed(file: Path) -> Iterator[tuple[int, tuple[str, str]]]:
    for number, line in enumerate(read_text(file, str(file)).splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        name, given, *_ = [*line.split("\t"), ""]
        yield number, (name, given.split()[0] if given.startswith(RESTATES) else given)


class Agreement(TypedDict):
    """How far two classings agree, as the head of this module explains it."""

    sentences: int
    alike: int
    kappa: float | None
    table: dict[str, dict[str, int]]


def agreement(pairs: Pairs) -> Agreement:
    """How far the two classings agree."""
    counts = Counter(pairs.values())
    names = [name for name in CLASSES if any(name in pair for pair in counts)]
    return {
        "sentences": counts.total(),
        "alike": sum(counts[name, name] for name in names),
        "kappa": kappa(counts),
        "table": {first: {second: counts[first, second] for second in names} for first in names},
    }


def kappa(counts: Counter[tuple[str, str]]) -> float | None:
    """Cohen's kappa of pairs of classes; None if it is not defined.

    >>> kappa(Counter({("rule", "rule"): 20, ("rule", "advice"): 5,
    ...                ("advice", "rule"): 10, ("advice", "advice"): 15}))
    0.4
    """
    total = counts.total()
    names = {name for pair in counts for name in pair}
    first, second = (
        {name: sum(n for pair, n in counts.items() if pair[side] == name) for name in names}
        for side in (0, 1)
    )
    chance = sum(first[name] * second[name] for name in names)
    if total * total == chance:
        return None
    alike = total * sum(counts[name, name] for name in names)
    return round((alike - chance) / (total * total - chance), 3)


def pair_faults(project: Project, classed: Iterable[Classed]) -> Iterator[InputError]:
    """Sentences classed twice that the edition does not have."""
    known = {entry.sentence.name for entry in classed}
    for number, name in enumerate(load_pairs(project), 2):
        if name not in known:
            mend = f"no such sentence: {name}; the text changed, so take the line out"
            yield InputError(SHOWN, f"line {number}", mend)
