"""``laws review``: list what changed since it was read or reviewed, and seal it again."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.commands.console import print_json
from lawsofplay.gates.manifest.accepting import ALL, accept_data, accept_pages
from lawsofplay.gates.manifest.lock import SHOWN, read_manifest
from lawsofplay.gates.manifest.pages import page_faults, page_files, page_seals
from lawsofplay.model.edition import load_edition
from lawsofplay.model.release import load_release
from lawsofplay.rules.asking import rules_for
from lawsofplay.rules.registry import load_rules
from lawsofplay.rules.seals import Review, read_seals, seal, to_review, word_difference

Seal = Annotated[str, typer.Option("--seal", help="Seal the functions of this address.")]
Every = Annotated[bool, typer.Option("--all", help="Seal every function.")]
Page = Annotated[
    str, typer.Option("--page", help=f"Seal this page as it stands; '{ALL}' for every page.")
]
Reading = Annotated[
    str, typer.Option("--reading", help="With --page: record its first or second reading.")
]
Day = Annotated[
    str,
    typer.Option(
        "--on",
        help="With --page: the day of the reading, as 2026-11-22 (else the day of the release).",
    ),
]
Data = Annotated[
    bool, typer.Option("--data", help="Accept files, kinds, statuses and relations as they are.")
]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(review)


def review(
    seal_: Seal = "",
    all_: Every = False,
    page: Page = "",
    reading: Reading = "",
    on: Day = "",
    data: Data = False,
    json: Json = False,
) -> None:
    """List pages and functions whose words changed since they were reviewed, or seal them."""
    project = find_project()
    if not (seal_ or all_ or page or data):
        _list(project, json)
        return
    if seal_ or all_:
        print(f"{_seal(project, '' if all_ else seal_)} sealed")
    if page:
        print(f"sealed pages: {accept_pages(project, page, _day(project, on), reading)}")
    if data:
        print(f"changed lines of {SHOWN}: {accept_data(project)}")


def _seal(project: Project, address: str) -> int:
    """Seal the functions of an address, or all for an empty one; return how many seals changed."""
    edition, rules = load_edition(project), load_rules().values()
    # An address without a function is allowed only where an old seal of it is to be dropped.
    if address and not any(sealed == address for _, sealed in read_seals(project)):
        rules_for(edition, address)
    return len(seal(project, rules, edition, lambda pair: address in ("", pair[1])))


def _day(project: Project, written: str) -> str:
    """The day given, else the day of the release.

    Raises InputError for text that is not a day.
    """
    try:
        day = date.fromisoformat(written) if written else load_release(project).date
    except ValueError:
        raise InputError("--on", written, "not a day; write it like 2026-11-22") from None
    return day.isoformat()


def _list(project: Project, json: bool) -> None:
    pages = list(page_faults(page_files(project), page_seals(read_manifest(project))))
    reviews = to_review(read_seals(project), load_rules().values(), load_edition(project))
    if json:
        print_json([*map(_page_data, pages), *map(_review_data, reviews)])
        return
    lines = [*map(str, pages), *map(_reviewed, reviews)]
    print("\n".join(lines) or "Every seal holds.")


def _page_data(fault: InputError) -> dict[str, Any]:
    return {"file": fault.file, "place": fault.place, "fault": fault.mend}


def _review_data(item: Review) -> dict[str, Any]:
    return {**vars(item), "state": item.state}


def _reviewed(item: Review) -> str:
    return reviewed(item, item.state)


def reviewed(item: Review, state: str) -> str:
    """A function and its law, with the law's words or how they changed since the seal."""
    words = word_difference(item.sealed, item.now) if item.sealed else item.now
    return f"{state}  {item.address}  {item.function}\n  {words}"
