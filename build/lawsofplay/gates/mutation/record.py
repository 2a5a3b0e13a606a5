"""Keeps the results of mutation testing: executable_rules/mutation.json, and survivors explained.

A survivor is a fault that no quoting test finds. Each needs a better test, or its reason in
executable_rules/survivors.toml::

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
    from lawsofplay.gates.mutation.judge import JudgedFunction

STORED = "executable_rules/mutation.json"
EXPLAINED = "executable_rules/survivors.toml"
LEAST = 0.9
"""Share of the mutants that quoting tests must find, from 0 to 1."""

Survivor = tuple[str, str, str]
"""The function's name, the line as it was, the line with the fault."""


@dataclass(frozen=True)
class TriedFunction:
    """The results for one function: its digest, how many mutants were tried, and the survivors."""

    function: str
    digest: str
    tried: int
    survivors: tuple[tuple[str, str], ...]


def try_functions(names: Iterable[str], one_in: int = 1) -> list[TriedFunction]:
    """Try all mutants of some functions, or one of every ``one_in``, always the same ones.

    Raises InputError as `lawsofplay.gates.mutation.judge.judge_functions` does.
    """
    # Only the developer's environment has pytest, and reading the record must not need it.
    from lawsofplay.gates.mutation.judge import judge_functions

    wanted = set(names)
    chosen = [target for target in targets() if target.name in wanted]

    def take(target: Target, mutant: Mutant) -> bool:
        return crc32(f"{target.name}\n{mutant.was}\n{mutant.now}".encode()) % one_in == 0

    return list(map(as_tried, judge_functions(find_project(), chosen, take)))


def as_tried(judged: JudgedFunction) -> TriedFunction:
    """The part of a function's results that the record keeps."""
    survivors = tuple((mutant.was, mutant.now) for mutant in judged.survivors)
    return TriedFunction(judged.target.name, judged.target.digest, judged.tried, survivors)


def try_all(names: Iterable[str], one_in: int = 1) -> Iterator[list[TriedFunction]]:
    """Try functions on all processors; yields the results game by game, in the order of names.

    A sample (``one_in`` above 1) is tried in this process. That takes less time than to collect the
    tests again for every game.
    """
    if one_in > 1:
        yield try_functions(names, one_in)
        return
    games: dict[str, list[str]] = {}
    for name in names:
        games.setdefault(name.partition(".")[0], []).append(name)
    # Pytest leaves traces in its process, so every game gets a fresh one. (An executor of
    # concurrent.futures that renews its processes may wait for ever: cpython issue 115634.)
    with get_context("spawn").Pool(maxtasksperchild=1) as pool:
        yield from pool.imap(partial(try_functions, one_in=one_in), games.values())


def untried(project: Project) -> list[str]:
    """Functions for which the record has no answer, sorted by name.

    They are new or changed, or have a survivor without a reason, which a test may find by now.
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
    """Functions in the record that no longer exist, sorted by name."""
    return sorted(_known(project).keys() - {target.name for target in targets()})


def _known(project: Project) -> dict[str, TriedFunction]:
    """The record; empty if there is none yet."""
    return read_record(project) if (project.root / STORED).is_file() else {}


def write_record(project: Project, found: Iterable[TriedFunction]) -> None:
    """Write the results, sorted by name; functions not tried now keep their old ones.

    Functions that no longer exist are left out.
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


def read_record(project: Project) -> dict[str, TriedFunction]:
    """The recorded results by function.

    Raises InputError if the record is missing or malformed.
    """
    from lawsofplay.base.schemas.reading import read_json_as
    from lawsofplay.gates.mutation.schema import MutationFile

    path, remake = project.root / STORED, "laws mutate --store"
    return {
        name: TriedFunction(
            name, row.digest, row.mutants, tuple((was, now) for was, now in row.survivors)
        )
        for name, row in read_json_as(path, STORED, MutationFile, remake).items()
    }


def explained(project: Project) -> dict[Survivor, str]:
    """Survivors with their reasons. Raises InputError for one that lacks a field."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.gates.mutation.schema import SurvivorsFile

    held = read_as(project.root / EXPLAINED, EXPLAINED, SurvivorsFile)
    return {(record.function, record.was, record.now): record.reason for record in held.survivor}


def faults(project: Project) -> Iterator[InputError]:
    """What the record lacks: changed functions, mutants that tests find, reasons of survivors."""
    record, reasons = read_record(project), explained(project)
    now = {target.name: target.digest for target in targets()}
    names = sorted(now.keys() | record.keys())
    old = [name for name in names if name not in record or record[name].digest != now.get(name)]
    if old:
        # One fault for all of them, since the mend is the same.
        more = f" and {len(old) - 1} more" if len(old) > 1 else ""
        mend = f"changed since its mutants were tried{more}; run: laws mutate --store"
        yield InputError(STORED, old[0], mend)
    yield from survivor_faults(record.values(), reasons.keys(), "laws mutate --store")
    tried = sum(results.tried for results in record.values())
    survive = sum(len(set(results.survivors)) for results in record.values())
    if tried and survive > (1 - LEAST) * tried:
        mend = f"{survive} of {tried} mutants survive; tests must find {LEAST:.0%}"
        yield InputError(STORED, "", mend)


def survivor_faults(
    tried: Iterable[TriedFunction], reasons: Iterable[Survivor], again: str
) -> Iterator[InputError]:
    """Survivors without a reason, and reasons without a survivor.

    ``again`` is the command, named in the message, that tries the survivors once more.
    """
    found = {(entry.function, *pair) for entry in tried for pair in entry.survivors}
    for survivor in sorted(found.difference(reasons)):
        mend = (
            f"{survivor[2]!r} survives; explain it, or write a quoting test that finds it and run:"
        )
        yield InputError(EXPLAINED, survivor[0], f"{mend} {again}")
    for survivor in sorted(set(reasons) - found):
        mend = f"{survivor[2]!r} is explained but does not survive; take it out"
        yield InputError(EXPLAINED, survivor[0], mend)
