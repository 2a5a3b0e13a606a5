"""The source files: site and index are made from them, and the source archive holds them."""

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
"""The files and folders of the project that are sources, in alphabetical order."""


def inputs(root: Path) -> Iterator[Path]:
    """Every source file of the project, always in the same order."""
    for name in READ:
        path = root / name
        if path.is_file():
            yield path
        for file in sorted(path.rglob("*")) if path.is_dir() else ():
            # A name with a leading dot belongs to an editor or an interrupted write.
            if file.is_file() and file.suffix != ".pyc" and not file.name.startswith("."):
                yield file
