"""The module for programs: its example, its size, its types."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from lawsofplay.browser.writing import PLACE, module
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import load_rules
from tests.conftest import REAL

EACH = 161
"""Its greatest size for each function, in compressed bytes; 300,000 for 1,892 functions was 159.

The conditions of French laws have since become whole clauses.
"""

DOC = REAL.root / "docs/running-in-the-page.md"


@pytest.fixture(scope="module")
def built() -> bytes:
    return module(REAL)


def test_the_example_of_the_docs_runs(built: bytes, edition: Edition, tmp_path: Path) -> None:
    text = DOC.read_text(encoding="utf-8")
    (example,) = re.findall(r"```js\n(// example.*?)```", text, re.DOTALL)
    (printed,) = re.findall(r"\$ node example.mjs\n(.*?)```", text, re.DOTALL)
    laws = [{"address": address, "text": law.text} for address, law in edition.laws.items()]
    (tmp_path / "laws.json").write_text(json.dumps(laws), encoding="utf-8")
    (tmp_path / "laws.mjs").write_bytes(built)
    (tmp_path / "example.mjs").write_text(example, encoding="utf-8")
    node = shutil.which("node")
    assert node
    result = subprocess.run(
        [node, "example.mjs"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert result.stdout == printed
    assert len(example.splitlines()) <= 12


def test_it_is_small(built: bytes) -> None:
    functions = sum(bool(rule.addresses) for rule in load_rules().values())
    assert len(gzip.compress(built, 9)) <= EACH * functions


def test_its_types_name_what_it_gives(built: bytes) -> None:
    types = (REAL.templates / PLACE / "laws.d.mts").read_text(encoding="utf-8")
    (given,) = re.findall(rb"export const\{([^}]*)\}", built)
    assert sorted(re.findall(r"export function (\w+)", types)) == given.decode().split(",")
