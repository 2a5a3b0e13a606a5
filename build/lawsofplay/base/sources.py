"""The sources: what site and index are made from, and what their source archive holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

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
"""Files and folders of the project, in one order."""


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
