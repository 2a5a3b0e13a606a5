"""Tests judge mutants: every fault of one real function, and what the record says of it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.commands.mutating import mutate
from lawsofplay.gates.mutation import record
from lawsofplay.gates.mutation.record import TriedFunction
from lawsofplay.gates.mutation.targets import targets


def tried(function: str) -> dict[str, object]:
    """Run ``laws mutate`` in a process of its own, since pytest runs within it."""
    run = subprocess.run(
        [Path(sys.executable).with_name("laws"), "mutate", function, "--json"],
        cwd=find_project().root,
        capture_output=True,
        text=True,
        check=True,
    )
    (found,) = json.loads(run.stdout)
    assert isinstance(found, dict)
    return found


def test_the_quoting_tests_of_a_law_find_every_fault() -> None:
    found = tried("chess.laws.gives_over")
    assert found["tried"]
    assert found["survivors"] == []


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "executable_rules").mkdir()
    (tmp_path / record.EXPLAINED).write_text("survivor = []\n", encoding="utf-8")
    return Project(tmp_path)


def test_a_record_is_read_as_it_was_written(project: Project) -> None:
    point = TriedFunction("piquet.terms.full_ranks", "1" * 16, 3, (("x", "y"),))
    deal = TriedFunction("piquet.dealing.deals_twice", "2" * 16, 4, ())
    record.write_record(project, [point, TriedFunction("no.such_function", "3", 5, ())])
    record.write_record(project, [deal])
    assert record.read_record(project) == {tried.function: tried for tried in (deal, point)}


def test_without_names_only_what_changed_is_tried(project: Project) -> None:
    """Functions that the record lacks, that changed, or that have an unexplained survivor."""
    found = targets()
    assert record.untried(project) == [target.name for target in found]
    new, changed, survived, explained, *rest = (
        TriedFunction(target.name, target.digest, 1, ()) for target in found
    )
    fault = (("x", "y"),)
    record.write_record(
        project,
        [
            *rest,
            replace(changed, digest="0" * 16),
            replace(survived, survivors=fault),
            replace(explained, survivors=fault),
        ],
    )
    text = f'[[survivor]]\nfunction = "{explained.function}"\nwas = "x"\nnow = "y"\nreason = "z"\n'
    (project.root / record.EXPLAINED).write_text(text, encoding="utf-8")
    assert record.untried(project) == [tried.function for tried in (new, changed, survived)]


def test_names_and_all_are_not_both_given() -> None:
    with pytest.raises(InputError, match="leave it out, or the names"):
        mutate(["piquet"], every=True)


def test_a_broken_record_is_told(project: Project) -> None:
    (project.root / record.STORED).write_text('{"a": {}}', encoding="utf-8")
    with pytest.raises(InputError, match="run: laws mutate --store"):
        record.read_record(project)


def test_a_missing_record_is_told_in_one_line(project: Project) -> None:
    with pytest.raises(InputError, match="restore it from version control"):
        list(record.faults(project))


def test_a_survivor_is_explained_with_all_its_fields(project: Project) -> None:
    text = '[[survivor]]\nfunction = "a.f"\nwas = "x"\nnow = "y"\n'
    (project.root / record.EXPLAINED).write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match="the key 'reason' is missing"):
        record.explained(project)
    (project.root / record.EXPLAINED).write_text(text + 'reason = "z"\n', encoding="utf-8")
    assert record.explained(project) == {("a.f", "x", "y"): "z"}


def test_what_the_record_lacks_is_told(project: Project) -> None:
    stored = {"a.f": {"digest": "2" * 16, "mutants": 4, "survivors": [["x", "y"]]}}
    (project.root / record.STORED).write_text(json.dumps(stored), encoding="utf-8")
    text = '[[survivor]]\nfunction = "b.f"\nwas = "x"\nnow = "y"\nreason = "z"\n'
    (project.root / record.EXPLAINED).write_text(text, encoding="utf-8")
    messages = [str(fault) for fault in record.faults(project)]
    (changed,) = [
        fault for fault in messages if "laws mutate --store" in fault and "tried" in fault
    ]
    assert "a.f: changed since" in changed and f"and {len(targets())} more" in changed
    assert any("a.f: 'y' survives; explain it, or" in fault for fault in messages)
    assert any("b.f: 'y' is explained but does not survive" in fault for fault in messages)
    assert any("1 of 4 mutants survive; tests must find 90%" in fault for fault in messages)
