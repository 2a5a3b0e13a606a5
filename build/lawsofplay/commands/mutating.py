"""``laws mutate``: whether the quoting tests find faults put into functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.commands.console import print_json, track

if TYPE_CHECKING:
    from lawsofplay.gates.mutation.record import TriedFunction

Names = Annotated[list[str] | None, typer.Argument(help="Beginnings of names, e.g. piquet.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(mutate)


def mutate(
    functions: Names = None,
    every: Annotated[bool, typer.Option("--all", help="Try every function.")] = False,
    one_in: Annotated[
        int, typer.Option("--one-in", min=1, help="Try only one fault in so many.")
    ] = 1,
    store: Annotated[
        bool, typer.Option("--store", help="Write the results into mutation.json.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print data as JSON.")] = False,
) -> None:
    """Put faults into functions and list those that no test of their laws finds.

    Without names, tries the functions that changed since they were last tried.
    """
    if not find_spec("pytest"):
        raise InputError("pytest", "", "is not installed; run: make test")
    # Pytest is only in the developer's environment.
    from lawsofplay.gates.mutation import record

    if store and one_in > 1:
        raise InputError("--store", "", "needs every fault of a function; leave out --one-in")
    names = _chosen(functions or (), every)
    games = len({name.partition(".")[0] for name in names})
    found = [
        tried for some in track(record.try_all(names, one_in), "mutating", games) for tried in some
    ]
    if store:
        record.write_record(find_project(), found)
    print_json([vars(tried) for tried in found]) if json else print("\n".join(_report(found)))


def _chosen(beginnings: Sequence[str], every: bool) -> list[str]:
    """The functions to try, by name."""
    from lawsofplay.gates.mutation.record import untried
    from lawsofplay.gates.mutation.targets import targets

    if beginnings and every:
        raise InputError("--all", "", "tries every function; leave it out, or the names")
    if not beginnings and not every:
        return untried(find_project())
    names = [
        target.name for target in targets() if target.name.startswith(tuple(beginnings or ("",)))
    ]
    if not names:
        raise InputError(", ".join(beginnings), "", "no such function in executable_rules")
    return names


def _report(found: Sequence[TriedFunction]) -> Iterator[str]:
    if not found:
        yield "Nothing has changed since it was last tried; --all tries every function."
        return
    for tried in found:
        for was, now in tried.survivors:
            yield f"{tried.function}\n  - {was}\n  + {now}"
    mutants = sum(tried.tried for tried in found)
    survivors = sum(len(tried.survivors) for tried in found)
    killed = (mutants - survivors) / mutants if mutants else 1
    yield f"{len(found)} functions, {mutants} mutants, {survivors} survive; {killed:.1%} killed"
