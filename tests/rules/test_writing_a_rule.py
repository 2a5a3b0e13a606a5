"""docs/writing-a-rule.md is true: its blocks are written out, run, and their output compared."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
import typer
from fake import write
from typer.testing import CliRunner

from lawsofplay.casebook.reading import casebooks, parse
from lawsofplay.commands import reviewing, ruling
from lawsofplay.project import Project
from lawsofplay.rules import registry

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/writing-a-rule.md").read_text(encoding="utf-8")
FILES = [
    *re.findall(r"```python\n# (\S+)\n(.*?)```", GUIDE, re.DOTALL),
    *re.findall(r"```cases (\S+)\n(.*?)```", GUIDE, re.DOTALL),
]
SESSIONS = re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)


@pytest.fixture
def guided(project: Project) -> Project:
    """The edition's cotton, with the guide's function and test and nothing else."""
    shutil.rmtree(project.root / "tests")
    (project.root / "corpus/cotton/norms.toml").unlink()
    shutil.copyfile(ROOT / "tei/cotton.xml", project.root / "tei/cotton.xml")
    for path in (ROOT / "corpus/games.toml", *(ROOT / "corpus/cotton").glob("*.toml")):
        shutil.copyfile(path, project.root / path.relative_to(ROOT))
    shutil.copytree(ROOT / "executable_rules/mechanics", project.rules / "mechanics")
    for name, text in FILES:
        write(project.root, name, text)
    return project


def test_the_guide_has_a_function_cases_and_a_test() -> None:
    assert [name for name, _ in FILES] == [
        "executable_rules/chess.py",
        "tests/executable_rules/test_chess_1687.py",
        "tests/executable_rules/chess_1687.cases",
    ]
    assert len(SESSIONS) == 2


def test_the_guides_tests_pass(guided: Project, pytester: pytest.Pytester) -> None:
    registry._REGISTER = registry._Register()
    settings = f"-c{guided.root / 'pyproject.toml'}"
    result = pytester.runpytest_inprocess(settings, f"--rootdir={guided.root}", str(guided.root))
    result.assert_outcomes(passed=4)


def test_what_the_guide_marks_as_inert_is_marked_so_in_the_casebook() -> None:
    shown = [
        it
        for text in re.findall(r"```cases\n(.*?)```", GUIDE, re.DOTALL)
        for it in parse(text, "").inert
    ]
    assert shown and set(shown) <= {it for book in casebooks(ROOT) for it in book.inert}


@pytest.mark.parametrize("session", SESSIONS, ids=["ask", "seal"])
def test_the_guides_sessions(guided: Project, session: str) -> None:
    app = typer.Typer()
    ruling.register(app)
    reviewing.register(app)
    said = ""
    for command in re.findall(r"^\$ laws (.*)$", session, re.MULTILINE):
        result = CliRunner().invoke(app, command.split(), catch_exceptions=False)
        said += f"$ laws {command}\n{result.stdout}"
    assert said == session
