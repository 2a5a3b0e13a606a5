"""The sum of all sources of site and index: it changes with every source, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base import sources
from lawsofplay.base.project import Project
from lawsofplay.pipeline import built


@pytest.fixture
def project(tmp_path: Path) -> Project:
    for name in sources.READ:
        path = tmp_path / name
        if "." in name or name.isupper():
            path.write_text(name, encoding="utf-8")
        else:
            path.mkdir()
            (path / "inside").mkdir()
            (path / "inside/one.txt").write_text(name, encoding="utf-8")
    made = Project(tmp_path)
    made.index.mkdir()
    built.record(made)
    return made


def test_what_was_built_is_current_until_a_source_changes(project: Project) -> None:
    assert built.is_current(project)
    for name in sources.READ:
        path = project.root / name
        file = path / "inside/one.txt" if path.is_dir() else path
        text = file.read_text(encoding="utf-8")
        file.write_text(text + "!", encoding="utf-8")
        assert not built.is_current(project), name
        file.write_text(text, encoding="utf-8")
        assert built.is_current(project), name


def test_a_file_that_comes_goes_or_moves_is_a_change(project: Project) -> None:
    new = project.corpus / "inside/two.txt"
    new.write_text("", encoding="utf-8")
    assert not built.is_current(project)
    new.unlink()
    assert built.is_current(project)
    (project.corpus / "inside/one.txt").rename(new)
    assert not built.is_current(project)


def test_what_is_left_by_programs_is_no_source(project: Project) -> None:
    (project.corpus / "inside/.one.txt.swp").touch()
    (project.root / "build/inside/one.pyc").touch()
    (project.root / "site/page.html").touch()
    assert built.is_current(project)


def test_without_sum_or_index_nothing_is_current(project: Project) -> None:
    (project.site / built.NAME).unlink()
    assert not built.is_current(project)
    built.record(project)
    project.index.rmdir()
    assert not built.is_current(project)
