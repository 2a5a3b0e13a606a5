"""``laws worked``: a case for each law that runs, to show how its function decides."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from lawsofplay.commands.console import print_json
from lawsofplay.errors import InputError
from lawsofplay.project import Project, find_project
from lawsofplay.rules.registry import rules_by_law
from lawsofplay.topics import load_topics
from lawsofplay.worked import from_topics, worked_cases, write_worked


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(worked)


def worked(
    store: Annotated[bool, typer.Option("--store", help="Record the tests' calls anew.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print data as JSON.")] = False,
) -> None:
    """List the case by which each law's page shows its function at work; or record them."""
    project = find_project()
    if store:
        _record(project)
    cases = worked_cases(project)
    if json:
        print_json([vars(cases[law]) for law in sorted(cases)])
        return
    for law in sorted(cases):
        print(f"{law}  {cases[law].function}  {' '.join(cases[law].ask)}".rstrip())
    missing = sorted(rules_by_law().keys() - cases.keys())
    print(f"{len(cases)} laws with a case; without one: {', '.join(missing) or 'none'}")


def _record(project: Project) -> None:
    if not find_spec("pytest"):
        raise InputError("pytest", "", "is not installed; run: make test")
    # Pytest comes with the developer's environment only.
    from lawsofplay.recording import recorded

    told = from_topics(load_topics(project))
    write_worked(project, recorded(project, rules_by_law().keys() - told.keys()))
