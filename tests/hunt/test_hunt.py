"""No fault of a data file passes unseen, ends in a traceback or in many lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.project import Project, find_project
from lawsofplay.schemas.table import KINDS, MOST
from tests.hunt.hunting import CLEAR, HARMLESS, MISSED, UNCLEAR, attempts, spoilt

ROOT = find_project(Path(__file__).parent)


def failed(folder: Path, one_in: int = 1) -> list[str]:
    found = list(attempts(ROOT, folder, one_in))
    assert {it.verdict for it in found} >= {CLEAR, HARMLESS}
    return [str(it) for it in found if it.verdict in (MISSED, UNCLEAR)]


def test_a_sample_of_faults_is_told_in_a_line(tmp_path: Path) -> None:
    assert failed(tmp_path, one_in=12) == []


@pytest.mark.long
def test_every_fault_is_told_in_a_line(tmp_path: Path) -> None:
    assert failed(tmp_path) == []


def test_every_kind_of_data_file_is_there() -> None:
    assert [kind.where for kind in KINDS if not any(ROOT.root.glob(kind.where))] in (
        [],
        ["executable_rules/alike.tsv"],
    )


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("corpus/games.toml", "[chess]", '["../../x"]', "the key must be small letters"),
        ("corpus/games.toml", 'fr = "Échecs"', 'fr_ = "Échecs"', "the nearest known one is 'fr'"),
        ("corpus/cotton/pagemap.toml", "b01 =", '"../b01" =', "the name of a page file"),
        ("corpus/cotton/outline.toml", "line = 14", "line = 26000", "there is no line 26000"),
        ("corpus/lexicon/terms.toml", '"ma-commere"]', '"hoyle"]', "no such game"),
    ],
)
def test_a_fault_names_file_line_and_mend(
    tmp_path: Path, name: str, old: str, new: str, told: str
) -> None:
    from lawsofplay.schemas.table import check_files

    text = (ROOT.root / name).read_text(encoding="utf-8")
    assert old in text
    data = text.replace(old, new, 1).encode()
    with spoilt(Project(ROOT.root), tmp_path, Path(name), data) as project:
        faults = [str(fault) for fault in check_files(project)]
    line = data.decode()[: data.decode().index(new)].count("\n") + 1
    assert 0 < len(faults) <= MOST
    assert faults[0].startswith(f"{name}, line {line}")
    assert told in faults[0]
