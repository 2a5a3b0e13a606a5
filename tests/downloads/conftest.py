"""The files to take away, made once in memory from the edition as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.downloads.catalogue import Catalogue, catalogue
from lawsofplay.edition import load_edition
from lawsofplay.project import find_project
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site.library import Library


@pytest.fixture(scope="session")
def library() -> Library:
    project = find_project(Path(__file__).parent)
    edition = load_edition(project)
    return Library(project, edition, coverage_report(project, edition))


@pytest.fixture(scope="session")
def made(library: Library) -> Catalogue:
    return catalogue(library)


@pytest.fixture(scope="session")
def files(made: Catalogue) -> dict[str, bytes]:
    return {file.name: file.data for file in made}
