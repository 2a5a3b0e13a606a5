"""``laws case ADDRESS`` prints and runs the cases of a law, as text and as data."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import typer
from msgspec import convert
from typer.testing import CliRunner

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.cases.schemas.cases import CasesData
from lawsofplay.commands import casing
from tests.rules.fake import write

LAW = "cotton.chess.laws.1"
FILE = "tests/executable_rules/chess.cases"
CASES = f"""\
# a piece touched is played
{LAW}: you touch … you must play it
? chess.touched
  piece=queen -> must-play
  # A piece has a name.
  piece= -> ! must have a name

# of the adversary's man
cotton.chess.laws.2: you must take it
? chess.taken_up
  man=rook -> must-play

# but for a chance
{LAW}: unless it be
reason {LAW}: Else the Game were endless.
? chess.touched
  piece=queen | cafte=yes -> free
"""

Run = Callable[..., Any]


@pytest.fixture
def run(project: Project) -> Run:
    write(project.root, FILE, CASES)
    app = typer.Typer()
    casing.register(app)
    return lambda *words: CliRunner().invoke(app, words, catch_exceptions=False)


def test_the_cases_are_printed_as_they_stand_and_run(run: Run) -> None:
    first, _, third = CASES.split("\n\n")
    output = run(LAW)
    assert output.exit_code == 0
    assert output.stdout == (
        f"{FILE}, line 1\n{first}\n\n{FILE}, line 13\n{third}\n2 cases, 3 rows: all hold.\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("-> must-play", "-> free", "line 4: chess.touched gives must-play, not free"),
        ("piece=queen ->", "peece=queen ->", "line 4: chess.touched takes no fact peece"),
        ("you touch …", "you tuch …", f"line 2: {LAW}: 'you tuch' does not stand in the law"),
    ],
)
def test_a_case_that_fails_is_told_and_ends_in_one(
    run: Run, project: Project, old: str, new: str, fault: str
) -> None:
    write(project.root, FILE, CASES.replace(old, new, 1))
    output = run(LAW)
    assert output.exit_code == 1
    assert output.stderr.startswith(f"laws: {FILE}, {fault}")
    assert output.stderr.count("\n") == 1
    assert output.stdout.endswith("2 cases, 3 rows: 1 fault.\n")


def test_the_data_have_a_schema(run: Run, project: Project) -> None:
    data = convert(json.loads(run(LAW, "--json").stdout), CasesData, strict=True)
    first, second = data.cases
    assert (data.law, first.heading, first.line) == (LAW, "a piece touched is played", 1)
    assert first.quoted[0].words == ["you touch", "you must play it"]
    (question,) = first.questions
    assert [row.facts for row in question.rows] == [{"piece": "queen"}, {"piece": ""}]
    assert [row.refused for row in question.rows] == [False, True]
    assert question.rows[1].notes == ["A piece has a name."]
    assert [quoted_data.reason for quoted_data in second.quoted] == [False, True]
    write(project.root, FILE, CASES.replace("yes -> free", "yes -> must-play"))
    output = run(LAW, "--json")
    faults = [case["faults"] for case in json.loads(output.stdout)["cases"]]
    wrong = f"{FILE}, line 17: chess.touched gives free, not must-play"
    assert (output.exit_code, faults) == (1, [[], [wrong]])


@pytest.mark.parametrize(
    ("law", "message"),
    [
        ("cotton.chess.laws.8", "no such address in the edition; the nearest is"),
        ("cotton.chess.laws.3", "no function executes it yet"),
        (
            "cotton.chess.mate.1",
            "no case quotes it; tests in Python do: tests/test_chess.py::test_king",
        ),
    ],
)
def test_a_law_without_cases_is_told(run: Run, law: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        run(law)
    assert message in str(caught.value)
