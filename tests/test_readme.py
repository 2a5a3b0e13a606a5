"""The README is true: its commands run, and it names every command of ``laws``."""

from __future__ import annotations

import re
import shlex
import sys
import textwrap
from pathlib import Path

import pytest
import typer.main

from lawsofplay import cli
from lawsofplay.base.project import find_project
from lawsofplay.pipeline import checks

ROOT = find_project(Path(__file__).parent).root
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROGRAM = re.compile(r"^( +import lawsofplay\n(?: +.*\n|\n)+?)\n  The site", re.MULTILINE)
TOUR = re.findall(r"^    \$ \.venv/bin/laws (.+)$", README, re.MULTILINE)


def test_the_tour_has_steps() -> None:
    assert len(TOUR) >= 8


@pytest.mark.parametrize("line", [line for line in TOUR if line != "check"])
def test_the_tours_commands_run(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["laws", *shlex.split(line)])
    with pytest.raises(SystemExit) as caught:
        cli.main()
    assert not caught.value.code
    assert capsys.readouterr().out.strip()


def test_the_program_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lines of Python in the tour."""
    monkeypatch.chdir(ROOT)
    (program,) = PROGRAM.findall(README)
    exec(textwrap.dedent(program), {})
    shown = capsys.readouterr().out
    assert "his adversary 20 points." in shown
    assert "the elder hand chooses" in shown


def test_every_command_stands_in_the_readme() -> None:
    commands = typer.main.get_command(cli.app).commands  # type: ignore[attr-defined]
    assert [name for name in commands if f"`laws {name}" not in README] == []


# The check of proofreading takes a quarter of a minute; `make test` begins with it.
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(check, marks=pytest.mark.long) if check == "proof" else check
        for check in checks.CHECKS
    ],
)
def test_the_whole_edition_is_clean(name: str) -> None:
    """All of ``laws check``, which the tour has too: one test for each check."""
    assert [str(fault) for fault in checks.run(name, find_project(ROOT))] == []
