"""What the site and the index were built from: one sum over everything that the build reads.

The sum stands in the site. Where it is no longer that of the sources, site and index are older
than they.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from lawsofplay.files import write_text
from lawsofplay.project import Project

NAME = "built-from.sha256"
"""The file of the site that holds the sum."""

READ = (
    ".ci",
    ".gitattributes",
    ".github",
    ".gitignore",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CITATION.cff",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "build",
    "corpus",
    "docs",
    "executable_rules",
    "ids.lock",
    "manifest.lock",
    "pyproject.toml",
    "site_templates",
    "tei",
    "tests",
)
"""What site and index are made from, and what their source archive holds."""


def sum_of_inputs(project: Project) -> str:
    """SHA-256 over the names and bytes of all that the build reads, in hexadecimal."""
    found = hashlib.sha256()
    for path in inputs(project.root):
        data = path.read_bytes()
        found.update(f"{path.relative_to(project.root).as_posix()}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()


def inputs(root: Path) -> Iterator[Path]:
    """All that the build reads, file by file, in one order."""
    for name in READ:
        path = root / name
        if path.is_file():
            yield path
        for file in sorted(path.rglob("*")) if path.is_dir() else ():
            # A dot begins what an editor or an interrupted writer left.
            if file.is_file() and file.suffix != ".pyc" and not file.name.startswith("."):
                yield file


def is_current(project: Project) -> bool:
    """Whether site and index are there and were built from the sources as they are."""
    path = project.site / NAME
    if not path.is_file() or not project.index.is_dir():
        return False
    return path.read_text(encoding="utf-8").strip() == sum_of_inputs(project)


def record(project: Project) -> None:
    """Write the sum, when all is built."""
    write_text(project.site / NAME, sum_of_inputs(project) + "\n")
