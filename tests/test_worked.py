"""Worked cases: the file that keeps them, what can be typed, what a test that is heard tells."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from executable_rules.mechanics.cards import cards
from lawsofplay.errors import InputError
from lawsofplay.project import Project, find_project
from lawsofplay.recording import typed
from lawsofplay.rules.registry import Rule, load_rules
from lawsofplay.topics import load_topics
from lawsofplay.worked import (
    HEAD,
    SHOWN,
    Worked,
    can_be_kept,
    check_worked,
    explained,
    from_topics,
    read_worked,
    worked_cases,
    write_worked,
)

ROOT = find_project(Path(__file__).parent)
LAW = "bellecour.piquet.laws.1"
FUNCTION = "piquet.dealing.dealt_too_many"
TEST = "tests/executable_rules/test_put.py::test_it"


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return load_rules()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_calls_are_kept_sorted_and_read_back(project: Project) -> None:
    calls = [
        Worked("cotton.put.2", "put.f", ("x=1", "y=2, 3; 4"), test=TEST),
        Worked("cotton.put.1", "put.g", (), test=TEST),
    ]
    assert read_worked(project) == ()
    assert write_worked(project, calls)
    assert read_worked(project) == (calls[1], calls[0])
    assert not write_worked(project, read_worked(project))


@pytest.mark.parametrize(
    "row", ["cotton.put.1\tput.f\tx=1", f"\tput.f\tx=1\t{TEST}", "cotton.put.1\tput.f\t\t"]
)
def test_a_line_of_another_form_is_told(project: Project, row: str) -> None:
    (project.root / "executable_rules").mkdir()
    (project.root / SHOWN).write_text(f"{HEAD}\n{row}\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"^executable_rules/worked\.tsv, line 2[:,] "):
        read_worked(project)


def test_facts_that_the_file_could_not_keep() -> None:
    assert can_be_kept(("x=1", "hands=AS, 2S; 9S"))
    assert not can_be_kept(("x=a | b",))
    assert not can_be_kept(("x=a\tb",))


def test_a_topic_stands_before_a_call_recorded(rules: dict[str, Rule]) -> None:
    cases = worked_cases(ROOT)
    told = from_topics(load_topics(ROOT))
    assert cases[LAW] == told[LAW]
    assert (cases[LAW].topic != "", cases[LAW].test) == (True, "")
    assert not told.keys() & {it.law for it in read_worked(ROOT)}
    assert explained(cases[LAW], rules).call.function == cases[LAW].function


def test_what_can_no_longer_be_asked_is_told(project: Project, rules: dict[str, Rule]) -> None:
    good = Worked(LAW, FUNCTION, ("younger=13",), test=TEST)
    wrong = [
        Worked("bellecour.piquet.laws.3", "piquet.dealing.gone", (), test=TEST),
        Worked("bellecour.piquet.laws.2", FUNCTION, ("younger=13",), test=TEST),
        Worked("academie.piquet.laws.1", FUNCTION, ("yonger=13",), test=TEST),
    ]
    write_worked(project, [good, *wrong])
    told = [str(fault) for fault in check_worked(project)]
    assert len(told) == 3
    assert all(it.startswith(f"{SHOWN}, ") and it.endswith("laws worked --store") for it in told)
    assert "does not execute it" in told[1]


def test_facts_are_typed_without_the_usual_ones(rules: dict[str, Rule]) -> None:
    rule = rules["ombre.packs.false_pack"]
    facts = {"pack": cards("AS 2S"), "tricks": 3}
    assert typed(rule, facts) == ("pack=AS, 2S", "tricks=3")
    assert typed(rule, {"pack": object(), "tricks": 3}) is None
    assert typed(rule, {"pack": cards("AS") * 80, "tricks": 3}) is None


def test_the_calls_of_a_test_are_heard() -> None:
    """In a process of its own: a run of pytest leaves traces."""
    script = (
        "from lawsofplay.project import find_project\n"
        "from lawsofplay.recording import recorded\n"
        "for it in recorded(find_project(), {'academie.imperial.laws.16'}): print(it.law, *it.ask)"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT.root,
        env={"PYTHONPATH": "build:."},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.strip().endswith("academie.imperial.laws.16 imperial=in-hand"), run.stderr


def test_every_recorded_call_can_be_made() -> None:
    assert list(check_worked(ROOT)) == []
