"""Whatever goes wrong on the command line ends in one line and exit code 1; output is UTF-8."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lawsofplay import cli
from lawsofplay.base import errors
from lawsofplay.base.errors import LONGEST, InputError
from lawsofplay.base.project import find_project

ROOT = find_project(Path(__file__).parent).root
LAW = "bellecour.piquet.laws.3"


def laws(*words: str | bytes, **settings: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own, with the given settings of the machine."""
    started = [sys.executable, "-c", "from lawsofplay.cli import main; main()", *words]
    paths = os.pathsep.join([str(ROOT / "build"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, **settings}
    return subprocess.run(started, cwd=ROOT, env=environment, capture_output=True, check=False)


def fail(*words: object, **options: object) -> None:
    raise KeyError("spades")


def test_what_nobody_foresaw_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "app", fail)
    monkeypatch.setattr(sys, "argv", ["laws", "check"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 1
    message = "laws: the program failed (KeyError: 'spades'); to see where, put --debug before the"
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(message)


def test_debug_shows_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "app", fail)
    monkeypatch.setattr(sys, "argv", ["laws", "--debug", "check"])
    with pytest.raises(KeyError):
        cli.main()


def test_debug_stands_before_any_command() -> None:
    assert laws("--debug", "show", LAW).stdout == laws("show", LAW).stdout != b""


@pytest.mark.parametrize(
    "settings",
    [
        {"PYTHONIOENCODING": "latin-1"},
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    ],
)
def test_what_goes_to_a_program_is_utf_8_whatever_the_machine(settings: dict[str, str]) -> None:
    ended = laws("ask", LAW, **settings)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.decode().startswith(f"{LAW}: “He who takes in more Cards")


def test_an_argument_that_is_no_text_is_refused() -> None:
    ended = laws("search", b"caf\xff OR card", "--json")
    assert ended.returncode == 1
    assert ended.stderr.decode().strip() == (
        "laws: argument 2: its bytes are not text; type it in the encoding of the terminal,"
        " best UTF-8"
    )


def test_control_characters_are_shown_and_not_sent() -> None:
    ended = laws("show", "\x1b[31mRED\nrow")
    assert ended.stderr.startswith(rb"laws: \x1b[31mRED\nrow: no such address")
    assert ended.stderr.count(b"\n") == 1


def test_a_long_input_is_not_repeated_whole() -> None:
    message = str(InputError("x" * 10_000, "", "no such address"))
    assert message == f"{'x' * LONGEST}…: no such address"


def test_a_file_to_take_away_that_is_not_there_is_refused_before_any_is_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("lawsofplay.downloads.records.laws", fail)
    monkeypatch.setattr(sys, "argv", ["laws", "export", "nonsense"])
    with pytest.raises(SystemExit):
        cli.main()
    told = "laws: nonsense: no such file; see the list: laws export"
    assert capsys.readouterr().err.strip() == told


def test_examples_in_docstrings_hold() -> None:
    tried = doctest.testmod(errors)
    assert tried.attempted
    assert not tried.failed
