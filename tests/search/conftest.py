"""The real books as they were indexed and exported; and a node to ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from search_support import Browser, browsing

from lawsofplay.project import Project
from lawsofplay.search.engine import Engine


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
