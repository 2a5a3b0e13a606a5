"""The real books, indexed and exported once, in a project of their own; and a node to ask."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from search_support import Browser

from lawsofplay.edition import load_edition
from lawsofplay.project import Project, find_project
from lawsofplay.search.engine import Engine, build_index
from lawsofplay.search.export import export_buckets
from lawsofplay.site.links import links_of

HERE = Path(__file__).parent
INPUTS = (
    "corpus",
    "tei",
    "site_templates",
    "executable_rules",
    "tests",
    "pyproject.toml",
    "CITATION.cff",
)


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project with the real corpus, and an index of its own."""
    root = tmp_path_factory.mktemp("project")
    real = find_project(HERE).root
    for name in INPUTS:
        (root / name).symlink_to(real / name)
    built = Project(root)
    build_index(built, load_edition(built))
    return built


@pytest.fixture(scope="session")
def engine(project: Project) -> Engine:
    return Engine(project.index)


@pytest.fixture(scope="session")
def exported(project: Project) -> Path:
    out = project.site / "search"
    edition = load_edition(project)
    export_buckets(project, edition, out, links_of(edition))
    return out


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
