"""The comparison finds where the scripts differ from Python; their sizes stay within bounds."""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import median

import pytest

from lawsofplay.browser.program import SHARED
from lawsofplay.model.edition import Edition
from tests.benchmarks.page_record import packed, read, sizes_moved, sizes_of
from tests.browser.comparison import Asked, compile_to, differences
from tests.conftest import REAL

MEDIAN, MOST = 20_600, 28_200
"""Compressed bytes until the first law can be asked, as median and maximum.

The conditions of most functions carry their words in two languages. What functions share is counted
with each, though a reader loads it once.
"""

CALL: Asked = (
    "piquet.dealing.deals_twice",
    "bellecour.piquet.laws.11",
    {"dealer_has_seen": "no", "adversary_has_seen": "yes"},
)


@pytest.mark.parametrize(
    ("words", "others"),
    [
        ("The adversary deals instead.", "Nobody deals."),
        ("he who deals twice together", "he who deals"),
        ("before he has seen any of his Cards", "before he has seen any"),
        ("LOSES_DEAL", "LOSES_NOTHING"),
    ],
)
def test_another_answer_is_found(
    words: str, others: str, edition: Edition, scripts: Path, tmp_path: Path
) -> None:
    for name in ("runtime", *SHARED, CALL[0]):
        text = (scripts / f"{name}.js").read_text(encoding="utf-8")
        assert name != CALL[0] or words in text
        (tmp_path / f"{name}.js").write_text(text.replace(words, others), encoding="utf-8")
    node = shutil.which("node")
    assert node
    assert list(differences(edition, Path(node), scripts, [CALL])) == []
    assert len(list(differences(edition, Path(node), tmp_path, [CALL]))) == 1


def test_little_is_loaded_before_the_first_law(scripts: Path) -> None:
    runtime, functions = packed(scripts)
    whole = [runtime + function for function in functions]
    assert (median(whole) <= MEDIAN, max(whole) <= MOST) == (True, True), (
        median(whole),
        max(whole),
    )


def test_the_sizes_told_are_those_of_the_scripts(scripts: Path) -> None:
    assert sizes_moved(read(REAL).sizes, sizes_of(scripts)) == []


def test_the_same_rules_give_the_same_bytes(
    edition: Edition, scripts: Path, tmp_path: Path
) -> None:
    again = compile_to(REAL, edition, tmp_path)
    assert {path.name for path in again.iterdir()} == {path.name for path in scripts.iterdir()}
    assert all(path.read_bytes() == (scripts / path.name).read_bytes() for path in again.iterdir())
