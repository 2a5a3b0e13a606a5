"""Plugins of the whole test-suite: quotations are verified, and test runs can be tested."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from lawsofplay.base import sources
from lawsofplay.base.project import Project, find_project
from lawsofplay.base.staging import collect_seldom
from lawsofplay.pipeline import built
from tests import tools

# A slow machine is no fault of a function, and two runs of one suite shall try the same cases.
settings.register_profile("laws", deadline=None, derandomize=True)
settings.load_profile("laws")

pytest_plugins = [
    "lawsofplay.rules.collecting",
    "lawsofplay.rules.quoting",
    "lawsofplay.cases.comparing",
    "tests.browser.recording",
    "pytester",
]

# What is collected stays to the end: Python need not look through it again and again.
collect_seldom()

REAL = find_project(Path(__file__).parent)

COSTLY = ("site", "finding", "downloads", "benchmarks", "browser")
"""Folders whose tests share what they read."""


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Under ``-n`` one process takes all tests that share something costly."""
    current = built.is_current(REAL)
    for item in items:
        folder = item.path.parent.name
        if folder in COSTLY:
            browses = "chromium" in getattr(item, "fixturenames", ())
            # What must be built first is built once.
            group = ("browser" if browses else folder) if current else "built"
            item.add_marker(pytest.mark.xdist_group(group))


def pytest_collection_finish() -> None:
    """The tests themselves are never looked through for rings of dead objects."""
    gc.freeze()


@pytest.fixture(scope="session")
def built_project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The edition with its site and index, to be read only.

    They are what ``laws build`` made, where it was run since anything changed, as in ``make test``;
    else they are built here into a folder of their own.
    """
    if built.is_current(REAL):
        return REAL
    # All that builds is loaded here alone: the tests of one game begin at once.
    from lawsofplay.pipeline import steps

    made = linked_project(REAL, tmp_path_factory.mktemp("built"))
    for _ in steps.render(made):
        pass
    return made


def linked_project(real: Project, root: Path) -> Project:
    """A project with the same sources, in whose own folder site and index can be built."""
    for name in sources.READ:
        (root / name).symlink_to(real.root / name)
    return Project(root)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Debian's Chromium; where it is missing tests are skipped, but fail in CI.

    Opened for each module: while it is open, its event loop runs in this thread.
    """
    program = tools.needed(tools.chromium(), "chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=str(program), args=["--no-sandbox", "--disable-gpu"]
        )
        yield opened
        opened.close()
