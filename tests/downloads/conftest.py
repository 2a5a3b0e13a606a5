"""The downloads as they were built, and the edition from which they were built."""

from __future__ import annotations

import pytest

from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site.download import FOLDER
from lawsofplay.site.library import Library


@pytest.fixture(scope="session")
def library(built_project: Project) -> Library:
    edition = load_edition(built_project)
    return Library(built_project, edition, coverage_report(built_project, edition))


@pytest.fixture(scope="session")
def files(built_project: Project) -> dict[str, bytes]:
    """The files that the page lists, without those of a single law or game and the logs."""
    folder = built_project.site / FOLDER
    listed = (path for path in folder.iterdir() if path.is_file())
    return {
        download.name: download.read_bytes()
        for download in listed
        if not download.name.endswith("-emendations.tsv")
    }
