"""The tests that quote are run, and faults put into what changed, in a process for each game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from lawsofplay.base.errors import FaultsError, InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.accepting.waiting import Waiting
from lawsofplay.gates.mutation.record import Tried, as_tried
from lawsofplay.gates.mutation.targets import targets


@dataclass(frozen=True)
class Trial:
    """What came of a game: the functions whose faults were tried, and what is wrong."""

    tried: tuple[Tried, ...] = ()
    faults: tuple[InputError, ...] = ()


def games(found: Waiting) -> dict[str, list[str]]:
    """The functions whose tests must pass, by game."""
    held: dict[str, list[str]] = {}
    for target in found.tested:
        held.setdefault(target.name.partition(".")[0], []).append(target.name)
    return held


def trials(found: Waiting) -> Iterator[Trial]:
    """Try what waits, game by game."""
    # Pytest leaves traces in its process: a fresh one for every game, as in `mutation.record`.
    with get_context("spawn").Pool(maxtasksperchild=1) as pool:
        attempt = partial(_trial, changed=found.changed)
        yield from pool.imap(attempt, games(found).values())


def _trial(names: list[str], changed: frozenset[str]) -> Trial:
    """Run the tests of functions, and put faults into those that changed."""
    try:
        return Trial(tuple(_tried(find_project(), set(names), changed)))
    except FaultsError as errors:
        return Trial(faults=errors.faults)
    except InputError as error:
        return Trial(faults=(error,))


def _tried(project: Project, names: set[str], changed: frozenset[str]) -> Iterator[Tried]:
    # Pytest comes with the developer's environment only.
    from lawsofplay.gates.mutation.judge import judged

    chosen = [target for target in targets() if target.name in names]
    found = judged(project, chosen, lambda target, _: target.name in changed, sealing=True)
    return (
        as_tried(judged_function)
        for judged_function in found
        if judged_function.target.name in changed
    )
