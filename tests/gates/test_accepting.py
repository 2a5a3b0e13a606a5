"""Sealing pages on purpose, as an editor types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.commands import reviewing
from lawsofplay.gates.manifest.check import check_manifest
from lawsofplay.gates.manifest.lock import of_kind, read_manifest
from lawsofplay.gates.manifest.pages import PageSeal, page_faults, page_files, page_seals
from tests.encode.synthetic import SIGLUM, build
from tests.typed import Laws, typed

PAGE = "page: {0}\nlines: {0}\nstate: {1}\n---\nHe may not look, page {0}.\n"
PAGES = {
    "p001": PAGE.format(1, "proofread"),
    "p002": PAGE.format(2, "proofread"),
    "p003": PAGE.format(3, "draft"),
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A book of two pages that were read once, and a draft; its release is of 2026-09-05."""
    monkeypatch.chdir(tmp_path)
    made = build(tmp_path, PAGES)
    (tmp_path / "executable_rules").mkdir()
    made.seals_lock.write_text("", encoding="utf-8")
    return made


@pytest.fixture
def laws(project: Project) -> Laws:
    return typed(reviewing)


def faults(project: Project) -> list[InputError]:
    return list(page_faults(page_files(project), page_seals(read_manifest(project))))


def edit(project: Project, page: str, old: str, new: str) -> None:
    path = project.witness(SIGLUM) / "pages" / f"{page}.txt"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def seal(project: Project, page: str) -> PageSeal:
    return page_seals(read_manifest(project))[f"{SIGLUM}.{page}"]


def test_a_first_reading_is_recorded_with_its_day(laws: Laws, project: Project) -> None:
    assert len(faults(project)) == 2
    output = laws("--page", "seymour.p001", "--reading", "first", "--on", "2026-03-04")
    assert output == "sealed pages: 1\n"
    assert seal(project, "p001") == PageSeal("2026-03-04", "", "2026-03-04", PAGES["p001"])
    (fault,) = faults(project)
    assert fault.file == "corpus/seymour/pages/p002.txt"


def test_every_page_at_once_and_without_a_day_the_release_s(laws: Laws, project: Project) -> None:
    assert laws("--page", "all", "--reading", "first") == "sealed pages: 2\n"
    assert faults(project) == []
    assert seal(project, "p002").first == "2026-09-05"
    assert set(of_kind(read_manifest(project), "page")) == {"seymour.p001", "seymour.p002"}


def test_a_mend_read_again_keeps_the_days_of_the_readings(laws: Laws, project: Project) -> None:
    laws("--page", "all", "--reading", "first", "--on", "2026-03-04")
    edit(project, "p001", "may not", "may")
    edit(project, "p002", "look,", "look;")
    assert len(faults(project)) == 2
    laws("--page", "seymour.p001", "--on", "2026-05-06")
    (fault,) = faults(project)
    assert "[-look,-] {+look;+}" in fault.mend
    was = PAGES["p001"].replace("may not", "may")
    assert seal(project, "p001") == PageSeal("2026-03-04", "", "2026-05-06", was)
    assert laws("--page", "all") == "sealed pages: 1\n"
    assert faults(project) == []
    assert laws("--page", "all") == "sealed pages: 0\n"


def test_checked_needs_its_second_reading(laws: Laws, project: Project) -> None:
    laws("--page", "all", "--reading", "first", "--on", "2026-03-04")
    edit(project, "p001", "proofread", "checked")
    before = project.manifest_lock.read_bytes()
    for wanted in ("seymour.p001", "all"):
        with pytest.raises(InputError, match="no second reading of it is recorded"):
            laws("--page", wanted)
    assert project.manifest_lock.read_bytes() == before
    laws("--page", "seymour.p001", "--reading", "second", "--on", "2026-07-08")
    sealed = seal(project, "p001")
    assert (sealed.first, sealed.second) == ("2026-03-04", "2026-07-08")
    assert faults(project) == []


def test_a_second_reading_is_no_first(laws: Laws) -> None:
    with pytest.raises(InputError, match="called proofread, but no first reading"):
        laws("--page", "seymour.p001", "--reading", "second")


def test_a_reading_is_recorded_only_where_it_is_lacking(laws: Laws, project: Project) -> None:
    laws("--page", "all", "--reading", "first", "--on", "2026-03-04")
    for reading in ("first", "second"):
        assert (
            laws("--page", "all", "--reading", reading, "--on", "2026-07-08") == "sealed pages: 0\n"
        )
    assert seal(project, "p001") == PageSeal("2026-03-04", "", "2026-03-04", PAGES["p001"])


def test_a_page_given_back_to_the_drafts_has_no_seal(laws: Laws, project: Project) -> None:
    laws("--page", "all", "--reading", "first")
    edit(project, "p001", "proofread", "draft")
    assert len(faults(project)) == 1
    assert laws("--page", "seymour.p001") == "sealed pages: 1\n"
    assert set(of_kind(read_manifest(project), "page")) == {"seymour.p002"}


def test_the_remarks_on_a_page_are_accepted_with_it(laws: Laws, project: Project) -> None:
    laws("--page", "all", "--reading", "first", "--data")
    assert list(check_manifest(project)) == []
    answers = project.witness(SIGLUM) / "proof" / "p001.tsv"
    answers.parent.mkdir()
    text = "flag\tsource\tpage\tanswer\nremark\ta\tb\tground\nnumber\tfix\tsix\tsense\n"
    answers.write_text(text, encoding="utf-8")
    (fault,) = check_manifest(project)
    assert fault.file == "corpus/seymour/proof/p001.tsv"
    laws("--page", "seymour.p001")
    assert list(check_manifest(project)) == []
    answers.write_text(text.replace("remark\ta", "number\ta"), encoding="utf-8")
    (fault,) = check_manifest(project)
    assert fault.mend.startswith("holds 0 remarks of 1;")
    laws("--page", "seymour.p001")
    assert list(check_manifest(project)) == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--page", "seymour.p009"], "seymour.p009: no such page; a page is called like"),
        (["--page", "all", "--reading", "third"], "third: must be one of first, second"),
        (["--page", "all", "--on", "today"], "--on, today: not a day; write it like 2026-11-22"),
        (["--page", "all", "--on", "2026-02-30"], "--on, 2026-02-30: not a day"),
    ],
)
def test_one_clear_line(laws: Laws, words: list[str], message: str) -> None:
    with pytest.raises(InputError) as caught:
        laws(*words)
    assert message in str(caught.value)


def test_a_seal_edited_by_hand_is_refused(laws: Laws, project: Project) -> None:
    laws("--page", "all", "--reading", "first", "--data")
    text = project.manifest_lock.read_text(encoding="utf-8")
    # Both the page and its seal change, as by search and replace over all files.
    edit(project, "p001", "may not", "may")
    project.manifest_lock.write_text(text.replace("may not", "may"), encoding="utf-8")
    (fault,) = check_manifest(project)
    assert str(fault).startswith("manifest.lock, seymour.p001: the text is not the one")


def test_the_sign_for_the_end_of_a_line_stands_in_no_page(laws: Laws, project: Project) -> None:
    edit(project, "p001", "look,", "look ↵")
    with pytest.raises(InputError, match=r"p001\.txt: the sign ↵ stands for the end of a line"):
        laws("--page", "all", "--reading", "first")


def test_the_list_of_what_changed(
    laws: Laws, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "to_review", lambda *read: ())
    monkeypatch.setattr(reviewing, "load_rules", dict)
    monkeypatch.setattr(reviewing, "load_edition", lambda project: None)
    laws("--page", "all", "--reading", "first")
    assert laws() == "Every seal holds.\n"
    edit(project, "p001", "may not", "may")
    assert laws().startswith(
        "corpus/seymour/pages/p001.txt, line 5: changed since it was read: He may [-not-]"
    )
    (data,) = json.loads(laws("--json"))
    assert (data["file"], data["place"]) == ("corpus/seymour/pages/p001.txt", "line 5")
