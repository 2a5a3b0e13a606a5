"""The real books as they were indexed and exported; and a node to ask."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from search_support import Browser

from lawsofplay.project import Project
from lawsofplay.search.engine import Engine

HERE = Path(__file__).parent


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
def browser(project: Project, exported: Path) -> Iterator[Browser]:
    node = shutil.which("node")
    assert node, "these tests need node: apt-get install nodejs"
    scripts = project.templates / "scripts"
    command = [node, str(HERE / "ask.js"), str(exported), str(scripts)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield Browser(process)
        assert process.stdin
        process.stdin.close()
