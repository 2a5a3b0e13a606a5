"""The site of the five books as it was built, and the edition from which it was built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site.library import Library


@pytest.fixture(scope="session")
def project(built_project: Project) -> Project:
    return built_project


@pytest.fixture(scope="session")
def edition(project: Project) -> Edition:
    return load_edition(project)


@pytest.fixture(scope="session")
def library(project: Project, edition: Edition) -> Library:
    return Library(project, edition, coverage_report(project, edition))


@pytest.fixture(scope="session")
def site(project: Project) -> Path:
    return project.site


@pytest.fixture(scope="session")
def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


@pytest.fixture(scope="module")
def browser(chromium: Any) -> Any:
    """The browser, under the name that the tests of pages use."""
    return chromium


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page that fails its test if a script fails."""
    opened = browser.new_page(viewport={"width": 1000, "height": 800})
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    yield opened
    opened.close()
    assert faults == []


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with its bytes."""
    return dict(_files(folder))


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()
