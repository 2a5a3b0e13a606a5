"""Builds run one at a time, in a folder of their own, and replace the old output when complete."""

from __future__ import annotations

import gc
import multiprocessing
import os
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import wait
from pathlib import Path

from filelock import FileLock, Timeout

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project

FOLDER = ".build"
"""The folder of the project in which a build makes site and index."""

LOCK = ".build.lock"
"""The file that a build locks. The lock ends with the process, even when that is killed."""


@contextmanager
def alone(project: Project) -> Iterator[None]:
    """Hold the lock of the build. Raises InputError when another build is running."""
    try:
        lock = FileLock(project.root / LOCK).acquire(timeout=0)
    except Timeout:
        mend = "another build of this project is running; wait until it is done"
        raise InputError("build", "", mend) from None
    with lock:
        yield


@contextmanager
def staged(project: Project) -> Iterator[Project]:
    """Give a project with the same sources, whose site and index are to be made anew.

    They replace the old ones when the build is complete, and are removed when it fails. So a
    reader sees the old edition or the new one, never pages of both.
    """
    folder = project.root / FOLDER
    _sweep(project)
    folder.mkdir()
    fresh = replace(project, output=folder)
    try:
        yield fresh
        _swap(fresh.site, project.site)
        _swap(fresh.index, project.index)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _sweep(project: Project) -> None:
    """Remove what killed builds have left."""
    shutil.rmtree(project.root / FOLDER, ignore_errors=True)
    for path in project.tei.glob(".*.xml.*"):
        path.unlink()


def _swap(fresh: Path, target: Path) -> None:
    if target.exists():
        target.rename(fresh.with_name(f"old-{target.name}"))
    fresh.rename(target)


def collect_seldom() -> None:
    """Run Python's garbage collector seldom: a build keeps nearly all objects that it makes.

    With Python's own settings the collector takes a sixth of the time of a build.
    """
    gc.set_threshold(_OBJECTS_BETWEEN, 20, 20)


_OBJECTS_BETWEEN = 200_000
"""How many objects are made between two collections; Python's own setting is 700."""


def worker() -> ProcessPoolExecutor:
    """A second process for parallel work. It ends with this one, even when this one is killed."""
    return ProcessPoolExecutor(max_workers=1, initializer=_follow_parent)


def _follow_parent() -> None:
    collect_seldom()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
