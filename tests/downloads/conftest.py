"""The files to take away as they were built, and what they were built from."""

from __future__ import annotations

import pytest

from lawsofplay.downloads.model import FOLDER
from lawsofplay.edition import load_edition
from lawsofplay.project import Project
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site.library import Library


@pytest.fixture(scope="session")
def library(built_project: Project) -> Library:
    edition = load_edition(built_project)
    return Library(built_project, edition, coverage_report(built_project, edition))


@pytest.fixture(scope="session")
def files(built_project: Project) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (built_project.site / FOLDER).iterdir()}
