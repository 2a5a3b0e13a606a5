"""``laws accuracy``: how accurate the text is after each layer of repair and each rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Annotated, Any

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.commands.console import print_json, track
from lawsofplay.workshop.accuracy import stages, stored, whole
from lawsofplay.workshop.accuracy.compared import as_lines, load_limits
from lawsofplay.workshop.accuracy.report import Report, as_data, render_text
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.witnesses import rules_of
from lawsofplay.workshop.proof.collation import evidence

Layers = Annotated[
    str, typer.Option(help="Some of groups, rules (without each in turn), pages, tei; with commas.")
]


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(accuracy)


def accuracy(
    witness: Annotated[list[str] | None, typer.Argument(help="Witnesses; all by default.")] = None,
    layers: Layers = "groups,pages,tei",
    strata: Annotated[
        bool, typer.Option("--strata", help="Also by the quality of the scan.")
    ] = False,
    store: Annotated[
        bool, typer.Option("--store", help="Measure all layers and keep the figures for the site.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print data as JSON.")] = False,
) -> None:
    """Measure the text after each layer of repair against the reference passages.

    Prints the error rates of characters and of words, the share of errors removed, and the harm:
    right words made wrong. Characters are counted strictly, and again without case, accents and
    punctuation. Below each book's figures stands what they cannot show, and the independent texts
    with which the book was compared.
    """
    project = find_project()
    if store and witness:
        raise InputError("--store", "", "keeps the figures of all witnesses; name none")
    sigla = tuple(witness or WITNESSES)
    for siglum in sigla:
        project.witness(siglum)
    wanted = "groups,rules,pages,tei" if store else layers
    with ProcessPoolExecutor() as pool:
        measured = pool.map(_measure, sigla, repeat(wanted.split(",")))
        reports = list(track(measured, "measuring", len(sigla)))
    data = _joined(reports)
    if store:
        data["changes"] = {siglum: _changes(siglum) for siglum in sigla}
        data["books"] = {siglum: whole.whole_book(project, siglum) for siglum in sigla}
        data["readings"] = {siglum: _readings(siglum) for siglum in sigla}
        stored.write_stored(project, data)
    if json:
        print_json(data)
    else:
        limits = load_limits(project)
        for siglum, report in zip(sigla, reports, strict=True):
            print(render_text(report, by_stratum=strata))
            print(as_lines(limits[siglum]) + "\n")


def _measure(siglum: str, wanted: Sequence[str]) -> Report:
    project = find_project()
    makers = {
        "groups": lambda: stages.by_group(project, siglum),
        "rules": lambda: stages.without_each(project, siglum),
        "pages": lambda: [stages.page_files(project, siglum)],
        "tei": lambda: [stages.tei(project, siglum)],
    }
    for name in wanted:
        if name not in makers:
            raise InputError("--layers", name, f"not a layer; take some of {', '.join(makers)}")
    chosen = [stage for name in wanted for stage in makers[name]()]
    return stages.measure_witness(project, siglum, chosen)


def _changes(siglum: str) -> dict[str, int]:
    """How many lines each rule changed."""
    changed = Counter(change.rule for change in pipeline.run(find_project(), siglum).changes)
    return {rule.id: changed[rule.id] for rule in rules_of(siglum)}


def _readings(siglum: str) -> dict[str, Any] | None:
    """What two editors' readings of a book show; None where no page was read twice."""
    agreement = evidence(find_project(), siglum)
    if not agreement.pages:
        return None
    rates = {"per_thousand": agreement.per_thousand, "missed": agreement.missed}
    return {**vars(agreement), **rates}


def _joined(reports: Sequence[Report]) -> dict[str, Any]:
    """One report for all books: their rows one after the other."""
    joined: dict[str, Any] = {}
    for report in reports:
        for key, rows in as_data(report).items():
            joined.setdefault(key, []).extend(rows)
    return joined
