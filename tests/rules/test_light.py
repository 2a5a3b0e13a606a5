"""A law that runs needs Python alone: no library is loaded with it, and few modules."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from lawsofplay.base.project import find_project
from tests.tools import ROOT

LOADED = """
import json, sys
import executable_rules.piquet.dealing
print(json.dumps(sorted(sys.modules)))
"""
OWN = {"executable_rules", "lawsofplay"}

MOST = 98
"""Modules that a law loads, at most, those of Python itself among them; there were 113."""

MOST_OWN = 38
"""Of these the project's own; there were 46."""


@pytest.fixture(scope="module")
def loaded() -> frozenset[str]:
    """What a law loads; whatever a start of Python here loads is let by."""
    root = find_project(ROOT).root

    def names(program: str) -> frozenset[str]:
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=root, check=True, capture_output=True, text=True
        )
        return frozenset(json.loads(done.stdout))

    return names(LOADED) - names(LOADED.replace("import executable_rules.piquet.dealing\n", ""))


def top(name: str) -> str:
    return name.partition(".")[0]


def test_a_law_loads_no_library(loaded: frozenset[str]) -> None:
    """Neither to read TEI nor to compare texts."""
    assert {top(name) for name in loaded} - set(sys.stdlib_module_names) == OWN


def test_a_law_loads_few_modules(loaded: frozenset[str]) -> None:
    own = {name for name in loaded if top(name) in OWN}
    assert len(own) <= MOST_OWN, sorted(own)
    assert len(loaded) <= MOST, sorted(loaded - own)
