"""No fault of a data file passes unseen, or ends in a traceback or in many lines."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from lawsofplay.base.project import Project, find_project
from lawsofplay.pipeline.table import KINDS, MOST
from tests.hunt import builds, calls, edits, facts, pages, queries
from tests.hunt.areas import AREAS, Ground
from tests.hunt.attempt import CLEAR, HARMLESS, MISSED, UNCLEAR, Attempt, spoilt
from tests.hunt.hunting import attempts

ROOT = find_project(Path(__file__).parent)


def failed(folder: Path, one_in: int = 1) -> list[str]:
    found = list(attempts(ROOT, folder, one_in))
    assert {attempt.verdict for attempt in found} >= {CLEAR, HARMLESS}
    return [str(attempt) for attempt in found if attempt.verdict in (MISSED, UNCLEAR)]


def test_a_sample_of_faults_is_told_in_a_line(tmp_path: Path) -> None:
    assert failed(tmp_path, one_in=12) == []


@pytest.mark.long
def test_every_fault_is_told_in_a_line(tmp_path: Path) -> None:
    assert failed(tmp_path) == []


def harm(found: Iterable[Attempt]) -> list[str]:
    """The attempts that no clear message reported; at least one attempt was reported."""
    tried = list(found)
    assert CLEAR in {attempt.verdict for attempt in tried}
    return [str(attempt) for attempt in tried if attempt.verdict in (MISSED, UNCLEAR)]


def test_a_sample_of_spoilt_pages_and_xml_is_told(tmp_path: Path) -> None:
    assert harm(pages.attempts(tmp_path, one_in=8)) == []


def test_a_sample_of_edits_is_told() -> None:
    assert harm(edits.attempts(ROOT, 20)) == []


def test_a_sample_of_calls_is_answered_or_refused() -> None:
    assert harm(calls.attempts(ROOT, 20)) == []


def test_every_text_typed_as_a_fact_is_a_value_or_refused() -> None:
    assert harm(facts.attempts(one_in=4)) == []


def test_a_killed_build_leaves_the_old_edition_or_the_new(tmp_path: Path) -> None:
    assert harm(builds.attempts(tmp_path, 2)) == []


def test_a_sample_of_queries(built_project: Project) -> None:
    assert harm(queries.attempts(built_project, 32)) == []


@pytest.mark.long
@pytest.mark.parametrize("area", [area for area in AREAS if area[0] != "1"])
def test_harm_is_told(area: str, built_project: Project, tmp_path: Path) -> None:
    assert harm(AREAS[area](Ground(built_project, tmp_path))) == []


def test_every_kind_of_data_file_is_there() -> None:
    assert [kind.where for kind in KINDS if not any(ROOT.root.glob(kind.where))] in (
        [],
        ["executable_rules/alike.tsv"],
    )


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("corpus/games.toml", "[chess]", '["../../x"]', "the key must be small letters"),
        ("corpus/games.toml", 'fr = "Échecs"', 'fr_ = "Échecs"', "the nearest known one is 'fr'"),
        ("corpus/cotton/pagemap.toml", "b01 =", '"../b01" =', "the name of a page file"),
        ("corpus/cotton/outline.toml", "line = 14", "line = 26000", "there is no line 26000"),
        ("corpus/lexicon/terms.toml", '"ma-commere"]', '"hoyle"]', "no such game"),
    ],
)
def test_a_fault_names_file_line_and_mend(
    tmp_path: Path, name: str, old: str, new: str, message: str
) -> None:
    from lawsofplay.pipeline.table import check_files

    text = (ROOT.root / name).read_text(encoding="utf-8")
    assert old in text
    data = text.replace(old, new, 1).encode()
    with spoilt(Project(ROOT.root), tmp_path, Path(name), data) as project:
        faults = [str(fault) for fault in check_files(project)]
    line = data.decode()[: data.decode().index(new)].count("\n") + 1
    assert 0 < len(faults) <= MOST
    assert faults[0].startswith(f"{name}, line {line}")
    assert message in faults[0]
