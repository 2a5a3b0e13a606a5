"""``laws accept``: a law that is written is taken into the edition, by one command."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.commands.console import print_json, track
from lawsofplay.commands.reviewing import reviewed
from lawsofplay.rules.seals import SEALED

if TYPE_CHECKING:
    from lawsofplay.gates.accepting.landing import Accepted
    from lawsofplay.gates.mutation.record import TriedFunction

Address = Annotated[
    str | None, typer.Argument(metavar="ADDRESS", help="A law; without one, everything that waits.")
]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]

_FEW = 3
"""So many addresses that wait still are named."""


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(accept)


def accept(law: Address = None, json: Json = False) -> None:
    """Accept a law once it is written: text, address, functions, cases, data.

    Encodes its book, runs the tests that quote it, puts faults into its functions where they
    changed, seals them, releases its address, lists its files. What it finds wrong it tells, and
    then nothing is written. A page that changed, or, without ADDRESS, a law whose text changed, is
    told and not accepted.
    """
    if not find_spec("pytest"):
        raise InputError("pytest", "", "is not installed; run: make test")
    if law == "":
        raise InputError("accept", "", "the address is empty; name a law, or leave it out")
    from lawsofplay.gates.accepting import landing, trial, waiting

    address = law or ""
    project = find_project()
    with landing.opened(project, address) as found:
        steps = track(trial.trials(found), "trying", len(trial.games(found)))
        done = landing.land(project, address, found, steps)
    left = waiting.others(project)
    if json:
        print_json({**_data(done), "waiting": left})
        return
    print("\n".join(_told(done, address)))
    if left:
        more = f" and {len(left) - _FEW} more" if len(left) > _FEW else ""
        print(f"Not accepted yet: {', '.join(left[:_FEW])}{more}; run: laws accept")


def _told(done: Accepted, address: str) -> Iterator[str]:
    """What was accepted, a line each; of seals the words too."""
    if done.is_nothing:
        yield f"Nothing waits{f' of {address}' if address else ''}."
        return
    waited = done.waited
    yield from (f"encoded  {name}" for name in waited.encoded)
    yield from (f"tried  {tried.function}: {_found(tried)}" for tried in done.tried)
    yield from (reviewed(review, SEALED) for review in waited.reviews)
    yield from (f"released  {name}" for name in waited.new)
    yield from (f"dropped  {law}  {name}, which no longer cites it" for name, law in waited.dropped)
    yield from (
        f"listed  {name if kind == 'file' else f'{kind} {name}'}" for kind, name in done.listed
    )
    yield f"Accepted{f': {address}' if address else ''}."
    if address and not waited.tested:
        yield "No function executes it."


def _found(it: TriedFunction) -> str:
    """How the tests did against the faults put into a function."""
    left = len(it.survivors)
    told = f"{it.tried - left} of {it.tried} faults found by the tests that quote its laws"
    return f"{told}, {left} explained" if left else told


def _data(done: Accepted) -> dict[str, Any]:
    waited = done.waited
    return {
        "encoded": waited.encoded,
        "tried": [vars(tried) for tried in done.tried],
        "sealed": [vars(review) for review in waited.reviews],
        "released": waited.new,
        "dropped": waited.dropped,
        "listed": done.listed,
    }
