"""The site laid out for a server: each version for good, the newest above, the rest untouched."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base import sources
from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project
from lawsofplay.pipeline import built
from lawsofplay.pipeline.publishing import LIST, publish


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path / "project")
    for name in sources.READ:
        write_text(made.root / name, "")
    write_text(made.root / "CITATION.cff", 'date-released: "2026-11-23"\n')
    release(made, "1.0.0")
    return made


def release(project: Project, version: str, home: str = "https://example.org/") -> None:
    """A version of the project with its site built."""
    urls = f'[project.urls]\nHomepage = "{home}"\n' if home else ""
    write_text(project.root / "pyproject.toml", f'[project]\nversion = "{version}"\n{urls}')
    write_text(project.site / "index.html", f"home of {version}")
    write_text(project.site / f"law/{version}.html", version)
    project.index.mkdir(exist_ok=True)
    built.record(project)


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


SITE = {"index.html", "law/1.0.0.html", built.NAME}


def test_a_version_stands_in_its_folder_and_above_it(project: Project, tmp_path: Path) -> None:
    folder = tmp_path / "www"
    assert publish(project, folder).url("") == "https://example.org/1.0.0/"
    assert files(folder) == SITE | {LIST} | {f"1.0.0/{name}" for name in SITE}


def test_the_next_version_takes_its_place_and_nothing_else(
    project: Project, tmp_path: Path
) -> None:
    folder = tmp_path / "www"
    write_text(folder / "CNAME", "example.org")
    publish(project, folder)
    (project.site / "law/1.0.0.html").unlink()
    release(project, "1.1.0")
    publish(project, folder)
    assert read_text(folder / "index.html") == "home of 1.1.0"
    assert read_text(folder / "1.0.0/index.html") == "home of 1.0.0"
    assert not (folder / "law/1.0.0.html").exists()
    assert {"CNAME", "law/1.1.0.html", "1.0.0/law/1.0.0.html"} <= files(folder)


def test_a_version_is_never_written_again(project: Project, tmp_path: Path) -> None:
    publish(project, tmp_path / "www")
    publish(project, tmp_path / "www")
    write_text(project.root / "LICENSE", "other terms")
    built.record(project)
    with pytest.raises(InputError, match=r"1\.0\.0: holds another site of this version"):
        publish(project, tmp_path / "www")


def test_what_cannot_be_published(project: Project, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="lies inside the site"):
        publish(project, project.site / "www")
    write_text(project.root / "LICENSE", "other terms")
    with pytest.raises(InputError, match=r"^site: older than its sources"):
        publish(project, tmp_path / "www")
    release(project, "1.0.0", home="")
    with pytest.raises(InputError, match=r"^pyproject\.toml: no address on the web"):
        publish(project, tmp_path / "www")


def test_a_list_that_names_files_outside_is_not_heeded(project: Project, tmp_path: Path) -> None:
    write_text(tmp_path / "mine.txt", "mine")
    write_text(tmp_path / "www" / LIST, "../mine.txt\n")
    publish(project, tmp_path / "www")
    assert (tmp_path / "mine.txt").is_file()
