"""The commands from the page files to the site: draft, build, check, ids, lexicon and serve."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated

import typer
from rich.console import Console

from lawsofplay import lexicon
from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.commands.console import print_json, track
from lawsofplay.model import locks
from lawsofplay.model.edition import load_edition
from lawsofplay.pipeline import built, checks, steps
from lawsofplay.pipeline.serving import server
from lawsofplay.workshop.normalise import draft as drafts
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.witnesses import rules_of

Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands to ``laws``."""
    for command in (build, draft, check, ids, serve):
        app.command()(command)
    app.command("lexicon")(lexicon_)


def build() -> None:
    """Build the edition: TEI from the pages, the full-text index, the site."""
    project = find_project()
    for _ in track(steps.build(project), "building", steps.STEPS):
        pass
    print(f"Built. Open {(project.site / 'index.html').relative_to(project.root)} in a browser.")


def draft(
    witness: Annotated[str, typer.Argument(help=f"One of {', '.join(WITNESSES)}")],
    changes: Annotated[
        bool, typer.Option("--changes", help="Print every change, by rule.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Write no page file.")] = False,
    json: Json = False,
) -> None:
    """Write the draft pages of a witness from its ocr.txt; pages that were edited stay."""
    project = find_project()
    project.witness(witness)
    made = _drafted(project, witness)
    counted = Counter(change.rule for change in made.changes)
    counts = {rule.id: counted[rule.id] for rule in rules_of(witness)}
    written = None if dry_run else drafts.write_draft(project, witness, made)
    listed = made.changes if changes else ()
    if json:
        told = [vars(change) for change in listed]
        print_json({"witness": witness, "rules": counts, "changes": told})
        return
    for it in listed:
        print(f"{it.rule}\t{it.page}\t{it.line}\t{it.before!r}\t{it.after!r}")
    for rule in rules_of(witness):
        print(f"{counts[rule.id]:>7}  {rule.group:<12} {rule.id:<28} {rule.does}")
    if written:
        print(
            f"{len(written.written)} pages written, {len(written.unchanged)} unchanged,"
            f" {len(written.kept)} kept as edited"
        )


def _drafted(project: Project, witness: str) -> pipeline.Draft:
    """The draft of a witness; the progress bar goes on with each rule."""
    rules = rules_of(witness)
    steps = track(rules, f"drafting {witness}", len(rules))

    def tick(rule: RepairRule) -> None:
        next(steps, None)

    return pipeline.run(project, witness, tick=tick)


def check() -> None:
    """Check everything that can be wrong: sources, pages, TEI, addresses, quotations, mutants."""
    project = find_project()
    faults = list(track(_faults(), "checking", len(checks.CHECKS)))
    # What several checks find is told once.
    found = dict.fromkeys(str(fault) for group in faults for fault in group)
    for fault in found:
        print(f"laws: {fault}", file=sys.stderr)
    if found:
        raise typer.Exit(1)
    count = len(load_edition(project).laws)
    print(f"Clean: {len(checks.CHECKS)} checks, {count} laws and rules.")


def _faults() -> Iterator[list[InputError]]:
    project = find_project()
    for name in checks.CHECKS:
        found = checks.run(name, project)
        yield found
        if found and name == "files":
            # What other files say of a file that cannot be read helps nobody.
            return


def ids(
    release: Annotated[
        bool, typer.Option("--release", help="Add new addresses to ids.lock.")
    ] = False,
    json: Json = False,
) -> None:
    """List the released addresses, or release the new ones."""
    project = find_project()
    if release:
        added = locks.release(project, load_edition(project))
        print(f"{added} addresses released")
        return
    lock = locks.read_lock(project)
    if json:
        print_json(lock)
    else:
        for old, target in lock.items():
            print(old if old == target else f"{old} -> {target}")


def lexicon_() -> None:
    """Compile the period lexicon from the word lists that corpus/lexicon/README.md names."""
    lexicon.compile_lexicon(find_project().root)
    print("corpus/lexicon compiled")


Port = Annotated[int, typer.Option(min=1, max=65535, help="Port on this machine.")]


def serve(port: Port = 8000) -> None:
    """Serve the built site on this machine (it also works opened as files)."""
    project = find_project()
    if not (project.site / "index.html").is_file():
        raise InputError("site", "", "not built yet; run: laws build")
    if not built.is_current(project):
        print("laws: site: older than its sources; to renew it run: laws build", file=sys.stderr)
    waiting = server(project.site, port)
    Console().print(f"http://127.0.0.1:{port}/ (Ctrl-C ends)")
    with waiting, suppress(KeyboardInterrupt):
        waiting.serve_forever()
