"""``laws case``: print the cases that quote a law, and run them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from msgspec import to_builtins

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_edition
from lawsofplay.commands.console import print_json
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.rules.asking import rules_for
from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.casebook.writing import paragraph
from lawsofplay.rules.cases import all_faults
from lawsofplay.rules.check import quotation_faults
from lawsofplay.rules.marks import Quotation, collect_quotations, quoted_by

CaseResult = tuple[str, Case, list[str]]
"""The file of a case, the case, and a line for each thing that is wrong in it."""


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(case)


def case(
    address: Annotated[str, typer.Argument(help="An address, e.g. bellecour.piquet.laws.3")],
    json: Annotated[bool, typer.Option("--json", help="Print data as JSON.")] = False,
) -> None:
    """Print the cases that quote a law and run them; exit code 1 if a row does not hold."""
    project = find_edition()
    results = list(_results(project, load_edition(project), address))
    if json:
        _print_data(address, results)
    else:
        print("\n".join(_lines(results)))
    faults = [fault for _, _, faults in results for fault in faults]
    if faults:
        print("\n".join(f"laws: {fault}" for fault in faults), file=sys.stderr)
        raise typer.Exit(1)


def _results(project: Project, edition: Edition, address: str) -> Iterator[CaseResult]:
    """The cases that quote a law, run.

    Raises InputError where no case quotes it.
    """
    rules_for(edition, address)
    quoting = [
        (book.file, case)
        for book in casebooks(project.root)
        for case in book.cases
        if any(quoted.address == address for quoted in case.quoted)
    ]
    if not quoting:
        raise InputError(address, "", _without(project, address))
    for file, case in quoting:
        faults = [*quotation_faults(edition, quoted_by(file, case)), *all_faults(file, case)]
        yield file, case, list(map(str, faults))


def _without(project: Project, address: str) -> str:
    tests = [quotation for quotation in collect_quotations(project) if quotation.address == address]
    return f"no case quotes it{_python(tests)}"


def _python(tests: Sequence[Quotation]) -> str:
    names = ", ".join(dict.fromkeys(test.test_id for test in tests))
    return f"; tests in Python do: {names}" if names else ""


def _lines(results: Sequence[CaseResult]) -> Iterator[str]:
    for file, case, _ in results:
        yield f"{file}, line {case.line}\n{paragraph(case)}\n"
    rows = sum(len(question.rows) for _, case, _ in results for question in case.all_questions)
    wrong = sum(len(faults) for _, _, faults in results)
    verdict = "all hold" if not wrong else f"{wrong} {'fault' if wrong == 1 else 'faults'}"
    yield f"{_number(len(results), 'case')}, {_number(rows, 'row')}: {verdict}."


def _number(count: int, thing: str) -> str:
    return f"{count} {thing}{'s' if count != 1 else ''}"


def _print_data(address: str, results: Sequence[CaseResult]) -> None:
    # The schemas are read only where they are wanted.
    from lawsofplay.cases.schemas.cases import CasesData, case_data

    print_json(
        to_builtins(CasesData(law=address, cases=[case_data(*result) for result in results]))
    )
