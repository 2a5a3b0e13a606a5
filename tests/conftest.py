"""Plugins of the whole test-suite: quotations are verified, and test runs can be tested."""

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
