"""The index of an installed edition, made at the first search, in the user's folder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from filelock import FileLock

from lawsofplay.base.project import Project
from lawsofplay.finding.making import build_index
from lawsofplay.model.edition import load_edition


def needs_own_index(project: Project) -> bool:
    """Whether this is an installed edition without an index.

    In a project, the build makes the index.
    """
    return project.is_installed and not project.index.is_dir()


def make_own_index(project: Project) -> None:
    """Make ``project.index`` if it is missing.

    It appears complete or not at all; a lock lets only one process make it.
    """
    folder = project.index.parent
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "index.lock"):
        if project.index.is_dir():
            return
        with TemporaryDirectory(dir=folder) as made:
            fresh = replace(project, output=Path(made))
            build_index(fresh, load_edition(project))
            fresh.index.rename(project.index)
