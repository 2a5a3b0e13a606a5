"""Plugins of the whole test-suite: quotations are verified, and test runs can be tested."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# A slow machine is no fault of a function, and two runs of one suite shall try the same cases.
settings.register_profile("laws", deadline=None, derandomize=True)
settings.load_profile("laws")

pytest_plugins = ["lawsofplay.rules.quoting", "lawsofplay.rules.comparing", "pytester"]

COSTLY = ("site", "search", "downloads")
"""Folders whose tests share something built once: one process takes them all, under ``-n``."""


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.parent.name
        if folder in COSTLY:
            item.add_marker(pytest.mark.xdist_group(folder))


CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Debian's Chromium; where it is missing tests are skipped, but fail in CI.

    Opened for each module: while it is open, its event loop runs in this thread.
    """
    if not CHROMIUM.is_file():
        if os.environ.get("CI") == "true":
            pytest.fail(f"{CHROMIUM} is missing; install Debian's chromium")
        pytest.skip(f"{CHROMIUM} is missing")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        yield opened
        opened.close()
