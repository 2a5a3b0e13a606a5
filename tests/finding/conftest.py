"""The real books as they were indexed and exported, and a Node process to ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import Project
from lawsofplay.finding.engine import Engine
from tests.finding.search_support import Browser, browsing


@pytest.fixture(scope="session")
def project(built_project: Project) -> Project:
    return built_project


@pytest.fixture(scope="session")
def engine(project: Project) -> Engine:
    return Engine(project.index)


@pytest.fixture(scope="session")
def exported(project: Project) -> Path:
    return project.site / "search"


@pytest.fixture(scope="session")
def browser(project: Project) -> Iterator[Browser]:
    with browsing(project) as browser:
        yield browser


@pytest.fixture(scope="module")
def site(project: Project) -> Path:
    return project.site


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    opened = chromium.new_page(viewport={"width": 1280, "height": 900}, accept_downloads=True)
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("requestfailed", lambda request: faults.append(request.url))
    yield opened
    opened.close()
    assert faults == []
