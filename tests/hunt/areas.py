"""The areas of the hunt, and the attempts made in each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site.library import Library
from tests import tools
from tests.hunt import (
    addresses,
    builds,
    calls,
    edits,
    facts,
    hunting,
    load,
    marks,
    pages,
    queries,
    templates,
)
from tests.hunt.attempt import Attempt


@dataclass
class Ground:
    """Where the hunt takes place: the project with its built site, and an empty folder."""

    project: Project
    folder: Path

    @cached_property
    def library(self) -> Library:
        """The site's own view of the edition."""
        edition = load_edition(self.project)
        return Library(self.project, edition, coverage_report(self.project, edition))


def _in_chromium(ground: Ground) -> Iterator[Attempt]:
    program = tools.chromium()
    if program is None:
        return
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened: Any = playwright.chromium.launch(
            executable_path=str(program), args=["--no-sandbox", "--disable-gpu"]
        )
        yield from addresses.attempts(ground.project, opened)
        opened.close()


AREAS: Mapping[str, Callable[[Ground], Iterator[Attempt]]] = {
    "1 data files": lambda place: hunting.attempts(place.project, place.folder),
    "1 pages, TEI, schema; XML attacks": lambda place: pages.attempts(place.folder),
    "1 templates": lambda place: templates.attempts(
        place.project, place.library, place.folder, one_in=4
    ),
    "2 single edits of pages": lambda place: edits.attempts(place.project, 400),
    "3a command line": lambda place: calls.attempts(place.project, 200),
    "3b facts": lambda _: facts.attempts(),
    "3c queries": lambda place: queries.attempts(place.project, 160),
    "5 builds killed": lambda place: builds.attempts(place.folder, 12),
    "7 crafted addresses": _in_chromium,
    "7 marks in sources": lambda place: marks.attempts(place.project, place.library, place.folder),
    "8 load": lambda place: load.attempts(place.folder),
}
"""The areas by the numbers of the first hunt. 4, impossible facts, is
tests/executable_rules/boundaries.py; 6, the same bytes on every Python, is .ci/run."""
