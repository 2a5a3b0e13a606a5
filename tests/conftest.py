"""Plugins of the whole test suite: they verify quotations, and make test runs testable."""

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

# No deadline, since machines may be slow; and every run must try the same cases.
settings.register_profile("laws", deadline=None, derandomize=True)
settings.load_profile("laws")

pytest_plugins = [
    "lawsofplay.rules.collecting",
    "lawsofplay.rules.quoting",
    "lawsofplay.cases.comparing",
    "tests.browser.recording",
    "pytester",
]

# The collected tests stay to the end, so Python need not search them for garbage.
collect_seldom()

REAL = find_project(Path(__file__).parent)

COSTLY = ("site", "finding", "downloads", "benchmarks", "browser")
"""Folders whose tests share costly data."""


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Under ``-n``, give all tests that share something costly to one process."""
    current = built.is_current(REAL)
    for item in items:
        folder = item.path.parent.name
        if folder in COSTLY:
            browses = "chromium" in getattr(item, "fixturenames", ())
            # If the edition must be built first, one process builds it once.
            group = ("browser" if browses else folder) if current else "built"
            item.add_marker(pytest.mark.xdist_group(group))


def pytest_collection_finish() -> None:
    """Keep the garbage collector away from the tests themselves."""
    gc.freeze()


@pytest.fixture(scope="session")
def built_project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The edition with its site and index, only for reading.

    They are what ``laws build`` made, if nothing changed since, as in ``make test``. Otherwise they
    are built here into a folder of their own.
    """
    if built.is_current(REAL):
        return REAL
    # The building code is loaded only here, so that the tests of one game begin at once.
    from lawsofplay.pipeline import steps

    made = linked_project(REAL, tmp_path_factory.mktemp("built"))
    for _ in steps.render(made):
        pass
    return made


def linked_project(real: Project, root: Path) -> Project:
    """A project with the same sources, whose own folder takes the site and index."""
    for name in sources.READ:
        (root / name).symlink_to(real.root / name)
    return Project(root)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Debian's Chromium. Without it, tests are skipped, or fail in CI.

    It is opened for each module, since its event loop runs in this thread while it is open.
    """
    program = tools.needed(tools.chromium(), "chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=str(program), args=["--no-sandbox", "--disable-gpu"]
        )
        yield opened
        opened.close()
