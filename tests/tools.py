"""Programs that tests need and that the Python package index does not have."""

from __future__ import annotations

import os
import shutil
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

from lawsofplay.base.project import find_project

ROOT = find_project(Path(__file__).parent).root

_CHROMIUM = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
"""Debian's two packages of Chromium; the first opens no windows and is twice as fast."""

MENDS = {
    "chromium": "Chromium is missing; install Debian's chromium-headless-shell",
    "java": "Java is missing; install Debian's default-jre-headless",
    "pandoc": "pandoc is missing; install Debian's pandoc",
    "bibutils": "bibutils are missing; install Debian's bibutils",
    "styles": "styles of citations are missing; install Debian's citation-style-language-styles",
    "npm": "npm's packages are missing; install npm and run: make test",
}


def chromium() -> Path | None:
    """Debian's Chromium, if it is installed."""
    return next((path for path in _CHROMIUM if path.is_file()), None)


def java() -> Path | None:
    """The Java runtime, if it is installed."""
    return program("java")


def program(name: str) -> Path | None:
    """A program by its name, if it is installed."""
    found = shutil.which(name)
    return Path(found) if found else None


def citation_style(name: str) -> Path | None:
    """One of Debian's citation styles, if they are installed."""
    path = Path("/usr/share/citation-style-language/styles") / f"{name}.csl"
    return path if path.is_file() else None


def package(name: str) -> Path | None:
    """The folder of a package of tests/package.json, which ``make test`` installs with npm."""
    path = ROOT / ".node/node_modules" / name
    return path if path.is_dir() else None


def needed(path: Path | None, tool: str) -> Path:
    """The thing found. If there is none, the test is skipped, or fails in CI."""
    return path or _without(MENDS[tool])


def reader(name: str) -> ModuleType:
    """A package of the developer's environment that reads a format independently of ours."""
    if find_spec(name) is None:
        _without(f"{name} is not installed; run: make test")
    return import_module(name)


def _without(mend: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(mend)
    pytest.skip(mend)
