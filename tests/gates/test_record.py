"""A sample of the faults is tried again; ``laws check`` makes sure that the record is whole."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.gates.mutation import record

PROJECT = find_project()
SAMPLE = 50


@pytest.mark.long
def test_a_sample_of_faults_is_found_as_the_record_says() -> None:
    laws = Path(sys.executable).with_name("laws")
    run = subprocess.run(
        [laws, "mutate", "--all", "--one-in", str(SAMPLE), "--json"],
        cwd=PROJECT.root,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(run.stdout)
    assert sum(record["tried"] for record in found) > 150
    survivors = {(record["function"], *pair) for record in found for pair in record["survivors"]}
    assert survivors <= record.explained(PROJECT).keys()
