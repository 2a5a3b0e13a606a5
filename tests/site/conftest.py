"""The site of the five books, built once into a folder of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.edition import Edition, load_edition
from lawsofplay.project import Project, find_project
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site.library import Library
from lawsofplay.site.render import render_site

INPUTS = (
    "pyproject.toml",
    "CITATION.cff",
    "LICENSE",
    "corpus",
    "tei",
    "site_templates",
    "executable_rules",
    "tests",
)
UNREAD = shutil.ignore_patterns("__pycache__", "reference")


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A copy of what the site is made from, so that no test touches the real site."""
    root = tmp_path_factory.mktemp("project")
    real = find_project(Path(__file__).parent).root
    for name in INPUTS:
        if (real / name).is_dir():
            shutil.copytree(real / name, root / name, ignore=UNREAD)
        else:
            shutil.copy(real / name, root / name)
    return Project(root)


@pytest.fixture(scope="session")
def edition(project: Project) -> Edition:
    return load_edition(project)


@pytest.fixture(scope="session")
def library(project: Project, edition: Edition) -> Library:
    return Library(project, edition, coverage_report(project, edition))


@pytest.fixture(scope="session")
def site(project: Project, edition: Edition, library: Library) -> Path:
    render_site(project, edition, library.coverage, ACCURACY)
    return project.site


@pytest.fixture(scope="session")
def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


@pytest.fixture(scope="module")
def browser(chromium: Any) -> Any:
    """The browser, as the tests of pages call it."""
    return chromium


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with its bytes."""
    return dict(_files(folder))


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


ACCURACY = {
    "layers": [
        {"book": "cotton", "layer": "received", "words wrong": 0.04, "harm": 0.0, "removed": None},
        {"book": "cotton", "layer": "tei", "words wrong": 0.01, "harm": 0.001, "removed": 0.8},
    ],
    "ablation": [{"book": "cotton", "rule": "pages", "errors that it removes": 12}],
    "changes": {"cotton": {}},
}
