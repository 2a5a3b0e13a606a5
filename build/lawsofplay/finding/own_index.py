"""The index of an installed edition: made when it is first asked, in the user's folder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from filelock import FileLock

from lawsofplay.base.project import Project
from lawsofplay.finding.making import build_index
from lawsofplay.model.edition import load_edition


def needs_own_index(project: Project) -> bool:
    """Whether this is an installed edition that was never searched; a project is built instead."""
    return project.is_installed and not project.index.is_dir()


def make_own_index(project: Project) -> None:
    """Make ``project.index`` where it is not there; whole or not at all, by one at a time."""
    folder = project.index.parent
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "index.lock"):
        if project.index.is_dir():
            return
        with TemporaryDirectory(dir=folder) as made:
            fresh = replace(project, output=Path(made))
            build_index(fresh, load_edition(project))
            fresh.index.rename(project.index)
