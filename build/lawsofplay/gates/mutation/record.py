"""What mutation testing found: executable_rules/mutation.json, and survivors explained.

A survivor is a fault that no quoting test finds. Each is killed by a better test, or has its
reason in executable_rules/survivors.toml::

    [[survivor]]
    function = "piquet.playing.plays_with_few"
    was = "if met('less than twelve Cards', cards < HAND):"
    now = "if met('less than twelve Cards', True):"
    reason = "Both ways lead to the same answer: the other law asks the same again."
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING
from zlib import crc32

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.mutation.mutants import Mutant
from lawsofplay.gates.mutation.targets import Target, targets

if TYPE_CHECKING:
    from lawsofplay.gates.mutation.judge import Judged

STORED = "executable_rules/mutation.json"
EXPLAINED = "executable_rules/survivors.toml"
LEAST = 0.9
"""Share of the mutants that quoting tests must kill."""

Survivor = tuple[str, str, str]
"""Function, the line as it was, the line with the fault."""


@dataclass(frozen=True)
class Tried:
    """One function: its name, the digest of its source, mutants tried, those that survived."""

    function: str
    digest: str
    tried: int
    survivors: tuple[tuple[str, str], ...]


def try_functions(names: Iterable[str], one_in: int = 1) -> list[Tried]:
    """Try the mutants of some functions, all or one in so many, always the same.

    Raises InputError as `lawsofplay.gates.mutation.judge.judged` does.
    """
    # Pytest comes with the developer's environment only; whoever reads the record needs it not.
    from lawsofplay.gates.mutation.judge import judged

    wanted = set(names)
    chosen = [target for target in targets() if target.name in wanted]

    def take(target: Target, mutant: Mutant) -> bool:
        return crc32(f"{target.name}\n{mutant.was}\n{mutant.now}".encode()) % one_in == 0

    return list(map(as_tried, judged(find_project(), chosen, take)))


def as_tried(found: Judged) -> Tried:
    """What is kept of what came of a function's mutants."""
    survivors = tuple((mutant.was, mutant.now) for mutant in found.survivors)
    return Tried(found.target.name, found.target.digest, found.tried, survivors)


def try_all(names: Iterable[str], one_in: int = 1) -> Iterator[list[Tried]]:
    """Try functions on all processors; yields game by game, in the order of their names.

    A sample, one in so many, is tried in this process: it takes less time than to collect the
    tests again for every game.
    """
    if one_in > 1:
        yield try_functions(names, one_in)
        return
    games: dict[str, list[str]] = {}
    for name in names:
        games.setdefault(name.partition(".")[0], []).append(name)
    # Pytest leaves traces in its process: a fresh one for every module. (Of the executors of
    # concurrent.futures those that renew their processes may wait for ever: cpython 115634.)
    with get_context("spawn").Pool(maxtasksperchild=1) as pool:
        yield from pool.imap(partial(try_functions, one_in=one_in), games.values())


def untried(project: Project) -> list[str]:
    """Functions that the record does not answer for, sorted by name.

    They are new or changed since, or have a survivor that is not explained: a test may kill it now.
    """
    known = _known(project)
    reasons = explained(project)
    return [
        target.name
        for target in targets()
        if not (record := known.get(target.name))
        or record.digest != target.digest
        or any((target.name, *pair) not in reasons for pair in record.survivors)
    ]


def gone(project: Project) -> list[str]:
    """Functions of the record that are no more, sorted by name."""
    return sorted(_known(project).keys() - {target.name for target in targets()})


def _known(project: Project) -> dict[str, Tried]:
    """The record; empty where there is none yet."""
    return read_record(project) if (project.root / STORED).is_file() else {}


def write_record(project: Project, found: Iterable[Tried]) -> None:
    """Keep what was found, functions sorted by name; of functions not tried now the old record.

    Functions that are no more are dropped.
    """
    kept = _known(project) | {tried.function: tried for tried in found}
    names = {target.name for target in targets()}
    data = {
        entry.function: {
            "digest": entry.digest,
            "mutants": entry.tried,
            "survivors": [list(pair) for pair in entry.survivors],
        }
        for entry in sorted(kept.values(), key=lambda tried: tried.function)
        if entry.function in names
    }
    text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
    write_text(project.root / STORED, text + "\n")


def read_record(project: Project) -> dict[str, Tried]:
    """What was found when the record was made, by function.

    Raises InputError when there is no record, or it is none.
    """
    from lawsofplay.base.schemas.reading import read_json_as
    from lawsofplay.gates.mutation.schema import MutationFile

    path, remake = project.root / STORED, "laws mutate --store"
    return {
        name: Tried(name, row.digest, row.mutants, tuple((was, now) for was, now in row.survivors))
        for name, row in read_json_as(path, STORED, MutationFile, remake).items()
    }


def explained(project: Project) -> dict[Survivor, str]:
    """Survivors with their reasons. Raises InputError for one that lacks a field."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.gates.mutation.schema import SurvivorsFile

    held = read_as(project.root / EXPLAINED, EXPLAINED, SurvivorsFile)
    return {(record.function, record.was, record.now): record.reason for record in held.survivor}


def faults(project: Project) -> Iterator[InputError]:
    """What the record lacks: functions changed since, too few killed, survivors not explained."""
    record, reasons = read_record(project), explained(project)
    now = {target.name: target.digest for target in targets()}
    names = sorted(now.keys() | record.keys())
    old = [name for name in names if name not in record or record[name].digest != now.get(name)]
    if old:
        # One line, however many there are: the mend is the same for all.
        more = f" and {len(old) - 1} more" if len(old) > 1 else ""
        mend = f"changed since its mutants were tried{more}; run: laws mutate --store"
        yield InputError(STORED, old[0], mend)
    yield from survivor_faults(record.values(), reasons.keys(), "laws mutate --store")
    tried = sum(function.tried for function in record.values())
    survive = sum(len(set(function.survivors)) for function in record.values())
    if tried and survive > (1 - LEAST) * tried:
        mend = f"{survive} of {tried} mutants survive; {LEAST:.0%} must be killed"
        yield InputError(STORED, "", mend)


def survivor_faults(
    tried: Iterable[Tried], reasons: Iterable[Survivor], again: str
) -> Iterator[InputError]:
    """Survivors without a reason, reasons without a survivor; ``again`` tries them once more."""
    found = {(entry.function, *pair) for entry in tried for pair in entry.survivors}
    for survivor in sorted(found.difference(reasons)):
        mend = f"{survivor[2]!r} survives; explain it, or kill it by a quoting test and run:"
        yield InputError(EXPLAINED, survivor[0], f"{mend} {again}")
    for survivor in sorted(set(reasons) - found):
        mend = f"{survivor[2]!r} is explained and does not survive; take it out"
        yield InputError(EXPLAINED, survivor[0], mend)
