"""SWHIDs (lasting names of source code): git's hash of the file, the lines of the function."""

from __future__ import annotations

import doctest
import subprocess
from pathlib import Path

import pytest

from lawsofplay.base.files import read_text
from lawsofplay.base.project import find_project
from lawsofplay.rules import swhid
from lawsofplay.rules.registry import rules_by_law

ROOT = find_project(Path(__file__).parent).root
LAWS = (
    "bellecour.piquet.laws.3",
    "cotton.gleek.1",
    "academie.mail.laws.1",
    "quanti.quadrille.laws.1",
)


@pytest.mark.parametrize("name", ["executable_rules/piquet/telling.py", "LICENSE", "README.md"])
def test_the_hash_is_that_of_git(name: str) -> None:
    run = ["git", "hash-object", "--no-filters", str(ROOT / name)]
    hashed = subprocess.run(run, capture_output=True, check=True, encoding="ascii").stdout.strip()
    assert swhid.of_file(ROOT, name) == f"swh:1:cnt:{hashed}"


def test_the_lines_are_those_of_the_function() -> None:
    rules = [rule for address in LAWS for rule in rules_by_law().get(address, ())]
    assert rules
    for rule in rules:
        core, path, lines = swhid.of_function(ROOT, rule).split(";")
        assert core == swhid.of_file(ROOT, rule.file)
        assert path == f"path=/{rule.file}"
        first, last = map(int, lines.removeprefix("lines=").split("-"))
        source = read_text(ROOT / rule.file).split("\n")[first - 1 : last]
        assert source[0].startswith("@")
        assert any(f"def {rule.name.rpartition('.')[2]}(" in line for line in source)
        assert source[-1].startswith("    ")


def test_the_example() -> None:
    assert doctest.testmod(swhid).failed == 0
