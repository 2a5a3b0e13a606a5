"""``laws accept``: take a law that was written or changed into the edition."""

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
    str | None, typer.Argument(metavar="ADDRESS", help="A law; without it, everything that waits.")
]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]

_FEW = 3
"""How many of the addresses that still wait are named."""


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(accept)


def accept(law: Address = None, json: Json = False) -> None:
    """Accept a law once it is written: its text, address, functions, cases and data.

    Encodes its book and runs the tests that quote it. Puts faults into those of its functions that
    changed, to see whether a test notices. Then seals the functions, releases the address and lists
    the files. If anything is wrong, it is printed and nothing is written. A page that changed is
    printed and not accepted; so is, without ADDRESS, a law whose text changed.
    """
    if not find_spec("pytest"):
        raise InputError("pytest", "", "is not installed; run: make test")
    if law == "":
        raise InputError("accept", "", "the address is empty; name a law, or leave it out")
    from lawsofplay.gates.accepting import landing, trial, waiting

    address = law or ""
    project = find_project()
    with landing.opened(project, address) as opened_trial:
        steps = track(trial.trials(opened_trial), "trying", len(trial.games(opened_trial)))
        result = landing.land(project, address, opened_trial, steps)
    left = waiting.others(project)
    if json:
        print_json({**_data(result), "waiting": left})
        return
    print("\n".join(_report(result, address)))
    if left:
        more = f" and {len(left) - _FEW} more" if len(left) > _FEW else ""
        print(f"Not accepted yet: {', '.join(left[:_FEW])}{more}; run: laws accept")


def _report(result: Accepted, address: str) -> Iterator[str]:
    """What was accepted, one line for each thing; for a seal also the words of the law."""
    if result.is_nothing:
        yield f"Nothing waits{f' of {address}' if address else ''}."
        return
    waited = result.waited
    yield from (f"encoded  {name}" for name in waited.encoded)
    yield from (f"tried  {tried.function}: {_caught(tried)}" for tried in result.tried)
    yield from (reviewed(review, SEALED) for review in waited.reviews)
    yield from (f"released  {name}" for name in waited.new)
    yield from (f"dropped  {law}  {name}, which no longer cites it" for name, law in waited.dropped)
    yield from (
        f"listed  {name if kind == 'file' else f'{kind} {name}'}" for kind, name in result.listed
    )
    yield f"Accepted{f': {address}' if address else ''}."
    if address and not waited.tested:
        yield "No function executes it."


def _caught(tried: TriedFunction) -> str:
    """How many of the faults put into a function its tests found."""
    left = len(tried.survivors)
    counted = f"{tried.tried - left} of {tried.tried} faults found by the tests that quote its laws"
    return f"{counted}, {left} explained" if left else counted


def _data(result: Accepted) -> dict[str, Any]:
    waited = result.waited
    return {
        "encoded": waited.encoded,
        "tried": [vars(tried) for tried in result.tried],
        "sealed": [vars(review) for review in waited.reviews],
        "released": waited.new,
        "dropped": waited.dropped,
        "listed": result.listed,
    }
