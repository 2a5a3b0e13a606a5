"""Runs the tests that quote laws, and puts faults into changed functions, one process a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from lawsofplay.base.errors import FaultsError, InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.accepting.waiting import Waiting
from lawsofplay.gates.mutation.record import TriedFunction, as_tried
from lawsofplay.gates.mutation.targets import targets


@dataclass(frozen=True)
class Trial:
    """The result for one game: the functions into which faults were put, and what is wrong."""

    tried: tuple[TriedFunction, ...] = ()
    faults: tuple[InputError, ...] = ()


def games(waiting: Waiting) -> dict[str, list[str]]:
    """The names of the functions whose tests must pass, by game."""
    names: dict[str, list[str]] = {}
    for target in waiting.tested:
        names.setdefault(target.name.partition(".")[0], []).append(target.name)
    return names


def trials(waiting: Waiting) -> Iterator[Trial]:
    """Try all that waits, game by game."""
    # Pytest leaves traces in its process, so every game gets a fresh one.
    with get_context("spawn").Pool(maxtasksperchild=1) as pool:
        attempt = partial(_trial, changed=waiting.changed)
        yield from pool.imap(attempt, games(waiting).values())


def _trial(names: list[str], changed: frozenset[str]) -> Trial:
    """Run the tests of functions, and put faults into those that changed."""
    try:
        return Trial(tuple(_tried(find_project(), set(names), changed)))
    except FaultsError as errors:
        return Trial(faults=errors.faults)
    except InputError as error:
        return Trial(faults=(error,))


def _tried(project: Project, names: set[str], changed: frozenset[str]) -> Iterator[TriedFunction]:
    # Only the developer's environment has pytest.
    from lawsofplay.gates.mutation.judge import judge_functions

    chosen = [target for target in targets() if target.name in names]
    judged = judge_functions(
        project, chosen, lambda target, _: target.name in changed, sealing=True
    )
    return (as_tried(result) for result in judged if result.target.name in changed)
