"""``laws case``: the cases that quote a law, printed and run."""

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

Found = tuple[str, Case, list[str]]
"""The file of a case, the case, and the lines that say what is wrong in it."""


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(case)


def case(
    address: Annotated[str, typer.Argument(help="An address, e.g. bellecour.piquet.laws.3")],
    json: Annotated[bool, typer.Option("--json", help="Print data as JSON.")] = False,
) -> None:
    """Print the cases that quote a law, and run them: exit code 1 where a row does not hold."""
    project = find_edition()
    found = list(_found(project, load_edition(project), address))
    if json:
        _print_data(address, found)
    else:
        print("\n".join(_lines(found)))
    faults = [fault for _, _, faults in found for fault in faults]
    if faults:
        print("\n".join(f"laws: {fault}" for fault in faults), file=sys.stderr)
        raise typer.Exit(1)


def _found(project: Project, edition: Edition, address: str) -> Iterator[Found]:
    """The cases that quote a law, run. Raises InputError where no case quotes it."""
    rules_for(edition, address)
    found = [
        (book.file, it)
        for book in casebooks(project.root)
        for it in book.cases
        if any(quoted.address == address for quoted in it.quoted)
    ]
    if not found:
        raise InputError(address, "", _without(project, address))
    for file, it in found:
        faults = [*quotation_faults(edition, quoted_by(file, it)), *all_faults(file, it)]
        yield file, it, list(map(str, faults))


def _without(project: Project, address: str) -> str:
    tests = [quotation for quotation in collect_quotations(project) if quotation.address == address]
    return f"no case quotes it{_python(tests)}"


def _python(tests: Sequence[Quotation]) -> str:
    names = ", ".join(dict.fromkeys(test.test_id for test in tests))
    return f"; tests in Python do: {names}" if names else ""


def _lines(found: Sequence[Found]) -> Iterator[str]:
    for file, it, _ in found:
        yield f"{file}, line {it.line}\n{paragraph(it)}\n"
    rows = sum(len(question.rows) for _, it, _ in found for question in it.all_questions)
    wrong = sum(len(faults) for _, _, faults in found)
    told = "all hold" if not wrong else f"{wrong} {'fault' if wrong == 1 else 'faults'}"
    yield f"{_number(len(found), 'case')}, {_number(rows, 'row')}: {told}."


def _number(count: int, thing: str) -> str:
    return f"{count} {thing}{'s' if count != 1 else ''}"


def _print_data(address: str, found: Sequence[Found]) -> None:
    # The schemas are read only where they are wanted.
    from lawsofplay.cases.schemas.cases import CasesData, case_data

    print_json(to_builtins(CasesData(law=address, cases=[case_data(*it) for it in found])))
